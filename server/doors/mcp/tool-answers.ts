import { absoluteAddress } from '../../base/text/absolute-address.ts';
import { viewerRole } from '../../core/access/list.policy.ts';
import { purchaseView } from '../../core/access/purchase.policy.ts';
import type { Item } from '../../lists/items/item.entity.ts';
import { priceOf } from '../../lists/items/item-price.ts';
import type { PurchaseEntry } from '../../lists/items/purchase-entry.type.ts';
import type { ShownItem } from '../../lists/items/shown-item.ts';
import { isAnyNumber } from '../../lists/lists/any-number.rules.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { SharedList } from '../../lists/sharing/shared-list.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { inLowerCase } from '../rest/answer-fields.ts';
import { presentPurchase } from '../rest/v1/lists/purchase.presenter.ts';

/** Pages of items show the beginnings of longer texts, read_item the whole. */
const LONGEST_EXCERPT = 200;

interface AnyItem {
  id: string;
  title: string;
  description: string;
  notes: string;
  variant: string;
  category: string;
  currency: string;
  price: number | null;
  outgoingUrl: string | null;
  quantityDesired: number;
  quantityPurchased: number;
  heldUntil?: Date | null;
  choiceId?: string | null;
  isMostWanted: boolean;
  isNoLongerNeeded: boolean;
  isFund: boolean;
  purchases: readonly PurchaseEntry[];
}

/** A model pays for each word. */
function withoutEmpty<Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> {
  const said = Object.entries(fields).filter(([, value]) => value != null && value !== '');
  return Object.fromEntries(said) as Partial<Fields>;
}

function excerptOf(text: string): string {
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT - 1)}…` : text;
}

export function presentShownItem(context: RequestContext, item: ShownItem) {
  const { price, outgoingUrl, quantityPurchased, heldUntil, isNoLongerNeeded, purchases } = item;
  const shown = { price, outgoingUrl, quantityPurchased, heldUntil, isNoLongerNeeded, purchases };
  return presentItem(context, { ...item.row, ...shown });
}

export async function presentWholeItem(context: RequestContext, item: Item) {
  const { services, viewerOrGuest } = context;
  const [quantityPurchased, purchases, isNoLongerNeeded] = await Promise.all([
    services.shownPurchases.countFor(viewerOrGuest, item),
    services.shownPurchases.purchasesFor(viewerOrGuest, item),
    services.shownPurchases.isUnneededFor(viewerOrGuest, item),
  ]);
  const outgoingUrl = item.affiliateUrl ?? item.primaryUrl ?? null;
  const texts = {
    id: item.id,
    title: item.title,
    description: item.description,
    notes: item.notes,
    category: item.category,
    variant: item.variant,
    currency: item.currency,
    quantityDesired: item.quantityDesired,
    choiceId: item.choiceId,
    isMostWanted: item.isMostWanted,
    isFund: item.isFund,
  };
  const shown = { ...texts, price: priceOf(item), outgoingUrl, quantityPurchased, isNoLongerNeeded, purchases };
  return presentItem(context, shown, (whole) => whole);
}

/** As much of its purchases as the owner of the key may know. */
export function presentItem(context: RequestContext, item: AnyItem, shown: (text: string) => string = excerptOf) {
  const { id, title, category, variant, price, quantityDesired, quantityPurchased } = item;
  return {
    id,
    name: title,
    ...(item.isFund
      ? FUND
      : { wanted: isAnyNumber(quantityDesired) ? 'any number' : quantityDesired, taken: quantityPurchased }),
    ...withoutEmpty({
      category,
      variant,
      notes: shown(item.notes),
      description: shown(item.description),
      [item.isFund ? 'goal' : 'price']: price,
      currency: price === null ? null : item.currency,
      link: item.isFund ? null : item.outgoingUrl,
      reserved_until: item.heldUntil?.toISOString(),
      choice: item.choiceId,
    }),
    ...(item.isMostWanted && { most_wanted: true }),
    ...(item.isNoLongerNeeded && { no_longer_needed: true }),
    ...(item.purchases.length > 0 && { purchases: item.purchases.map((entry) => purchaseOf(context, entry)) }),
  };
}

/** Nothing is bought for it, and no tool gives money: people do, on the page of the list. */
const FUND = { fund: 'Fund: chip in. Guests give money to it on the page of the list; nothing is bought or reserved.' };

function purchaseOf(context: RequestContext, entry: PurchaseEntry) {
  const { id, quantity, status, held_until: reservedUntil, mine, guestName } = presentPurchase(context, entry);
  return { id, quantity, status, ...withoutEmpty({ reserved_until: reservedUntil, by: guestName }), mine };
}

export async function presentList({ viewerOrGuest, siteUrl }: RequestContext, list: List, itemCount: number) {
  const { id, name, description, listType, eventType, eventDate, shareToken } = list;
  const person = await list.person?.loadOrFail();
  return {
    id,
    name,
    type: inLowerCase(listType),
    your_role: inLowerCase(viewerRole(viewerOrGuest, list)),
    item_count: itemCount,
    ...withoutEmpty({
      for: person?.name,
      description: excerptOf(description),
      event: eventType,
      event_date: eventDate,
    }),
    share_link: absoluteAddress(siteUrl, `/shared/${shareToken}`),
    ...(purchaseView(viewerOrGuest, list) === 'nothing' && SURPRISE),
  };
}

export function presentSharedList(list: SharedList) {
  const { id, name, description, listType, ownerName, person, eventType, eventDate } = list;
  return {
    id,
    name,
    type: inLowerCase(listType),
    owner: ownerName,
    your_role: inLowerCase(list.viewerRole),
    ...withoutEmpty({
      for: person?.name,
      description: excerptOf(description),
      event: eventType,
      event_date: eventDate,
    }),
    ...(list.purchasesHidden && SURPRISE),
  };
}

/** Said of every list that keeps its purchases from the owner of the key, whether or not there are any. */
const SURPRISE = { purchases: 'Kept from you as a surprise: nobody can tell you what is taken.' };

interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export function nextOf({ pageInfo }: Page<unknown>) {
  return pageInfo.hasNextPage ? { next: pageInfo.endCursor } : {};
}
