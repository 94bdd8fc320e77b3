interface Past {
  eventDate: string | null;
  pastSince?: string | null;
}

interface PastYear<List> {
  year: string;
  lists: List[];
}

/** Lists by the year of their day, the latest first; a list without a day stands in the year in which it was put away. */
export function pastYears<List extends Past>(lists: readonly List[]): PastYear<List>[] {
  const byYear = Map.groupBy(lists, ({ eventDate, pastSince }) => (eventDate ?? pastSince ?? '').slice(0, 4));
  return [...byYear].map(([year, lists]) => ({ year, lists })).sort((one, other) => other.year.localeCompare(one.year));
}
