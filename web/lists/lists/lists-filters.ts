import { displayText } from '#rules/base/text/display-text';
import { DUE_DAYS } from '#rules/lists/lists/due-days';
import { daysUntil } from '../../base/design/RelativeTime.tsx';

export type Source = 'ALL' | 'OWNER' | 'COLLABORATOR';
export type KindFilter = 'ALL' | 'WISHLIST' | 'REGISTRY' | 'SHOPPING';

export interface Filters {
  source: Source;
  kind: KindFilter;
  search: string;
}

export const NO_FILTERS: Filters = { source: 'ALL', kind: 'ALL', search: '' };

/** As the server calls them. */
export const SOURCE_NAMES = { ALL: 'ALL', OWNER: 'OWNED', COLLABORATOR: 'COLLABORATED' } as const;

interface Filtered {
  viewerRole: string;
  listType: string;
  name: string;
  description: string;
}

/** Whether more than whose lists they are is asked for. */
export function isFiltered({ kind, search }: Filters): boolean {
  return kind !== 'ALL' || search.trim() !== '';
}

/** Whether every list is asked for. */
export function isEverything(filters: Filters): boolean {
  return filters.source === 'ALL' && !isFiltered(filters);
}

export function isMatch(list: Filtered, { source, kind, search }: Filters): boolean {
  const words = search.trim().toLowerCase();
  return (
    (source === 'ALL' || list.viewerRole === source) &&
    (kind === 'ALL' || list.listType === kind) &&
    [list.name, list.description].some((text) => displayText(text).toLowerCase().includes(words))
  );
}

interface Dated {
  eventDate: string | null;
  createdAt: string;
  /** Unknown of a list that was kept on this device by an older app. */
  lastChangedAt?: string;
}

/** An event that is due soon; then all others, the last changed first; last those that are over: as the server has it. */
export function dueFirst<List extends Dated>(lists: readonly List[], now = new Date()): List[] {
  const ranks = new Map(lists.map((list) => [list, rankOf(list, now)])); // not for each of many comparisons
  return lists.toSorted((a, b) => {
    const [rankA = OTHER, rankB = OTHER] = [ranks.get(a), ranks.get(b)];
    if (rankA !== rankB) return rankA - rankB;
    const byDay = rankA === OTHER ? 0 : byText(a.eventDate, b.eventDate);
    return (rankA === DUE ? byDay : -byDay) || byText(changedAt(b), changedAt(a));
  });
}

function changedAt({ lastChangedAt, createdAt }: Dated): string {
  return lastChangedAt ?? createdAt;
}

/** Days and moments are compared as they are written: they need no rules of a language. */
function byText(one: string | null, other: string | null): number {
  const [a, b] = [one ?? '', other ?? ''];
  return a < b ? -1 : Number(a > b);
}

const [DUE, OTHER, OVER] = [0, 1, 2];

function rankOf({ eventDate }: Dated, now: Date): number {
  const days = eventDate === null ? null : daysUntil(eventDate, now);
  if (days === null || days > DUE_DAYS) return OTHER;
  return days < 0 ? OVER : DUE;
}
