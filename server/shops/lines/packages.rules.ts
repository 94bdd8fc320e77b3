import type { Line } from './line.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { type UnitKind, unitAtStart, unitKindOf } from './words/units.rules.ts';

/** "1 (14 oz) can coconut milk": how large each is stands between. */
const SIZE_BETWEEN = /^(?<size>\d{1,2}\s?\(\d{1,4}(?:[.,/]\d{1,3})?[\s-]?\p{L}{1,12}\.?\)\s)(?<rest>\p{L}.*)$/u;

/** "3 Flaschen Wein à 0,75 l" and "2 cans of tuna at 185 g": how large each is, behind the name. */
const SIZE_OF_EACH =
  /\s(?:à|á|@|zu je|zu|je|de|da|van|of|at|por|po)\s(?<number>\d{1,4}(?:[.,]\d{1,3})?)\s?(?<unit>\p{L}{1,12})$/iu;

/** Says of a package how large it is: "1 large box of tissues". */
export const HOW_LARGE =
  /^(?:large|small|big|medium|family|gro(?:ß|ss)e[snr]?|kleine[snr]?|grande?s?|petite?s?|pequeñ[oa]s?|grandi|piccol[aoei]|grote|kleine|pequen[oa]s?|duż[aey]|małe|mał[ay]|stora?|små)\s(?=\p{L})/iu;

/** Words between how much and the name: "2 kg of potatoes", "2 kg d'oranges", "300gの豚肉". */
export const CONNECTOR =
  /^(?:\s{0,3}(?:of|de la|de l['’]|de|du|des|di|del|della|do|da|van|från|av)\s{1,3}|\s{0,3}d['’]|の|\s{1,3})/iu;

/** How many packages and how large each is, as one size. */
export function sizeBetween(thing: Line, plain: string): { line: Line; kind: UnitKind } | null {
  const { size = '', rest = '' } = SIZE_BETWEEN.exec(plain)?.groups ?? {};
  const { unit, kind } = unitAtStart(rest) ?? {};
  if (!unit || kind !== 'container') return null;
  const end = size.length + unit.length;
  const called = thing.name.slice(end + (CONNECTOR.exec(plain.slice(end))?.[0].length ?? 0)).trim();
  if (!/\p{L}/u.test(called)) return null;
  return { line: { ...thing, name: called, size: thing.name.slice(0, end) }, kind };
}

interface SizedName {
  name: string;
  size: string;
  /** The kind of its unit, where that is another than before. */
  kind?: UnitKind;
}

/** "400 g tin chopped tomatoes": the package belongs to the size. */
export function withContainer(called: string, size: string): SizedName {
  const { unit, kind } = unitAtStart(called) ?? {};
  if (!unit || kind !== 'container' || unit.length < 3) return { name: called, size };
  const behind = called.slice(unit.length);
  const name = behind.slice(CONNECTOR.exec(behind)?.[0].length ?? 0).trim();
  return /\p{L}/u.test(name) ? { name, size: `${size} ${unit}`, kind } : { name: called, size };
}

/** "Wein à 0,75 l": the size of each belongs to that of all. */
export function withSizeOfEach(called: string, size: string): SizedName {
  const match = SIZE_OF_EACH.exec(plainSigns(called));
  if (!match || unitKindOf(match.groups?.unit ?? '') !== 'measure') return { name: called, size };
  return { name: called.slice(0, match.index).trim(), size: `${size}${called.slice(match.index)}` };
}
