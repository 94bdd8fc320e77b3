import { newId } from '../../base/database/uuid.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import { whole } from '../../lists/sharing/shared-item-rows.ts';
import type { SharedItem, SharedList } from '../../lists/sharing/shared-list.type.ts';
import type { LinkedGuest, LinkedList, LinkedPurchase } from '../../people/circles/personal-link-rows.ts';

/** Gifts on one page of a list. */
const PAGE_LENGTH = 40;

/** A longer list is printed up to here. */
const MOST_PRINTED = 200;

export interface PersonalPage {
  guest: { name: string; isLargeType: boolean; circleName: string };
  /** The path of the link itself, from which all others go on. */
  root: string;
  /** The path of this page, to which a form comes back. */
  from: string;
  said: Said | null;
  view: HomeView | ListView | GiftView | SheetView;
}

export type Said =
  | { kind: 'got'; title: string; purchaseId: string }
  | { kind: 'undone' }
  | { kind: 'problem'; text: string };

interface ShownList {
  id: string;
  name: string;
  listType: LinkedList['listType'];
  eventDate: string | null;
  /** The person for whom it is. */
  who: string;
}

interface HomeView {
  kind: 'home';
  lists: ShownList[];
  /** The only list there is: it is shown at once. */
  only: ListView | null;
  own: OwnGift[];
}

interface ListView {
  kind: 'list';
  list: ShownList & {
    ownerName: string;
    keepsSurprise: boolean;
    ownerSeesBuyers: boolean;
    helpersSeeBuyers: boolean;
    hasOtherRecipients: boolean;
  };
  gifts: ShownGift[];
  firstGiftId: string | null;
  page: number;
  pages: number;
}

interface GiftView {
  kind: 'gift';
  list: ListView['list'];
  /** Null once it is given by somebody else, or off the list. */
  gift: ShownGift | null;
  number: number;
  count: number;
  previousId: string | null;
  nextId: string | null;
}

interface SheetView {
  kind: 'sheet';
  /** Null on the sheet of the link itself. */
  list: ShownList | null;
  codes: { url: string; title: string; detail: string }[];
  url: string;
}

interface OwnGift {
  purchaseId: string;
  /** Null on a list that is open to the guest no longer. */
  title: string | null;
  itemId: string;
  isOpen: boolean;
}

const SMALL_PICTURE_PIXELS = 200;

interface ShownGift {
  id: string;
  title: string;
  description: string;
  variant: string;
  price: number | null;
  currency: string;
  imageUrl: string | null;
  /** In a place of the usual height it would be lost. */
  isPictureSmall: boolean;
  shopUrl: string | null;
  /** Friends share its cost, so that nobody buys it alone. */
  isShared: boolean;
  /** It is given money, for which this page has no button. */
  isFund: boolean;
  isLeft: boolean;
  /** Makes a form count once, however often it is sent. */
  key: string;
  /** Purchases of theirs. */
  own: { purchaseId: string }[];
}

export function homeView(lists: LinkedList[], gifts: LinkedPurchase[], only: SharedList | null): HomeView {
  return {
    kind: 'home',
    lists: lists.map(shownList),
    only: only && listView(only, gifts, 1),
    own: gifts.map(({ purchaseId, itemId, title, listId }) => {
      return { purchaseId, itemId, title: title === null ? null : displayText(title), isOpen: listId !== null };
    }),
  };
}

export function listView(list: SharedList, gifts: readonly LinkedPurchase[], asked: number): ListView {
  const shown = giftsFor(list, gifts);
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_LENGTH));
  const page = Math.min(Math.max(1, asked), pages);
  return {
    ...{ kind: 'list', list: headOf(list), page, pages },
    gifts: shown.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH),
    firstGiftId: shown[0]?.id ?? null,
  };
}

export function giftView(list: SharedList, gifts: readonly LinkedPurchase[], itemId: string): GiftView {
  const shown = giftsFor(list, gifts);
  const place = shown.findIndex(({ id }) => id === itemId);
  return {
    ...{ kind: 'gift', list: headOf(list), gift: shown[place] ?? null, number: place + 1, count: shown.length },
    previousId: shown[place - 1]?.id ?? null,
    nextId: (place < 0 ? shown[0] : shown[place + 1])?.id ?? null,
  };
}

/** Paper does not know what is given: all that is wished for is on it, so that it tells its reader nothing of purchases. */
export function listSheet(list: SharedList, linkUrl: string): SheetView {
  const items = list.row.items.filter(({ isFund }) => !isFund).slice(0, MOST_PRINTED); // no code marks a fund as given
  return {
    ...{ kind: 'sheet', list: headOf(list), url: linkUrl },
    codes: items.map(({ id, title, variant }) => {
      return { url: `${linkUrl}/gifts/${id}`, title: displayText(title), detail: displayText(variant) };
    }),
  };
}

export function linkSheet(lists: readonly LinkedList[], linkUrl: string): SheetView {
  return {
    ...{ kind: 'sheet', list: null, url: linkUrl },
    codes: lists.map(shownList).map(({ id, name, who }) => {
      return { url: `${linkUrl}/lists/${id}`, title: name, detail: who };
    }),
  };
}

export function shownGuest({ name, isLargeType, circleName }: LinkedGuest): PersonalPage['guest'] {
  return { name: displayText(name), isLargeType, circleName: displayText(circleName) };
}

function shownList({ id, name, listType, eventDate, ownerName, personName }: LinkedList): ShownList {
  return { id, name: displayText(name), listType, eventDate, who: displayText(personName ?? ownerName) };
}

function headOf(list: SharedList): ListView['list'] {
  const { ownerName, person, keepsSurprise, ownerSeesBuyers, helpersSeeBuyers, hasOtherRecipients } = list;
  return {
    ...shownList({ ...list, ownerName, personName: person?.name ?? null }),
    ...{ ownerName: displayText(ownerName), keepsSurprise, ownerSeesBuyers, helpersSeeBuyers, hasOtherRecipients },
  };
}

/** Gifts that are still wanted, and those that they give themselves. */
function giftsFor(list: SharedList, gifts: readonly LinkedPurchase[]): ShownGift[] {
  const own = Map.groupBy(gifts, ({ itemId }) => itemId);
  return list.row.items
    .map((row) => list.item(row))
    .filter((item) => own.has(item.id) || (item.quantityRemaining > 0 && !item.isNoLongerNeeded))
    .map((item) => shownGift(item, list, own.get(item.id) ?? []));
}

function shownGift(item: SharedItem, { listType }: SharedList, own: readonly LinkedPurchase[]): ShownGift {
  const { id, price, currency, effectiveImageUrl: imageUrl, pledgeCount, quantityRemaining, row } = item;
  return {
    ...{ id, price, currency, imageUrl, key: newId(), own: own.map(({ purchaseId }) => ({ purchaseId })) },
    ...{ title: displayText(item.title), variant: displayText(item.variant) },
    description: displayText(item.description),
    isPictureSmall: !!row.image && Math.max(row.image.width, row.image.height) <= SMALL_PICTURE_PIXELS,
    shopUrl: whole(row).primaryUrl || null,
    isShared: pledgeCount > 0 && listType !== 'SHOPPING',
    isFund: row.isFund,
    isLeft: quantityRemaining > 0,
  };
}
