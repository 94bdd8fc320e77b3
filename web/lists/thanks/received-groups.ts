import type { ReceivedGift } from './useReceivedGifts.ts';

interface ReceivedGroup {
  /** The year in which they came, as text: a year has no separator in it. Thanked for without a tick they came some time. */
  when: string | 'not yet' | 'some time';
  givers: GiverGifts[];
}

/** Gifts of one person, or of those whom one may not know. */
export interface GiverGifts {
  key: string;
  gifts: readonly [ReceivedGift, ...ReceivedGift[]];
}

/** First what has not come yet, then what was thanked for, though nobody ticked that it came, then by the year in which it came, the latest first. */
export function receivedGroups(gifts: readonly ReceivedGift[]): ReceivedGroup[] {
  return [...Map.groupBy(gifts, whenItCame)]
    .map(([when, ofThen]) => ({ when, givers: byGiver(ofThen) }))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Several friends who share the cost are not the one of them who bought it. */
export function giverOf({ id, giverKey, giverCount, isThanked }: ReceivedGift): string {
  if (giverKey === null && isThanked === null) return 'unknown';
  return giverCount > 1 ? id : (giverKey ?? id);
}

function byGiver(gifts: readonly ReceivedGift[]): GiverGifts[] {
  return [...Map.groupBy(gifts, giverOf)].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, gifts: [first, ...others] as const }] : [],
  );
}

function whenItCame({ receivedAt, isThanked, thanks }: ReceivedGift): ReceivedGroup['when'] {
  if (receivedAt) return String(new Date(receivedAt).getFullYear());
  return isThanked || thanks ? 'some time' : 'not yet';
}

function rank({ when }: ReceivedGroup): number {
  if (when === 'not yet') return -Infinity;
  return when === 'some time' ? -Number.MAX_VALUE : -Number(when);
}
