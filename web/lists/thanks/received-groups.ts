import type { ReceivedGift } from './useReceivedGifts.ts';

interface ReceivedGroup {
  /** Null for what has not come yet. Text, since a year has no separator in it. */
  year: string | null;
  gifts: ReceivedGift[];
}

/** First what has not come yet, then by the year in which it came, the latest first. */
export function receivedGroups(gifts: readonly ReceivedGift[]): ReceivedGroup[] {
  const groups = Map.groupBy(gifts, ({ receivedAt }) => receivedAt && String(new Date(receivedAt).getFullYear()));
  return [...groups]
    .map(([year, ofYear]) => ({ year, gifts: ofYear }))
    .toSorted((one, other) => rank(one) - rank(other));
}

function rank({ year }: ReceivedGroup): number {
  return year === null ? -Infinity : -Number(year);
}
