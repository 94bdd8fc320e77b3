import { isGivenBeforeLeft, isGivenFirst, saysGiven, saysLeft, saysWanted } from '../words/gift-counts.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';

/** How many of a thing are asked for, and how many of these are bought. */
export interface Counts {
  wanted: number;
  given: number;
}

export type Role = 'WANTED' | 'GIVEN' | 'LEFT';

/** In characters, and the number of pieces that people ask for. */
const LONGEST_LABEL = 40;
const LONGEST_LABELS = 120;
const MOST_PIECES = 99;

/** The share of the things at which a label of unknown words says how many are wanted. */
const USUAL = 0.6;

/** How well people rate it: "4,6/5 (312)". */
const RATED = /\d[.,]\d|\d\)|[★☆⭐]/u;

/** Several labels in one line: "Önskat antal: 12 Köpta: 7 Kvar: 5" and "Requested 4 · Still needs 2". */
const LABEL = /\p{L}[\p{L}. ]{0,25}\s?[:：]\s?\d{1,2}(?!\S)/gu;
const PARTS = /\s[·•|]\s/u;

/** The labels in a line of a thing. */
export function labelsIn(line: string): string[] {
  if (line.length > LONGEST_LABELS) return [line];
  const plain = plainSigns(line);
  const labels = plain.match(LABEL) ?? [];
  const rest = labels.reduce((left, label) => left.replace(label, ''), plain);
  return labels.length > 1 && !/[\p{L}\d]/u.test(rest) ? labels : plain.split(PARTS);
}

export interface Shape {
  key: string;
  numbers: number[];
}

/** The words around one or two numbers of pieces. */
export function shapeOfLabel(label: string): Shape | null {
  if (label.length > LONGEST_LABEL || RATED.test(label) || /\p{Sc}/u.test(label) || !/\p{L}/u.test(label)) return null;
  const numbers = (label.match(/\d+/g) ?? []).map(Number);
  const areOfPieces = numbers.length > 0 && numbers.length < 3 && numbers.every((number) => number <= MOST_PIECES);
  return areOfPieces ? { key: label.replace(/\d+/g, '#').trim(), numbers } : null;
}

/** The meaning of a label by its words; null where none of them is known. */
export function roleOf(label: string): Role | null {
  if (saysLeft(label) && !(saysGiven(label) && isGivenBeforeLeft(label))) return 'LEFT';
  if (saysGiven(label)) return 'GIVEN';
  return saysWanted(label) ? 'WANTED' : null;
}

/** Whether a label without a number says that all of a thing is bought. */
export function saysAllGiven(label: string): boolean {
  return (
    label.length <= LONGEST_LABEL && !/\d/.test(plainSigns(label)) && roleOf(label) === 'GIVEN' && isGivenFirst(label)
  );
}

/** Whether known words in a line say how many are wanted, left or bought. */
export function isCount(line: string): boolean {
  return labelsIn(line).some(
    (label) => saysAllGiven(label) || (shapeOfLabel(label) !== null && roleOf(label) !== null),
  );
}

/** How many of each thing are wanted and bought, by the labels that stand at it; null for things at which nothing says so. */
export function countsOf(things: readonly (readonly string[])[]): Counts[] | null {
  const shapes = things.map((labels) => labels.flatMap(labelsIn).flatMap((label) => shapeOfLabel(label) ?? []));
  const all = Map.groupBy(shapes.flat(), ({ key }) => key);
  const roles = new Map<string, Role>();
  for (const key of all.keys()) {
    const role = roleOf(key);
    if (role) roles.set(key, role);
  }
  const unknown = [...all].filter(([key, some]) => !roles.has(key) && some.length >= things.length * USUAL);
  const [open, ...more] = unknown.filter(([, some]) => some.every(({ numbers: [count = 0] }) => count > 0));
  if (open && more.length === 0 && roles.size > 0 && ![...roles.values()].includes('WANTED'))
    roles.set(open[0], 'WANTED');
  const areGiven = things.map((labels) => labels.flatMap(labelsIn).some(saysAllGiven));
  if (roles.size === 0 && !areGiven.includes(true)) return null;
  return shapes.map((some, index) => countIn(some, roles, areGiven[index] === true));
}

export function countIn(shapes: readonly Shape[], roles: ReadonlyMap<string, Role>, isAllGiven: boolean): Counts {
  const said: Partial<Record<Role | 'ALL', number>> = {};
  for (const { key, numbers } of shapes) {
    const role = roles.get(key);
    if (!role) continue;
    const [some = 0, all] = numbers.toSorted((one, other) => one - other);
    said[role] ??= role === 'WANTED' ? (all ?? some) : some;
    if (all !== undefined) said.ALL ??= all;
  }
  const wanted = Math.max(1, said.WANTED ?? said.ALL ?? (said.LEFT ?? 0) + (said.GIVEN ?? 0));
  const given = said.GIVEN ?? (said.LEFT === undefined ? 0 : wanted - said.LEFT);
  return { wanted, given: isAllGiven ? wanted : Math.min(wanted, Math.max(0, given)) };
}
