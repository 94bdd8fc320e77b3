import type { ListAccess } from '../../core/access/list.policy.ts';
import { canSeePutBack, purchaseView, revisionFor } from '../../core/access/purchase.policy.ts';
import type { User } from '../../core/users/user.entity.ts';
import { type GroupGift, groupGiftOf } from '../group-gifts/group-gift.ts';
import { poolOf } from '../group-gifts/pool.ts';
import type { Item } from '../items/item.entity.ts';
import { type PurchaseEntry, purchaseEntries, purchaseRow } from '../items/purchase-entry.type.ts';
import type { List } from '../lists/list.entity.ts';
import { loadWithAccess } from '../lists/list-access.ts';

/** How much of the purchases on a list is shown to those who open the list itself. */
export class ShownPurchasesService {
  async countFor(viewer: User | null, item: Item): Promise<number> {
    const list = await this.listOf(item);
    return purchaseView(viewer, list) === 'nothing' ? 0 : item.quantityPurchased;
  }

  async heldUntilFor(viewer: User | null, item: Item): Promise<Date | null> {
    const list = await this.listOf(item);
    return purchaseView(viewer, list) === 'nothing' ? null : (item.heldUntil ?? null);
  }

  async isUnneededFor(viewer: User | null, item: Item): Promise<boolean> {
    const list = await this.listOf(item);
    return purchaseView(viewer, list) !== 'nothing' && item.isUnneeded;
  }

  async groupGiftFor(viewer: User | null, item: Item): Promise<GroupGift> {
    const list = await this.listOf(item);
    const { isGroupGift, isFund, currency, quantityDesired, quantityPurchased, priceMinor = null } = item;
    const row = { isGroupGift, isFund, currency, quantityDesired, quantityPurchased, priceMinor, pool: poolOf(item) };
    return groupGiftOf(row, list, purchaseView(viewer, list));
  }

  async timesPutBackFor(viewer: User | null, item: Item): Promise<number | null> {
    return canSeePutBack(viewer, await this.listOf(item)) ? item.timesPutBack : null;
  }

  async purchasesFor(viewer: User | null, item: Item): Promise<PurchaseEntry[]> {
    const list = await this.listOf(item);
    if (purchaseView(viewer, list) === 'nothing' || item.quantityPurchased === 0) return []; // in this order: reading takes time
    const purchases = await item.purchases.loadItems({ populate: ['buyer'] });
    return purchaseEntries(viewer, list, purchases.map(purchaseRow));
  }

  /** The list's revision, in which purchases count only for those who may know of them. */
  revisionFor(viewer: User | null, list: List): number {
    return revisionFor(purchaseView(viewer, list), list);
  }

  async listRevisionFor(viewer: User | null, item: Item): Promise<number> {
    return this.revisionFor(viewer, await this.listOf(item));
  }

  areHidden(viewer: User | null, list: ListAccess): boolean {
    return purchaseView(viewer, list) === 'nothing';
  }

  /** Its list, with collaborators. Asked for each field of each item, so a list that was read with them is not read again. */
  listOf({ list }: Item): Promise<List> {
    return loadWithAccess(list);
  }
}
