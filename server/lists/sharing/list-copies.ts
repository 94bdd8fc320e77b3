import type { Pool } from 'pg';
import type { ReadReplica } from '../../base/database/read-replica.ts';
import type { Revisions } from '../../core/access/purchase.policy.ts';
import { readSharedLists, type SharedListRow } from './shared-list-rows.ts';

/**
 * Gives the replica's copy of a list whose revisions were just read in the database itself. Null unless the copy has
 * all changes, so that nobody sees an older state.
 */
export async function currentCopy<Copy extends Revisions>(
  replica: ReadReplica,
  { revision, purchaseRevision }: Revisions,
  read: (replica: Pool) => Promise<Copy | null | undefined>,
): Promise<Copy | null> {
  const copy = await replica.ask(read);
  return copy?.revision === revision && copy.purchaseRevision === purchaseRevision ? copy : null;
}

/** A list with its items, which a guest is to see. */
export function copyOf(
  replica: ReadReplica,
  list: SharedListRow,
  items: 'all' | 'first',
): Promise<SharedListRow | null> {
  const { shareToken } = list;
  return currentCopy(replica, list, async (source) => (await readSharedLists(source, null, { shareToken }, items))[0]);
}

/** The list as it was read last, with items that were read elsewhere. Names of people count no revisions. */
export function withItemsOf(
  list: SharedListRow,
  { items, itemsRead, progress, giftCategories }: SharedListRow,
): SharedListRow {
  return { ...list, items, itemsRead, progress, giftCategories };
}
