import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../core/users/user.entity.ts';
import { selectOwnOffList } from './off-list-rows.ts';

/** The gifts of an account that are on no list, as its export has them. */
export async function exportedOffList(em: EntityManager, { id }: User) {
  const rows = await selectOwnOffList(em, { memberId: id, viewerId: id, guestKeyId: null, id: null });
  return rows.map(({ isOpen, listName, what, isToldAfter, givenAt }) => {
    return { list: isOpen ? listName : null, what, isToldAfter, givenAt };
  });
}
