interface PurchaseRow {
  id: string;
  quantity: number;
  createdAt: string;
  heldUntil: string | null;
}

interface ItemRow {
  id: string;
  title: string;
  description: string;
  notes: string;
  category: string;
  amount: string;
  variant: string;
  recipes: string;
  priceMinor: number | null;
  currency: string;
  primaryUrl: string | null;
  secondaryUrl: string | null;
  imageUrl: string | null;
  quantityDesired: number;
  quantityPurchased: number;
  heldUntil: string | null;
  orderIndex: number;
  createdAt: string;
  updatedAt: string;
  purchases: PurchaseRow[] | null;
}

export interface ListRow {
  id: string;
  name: string;
  description: string;
  list_type: string;
  privacy: string;
  event_type: string | null;
  event_date: string | null;
  owner_id: string;
  owner_name: string;
  is_demo: boolean;
  is_name_enough: boolean;
  hold_days: number;
  share_token: string;
  revision: number;
  purchase_revision: number;
  created_at: Date;
  updated_at: Date;
  items: ItemRow[];
}

/** As PURCHASE_AT_ONCE gives it: the item as it was before. */
export interface BoughtRow {
  item: ItemRow;
  created_at: Date;
  remaining: number;
  has_address: boolean;
}

interface NewPurchase {
  id: string;
  quantity: number;
  undoToken: string;
}

const instant = (text: string) => new Date(text).toISOString();
const heldUntil = (text: string | null) => text && instant(text);
const isSeen = (item: ItemRow) => item.quantityPurchased < item.quantityDesired;

function cursorOf(item: { orderIndex: number; id: string } | undefined): string | null {
  return item ? Buffer.from(JSON.stringify([item.orderIndex, item.id])).toString('base64url') : null;
}

function sharedItem(item: ItemRow) {
  return {
    __typename: 'SharedItem',
    id: item.id,
    title: item.title,
    description: item.description,
    notes: item.notes,
    category: item.category,
    orderIndex: item.orderIndex,
    quantityRemaining: item.quantityDesired - item.quantityPurchased,
    heldUntil: heldUntil(item.heldUntil),
    purchases: (item.purchases ?? []).map((purchase) => ({
      __typename: 'Purchase',
      id: purchase.id,
      mine: false,
      quantity: purchase.quantity,
      purchaseDate: instant(purchase.createdAt),
      heldUntil: heldUntil(purchase.heldUntil),
    })),
    amount: item.amount,
    variant: item.variant,
    price: item.priceMinor === null ? null : item.priceMinor / 100,
    currency: item.currency,
    effectiveImageUrl: item.imageUrl,
    imageSizes: null,
    outgoingUrl: item.primaryUrl,
    isAffiliateLink: false,
    secondaryUrl: item.secondaryUrl,
    quantityDesired: item.quantityDesired,
    quantityPurchased: item.quantityPurchased,
    isFund: false,
    pledgeGoalMinor: null,
    pledgedMinor: 0,
    pledgeCount: 0,
    choiceId: null,
    questionCount: 0,
    isNoLongerNeeded: false,
    isMostWanted: false,
  };
}

/** To the letter. */
export function graphqlAnswer(list: ListRow): string {
  const items = list.items.filter(isSeen).map(sharedItem);
  const sharedList = {
    __typename: 'SharedList',
    id: list.id,
    shareToken: list.share_token,
    listType: list.list_type,
    isDemo: list.is_demo,
    isNameEnough: list.is_name_enough,
    holdDays: list.hold_days,
    isPast: false,
    purchasesHidden: false,
    keepsSurprise: false,
    ownerSeesBuyers: true,
    helpersSeeBuyers: false,
    hasOtherRecipients: false,
    offListGiftCount: 0,
    progress: progressOf(list),
    viewerRole: 'VIEWER',
    revision: list.revision + list.purchase_revision,
    name: list.name,
    ownerName: list.owner_name,
    person: null,
    branding: null,
    categoryOrder: [...new Set(list.items.map(({ category }) => category).filter(Boolean))],
    description: list.description,
    eventType: list.event_type,
    eventDate: list.event_date,
    items: {
      __typename: 'SharedItemConnection',
      nodes: items,
      totalCount: items.length,
      listRevision: list.revision + list.purchase_revision,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: cursorOf(items.at(-1)) },
    },
  };
  return JSON.stringify({ data: { sharedList } });
}

