import { daysUntil } from '../../base/design/RelativeTime.tsx';
import type { GiftsScreen_giftFragment } from './GiftsScreen.generated.ts';

export type OwnGift = GiftsScreen_giftFragment;

/** The gifts for one person and day. */
export interface GiftGroup {
  key: string;
  recipientName: string | null;
  eventDate: string | null;
  gifts: OwnGift[];
  /** How many of them are reserved, and still to be bought. */
  toBuy: number;
}

/** By person and day: first where something is to be bought, then by the day; days that are over come last. */
export function giftGroups(gifts: readonly OwnGift[], now = new Date()): GiftGroup[] {
  const groups = Map.groupBy(gifts, ({ recipientName, eventDate }) => `${recipientName ?? ''} ${eventDate ?? ''}`);
  return [...groups]
    .map(([key, own]) => {
      const { recipientName = null, eventDate = null } = own[0] ?? {};
      const toBuy = own.filter(({ state }) => state === 'RESERVED').length;
      return { key, recipientName, eventDate, gifts: own.toSorted(toBuyFirst), toBuy };
    })
    .toSorted((one, other) => rank(one, now) - rank(other, now) || dayOrder(one, other, now));
}

/** Without a day it may be any day. */
function rank({ eventDate, toBuy }: GiftGroup, now: Date): number {
  if (eventDate && daysUntil(eventDate, now) < 0) return 3;
  return toBuy > 0 ? 0 : eventDate ? 1 : 2;
}

/** The nearest day first, before it and after. */
function dayOrder(one: GiftGroup, other: GiftGroup, now: Date): number {
  const distance = ({ eventDate }: GiftGroup) => (eventDate ? Math.abs(daysUntil(eventDate, now)) : Infinity);
  const [here, there] = [distance(one), distance(other)];
  return here === there ? 0 : here - there;
}

function toBuyFirst(one: OwnGift, other: OwnGift): number {
  return Number(other.state === 'RESERVED') - Number(one.state === 'RESERVED');
}
