import type { WrittenLine } from './written-rows.ts';

/** How far a changed line is looked for from its place, in lines. */
const NEAREST = 12;

/** Lines beyond it are not compared with all others. */
const MOST_COMPARED = 300;

/** The share of their pairs of letters from which two lines are versions of one. */
const ALIKE = 0.4;

/** By the places of lines, the ones that they come from: the same words, else the most alike that is near, else the one in that place. */
export function matchedLines(
  before: readonly WrittenLine[],
  lines: readonly string[],
  isThing: (line: string) => boolean,
): (WrittenLine | undefined)[] {
  const origins: (number | undefined)[] = lines.map(() => undefined);
  const taken = new Set<number>();
  const match = (place: number, origin: number) => {
    origins[place] = origin;
    taken.add(origin);
  };
  const texts = before.map(({ text }) => text.trim());
  matchSame(texts, lines, match, taken, origins);
  const isOpen = (origin: number) => before[origin]?.of === 'row' && !taken.has(origin);
  const isNew = (place: number) => origins[place] === undefined && isThing(lines[place] ?? '');

  for (const { places, candidates } of gapsOf(origins, lines.length, before.length)) {
    const fresh = places.filter(isNew);
    const open = candidates.filter(isOpen);
    let from = 0;
    for (const place of fresh) {
      const near = open.slice(from, from + NEAREST);
      const best = mostAlike(lines[place] ?? '', near, texts);
      if (best === null) continue;
      match(place, best);
      from = open.indexOf(best) + 1;
    }
    const [newLeft, oldLeft] = [fresh.filter(isNew), open.filter(isOpen)];
    if (newLeft.length === oldLeft.length)
      for (const [index, place] of newLeft.entries()) match(place, oldLeft[index] ?? 0);
  }
  const [newLeft, oldLeft] = [
    lines.map((_line, place) => place).filter(isNew),
    before.map((_line, origin) => origin).filter(isOpen),
  ];
  if (newLeft.length <= MOST_COMPARED && oldLeft.length <= MOST_COMPARED) {
    for (const place of newLeft) {
      const best = mostAlike(lines[place] ?? '', oldLeft.filter(isOpen), texts);
      if (best !== null) match(place, best);
    }
  }
  return origins.map((origin) => (origin === undefined ? undefined : before[origin]));
}

/** From both ends, and then wherever the same words stand. */
function matchSame(
  texts: readonly string[],
  lines: readonly string[],
  match: (place: number, origin: number) => void,
  taken: ReadonlySet<number>,
  origins: readonly (number | undefined)[],
): void {
  const shorter = Math.min(texts.length, lines.length);
  let start = 0;
  while (start < shorter && texts[start] === lines[start]) {
    match(start, start);
    start += 1;
  }
  let end = 0;
  while (end < shorter - start && texts.at(-1 - end) === lines.at(-1 - end)) {
    end += 1;
    match(lines.length - end, texts.length - end);
  }
  const byText = new Map<string, number[]>();
  for (const [origin, text] of texts.entries())
    if (text !== '' && !taken.has(origin)) byText.set(text, [...(byText.get(text) ?? []), origin]);
  for (const [place, line] of lines.entries()) {
    const origin = origins[place] === undefined ? byText.get(line)?.shift() : undefined;
    if (origin !== undefined) match(place, origin);
  }
}

interface Gap {
  /** Lines between two that are known. */
  places: number[];
  /** Lines that stood behind the one before, or else before the one behind. */
  candidates: number[];
}

function gapsOf(origins: readonly (number | undefined)[], count: number, countBefore: number): Gap[] {
  const known = new Set(origins);
  const runFrom = (origin: number, step: 1 | -1) => {
    const run: number[] = [];
    for (let at = origin; at >= 0 && at < countBefore && !known.has(at); at += step) run.push(at);
    return step === 1 ? run : run.toReversed();
  };
  const gaps: Gap[] = [];
  let last = -1;
  let places: number[] = [];
  for (let place = 0; place <= count; place += 1) {
    const origin = place === count ? countBefore : origins[place];
    if (origin === undefined) {
      places.push(place);
      continue;
    }
    if (places.length > 0) {
      const behind = runFrom(last + 1, 1);
      gaps.push({ places, candidates: behind.length > 0 ? behind : runFrom(origin - 1, -1) });
    }
    places = [];
    last = origin;
  }
  return gaps;
}

function mostAlike(line: string, candidates: readonly number[], texts: readonly string[]): number | null {
  const pairs = pairsOf(line);
  let best: number | null = null;
  let most = ALIKE;
  for (const origin of candidates) {
    const likeness = likenessOf(pairs, pairsOf(texts[origin] ?? ''));
    if (likeness > most) [best, most] = [origin, likeness];
  }
  return best;
}

/** In characters: so much of a line tells it from others. */
const LONGEST_COMPARED = 200;

function pairsOf(line: string): Set<string> {
  const letters = line
    .slice(0, LONGEST_COMPARED)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return new Set(Array.from(letters, (_letter, index) => letters.slice(index, index + 2)));
}

function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return (2 * both) / Math.max(1, one.size + other.size);
}
