import { nameKey } from '../../base/text/name-key.rules.ts';
import { MAX_ORDERED_CATEGORIES } from '../lists/list.rules.ts';

/** Categories in the order in which somebody came past them, or in which they were put by hand. */
export interface Walk {
  /** Tells visits apart and says of nobody that they were there; what comes later of the same one takes its place. Null: put in order by hand. */
  visitKey: string | null;
  categories: readonly string[];
}

/** How many visits a shop remembers, beside the order by hand. */
const MOST_WALKS = 6;

/** In visits that say the opposite and change nothing yet. */
const WEIGHT_OF_HAND = 3;

/** Adds a visit, or more of it, to those that a shop remembers. */
export function withWalk(walks: readonly Walk[], walk: Walk): Walk[] {
  const byHand = walks.filter(({ visitKey }) => visitKey === null);
  const others = walks.filter(({ visitKey }) => visitKey !== null && visitKey !== walk.visitKey);
  return [...byHand, ...[...others, walk].slice(-MOST_WALKS)];
}

/**
 * The order that most visits agree on. Where as many say the one as the other it stays as it was before, so that one odd trip
 * changes nothing; and what was put in order by hand holds against a few of them.
 */
export function learnedOrder(walks: readonly Walk[], before: readonly string[]): string[] {
  const spelling = new Map<string, string>();
  for (const { categories } of walks) for (const one of categories) spelling.set(nameKey(one), one);
  const keys = [...spelling.keys()];
  const places = new Map(keys.map((key, place) => [key, place]));
  const votes = countVotes(walks, places);
  const former = new Map(before.map((category, place) => [nameKey(category), place]));
  const rank = keys.map((key, place) => former.get(key) ?? before.length + place);

  /** How strongly those that are not placed yet want to stand before it. */
  const against = keys.map((_, one) =>
    keys.reduce((sum, _key, other) => sum + Math.max(0, votes[other]?.[one] ?? 0), 0),
  );
  const left = new Set(keys.keys());
  const order: string[] = [];
  while (left.size > 0) {
    const next = [...left].reduce((best, one) => (isBetter(one, best) ? one : best));
    left.delete(next);
    order.push(spelling.get(keys[next] ?? '') ?? '');
    for (const one of left) against[one] = (against[one] ?? 0) - Math.max(0, votes[next]?.[one] ?? 0);
  }
  return order.slice(0, MAX_ORDERED_CATEGORIES);

  function isBetter(one: number, best: number): boolean {
    const difference = (against[one] ?? 0) - (against[best] ?? 0);
    return difference < 0 || (difference === 0 && (rank[one] ?? 0) < (rank[best] ?? 0));
  }
}

/** In row and column: how many more say that the one stands before the other than say the opposite. */
function countVotes(walks: readonly Walk[], places: ReadonlyMap<string, number>): number[][] {
  const votes = Array.from(places, () => new Array<number>(places.size).fill(0));
  for (const { visitKey, categories } of walks) {
    const weight = visitKey === null ? WEIGHT_OF_HAND : 1;
    const walked = categories.map((category) => places.get(nameKey(category)) ?? 0);
    for (const [step, first] of walked.entries()) {
      for (const later of walked.slice(step + 1)) {
        add(votes, first, later, weight);
        add(votes, later, first, -weight);
      }
    }
  }
  return votes;
}

function add(votes: number[][], row: number, column: number, weight: number): void {
  const counts = votes[row];
  if (counts) counts[column] = (counts[column] ?? 0) + weight;
}
