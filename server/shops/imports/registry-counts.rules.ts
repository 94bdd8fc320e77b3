import { saysGiven, saysLeft, saysWanted } from '../lines/words/gift-counts.rules.ts';
import { plainSigns } from '../lines/words/plain-signs.rules.ts';

interface Known {
  isPrice: (line: string) => boolean;
  /** Whether its words are known to say how many are asked for, needed or bought. */
  isNumbered: (line: string) => boolean;
}

type Role = 'wanted' | 'bought' | 'left';

/** Fewer things tell nothing of what stands at each of them. */
const FEWEST = 3;

/** The share of the things at which a label or a button stands. */
const AT_MOST_THINGS = 0.6;

/** In characters, and the number of pieces that people ask for. */
const LONGEST_LABEL = 40;
const LONGEST_LABELS = 120;
const MOST_PIECES = 99;

/**
 * Lines of a page of gifts in any language: numbers that stand at each thing, as in "Potrzebne: 2" and "Kupione: 1", with the words that are known,
 * and without buttons, which stand at each thing as well. Null where there are no such numbers.
 */
export function withKnownCounts(written: readonly string[], { isPrice, isNumbered }: Known): string[] | null {
  const lines = written.flatMap((line) => (isPrice(line) ? [line] : labelsIn(line)));
  const prices = lines.filter(isPrice).length;
  if (prices < FEWEST) return null;
  const enough = Math.max(FEWEST, Math.floor(prices * AT_MOST_THINGS));
  const numbers = new Map<string, number[][]>();
  const words = new Map<string, number>();
  const labelled = new Map<string, number>();
  for (const line of lines) {
    if (isPrice(line) || line.length > LONGEST_LABEL) continue;
    const shape = shapeOf(line);
    const label = labelOf(line);
    if (label !== '') labelled.set(label, (labelled.get(label) ?? 0) + 1);
    const known = shape && numbers.get(shape.key);
    if (known) known.push(shape.numbers);
    else if (shape) numbers.set(shape.key, [shape.numbers]);
    else if (!/\d/.test(line)) words.set(line, (words.get(line) ?? 0) + 1);
  }
  const labels = [...numbers].filter(([, all]) => all.length >= enough && all.length <= prices + 1);
  const roles = rolesOf(labels);
  const isUnknown = (line: string) => !isNumbered(line) && roles.has(shapeOf(line)?.key ?? '');
  if (!lines.some(isUnknown)) return null;
  const isAtEach = (line: string) =>
    (words.get(line) ?? 0) >= enough || (!isUnknown(line) && (labelled.get(labelOf(line)) ?? 0) >= enough);
  return lines.flatMap((line) => {
    if (!isPrice(line) && !isNumbered(line) && isAtEach(line)) return [];
    return isUnknown(line) ? inKnownWords(line, roles) : [line];
  });
}

/** Several labels in one line: "Önskat antal: 12 Köpta: 7 Kvar: 5". */
const LABEL = /\p{L}[\p{L}. ]{0,25}[:：]\s?\d{1,2}(?!\S)/gu;

function labelsIn(line: string): string[] {
  if (line.length > LONGEST_LABELS) return [line];
  const labels = plainSigns(line).match(LABEL) ?? [];
  const rest = labels.reduce((left, label) => left.replace(label, ''), plainSigns(line));
  return labels.length > 1 && !/[\p{L}\d]/u.test(rest) ? labels : [line];
}

/** Words with a number of any length, as that of an article: "Art.nr 411612". */
function labelOf(line: string): string {
  if (line.length > LONGEST_LABEL) return '';
  const label = plainSigns(line).replace(/\d[\d.-]*/g, '#');
  return label.includes('#') && /\p{L}/u.test(label) ? label : '';
}

/** The words around one or two numbers. */
function shapeOf(written: string): { key: string; numbers: number[] } | null {
  if (written.length > LONGEST_LABEL) return null;
  const line = plainSigns(written);
  const numbers = (line.match(/\d+/g) ?? []).map(Number);
  const isOfPieces = numbers.length > 0 && numbers.length < 3 && numbers.every((number) => number <= MOST_PIECES);
  return isOfPieces && /\p{L}/u.test(line) && !/\d[.,]\d/.test(line)
    ? { key: line.replace(/\d+/g, '#'), numbers }
    : null;
}

/**
 * The meanings of labels, by their words: numbers without a known word may be sizes, ages, ratings or days. One that says how many
 * are left or bought counts beside another that is known, as shops say the same of their stock.
 */
function rolesOf(labels: readonly (readonly [string, readonly (readonly number[])[]])[]): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  const open: (typeof labels)[number][] = [];
  for (const label of labels) {
    const [key] = label;
    if (saysLeft(key)) roles.set(key, 'left');
    else if (saysGiven(key)) roles.set(key, 'bought');
    else open.push(label);
  }
  const [one] = open.filter(
    ([key, numbers]) => areAsked(numbers) && (saysWanted(key) || (open.length === 1 && roles.size > 0)),
  );
  if (one) roles.set(one[0], 'wanted');
  const isTold = roles.size > 1 || labels.some(([key, [first = []]]) => first.length > 1 && roles.has(key));
  return isTold || [...roles.values()].includes('wanted') ? roles : new Map();
}

function areAsked(numbers: readonly (readonly number[])[]): boolean {
  return numbers.every(([count = 0]) => count > 0);
}

function inKnownWords(line: string, roles: ReadonlyMap<string, Role>): string[] {
  const { key = '', numbers = [] } = shapeOf(line) ?? {};
  const [one = 0, other] = numbers;
  const role = roles.get(key);
  const [some, all] = other === undefined ? [one, undefined] : [Math.min(one, other), Math.max(one, other)];
  const asked = all === undefined ? [] : [`Requested: ${all}`];
  if (role === 'left') return [...asked, `Still needs: ${some}`];
  return role === 'bought' ? [...asked, `Purchased: ${some}`] : [`Requested: ${some}`];
}
