import { daysUntil } from '../design/RelativeTime.tsx';

interface Dated {
  eventDate: string | null;
  createdAt?: string;
}

/** The next event; then lists without a day, the newest first; last what is over. */
export function nextFirst<List extends Dated>(lists: readonly List[], now = new Date()): List[] {
  const ranks = new Map(lists.map((list) => [list, rankOf(list, now)])); // not for each of many comparisons
  return lists.toSorted((a, b) => {
    const [rankA = UNDATED, rankB = UNDATED] = [ranks.get(a), ranks.get(b)];
    if (rankA !== rankB) return rankA - rankB;
    const byDay = byText(a.eventDate, b.eventDate);
    return (rankA === COMING ? byDay : -byDay) || byText(b.createdAt, a.createdAt);
  });
}

/** Days and moments are compared as they are written: they need no rules of a language. */
function byText(one: string | null | undefined, other: string | null | undefined): number {
  const [a, b] = [one ?? '', other ?? ''];
  return a < b ? -1 : Number(a > b);
}

const [COMING, UNDATED, OVER] = [0, 1, 2];

function rankOf({ eventDate }: Dated, now: Date): number {
  if (!eventDate) return UNDATED;
  return daysUntil(eventDate, now) < 0 ? OVER : COMING;
}
