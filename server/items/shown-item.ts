import type { ListAccess } from '../access/list.policy.ts';
import { canSeePutBack, purchaseView, type Revisions, revisionFor } from '../access/purchase.policy.ts';
import { toMajorUnits } from '../money.rules.ts';
import type { User } from '../users/user.entity.ts';
import { effectiveImageUrl } from './effective-image.ts';
import type { ItemImageRow, ItemRow } from './item-rows.ts';
import { type PurchaseEntry, purchaseEntries } from './purchase-entry.type.ts';

/**
 * An item as one member sees it on its list: everything that the GraphQL type has, in fields of these names, so that no
 * resolver is asked. Of one item alone ItemsResolver says the same; for thousands, asking it for each field takes
 * longer than reading them.
 */
export class ShownItem {
  readonly id: string;
  readonly listId: string;
  readonly title: string;
  readonly description: string;
  readonly notes: string;
  readonly category: string;
  readonly primaryUrl: string | null;
  readonly secondaryUrl: string | null;
  readonly outgoingUrl: string | null;
  readonly imageUrl: string | null;
  readonly image: ItemImageRow | null;
  readonly effectiveImageUrl: string | null;
  readonly price: number | null;
  readonly currency: string;
  readonly quantityDesired: number;
  readonly quantityPurchased: number;
  readonly timesPutBack: number | null;
  readonly orderIndex: number;
  readonly isArchived: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly purchases: readonly PurchaseEntry[];
  readonly listRevision: number;

  constructor(row: ItemRow, list: ListAccess & Revisions, viewer: Pick<User, 'id'> | null) {
    this.id = row.id;
    this.listId = row.listId;
    this.title = row.title;
    this.description = row.description;
    this.notes = row.notes;
    this.category = row.category;
    this.primaryUrl = row.primaryUrl;
    this.secondaryUrl = row.secondaryUrl;
    this.outgoingUrl = row.primaryUrl;
    this.imageUrl = row.imageUrl;
    this.image = row.image;
    this.effectiveImageUrl = effectiveImageUrl(row.image, row.imageUrl);
    this.price = row.priceMinor === null ? null : toMajorUnits(row.priceMinor, row.currency);
    this.currency = row.currency;
    this.quantityDesired = row.quantityDesired;
    this.quantityPurchased = purchaseView(viewer, list) === 'nothing' ? 0 : row.quantityPurchased;
    this.timesPutBack = canSeePutBack(viewer, list) ? row.timesPutBack : null;
    this.orderIndex = row.orderIndex;
    this.isArchived = row.isArchived;
    this.createdAt = row.createdAt;
    this.updatedAt = row.updatedAt;
    this.purchases = purchaseEntries(viewer, list, row.purchases);
    this.listRevision = revisionFor(purchaseView(viewer, list), list);
  }
}
