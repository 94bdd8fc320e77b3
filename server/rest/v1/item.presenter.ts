import { absoluteAddress } from '../../images/image-address.ts';
import { effectiveImageUrl } from '../../items/effective-image.ts';
import type { Item } from '../../items/item.entity.ts';
import { ITEM_COLUMNS, type ItemColumns, pickColumns } from '../../items/item-columns.ts';
import { priceOf } from '../../items/item-price.ts';
import type { PurchaseEntry } from '../../items/purchase-entry.type.ts';
import type { RequestContext } from '../../request-context.ts';
import type { SharedItem } from '../../sharing/shared-list.type.ts';
import type { SharedItemRow } from '../../sharing/shared-list-rows.ts';
import { snakeCase } from '../../snake-case.ts';
import { type PresentedImage, presentImage } from './image.presenter.ts';
import { presentPurchase } from './purchase.presenter.ts';

/** The contract's Item object. */
export async function presentItem({ services, viewerOrGuest, publicUrl }: RequestContext, item: Item) {
  const [image, quantityPurchased, purchases] = await Promise.all([
    item.image?.load(),
    services.shownPurchases.countFor(viewerOrGuest, item),
    services.shownPurchases.purchasesFor(viewerOrGuest, item),
  ]);
  return itemObject(item, {
    listId: item.list.id,
    isArchived: item.isArchived,
    price: priceOf(item),
    outgoingUrl: item.affiliateUrl ?? item.primaryUrl,
    image,
    effectiveImageUrl: effectiveImageUrl(image, item.imageUrl, item.affiliateLogoUrl),
    publicUrl,
    quantityPurchased,
    purchases,
  });
}

/** The contract's Item object, as people behind the share link see it. */
export function presentSharedItem(item: SharedItem, listId: string, publicUrl: string) {
  const { price, outgoingUrl, effectiveImageUrl, quantityPurchased, purchases } = item;
  const shown = { listId, isArchived: false, price, outgoingUrl, effectiveImageUrl, quantityPurchased, purchases };
  return itemObject(item.row, { ...shown, image: item.row.image, publicUrl });
}

interface Shown {
  listId: string;
  isArchived: boolean;
  price: number | null;
  outgoingUrl?: string | null;
  image: PresentedImage | null | undefined;
  effectiveImageUrl?: string | null;
  /** The address of this site. */
  publicUrl: string;
  quantityPurchased: number;
  purchases: readonly PurchaseEntry[];
}

function itemObject(item: Item | SharedItemRow, shown: Shown) {
  const purchases = shown.purchases.map(presentPurchase);
  return {
    ...presentColumns(pickColumns(item, ITEM_COLUMNS)),
    list_id: shown.listId,
    name: item.title,
    outgoing_url: shown.outgoingUrl ?? null,
    quantity_purchased: shown.quantityPurchased,
    purchases,
    purchased_by: purchases,
    priority: item.orderIndex,
    price: shown.price,
    is_archived: shown.isArchived,
    ...presentImage(shown.image, shown.publicUrl),
    effective_image_url: shown.effectiveImageUrl ? absoluteAddress(shown.publicUrl, shown.effectiveImageUrl) : null,
  };
}

/** Columns under the contract's names; dates become ISO texts when the answer is written. */
function presentColumns(columns: ItemColumns): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).map(([column, value]) => [snakeCase(column), value]));
}
