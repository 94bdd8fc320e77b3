/** The fewest of these that have to change places to lead from one order to the other. */
export function movedItems(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(before.map((id, place) => [id, place]));
  const known = after.filter((id) => places.has(id));
  const staying = new Set(longestRise(known, (id) => places.get(id) ?? 0));
  return known.filter((id) => !staying.has(id));
}

/** The longest selection, in its order, in which each has a higher place than the one before. */
function longestRise(ids: readonly string[], placeOf: (id: string) => number): string[] {
  /** The last index of the best selection of each length: the one with the lowest place. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  const placeAt = (index: number | undefined) => placeOf(ids[index ?? 0] ?? '');
  for (const [index, id] of ids.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeAt(ends[middle]) < placeOf(id)) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  }
  const rise: string[] = [];
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) rise.unshift(ids[index] ?? '');
  return rise;
}
