/**
 * A stored time in UTC, to the millisecond. A text of PostgreSQL is cut, in a thirtieth of the time that a `Date`
 * takes; one without its last zeros goes the long way.
 */
export function isoTime(stored: Date | string): string {
  if (typeof stored !== 'string') return stored.toISOString();
  const isCut =
    stored.length >= '2026-11-24T09:00:00.123+00:00'.length && stored[19] === '.' && stored.endsWith('+00:00');
  return isCut ? `${stored.slice(0, 23)}Z` : new Date(stored).toISOString();
}
