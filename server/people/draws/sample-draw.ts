import { type Assignment, type DrawGraph, mayDraw } from './draw-graph.ts';
import { type RandomBelow, weighted } from './random-below.ts';

/** Shuffles that are tried for one group, in steps: some 0.1 s in all. */
const MOST_STEPS = 1_000_000;

/** Groups up to this size are counted where shuffles find nothing: 2^16 numbers. */
const MOST_COUNTED = 16;

/**
 * One of all fair draws, each as likely as the others; null where none was found although there are some, which takes more than 16 people
 * and so many exclusions that fewer than one shuffle in about 100,000 is fair. Expects that there is one (see matching()).
 *
 * A shuffle is thrown away as a whole as soon as it is unfair. Givers who share no possible receiver draw apart from each other.
 */
export function sampleDraw(graph: DrawGraph, random: RandomBelow, mostSteps = MOST_STEPS): Assignment | null {
  const drawn = graph.map(() => -1);
  let stepsLeft = mostSteps;
  for (const group of groupsOf(graph)) {
    const tried = shuffleUntilFair(graph, group, random, stepsLeft);
    stepsLeft = tried.stepsLeft;
    const found = tried.drawn ?? (group.givers.length <= MOST_COUNTED ? drawByCounting(graph, group, random) : null);
    if (!found) return null;
    for (const [place, giver] of group.givers.entries()) drawn[giver] = found[place] ?? -1;
  }
  return drawn;
}

/** As many givers as receivers. */
interface Group {
  givers: number[];
  receivers: number[];
}

/** The connected parts of the graph. With a fair draw, each has as many givers as receivers. */
function groupsOf(graph: DrawGraph): Group[] {
  const groups: Group[] = [];
  const isPlaced = graph.map(() => false);
  for (const start of graph.keys()) {
    if (isPlaced[start]) continue;
    const givers = new Set([start]);
    const receivers = new Set<number>();
    for (const giver of givers) {
      for (const receiver of graph.keys()) {
        if (!mayDraw(graph, giver, receiver) || receivers.has(receiver)) continue;
        receivers.add(receiver);
        for (const other of graph.keys()) if (mayDraw(graph, other, receiver)) givers.add(other);
      }
    }
    for (const giver of givers) isPlaced[giver] = true;
    groups.push({ givers: [...givers], receivers: [...receivers] });
  }
  return groups;
}

/** Fisher and Yates, from the beginning again whenever somebody draws whom they must not. */
function shuffleUntilFair(graph: DrawGraph, { givers, receivers }: Group, random: RandomBelow, mostSteps: number) {
  const drawn = [...receivers];
  let [place, stepsLeft] = [0, mostSteps];
  while (place < givers.length && stepsLeft > 0) {
    stepsLeft -= 1;
    const other = place + random(drawn.length - place);
    const [here = -1, there = -1] = [drawn[place], drawn[other]];
    drawn[place] = there;
    drawn[other] = here;
    place = mayDraw(graph, givers[place] ?? -1, there) ? place + 1 : 0;
  }
  return { drawn: place === givers.length ? drawn : null, stepsLeft };
}

/** Exact: counts in how many ways the givers from a place on can draw what is left, and chooses by that. At most 16! < 2^53. */
function drawByCounting(graph: DrawGraph, { givers, receivers }: Group, random: RandomBelow): number[] {
  const size = givers.length;
  const ways = new Float64Array(2 ** size); // by the set of receivers that are taken, whose number is the place of the giver
  ways[2 ** size - 1] = 1;
  for (let taken = 2 ** size - 2; taken >= 0; taken--) {
    ways[taken] = optionsAt(taken).reduce((sum, [, count]) => sum + count, 0);
  }
  let taken = 0;
  return givers.map(() => {
    const options = optionsAt(taken).map(([option, count]) => [option, BigInt(count)] as const);
    const chosen = weighted(random, options);
    taken |= 1 << chosen;
    return receivers[chosen] ?? -1;
  });

  function optionsAt(set: number): [number, number][] {
    const giver = givers[bitsOf(set)] ?? -1;
    return receivers.flatMap((receiver, place): [number, number][] => {
      const isFree = (set & (1 << place)) === 0 && mayDraw(graph, giver, receiver);
      return isFree ? [[place, ways[set | (1 << place)] ?? 0]] : [];
    });
  }
}

function bitsOf(set: number): number {
  let count = 0;
  for (let left = set; left > 0; left &= left - 1) count += 1;
  return count;
}
