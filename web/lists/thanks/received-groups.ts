import type { ReceivedGift } from './useReceivedGifts.ts';

interface ReceivedGroup {
  /** The year in which they came, as text: a year has no separator in it. Thanked for without a tick they came some time. */
  when: string | 'not yet' | 'some time';
  gifts: ReceivedGift[];
}

/** First what has not come yet, then what was thanked for, though nobody ticked that it came, then by the year in which it came, the latest first. */
export function receivedGroups(gifts: readonly ReceivedGift[]): ReceivedGroup[] {
  return [...Map.groupBy(gifts, whenItCame)]
    .map(([when, ofThen]) => ({ when, gifts: ofThen }))
    .toSorted((one, other) => rank(one) - rank(other));
}

function whenItCame({ receivedAt, isThanked, thanks }: ReceivedGift): ReceivedGroup['when'] {
  if (receivedAt) return String(new Date(receivedAt).getFullYear());
  return isThanked || thanks ? 'some time' : 'not yet';
}

function rank({ when }: ReceivedGroup): number {
  if (when === 'not yet') return -Infinity;
  return when === 'some time' ? -Number.MAX_VALUE : -Number(when);
}
