/** Says by places who may draw whom: `graph[giver][receiver]`. Nobody may draw themselves. */
export type DrawGraph = readonly (readonly boolean[])[];

/** The receiver of each giver, by places. */
export type Assignment = readonly number[];

interface Apart {
  giver: number;
  receiver: number;
  isMutual: boolean;
}

export function drawGraph(size: number, apart: readonly Apart[]): DrawGraph {
  const graph = Array.from({ length: size }, (_, giver) =>
    Array.from({ length: size }, (_, receiver) => giver !== receiver),
  );
  const forbid = (giver: number, receiver: number) => graph[giver]?.splice(receiver, 1, false);
  for (const { giver, receiver, isMutual } of apart) {
    forbid(giver, receiver);
    if (isMutual) forbid(receiver, giver);
  }
  return graph;
}

export function mayDraw(graph: DrawGraph, giver: number, receiver: number): boolean {
  return graph[giver]?.[receiver] === true;
}

interface Matching {
  /** The giver of each receiver; -1 where there is none. */
  giverOf: number[];
  /** Givers who together have fewer people left to draw than they are. Empty where everybody can draw somebody. */
  tooMany: number[];
}

/** Augmenting paths (Kuhn). Where one giver stays without a receiver, all whom the search reached are too many for what they may draw (Hall). */
export function matching(graph: DrawGraph): Matching {
  const giverOf = graph.map(() => -1);
  for (const giver of graph.keys()) {
    const reached = new Set<number>();
    if (augment(graph, giverOf, giver, reached)) continue;
    const others = [...reached].map((receiver) => giverOf[receiver] ?? -1);
    return { giverOf, tooMany: [giver, ...others].toSorted((one, other) => one - other) };
  }
  return { giverOf, tooMany: [] };
}

function augment(graph: DrawGraph, giverOf: number[], giver: number, reached: Set<number>): boolean {
  for (const receiver of graph.keys()) {
    if (!mayDraw(graph, giver, receiver) || reached.has(receiver)) continue;
    reached.add(receiver);
    const holder = giverOf[receiver] ?? -1;
    if (holder >= 0 && !augment(graph, giverOf, holder, reached)) continue;
    giverOf[receiver] = giver;
    return true;
  }
  return false;
}

/** The first giver who draws the same person in every fair draw, and whom. Not for a graph without a fair draw. */
export function forced(graph: DrawGraph): { giver: number; receiver: number } | null {
  const { giverOf } = matching(graph);
  const receiverOf = receiversOf(giverOf);
  for (const [giver, receiver] of receiverOf.entries()) {
    if (shortestExchanges(graph, receiverOf, giver).distance === Number.POSITIVE_INFINITY) return { giver, receiver };
  }
  return null;
}

function receiversOf(giverOf: readonly number[]): number[] {
  const receiverOf = giverOf.map(() => -1);
  for (const [receiver, giver] of giverOf.entries()) receiverOf[giver] = receiver;
  return receiverOf;
}

interface Exchanges {
  /** How many others change at the least; infinite where nobody can take over. */
  distance: number;
  /** In how many ways each giver hands the receiver of `from` on, at the least. */
  ways: readonly bigint[];
  steps: readonly number[];
}

/**
 * A giver takes over the receiver of a next one, who takes over that of another, until the last takes that of the first. Looks
 * back from `from`: how many steps each giver is away from taking its receiver, and in how many shortest ways.
 */
export function shortestExchanges(graph: DrawGraph, receiverOf: Assignment, from: number): Exchanges {
  const steps = receiverOf.map(() => Number.POSITIVE_INFINITY);
  const ways = receiverOf.map(() => 0n);
  const takes = (giver: number, other: number) => mayDraw(graph, giver, receiverOf[other] ?? -1);
  let border = [from];
  let [step, distance] = [0, Number.POSITIVE_INFINITY];
  while (border.length > 0 && distance === Number.POSITIVE_INFINITY) {
    const next = new Set<number>();
    for (const other of border) {
      for (const giver of receiverOf.keys()) {
        if (giver === from || giver === other || !takes(giver, other) || (steps[giver] ?? 0) <= step) continue;
        steps[giver] = step + 1;
        ways[giver] = (ways[giver] ?? 0n) + (other === from ? 1n : (ways[other] ?? 0n));
        next.add(giver);
      }
    }
    step += 1;
    border = [...next];
    if (border.some((giver) => takes(from, giver))) distance = step;
  }
  return { distance, ways, steps };
}
