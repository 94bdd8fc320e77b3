import type { EntityManager } from '@mikro-orm/postgresql';
import { announceItems } from '../../core/events/announce.ts';
import { releaseImages } from '../../core/images/released-images.ts';
import type { User } from '../../core/users/user.entity.ts';
import { noteForBuyers } from '../buyer-mails/note-for-buyers.ts';
import { forgetFieldEdits } from '../lists/field-edits.ts';
import { Item } from './item.entity.ts';
import { withItemsLocked } from './locked-items.ts';

/**
 * Deletes items of a list: their pictures and their purchases go with them, and their buyers are
 * told. It does the same for one item and for a hundred, and for bought items as for the rest. Gives the ids of the
 * items that were there.
 */
export function deleteItems(
  em: EntityManager,
  viewer: User,
  list: { id: string },
  itemIds: readonly string[],
): Promise<string[]> {
  return withItemsLocked(em, list.id, itemIds, async (inside, items) => {
    const ids = items.map(({ id }) => id);
    if (ids.length === 0) return [];
    await noteForBuyers(inside, { itemIds: ids }, 'ITEM_REMOVED');
    await releaseImages(inside, 'items', ids);
    await forgetFieldEdits(inside, ids);
    await inside.nativeDelete(Item, { id: { $in: ids } });
    await announceItems(inside, 'ITEM_REMOVED', list, { itemIds: ids, actorId: viewer.id });
    return ids;
  });
}
