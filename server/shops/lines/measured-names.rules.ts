import { amountOf, LARGEST_AMOUNT, type Line, type Ways } from './line.rules.ts';
import { measureAtEnd, RANGE_BEGUN, SPOONS_LAST } from './measures.rules.ts';
import { CONNECTOR, HOW_LARGE, sizeBetween, withContainer, withSizeOfEach } from './packages.rules.ts';
import {
  CONTAINED,
  LAST_WORD,
  MARKED_FIRST,
  MEASURE_AND_NOTE,
  MEASURED_PACK,
  NUMBER_LAST,
  PACKS_OF,
} from './words/amount-patterns.rules.ts';
import { isNumberedBy, isNumberOfName } from './words/numbered-names.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isUnspaced, type UnitKind, unitAtStart, unitKindOf, unitOf } from './words/units.rules.ts';
import { withoutGuess } from './words/vague-words.rules.ts';

/** As in "500", "1,5", "1/2", "1 1/2", "½" and "1½". */
const LEADING_NUMBER =
  /^(?<number>\d{1,3}\s\d\/\d{1,2}|\d{1,3}\s[½¼¾⅓⅔⅛]|\d{1,5}(?:[.,/]\d{1,3})?[½¼¾⅓⅔⅛]?|[½¼¾⅓⅔⅛])(?<gap>-(?=\p{L})|\s{0,3})(?<rest>\S.*)$/u;

/** More of a thing is written with a "×". */
export const LARGEST_BARE_AMOUNT = 24;

/** The same in the units of another country: "75g/3oz cheddar" and "200 g (7 oz) butter". */
const SAID_AGAIN =
  /^\s?(?:\/\s?\d{1,4}(?:[.,/]\d{1,3})?[½¼¾]?\s?(?:fl )?\p{L}{1,6}\.?(?=\s)|\(\d{1,4}(?:[.,/]\d{1,3})?[½¼¾]?\s?(?:fl )?(?:oz|lbs?|g|kg|ml|cl|dl|l|cups?|tbsp|el|msk|dkg|dag)\.?\)(?=\s))/iu;

/** Swedish "1st" is one piece. */
const PIECES_IN = 'SEK';

/** "1st class stamps" and "21st birthday candles", and no "11st". */
function isOrdinal(number: string): boolean {
  return /^(?:\d*[02-9])?1$/.test(number);
}

interface Measured {
  line: Line;
  kind: UnitKind;
}

export function measureFirst(thing: Line, { kind: list, currency }: Ways): Measured | null {
  const { name } = thing;
  const plain = plainSigns(name);
  const packed = list === 'SHOPPING' ? sizeBetween(thing, plain) : null;
  if (packed) return packed;
  const { number = '', gap = '', rest = '' } = LEADING_NUMBER.exec(plain)?.groups ?? {};
  const [howLarge = ''] = list === 'SHOPPING' ? (HOW_LARGE.exec(rest) ?? []) : [];
  const { unit, kind } = unitAtStart(rest.slice(howLarge.length)) ?? {};
  if (
    !unit ||
    !kind ||
    (howLarge !== '' && kind !== 'container') ||
    isThingItself(unit, kind, rest.slice(howLarge.length + unit.length), list) ||
    (list !== 'SHOPPING' && kind !== 'measure') ||
    isNumberOfName(rest) ||
    (gap === '' && unit.toLowerCase() === 'st' && isOrdinal(number) && currency !== PIECES_IN)
  )
    return null;
  if (gap === '-' && (kind !== 'measure' || LENGTHS.has(unit))) return null; // "6-pack" and "2-m cable"
  if (gap === '' && /^\d$/.test(number) && /^[MG]$/.test(unit)) return null; // "3M tape" and "5G router"
  const once = name.slice(0, number.length + gap.length + howLarge.length + unit.length);
  const size = once + (kind === 'measure' ? (SAID_AGAIN.exec(plain.slice(once.length))?.[0] ?? '') : '');
  const behind = plain.slice(size.length);
  const called = name
    .slice(size.length + (CONNECTOR.exec(behind)?.[0].length ?? 0))
    .replace(/^\s{0,3}[:：]\s/, '')
    .trim();
  if (
    !/[\p{L}\p{Extended_Pictographic}]/u.test(called) ||
    (kind === 'container' && CONTAINED.test(plain) && /^\d+\s(?:pair|set)s?\s/i.test(plain))
  )
    return null;
  if (list !== 'SHOPPING' || kind === 'piece') return named(thing, called, size, number, kind);
  const whole = kind === 'measure' ? withContainer(called, size) : withSizeOfEach(called, size);
  return named(thing, whole.name, whole.size, number, whole.kind ?? kind);
}

