import type { EntityManager } from '@mikro-orm/postgresql';
import { announceItems } from '../../core/events/announce.ts';
import { releaseImages } from '../../core/images/released-images.ts';
import type { User } from '../../core/users/user.entity.ts';
import { noteForBuyers } from '../buyer-mails/note-for-buyers.ts';
import { forgetFieldEdits } from '../lists/field-edits.ts';
import { Item } from './item.entity.ts';
import { lockItems } from './locked-items.ts';

/**
 * Deletes items of a list, in a transaction: their pictures and their purchases go with them, and their buyers are
 * told. It does the same for one item and for a hundred, and for bought items as for the rest. Gives the ids of the
 * items that were there.
 */
export async function deleteItems(
  em: EntityManager,
  viewer: User,
  list: { id: string },
  itemIds: readonly string[],
): Promise<string[]> {
  const ids = (await lockItems(em, list.id, itemIds)).map(({ id }) => id);
  if (ids.length === 0) return [];
  await noteForBuyers(em, { itemIds: ids }, 'ITEM_REMOVED');
  await releaseImages(em, 'items', ids);
  await forgetFieldEdits(em, ids);
  await em.nativeDelete(Item, { id: { $in: ids } });
  await announceItems(em, 'ITEM_REMOVED', list, { itemIds: ids, actorId: viewer.id });
  return ids;
}
