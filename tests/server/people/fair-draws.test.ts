import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type DrawGraph, drawGraph, forced, matching, mayDraw } from '../../../server/people/draws/draw-graph.ts';
import { mendDraw, withoutOne } from '../../../server/people/draws/mend-draw.ts';
import { secureRandomBelow } from '../../../server/people/draws/random-below.ts';
import { sampleDraw } from '../../../server/people/draws/sample-draw.ts';

const DRAWS = 100_000;

/** One false alarm in a billion runs and more: so many standard deviations of the normal distribution. */
const SIGMAS = 6.1;

const couples = (...pairs: [number, number][]) =>
  pairs.map(([giver, receiver]) => ({ giver, receiver, isMutual: true }));

/** Every fair draw of a small circle, by trying all. */
function allFair(graph: DrawGraph, drawn: number[] = []): number[][] {
  if (drawn.length === graph.length) return [drawn];
  return [...graph.keys()]
    .filter((receiver) => !drawn.includes(receiver) && mayDraw(graph, drawn.length, receiver))
    .flatMap((receiver) => allFair(graph, [...drawn, receiver]));
}

function counted(samples: Iterable<readonly number[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sample of samples) counts.set(sample.join(), (counts.get(sample.join()) ?? 0) + 1);
  return counts;
}

function* repeated(times: number, draw: () => readonly number[] | null): Generator<readonly number[]> {
  for (let time = 0; time < times; time++) yield draw() ?? [];
}

/** How many standard deviations the counts are from even ones (chi-square, by Wilson and Hilferty). */
function unevenness(
  counts: ReadonlyMap<string, number>,
  options: readonly (readonly number[])[],
  times: number,
): number {
  const expected = times / options.length;
  const square = options.reduce(
    (sum, option) => sum + ((counts.get(option.join()) ?? 0) - expected) ** 2 / expected,
    0,
  );
  const freedom = options.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread);
}

function randomGraph(size: number, chance: number): DrawGraph {
  const apart = [];
  for (let giver = 0; giver < size; giver++) {
    for (let receiver = 0; receiver < size; receiver++) {
      if (randomInt(100) < chance) apart.push({ giver, receiver, isMutual: false });
    }
  }
  return drawGraph(size, apart);
}

const changed = (one: readonly number[], other: readonly number[]) =>
  one.filter((receiver, giver) => receiver !== other[giver]).length;

describe('A draw', () => {
  const circles = [
    { name: 'three people', graph: drawGraph(3, []), fair: 2 },
    { name: 'four people', graph: drawGraph(4, []), fair: 9 },
    { name: 'two couples', graph: drawGraph(4, couples([0, 1], [2, 3])), fair: 4 },
    {
      name: 'five people, a couple, and an ex who gives nothing',
      graph: drawGraph(5, [...couples([0, 1]), { giver: 2, receiver: 3, isMutual: false }]),
      fair: 20,
    },
    { name: 'six people in three couples', graph: drawGraph(6, couples([0, 1], [2, 3], [4, 5])), fair: 80 },
  ];

  it.each(circles)('of $name is each of all fair ones equally often', ({ graph, fair }) => {
    const options = allFair(graph);
    const counts = counted(repeated(DRAWS, () => sampleDraw(graph, secureRandomBelow)));
    expect(options).toHaveLength(fair);
    expect([...counts.keys()].every((drawn) => options.some((option) => option.join() === drawn))).toBe(true);
    expect(unevenness(counts, options, DRAWS)).toBeLessThan(SIGMAS);
  });

  it('is as even where shuffles find nothing and it is counted instead', () => {
    const graph = drawGraph(5, couples([0, 1]));
    const options = allFair(graph);
    const counts = counted(repeated(20_000, () => sampleDraw(graph, secureRandomBelow, 0)));
    expect(counts.size).toBe(options.length);
    expect(unevenness(counts, options, 20_000)).toBeLessThan(SIGMAS);
  });

  it('shows a draw that favours one by a twentieth', () => {
    const options = allFair(drawGraph(4, []));
    const [favourite = []] = options;
    const counts = counted(
      repeated(DRAWS, () => (randomInt(20) === 0 ? favourite : (options[randomInt(options.length)] ?? []))),
    );
    expect(unevenness(counts, options, DRAWS)).toBeGreaterThan(SIGMAS);
  });

  it('is found for a hundred people in families of four, and for two teams that draw from each other', () => {
    const families = drawGraph(
      100,
      Array.from({ length: 100 }, (_, giver) =>
        [0, 1, 2, 3].map((one) => ({ giver, receiver: giver - (giver % 4) + one, isMutual: false })),
      ).flat(),
    );
    const teams = drawGraph(
      40,
      Array.from({ length: 40 }, (_, giver) =>
        Array.from({ length: 40 }, (_, receiver) => ({ giver, receiver, isMutual: false })),
      )
        .flat()
        .filter(({ giver, receiver }) => giver % 2 === receiver % 2),
    );
    for (const graph of [families, teams]) {
      const drawn = sampleDraw(graph, secureRandomBelow) ?? [];
      expect(new Set(drawn).size).toBe(graph.length);
      expect(drawn.every((receiver, giver) => mayDraw(graph, giver, receiver))).toBe(true);
    }
  });

  it('is given up where hardly any of many shuffles is fair, in bounded time', () => {
    const next = Array.from({ length: 60 }, (_, giver) =>
      Array.from({ length: 60 }, (_, receiver) => ({ giver, receiver, isMutual: false })).filter(
        ({ receiver }) => ![(giver + 1) % 60, (giver + 2) % 60].includes(receiver),
      ),
    ).flat();
    expect(sampleDraw(drawGraph(60, next), secureRandomBelow)).toBeNull();
  });
});

