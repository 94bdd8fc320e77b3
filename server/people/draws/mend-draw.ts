import { type Assignment, type DrawGraph, mayDraw, shortestExchanges } from './draw-graph.ts';
import { type RandomBelow, weighted } from './random-below.ts';

/**
 * Mends a draw in which `giver` has somebody whom they must not draw: as few others as possible change, and each way that changes so few is
 * as likely as the others. Null where there is no fair draw at all.
 *
 * A person who comes late is put in as one who has drawn themselves. Of one who leaves, the giver gets the receiver.
 */
export function mendDraw(
  graph: DrawGraph,
  receiverOf: Assignment,
  giver: number,
  random: RandomBelow,
): Assignment | null {
  if (mayDraw(graph, giver, receiverOf[giver] ?? -1)) return receiverOf;
  const { distance, steps, ways } = shortestExchanges(graph, receiverOf, giver);
  if (distance === Number.POSITIVE_INFINITY) return null;
  const mended = [...receiverOf];
  let current = giver;
  for (let step = distance; step > 0; step--) {
    const options = [...receiverOf.keys()]
      .filter((other) => steps[other] === step && mayDraw(graph, current, receiverOf[other] ?? -1))
      .map((other) => [other, ways[other] ?? 0n] as const);
    const next = weighted(random, options);
    mended[current] = receiverOf[next] ?? -1;
    current = next;
  }
  mended[current] = receiverOf[giver] ?? -1;
  return mended;
}

/** The draw without one person, whose giver has their receiver by now: that may be somebody whom they must not draw, which mendDraw() mends. */
export function withoutOne(receiverOf: Assignment, gone: number): { receiverOf: Assignment; giver: number } {
  const closed = receiverOf.map((receiver) => (receiver === gone ? (receiverOf[gone] ?? -1) : receiver));
  const moved = (place: number) => (place > gone ? place - 1 : place);
  const left = closed.flatMap((receiver, giver) => (giver === gone ? [] : [moved(receiver)]));
  return { receiverOf: left, giver: moved(receiverOf.indexOf(gone)) };
}
