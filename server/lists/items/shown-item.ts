import { toMajorUnits } from '../../base/amounts/money.rules.ts';
import type { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import type { ListAccess } from '../../core/access/list.policy.ts';
import {
  canSeePutBack,
  type PurchaseView,
  purchaseView,
  type Revisions,
  revisionFor,
} from '../../core/access/purchase.policy.ts';
import { pictureSizes } from '../../core/images/picture-sizes.ts';
import type { User } from '../../core/users/user.entity.ts';
import { type GroupGift, groupGiftOf } from '../group-gifts/group-gift.ts';
import { isAnyNumber } from '../lists/any-number.rules.ts';
import { effectiveImageUrl } from './effective-image.ts';
import { ITEM_COLUMNS, pickColumns } from './item-columns.ts';
import { unitPriceOf } from './item-price.ts';
import type { ItemImageRow, ItemRow } from './item-rows.ts';
import { type PurchaseEntry, purchaseEntries } from './purchase-entry.type.ts';

/**
 * An item as one member sees it on its list: everything that the GraphQL type has, in fields of these names, so that no
 * resolver is asked. Of one item alone ItemsResolver says the same; for thousands, asking it for each field takes
 * longer than reading them.
 */
export class ShownItem {
  declare readonly id: string;
  declare readonly currency: string;
  declare readonly quantityDesired: number;
  declare readonly isGroupGift: boolean;
  declare readonly isFund: boolean;
  readonly listId: string;
  readonly outgoingUrl: string | null;
  readonly isAffiliateLink: boolean;
  readonly image: ItemImageRow | null;
  readonly effectiveImageUrl: string | null;
  readonly imageSizes: string | null;
  readonly price: number | null;
  readonly quantityPurchased: number;
  readonly heldUntil: Date | null;
  readonly isNoLongerNeeded: boolean;
  readonly timesPutBack: number | null;
  readonly isArchived: boolean;
  readonly purchases: readonly PurchaseEntry[];
  readonly listRevision: number;
  private readonly priceMinor: number | null;
  private readonly view: PurchaseView;

  constructor(
    readonly row: ItemRow,
    /** The facts that decide who may know of its purchases. */
    readonly access: ListAccess & Revisions,
    viewer: Pick<User, 'id'> | null,
  ) {
    const list = access;
    Object.assign(this, pickColumns(row, ITEM_COLUMNS));
    this.listId = row.listId;
    this.outgoingUrl = row.affiliateUrl ?? row.primaryUrl;
    this.isAffiliateLink = row.affiliateUrl !== null;
    this.image = row.image;
    this.effectiveImageUrl = effectiveImageUrl(row.image, row.imageUrl, row.affiliateLogoUrl);
    this.imageSizes = row.image && pictureSizes(row.image);
    this.priceMinor = row.priceMinor;
    this.price = row.priceMinor === null ? null : toMajorUnits(row.priceMinor, row.currency);
    this.view = purchaseView(viewer, list);
    this.quantityPurchased = this.view === 'nothing' ? 0 : row.quantityPurchased;
    this.heldUntil = this.view === 'nothing' ? null : row.heldUntil;
    this.isNoLongerNeeded = this.view !== 'nothing' && row.isUnneeded;
    this.timesPutBack = canSeePutBack(viewer, list) ? row.timesPutBack : null;
    this.isArchived = row.isArchived;
    this.purchases = purchaseEntries(viewer, list, row.purchases);
    this.listRevision = revisionFor(this.view, list);
  }

  get isAnyNumber(): boolean {
    return isAnyNumber(this.quantityDesired);
  }

  get pledgedMinor(): number | null {
    return this.groupGift.pledgedMinor;
  }

  get pledgeCount(): number {
    return this.groupGift.pledgeCount;
  }

  get groupGift(): GroupGift {
    return groupGiftOf(this.row, this.access, this.view);
  }

  /** Made where somebody asks for it: few do, of thousands of items. */
  get unitPrice(): MoneyAmount | null {
    return unitPriceOf({ priceMinor: this.priceMinor, currency: this.currency });
  }
}