/** "6 tazas grandes" and "2 boxes for toys": the cups and boxes are wanted, and nothing in them. */
function isThingItself(unit: string, kind: UnitKind, behind: string, list: Ways['kind']): boolean {
  if (kind !== 'piece' && FOR_SOMETHING.test(behind)) return kind === 'container' || isCup(unit);
  const isWithout = OF_CUPS.test(unit) && /^\s\p{L}/u.test(behind) && CONNECTOR.exec(behind)?.[0].trim() === '';
  return isCup(unit) && (list !== 'SHOPPING' || isWithout);
}

function isCup(unit: string): boolean {
  return unitOf(unit).code === 'cup';
}

/** In these languages a word always stands between a cup and what is in it. */
const OF_CUPS = /^(?:cop[oi]s?|copos|xícaras?|tazas?|tazz[ae]|tasses|căni)$/iu;

const FOR_SOMETHING =
  /^\s(?:for|with|without|für|mit|ohne|pour|avec|sans|para|con|sin|per|senza|voor|met|zonder|com|sem|dla|z|bez|för|med|utan|для|pro)\s/iu;

/** A note behind it, as in "Rice 2 kg (on offer)". */
export const NOTE_LAST = /\s\([^()\d]{2,40}\)$/u;

/** "Tahini: 1 pot (100g needed)", where a mark says that the amount stands before the note. */
const NOTE_BEHIND_MARKED =
  /(?<=(?:[:：]\s?|\s[-–—]\s|,\s)\d{1,4}(?:[.,/]\d{1,2})?\s?\p{L}{1,14}\.?)\s\([^()]{1,40}\)$/u;

