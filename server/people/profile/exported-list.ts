import { purchaseView } from '../../core/access/purchase.policy.ts';
import type { Image } from '../../core/images/image.entity.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { Invitation } from '../../lists/collaborators/invitation.entity.ts';
import type { Draft } from '../../lists/drafts/draft.entity.ts';
import type { Item } from '../../lists/items/item.entity.ts';
import { ITEM_COLUMNS, pickColumns } from '../../lists/items/item-columns.ts';
import { priceOf } from '../../lists/items/item-price.ts';
import { purchaseEntries, purchaseRow } from '../../lists/items/purchase-entry.type.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { ShownShop } from '../../lists/shops/shop.type.ts';

export function picturePath({ originalKey }: Pick<Image, 'originalKey'>): string {
  return `pictures/${originalKey}`;
}

interface Beside {
  invitations: readonly Invitation[];
  shops: readonly ShownShop[];
  drafts: readonly Draft[];
  /** By item, of funds alone. */
  howToPay: ReadonlyMap<string, string | null>;
  siteUrl: string;
}

/** As the owner may know it; the list was loaded with everything that hangs on it. */
export function exportedList(viewer: User, list: List, { invitations, shops, drafts, howToPay, siteUrl }: Beside) {
  const arePurchasesHidden = purchaseView(viewer, list) === 'nothing';
  const { id, name, description, listType, privacy, purchaseVisibility, accentColor, createdAt, updatedAt } = list;
  return {
    id,
    name,
    description,
    listType,
    privacy,
    purchaseVisibility,
    eventType: list.eventType ?? null,
    eventDate: list.eventDate ?? null,
    timeZone: list.timeZone,
    holdDays: list.holdDays,
    isNameEnough: list.isNameEnough,
    for: list.person?.unwrap().name ?? null,
    shareLink: `${siteUrl}/shared/${list.shareToken}`,
    shareLinkExpiresAt: list.shareLinkExpiresAt ?? null,
    accentColor: accentColor ?? null,
    categoryOrder: list.categoryOrder,
    shops: shops.map(({ name, categoryOrder, itemIds }) => ({ name, categoryOrder, itemIds })),
    banner: list.banner ? picturePath(list.banner.unwrap()) : null,
    createdAt,
    updatedAt,
    collaborators: list.collaborators.map(({ user, role, invitedAt, joinedAt }) => {
      const { name: who, email } = user.unwrap();
      return { name: who, email, role, invitedAt, joinedAt };
    }),
    invitations: invitations.map(({ email, role, invitedAt, expiresAt }) => ({ email, role, invitedAt, expiresAt })),
    purchasesHidden: arePurchasesHidden,
    items: list.items.map((item) => ({
      ...exportedItem(item),
      ...(howToPay.has(item.id) && { howToPay: howToPay.get(item.id) }),
      ...(!arePurchasesHidden && exportedPurchases(viewer, list, item)),
    })),
    drafts: drafts.map(({ values, image, isSuggestion, suggestedBy, createdAt }) => ({
      ...values,
      isSuggestion,
      suggestedBy,
      picture: image ? picturePath(image.unwrap()) : null,
      createdAt,
    })),
  };
}

function exportedItem(item: Item) {
  return {
    ...pickColumns(item, ITEM_COLUMNS),
    price: priceOf(item),
    picture: item.image ? picturePath(item.image.unwrap()) : null,
    isArchived: item.isArchived,
  };
}

function exportedPurchases(viewer: User, list: List, { quantityPurchased, purchases }: Item) {
  const entries = purchaseEntries(viewer, list, purchases.map(purchaseRow));
  return {
    quantityPurchased,
    purchases: entries.map(({ quantity, state, purchaseDate, heldUntil, guestEmail, guestName, buyer, mine }) => ({
      quantity,
      state,
      purchaseDate,
      heldUntil,
      buyerName: buyer?.name ?? guestName,
      buyerEmail: guestEmail,
      mine,
    })),
  };
}
