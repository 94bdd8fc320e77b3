import { daysUntil } from '../design/RelativeTime.tsx';

interface Dated {
  eventDate: string | null;
  createdAt?: string;
}

/** The next event; then lists without a day, the newest first; last what is over. */
export function nextFirst<List extends Dated>(lists: readonly List[], now = new Date()): List[] {
  return lists.toSorted((a, b) => {
    const [rankA, rankB] = [rankOf(a, now), rankOf(b, now)];
    if (rankA !== rankB) return rankA - rankB;
    const byDay = (a.eventDate ?? '').localeCompare(b.eventDate ?? '');
    return (rankA === COMING ? byDay : -byDay) || (b.createdAt ?? '').localeCompare(a.createdAt ?? '');
  });
}

const [COMING, UNDATED, OVER] = [0, 1, 2];

function rankOf({ eventDate }: Dated, now: Date): number {
  if (!eventDate) return UNDATED;
  return daysUntil(eventDate, now) < 0 ? OVER : COMING;
}
