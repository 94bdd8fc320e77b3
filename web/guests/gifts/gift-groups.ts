import { daysUntil } from '../../base/design/RelativeTime.tsx';
import { isToBuy, isToWrap } from './gift-steps.ts';
import type { OwnGift } from './own-gift.ts';

/** The gifts for one person and day; without a day, for one person and year. Gifts of closed lists, which name nobody, are one group. */
export interface GiftGroup {
  key: string;
  recipientName: string | null;
  eventDate: string | null;
  gifts: OwnGift[];
  /** How many of them are reserved, and still to be bought. */
  toBuy: number;
  /** How many are here, and not wrapped yet. */
  toWrap: number;
  /** All gifts to this person in the year of these, where this group is the first with them; none without a name. */
  ofYear: OwnGift[];
}

/** By person and day: first where something is to be bought, then by the day; days that are over come last. */
export function giftGroups(gifts: readonly OwnGift[], now = new Date()): GiftGroup[] {
  const groups = Map.groupBy(gifts, ({ recipientId, eventDate, year }) =>
    recipientId === null ? 'closed' : `${recipientId} ${eventDate ?? year}`,
  );
  const sorted = [...groups]
    .map(([key, own]) => {
      const { recipientName = null, eventDate = null } = own[0] ?? {};
      const [toBuy, toWrap] = [own.filter(isToBuy).length, own.filter(isToWrap).length];
      return {
        key,
        recipientName,
        eventDate,
        gifts: own.toSorted(byWhatIsLeft),
        toBuy,
        toWrap,
        ofYear: [] as OwnGift[],
      };
    })
    .toSorted((one, other) => rank(one, now) - rank(other, now) || dayOrder(one, other, now));
  const years = Map.groupBy(
    gifts.filter(({ recipientName }) => recipientName !== null),
    yearOf,
  );
  for (const group of sorted.filter(({ recipientName }) => recipientName !== null)) {
    const year = yearOf(group.gifts[0] as OwnGift);
    group.ofYear = years.get(year) ?? [];
    years.delete(year);
  }
  return sorted;
}

function yearOf({ recipientId, year }: OwnGift): string {
  return `${recipientId} ${year}`;
}

/** Without a day it may be any day. */
function rank({ eventDate, toBuy, toWrap }: GiftGroup, now: Date): number {
  if (eventDate && daysUntil(eventDate, now) < 0) return 3;
  return toBuy + toWrap > 0 ? 0 : eventDate ? 1 : 2;
}

/** The nearest day first, before it and after. */
function dayOrder(one: GiftGroup, other: GiftGroup, now: Date): number {
  const distance = ({ eventDate }: GiftGroup) => (eventDate ? Math.abs(daysUntil(eventDate, now)) : Infinity);
  const [here, there] = [distance(one), distance(other)];
  return here === there ? 0 : here - there;
}

/** Gifts to be bought come first, then those to be wrapped. */
function byWhatIsLeft(one: OwnGift, other: OwnGift): number {
  return leftOf(other) - leftOf(one);
}

function leftOf(gift: OwnGift): number {
  return isToBuy(gift) ? 2 : Number(isToWrap(gift));
}