export function measureLast(thing: Line): Measured | null {
  const said = measureAndMore(thing);
  if (said) return said;
  const [note] = NOTE_LAST.exec(thing.name) ?? NOTE_BEHIND_MARKED.exec(plainSigns(thing.name)) ?? [];
  const noted = note ? measureLast({ ...thing, name: thing.name.slice(0, -note.length) }) : null;
  if (noted) return { ...noted, line: { ...noted.line, name: `${noted.line.name}${note}` } };
  const { name } = thing;
  const plain = plainSigns(name);
  const spoons = SPOONS_LAST.exec(plain)?.groups;
  if (spoons?.name) {
    const size = cutEnd(name, spoons.size);
    return { line: { ...thing, name: name.slice(0, spoons.name.length).trim(), size }, kind: 'measure' };
  }
  const match = measureAtEnd(plain);
  const { number = '', unit = '', gap = '' } = match?.groups ?? {};
  const kind = unitKindOf(unit);
  if (!match || !kind) return null;
  const before = name.slice(0, match.index);
  if (/\)$/.test(plain) && /\([^()]*$/.test(plainSigns(before))) return null; // "(about 600 g)" stays whole
  const range = RANGE_BEGUN.exec(plainSigns(before));
  if (range)
    return { line: { ...thing, name: name.slice(0, range.index), size: name.slice(range.index).trim() }, kind };
  const hasColon = gap.includes(':') || /\s[–—-]\s?/u.test(gap);
  const isMarked = hasColon || /,\s/.test(gap); // "flour type 480, 2 packs"
  const last = before.at(-1) ?? '';
  const isApart = /\s/.test(gap) || isUnspaced(last) || /[~≈]/.test(last);
  const isInBrackets = /[\s(]\($/.test(plain.slice(0, match.index + gap.length + 1)) && plain.endsWith(')');
  const isCounted =
    kind === 'measure'
      ? unit.toLowerCase() !== 'mg'
      : kind === 'piece' || isUnspaced(unit) || isInBrackets || isMarked || isPacks(before, number);
  const counts = TIMES_BEFORE.exec(plainSigns(before))?.groups;
  if (!isApart && !counts) return null;
  if (!isCounted || !/\p{L}/u.test(before) || LENGTHS.has(unit.toLowerCase())) return null;
  const size = name.slice(match.index + gap.length).replace(/^[(（](.*?)[)）]?$/u, '$1');
  const near = kind === 'piece' ? null : withoutGuess(before);
  if (near !== null && !hasColon)
    return named(thing, near, `${before.slice(near.length).trim()} ${size}`, number, kind);
  if (!counts) return named(thing, before.trim(), size, number, kind);
  const found = named(thing, before.slice(0, counts.name?.length ?? 0).trim(), size, number, kind);
  return { ...found, line: { ...found.line, amount: Number(counts.amount) } };
}

/** "coffee 2 packs of 500 g", "flour 5 lb bag" and "butter - 1 lb - unsalted". */
function measureAndMore(thing: Line): Measured | null {
  const { name } = thing;
  const plain = plainSigns(name);
  const packs = PACKS_OF.exec(plain.replace(/(?<=\d\s\p{L}{2,6})\.(?=\s)/u, ''))?.groups; // "2 Pck. à 4 Stück"
  if (
    packs &&
    unitKindOf(packs.unit ?? '') === 'container' &&
    ['measure', 'piece'].includes(unitKindOf(packs.each ?? '') ?? '')
  )
    return {
      line: { ...thing, name: name.slice(0, packs.name?.length).trim(), size: sizeBehind(name, packs.name) },
      kind: 'container',
    };
  const packed = MEASURED_PACK.exec(plain)?.groups;
  const noted = packed ? undefined : MEASURE_AND_NOTE.exec(plain);
  if (packed && unitKindOf(packed.pack ?? '') !== 'container') return null;
  const length = packed?.rest?.length ?? noted?.index ?? 0;
  const found = length > 0 ? measureLast({ ...thing, name: name.slice(0, length) }) : null;
  if (!found || (packed && found.kind !== 'measure')) return null;
  const { size } = found.line;
  const note = cutEnd(name, noted?.groups?.note);
  const more = packed ? `${size} ${packed.pack}` : [size, note].filter(Boolean).join(', ');
  return { ...found, line: { ...found.line, size: more } };
}

/** A text without a name at its start and the mark behind that. */
function sizeBehind(text: string, name = ''): string {
  return text.slice(name.length).replace(/^[\s:,–—-]{1,4}/u, '');
}

/** "coffee 2 packs", and no "Vitamin B 12 tablets". */
function isPacks(before: string, number: string): boolean {
  const word = LAST_WORD.exec(plainSigns(before).trim())?.groups?.word ?? '';
  return (amountOf(number) ?? LARGEST_AMOUNT) <= LARGEST_BARE_AMOUNT && isCountable(word) && !isNumberedBy(word);
}

/** "Joghurt 4 x 150 g". */
const TIMES_BEFORE = /^(?<name>.*[\p{L})])\s{1,5}(?<amount>\d{1,2})\s?[x×]\s?$/u;

/** "Rope 5 mm" is a rope of that kind. */
const LENGTHS = new Set(['mm', 'cm', 'm', 'ft']);

/** Pieces are how many; all else is how much of one thing. */
function named(thing: Line, name: string, size: string, number: string, kind: UnitKind): Measured {
  const count = kind === 'piece' ? amountOf(number) : null;
  const sizes = [size, thing.size].filter(Boolean).join(', ');
  const line = count === null ? nested({ ...thing, name, size: sizes }) : { ...thing, name, amount: count };
  return { line, kind };
}

/** "sugar 1kg x2" and "tomatoes 400 g x 3" say both, and so does "4 x quark 200 g". */
function nested(line: Line): Line {
  const first = line.amount === 1 ? MARKED_FIRST.exec(plainSigns(line.name))?.groups : undefined;
  const times = amountOf(first?.amount);
  if (times !== null && /^\D/.test(first?.name ?? ''))
    return { ...line, name: cutEnd(line.name, first?.name), amount: times };
  const { name = '', amount } = NUMBER_LAST.exec(plainSigns(line.name))?.groups ?? {};
  const count = amountOf(amount);
  return count === null ? line : { ...line, name: line.name.slice(0, name.length).trim(), amount: count };
}

/** "Vitamin B 12" counts no vitamins, and "AA 4" no batteries. */
export function isCountable(word: string): boolean {
  return /\p{Lo}/u.test(word) ? !isNumberedBy(word) : /\p{Ll}/u.test(word) && word.length > 2;
}

/** The end of a text that is as long as what was found of it. */
export function cutEnd(text: string, found = ''): string {
  return text.slice(text.length - found.length);
}
