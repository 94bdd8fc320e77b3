import { absoluteAddress } from '../../images/image-address.ts';
import { effectiveImageUrl } from '../../items/effective-image.ts';
import type { Item } from '../../items/item.entity.ts';
import { priceOf } from '../../items/items.service.ts';
import type { PurchaseEntry } from '../../items/purchase-entry.type.ts';
import type { RequestContext } from '../../request-context.ts';
import type { SharedItem } from '../../sharing/shared-list.type.ts';
import { type PresentedImage, presentImage } from './image.presenter.ts';
import { presentPurchase } from './purchase.presenter.ts';

/** The contract's Item object. */
export async function presentItem({ services, viewerOrGuest, publicUrl }: RequestContext, item: Item) {
  const [image, quantityPurchased, purchases] = await Promise.all([
    item.image?.load(),
    services.purchases.countFor(viewerOrGuest, item),
    services.purchases.purchasesFor(viewerOrGuest, item),
  ]);
  return itemObject(item, {
    listId: item.list.id,
    isArchived: item.isArchived,
    price: priceOf(item),
    outgoingUrl: item.primaryUrl,
    image,
    effectiveImageUrl: effectiveImageUrl(image, item.imageUrl),
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

/** What is the same for everybody who sees an item at all. */
type Columns = Pick<
  Item,
  | 'id'
  | 'title'
  | 'description'
  | 'notes'
  | 'category'
  | 'primaryUrl'
  | 'secondaryUrl'
  | 'imageUrl'
  | 'quantityDesired'
  | 'orderIndex'
  | 'currency'
  | 'createdAt'
  | 'updatedAt'
>;

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

function itemObject(item: Columns, shown: Shown) {
  const purchases = shown.purchases.map(presentPurchase);
  return {
    id: item.id,
    list_id: shown.listId,
    name: item.title,
    title: item.title,
    description: item.description,
    notes: item.notes,
    category: item.category,
    primary_url: item.primaryUrl ?? null,
    secondary_url: item.secondaryUrl ?? null,
    outgoing_url: shown.outgoingUrl ?? null,
    image_url: item.imageUrl ?? null,
    quantity_desired: item.quantityDesired,
    quantity_purchased: shown.quantityPurchased,
    purchases,
    purchased_by: purchases,
    order_index: item.orderIndex,
    priority: item.orderIndex,
    price: shown.price,
    currency: item.currency,
    is_archived: shown.isArchived,
    ...presentImage(shown.image, shown.publicUrl),
    effective_image_url: shown.effectiveImageUrl ? absoluteAddress(shown.publicUrl, shown.effectiveImageUrl) : null,
    created_at: item.createdAt.toISOString(),
    updated_at: item.updatedAt.toISOString(),
  };
}