describe('What is impossible', () => {
  it('is said exactly where there is no fair draw, with people who are too many for whom they may draw', () => {
    for (let round = 0; round < 500; round++) {
      const graph = randomGraph(2 + randomInt(4), 40);
      const { tooMany } = matching(graph);
      expect(tooMany.length > 0).toBe(allFair(graph).length === 0);
      if (tooMany.length === 0) continue;
      const left = [...graph.keys()].filter((receiver) => tooMany.some((giver) => mayDraw(graph, giver, receiver)));
      expect(left.length).toBeLessThan(tooMany.length);
    }
  });

  it('is a secret where somebody can only draw one person, who is named', () => {
    for (let round = 0; round < 500; round++) {
      const graph = randomGraph(3 + randomInt(3), 30);
      const fair = allFair(graph);
      if (fair.length === 0) continue;
      const sure = [...graph.keys()].filter((giver) => new Set(fair.map((drawn) => drawn[giver])).size === 1);
      const found = forced(graph);
      expect(found !== null).toBe(sure.length > 0);
      if (found) expect(fair.every((drawn) => drawn[found.giver] === found.receiver)).toBe(true);
    }
  });
});

describe('Late changes', () => {
  const grown = (graph: DrawGraph) => graph.slice(0, -1).map((row) => row.slice(0, -1));
  const shrunk = (graph: DrawGraph, gone: number) =>
    graph.filter((_, giver) => giver !== gone).map((row) => row.filter((_, receiver) => receiver !== gone));

  it('put in somebody who comes late with as few changes as can be, as trying all shows', () => {
    let tried = 0;
    while (tried < 300) {
      const graph = randomGraph(4 + randomInt(3), 30);
      const before = matching(grown(graph)).tooMany.length > 0 ? null : sampleDraw(grown(graph), secureRandomBelow);
      if (!before) continue;
      tried += 1;
      const late = before.length;
      const mended = mendDraw(graph, [...before, late], late, secureRandomBelow);
      const fewest = Math.min(...allFair(graph).map((drawn) => changed(before, drawn)));
      expect(mended === null).toBe(fewest === Number.POSITIVE_INFINITY);
      if (!mended) continue;
      expect(mended.every((receiver, giver) => mayDraw(graph, giver, receiver))).toBe(true);
      expect(new Set(mended).size).toBe(graph.length);
      expect(changed(before, mended)).toBe(fewest);
    }
  });

  it('let somebody leave with as few changes as can be', () => {
    let tried = 0;
    while (tried < 300) {
      const graph = randomGraph(4 + randomInt(3), 30);
      const before = matching(graph).tooMany.length > 0 ? null : sampleDraw(graph, secureRandomBelow);
      if (!before) continue;
      tried += 1;
      const gone = randomInt(before.length);
      const left = withoutOne(before, gone);
      const rest = shrunk(graph, gone);
      const mended = mendDraw(rest, left.receiverOf, left.giver, secureRandomBelow);
      // Their giver changes in any case. Of all others it is compared whom they had, in the new places.
      const others = (drawn: readonly number[]) =>
        drawn.filter((receiver, giver) => giver !== left.giver && receiver !== left.receiverOf[giver]).length;
      const fewest = Math.min(...allFair(rest).map(others));
      expect(mended === null).toBe(fewest === Number.POSITIVE_INFINITY);
      if (!mended) continue;
      expect(mended.every((receiver, giver) => mayDraw(rest, giver, receiver))).toBe(true);
      expect(new Set(mended).size).toBe(rest.length);
      expect(others(mended)).toBe(fewest);
    }
  });

  it('choose each of the smallest changes equally often', () => {
    const graph = drawGraph(6, couples([0, 5], [1, 2]));
    const before = [3, 0, 4, 1, 2];
    const fair = allFair(graph);
    const fewest = Math.min(...fair.map((drawn) => changed(before, drawn)));
    const options = fair.filter((drawn) => changed(before, drawn) === fewest);
    const counts = counted(repeated(20_000, () => mendDraw(graph, [...before, 5], 5, secureRandomBelow)));
    expect(options.length).toBeGreaterThan(1);
    expect(counts.size).toBe(options.length);
    expect(unevenness(counts, options, 20_000)).toBeLessThan(SIGMAS);
  });
});
