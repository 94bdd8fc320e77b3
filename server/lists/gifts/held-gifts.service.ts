import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../base/errors/errors.ts';
import { User } from '../../core/users/user.entity.ts';
import type { List } from '../lists/list.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { HeldGift } from './held-gift.type.ts';
import { type HeldGiftRow, selectHeldGifts } from './held-gifts.ts';

/** Shows people the gifts that they hold on one of their shopping lists. They are no items of it: nobody else sees or counts them. */
export class HeldGiftsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
  ) {}

  /** Known with the viewer, so that a list without them asks nothing. */
  isShownOn(viewer: User | null, { id, listType }: List): boolean {
    return viewer?.holdsListId === id && listType === 'SHOPPING';
  }

  async giftsOn(viewer: User | null, list: List): Promise<HeldGift[]> {
    if (!viewer || !this.isShownOn(viewer, list)) return [];
    const rows = await selectHeldGifts(this.em, { memberId: viewer.id, viewerId: viewer.id, guestKeyId: null });
    return rows.map(heldGiftOf);
  }

  /** On one list at a time. Nobody is told: it changes what the viewer sees, and nothing on the list. */
  async setShown(viewer: User, listId: string, isShown: boolean): Promise<List> {
    const list = await this.lists.getChangeableList(viewer, listId);
    if (isShown && list.listType !== 'SHOPPING') throw new InvalidInput({ listId: [t`Choose a shopping list.`] });
    const isOn = viewer.holdsListId === list.id;
    if (isShown === isOn) return list;
    viewer.holdsListId = isShown ? list.id : null;
    await this.em.nativeUpdate(User, { id: viewer.id }, { holdsListId: viewer.holdsListId });
    return list;
  }
}

function heldGiftOf({ heldUntil, ...row }: HeldGiftRow): HeldGift {
  return {
    ...row,
    state: heldUntil ? 'RESERVED' : 'BOUGHT',
    heldUntil: heldUntil === null ? null : new Date(heldUntil),
  };
}