function progressOf({ items }: ListRow) {
  const given = items.filter(({ quantityPurchased, quantityDesired }) => quantityPurchased >= quantityDesired);
  const held = given.filter(({ heldUntil: until }) => until !== null);
  return { __typename: 'ListProgress', wanted: items.length, given: given.length, held: held.length };
}

/** As the browser app asks after a purchase: the item as it is then. */
export function purchaseAnswer({ item, created_at, remaining, has_address }: BoughtRow, purchase: NewPurchase): string {
  const { id, quantity, undoToken } = purchase;
  const bought: PurchaseRow = { id, quantity, createdAt: created_at.toISOString(), heldUntil: null };
  const purchases = [...(item.purchases ?? []), bought];
  const purchaseSharedItem = {
    __typename: 'GuestPurchase',
    undoToken,
    hasDeliveryAddress: has_address,
    purchase: { __typename: 'Purchase', id, quantity, purchaseDate: bought.createdAt, heldUntil: null },
    completed: remaining === 0,
    item: sharedItem({ ...item, quantityPurchased: item.quantityPurchased + quantity, purchases }),
  };
  return JSON.stringify({ data: { purchaseSharedItem } });
}

export function restAnswer(list: ListRow): string {
  const items = list.items.filter(isSeen).map((item) => restItem(item, list.id));
  const json = JSON.stringify({
    id: list.id,
    name: list.name,
    title: list.name,
    description: list.description,
    list_type: list.list_type.toLowerCase(),
    privacy: list.privacy.toLowerCase(),
    event_type: list.event_type,
    event_date: list.event_date,
    owner_id: list.owner_id,
    owner_name: list.owner_name,
    person_name: null,
    is_name_enough: list.is_name_enough,
    collaborator_ids: [],
    items,
    item_count: items.length,
    is_demo: list.is_demo,
    share_token: list.share_token,
    viewer_role: 'viewer',
    branding: null,
    created_at: list.created_at.toISOString(),
    updated_at: list.updated_at.toISOString(),
  });
  return `{"success":true,"data":${json},"message":"OK",${json.slice(1)}`;
}

function restItem(item: ItemRow, listId: string) {
  const purchases = (item.purchases ?? []).map((purchase) => ({
    id: purchase.id,
    guestEmail: null,
    guestName: null,
    quantity: purchase.quantity,
    status: purchase.heldUntil === null ? 'bought' : 'reserved',
    purchaseDate: instant(purchase.createdAt),
    held_until: heldUntil(purchase.heldUntil),
    mine: false,
  }));
  return {
    id: item.id,
    list_id: listId,
    name: item.title,
    title: item.title,
    description: item.description,
    notes: item.notes,
    category: item.category,
    amount: item.amount,
    variant: item.variant,
    recipes: item.recipes,
    is_group_gift: false,
    is_fund: false,
    pledge_goal_minor: null,
    pledged_minor: 0,
    pledge_count: 0,
    choice_id: null,
    question_count: 0,
    is_no_longer_needed: false,
    is_most_wanted: false,
    primary_url: item.primaryUrl,
    secondary_url: item.secondaryUrl,
    outgoing_url: item.primaryUrl,
    image_url: item.imageUrl,
    quantity_desired: item.quantityDesired,
    is_any_number: false,
    quantity_purchased: item.quantityPurchased,
    purchases,
    purchased_by: purchases,
    order_index: item.orderIndex,
    priority: item.orderIndex,
    price: item.priceMinor === null ? null : item.priceMinor / 100,
    currency: item.currency,
    is_archived: false,
    image_original_url: null,
    image_thumbnail_url: null,
    image_original_key: null,
    image_thumbnail_key: null,
    image_filename: null,
    image_content_type: null,
    image_size: null,
    image_width: null,
    image_height: null,
    image_upload_timestamp: null,
    effective_image_url: item.imageUrl,
    created_at: instant(item.createdAt),
    updated_at: instant(item.updatedAt),
  };
}
