import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../core/users/user.entity.ts';
import { selectOwnOffList } from './off-list-rows.ts';

/** The gifts of an account that are on no list, as its export has them. */
export async function exportedOffList(em: EntityManager, { id }: User) {
  const rows = await selectOwnOffList(em, { memberId: id, viewerId: id, guestKeyId: null, id: null });
  return rows.map(({ isOpen, listName, what, notes, primaryUrl, isToldAfter, isIdea, isIdeaMine, isMine, givenAt }) => {
    const told = { list: isOpen ? listName : null, what, isToldAfter, givenAt };
    return isIdea ? { ...told, notes, primaryUrl, isGiven: isMine, isIdea: true, isOwnIdea: isIdeaMine } : told;
  });
}
