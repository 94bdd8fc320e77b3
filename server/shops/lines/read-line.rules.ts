import { cellsOf, parseCells } from './cells.rules.ts';
import { amountOf, counted, countOf, LARGEST_AMOUNT, type Line, type Ways } from './line.rules.ts';
import { splitNeeded, splitPieces, withPriceOfEach, withTimesFirst } from './line-ends.rules.ts';
import { linksIn, withoutLinks, withPlainLinks } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { measureAtEnd, RANGE_BEGUN, SPOONS_LAST } from './measures.rules.ts';
import { CONNECTOR, HOW_LARGE, sizeBetween, withContainer, withSizeOfEach } from './packages.rules.ts';
import { numeralFirst } from './worded-numbers.rules.ts';
import {
  BARE_NUMBER_LAST,
  BEHIND_A_MARK,
  CONTAINED,
  EMOJI_AFTER_AMOUNT,
  IN_BRACKETS,
  LAST_WORD,
  MARKED_FIRST,
  NUMBER_AFTER_PRICE,
  NUMBER_FIRST,
  NUMBER_LAST,
  NUMBER_OF_A_TITLE,
  PAIRS,
  SIZE_LAST,
  SIZED,
  TIMES_IN_BRACKETS,
  TIMES_MEASURE,
  X_LAST,
} from './words/amount-patterns.rules.ts';
import { isNumberedBy, isNumberOfName } from './words/numbered-names.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isUnspaced, type UnitKind, unitAtStart, unitKindOf } from './words/units.rules.ts';
import { splitFirstPriceOff, splitGuessOff, splitLinePriceOff, splitPriceOff } from './written-prices.rules.ts';

/** As in "500", "1,5", "1/2", "1 1/2", "½" and "1½". */
const LEADING_NUMBER =
  /^(?<number>\d{1,3}\s\d\/\d{1,2}|\d{1,3}\s[½¼¾⅓⅔⅛]|\d{1,5}(?:[.,/]\d{1,3})?[½¼¾⅓⅔⅛]?|[½¼¾⅓⅔⅛])(?<gap>-(?=\p{L})|\s{0,3})(?<rest>\S.*)$/u;

/** More of a thing is written with a "×". */
const LARGEST_BARE_AMOUNT = 24;

/** In characters: nothing longer is a name with an amount. */
const LONGEST_LINE = 1_000;

/** A second link in brackets, which says where else a thing is sold. */
const LINK_ASIDE = /[(（][^()（）]{0,60}https?:[^()\s]{1,500}\s?[)）]/gu;

/** Reads a line as people write it on such a list. Words that are neither amount nor price stay part of the name. */
export function parseLine(written: string, ways: Ways): Line[] {
  if (cellsOf(written, null)) return [parseCells(cellsOf(written, null) ?? [], ways)];
  const line = withPlainLinks(written);
  const links = linksIn(line);
  const isNamed = links.length === 1;
  if (links.length === 0) return [parseThing(line, ways)];
  const [link, ...others] = links;
  if (others.length > 0 && line.match(LINK_ASIDE)?.length === others.length && /\p{L}/u.test(withoutLinks(line))) {
    const thing = parseThing(withoutLinks(line).replace(/\s{1,3}(?=[)）])/gu, ''), ways);
    return [{ ...thing, link, size: [thing.size, ...others].filter(Boolean).join(', ') }];
  }
  return links.map((link) => ({ ...parseThing(isNamed ? withoutLinks(line) : '', ways), link }));
}

/** A line without links and cells. How many are wanted is read once: what says it again, or beside another number, stays a word. */
export function parseThing(line: string, ways: Ways): Line {
  const marked = withPriceOfEach(withTimesFirst(withoutMark(line)), ways.currency);
  const needed = marked.length > LONGEST_LINE ? null : (splitNeeded(marked) ?? splitPieces(marked));
  if (!needed) return pricedThing(marked, ways);
  const thing = pricedThing(withPriceOfEach(withTimesFirst(withoutMark(needed.rest)), ways.currency), ways);
  if (needed.size) return { ...thing, size: [thing.size, needed.size].filter(Boolean).join(', ') };
  return thing.amount === 1 ? counted(thing, needed.count) : pricedThing(marked, ways);
}

function pricedThing(marked: string, ways: Ways): Line {
  const bare = marked.replace(EMOJI_AFTER_AMOUNT, '');
  const last = splitLinePriceOff(bare, ways);
  const first = last ? null : splitFirstPriceOff(bare, ways);
  const wanted = last && splitNeeded(last.name); // "Pillow – qty 2   $65"
  if (last && wanted && !wanted.size) {
    const thing = parseThing(wanted.rest, ways);
    if (!thing.price && thing.amount === 1)
      return { ...counted(thing, wanted.count), price: last.price, ...(last.note && { size: last.note }) };
  }
  const { name, price, note = '' } = last ?? (first?.isSure ? first : { name: bare, price: undefined });
  const priced = { name, size: note, amount: 1, ...(price && { price }) };
  if (name.length > LONGEST_LINE) return priced;
  const thing = measured(priced, ways) ?? countedThing(priced, ways);
  if (price || thing.others) return thing;
  const guess = first ?? splitGuessOff(bare, ways);
  return guess ? { ...thing, others: [{ name: guess.name, size: '', amount: 1, price: guess.price }] } : thing;
}

/** "500 g flour" and "flour 500 g", with how many of it in "2 x 500 g flour". */
function measured(worded: Line, ways: Ways): Line | null {
  const name = ways.kind === 'SHOPPING' ? numeralFirst(worded.name) : worded.name;
  const thing = { ...worded, name };
  const times = TIMES_MEASURE.exec(plainSigns(name))?.groups;
  const inner = times ? { ...thing, name: cutEnd(name, times.name) } : thing;
  const found =
    measureFirst(inner, ways) ?? (ways.kind === 'SHOPPING' || COLON_AND_MEASURE.test(name) ? measureLast(inner) : null);
  if (!found) return null;
  const isEach = found.kind === 'measure' || /\d\s?\p{L}{1,4}\s/u.test(found.line.size); // "400g tins"
  if (times) return isEach ? { ...found.line, amount: Number(times.amount) } : null;
  if (found.kind !== 'container') return found.line;
  return { ...found.line, others: [worded] };
}

/** "Nappies: 2 packs" is so many of them on every list. */
const COLON_AND_MEASURE = /[\p{L}\d]\s?:\s\d{1,3}\s\p{L}{2,16}\.?$/u;

/** The same in the units of another country: "75g/3oz cheddar" and "200 g (7 oz) butter". */
const SAID_AGAIN =
  /^\s?(?:\/\s?\d{1,4}(?:[.,/]\d{1,3})?[½¼¾]?\s?(?:fl )?\p{L}{1,6}\.?(?=\s)|\(\d{1,4}(?:[.,/]\d{1,3})?[½¼¾]?\s?(?:fl )?(?:oz|lbs?|g|kg|ml|cl|dl|l|cups?|tbsp|el|msk|dkg|dag)\.?\)(?=\s))/iu;

interface Measured {
  line: Line;
  kind: UnitKind;
}

function measureFirst(thing: Line, { kind: list }: Ways): Measured | null {
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
    (list !== 'SHOPPING' && kind !== 'measure') ||
    isNumberOfName(rest)
  )
    return null;
  if (gap === '-' && (kind !== 'measure' || LENGTHS.has(unit))) return null; // "6-pack" and "2-m cable"
  if (gap === '' && /^\d$/.test(number) && /^[MG]$/.test(unit)) return null; // "3M tape" and "5G router"
  const once = name.slice(0, number.length + gap.length + howLarge.length + unit.length);
  const size = once + (kind === 'measure' ? (SAID_AGAIN.exec(plain.slice(once.length))?.[0] ?? '') : '');
  const behind = plain.slice(size.length);
  const called = name.slice(size.length + (CONNECTOR.exec(behind)?.[0].length ?? 0)).trim();
  if (
    !/[\p{L}\p{Extended_Pictographic}]/u.test(called) ||
    (kind === 'container' && CONTAINED.test(plain) && /^\d+\s(?:pair|set)s?\s/i.test(plain))
  )
    return null;
  if (list !== 'SHOPPING' || kind === 'piece') return named(thing, called, size, number, kind);
  const whole = kind === 'measure' ? withContainer(called, size) : withSizeOfEach(called, size);
  return named(thing, whole.name, whole.size, number, whole.kind ?? kind);
}

/** A note behind it, as in "Rice 2 kg (on offer)". */
const NOTE_LAST = /\s\([^()\d]{2,40}\)$/u;

function measureLast(thing: Line): Measured | null {
  const [note] = NOTE_LAST.exec(thing.name) ?? [];
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
  const last = before.at(-1) ?? '';
  const isApart = /\s/.test(gap) || isUnspaced(last);
  const isInBrackets = /[\s(]\($/.test(plain.slice(0, match.index + gap.length + 1)) && plain.endsWith(')');
  const isCounted =
    kind === 'measure'
      ? unit.toLowerCase() !== 'mg'
      : kind === 'piece' || isUnspaced(unit) || isInBrackets || hasColon || isPacks(before, number);
  const counts = TIMES_BEFORE.exec(plainSigns(before))?.groups;
  if (!isApart && !counts) return null;
  if (!isCounted || !/\p{L}/u.test(before) || LENGTHS.has(unit.toLowerCase())) return null;
  const size = name.slice(match.index + gap.length).replace(/^[(（](.*?)[)）]?$/u, '$1');
  if (!counts) return named(thing, before.trim(), size, number, kind);
  const found = named(thing, before.slice(0, counts.name?.length ?? 0).trim(), size, number, kind);
  return { ...found, line: { ...found.line, amount: Number(counts.amount) } };
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

/** A thing without the number in its name, if there is one, and without a price that stands before the number. */
function countedThing(thing: Line, ways: Ways): Line {
  const { priced = '', amount } = NUMBER_AFTER_PRICE.exec(thing.name)?.groups ?? {};
  const split = thing.price ? null : splitPriceOff(priced, ways);
  if (split) return { ...thing, ...split, amount: amountOf(amount) ?? 1 };
  if (CONTAINED.test(thing.name) || (ways.kind !== 'SHOPPING' && PAIRS.test(thing.name) && !/^0\d/.test(thing.name)))
    return thing;
  const number = numberIn(thing.name, ways);
  if (!number) return thing;
  const { name, count, isSure } = number;
  const one = { ...thing, name };
  const inner = ways.kind === 'SHOPPING' || count > LARGEST_AMOUNT ? measured(one, ways) : null;
  const read = counted(inner && inner.amount === 1 ? inner : one, count);
  if (isSure === 'yes') return read;
  return isSure === 'no' ? { ...thing, others: [read] } : { ...read, others: [thing] };
}

interface NumberOf {
  name: string;
  count: number;
  /** Whether the number is how many: for certain, rather so, or rather not. */
  isSure: 'yes' | 'rather' | 'no';
}

function numberIn(text: string, { kind, areCounted }: Ways): NumberOf | null {
  const plain = plainSigns(text);
  const marked = MARKED_FIRST.exec(plain)?.groups;
  if (marked)
    return numberOf(marked.amount, cutEnd(text, marked.name), 'yes', SIZED.test(marked.name ?? '') ? '' : plain);
  const bracketed = TIMES_IN_BRACKETS.exec(plain)?.groups;
  if (bracketed && Number(bracketed.amount ?? bracketed.times) <= LARGEST_BARE_AMOUNT) {
    const name = text.slice(0, bracketed.name?.length).trim();
    return numberOf(bracketed.amount ?? bracketed.times, name, bracketed.amount ? 'yes' : 'rather', plain); // "Binoculars (8x)"
  }
  const first = NUMBER_FIRST.exec(plain)?.groups;
  if (first) {
    const isTitle = kind !== 'SHOPPING' && !areCounted && NUMBER_OF_A_TITLE.test(plain);
    const isName = isTitle || isNumberOfName(first.name ?? '');
    const times = isName ? NUMBER_LAST.exec(plain)?.groups : undefined; // "9 V battery x 2"
    if (times) return numberOf(times.amount, text.slice(0, times.name?.length).trim(), 'yes', plain);
    const isLarge = (countOf(first.amount) ?? 0) > LARGEST_AMOUNT;
    return isLarge ? null : numberOf(first.amount, cutEnd(text, first.name), isName ? 'no' : 'yes');
  }
  const last = (NUMBER_LAST.exec(plain) ?? X_LAST.exec(plain) ?? (kind === 'SHOPPING' ? IN_BRACKETS.exec(plain) : null))
    ?.groups;
  const isSure = kind !== 'SHOPPING' && !NUMBER_LAST.test(plain) ? 'rather' : 'yes'; // "Binoculars 8x"
  if (last) return numberOf(last.amount, text.slice(0, last.name?.length).trim(), isSure, plain);
  const [note = ''] = NOTE_LAST.exec(plain) ?? [];
  const noted = note ? NUMBER_LAST.exec(plain.slice(0, -note.length))?.groups : undefined;
  if (noted)
    return numberOf(noted.amount, `${text.slice(0, noted.name?.length).trim()}${text.slice(-note.length)}`, 'yes');
  if (kind !== 'SHOPPING') return null;
  const behind = BEHIND_A_MARK.exec(plain)?.groups;
  const bare = BARE_NUMBER_LAST.exec(plain);
  const name = text.slice(0, behind?.name?.length ?? bare?.index ?? 0).trim();
  const amount = behind?.amount ?? bare?.groups?.amount;
  const word = LAST_WORD.exec(plainSigns(name))?.groups?.word ?? '';
  const isSized = behind !== undefined && SIZE_LAST.test(plainSigns(name));
  const isCounted = isSized || (isCountable(word) && !isNumberedBy(word) && !/\d/.test(plainSigns(name)));
  const most = behind && plain.includes(':') ? LARGEST_AMOUNT : LARGEST_BARE_AMOUNT;
  return isCounted && Number(amount) <= most ? numberOf(amount, name, 'rather', plain) : null;
}

/** "Vitamin B 12" counts no vitamins, and "AA 4" no batteries. */
function isCountable(word: string): boolean {
  return /\p{Lo}/u.test(word) ? !isNumberedBy(word) : /\p{Ll}/u.test(word) && word.length > 2;
}

function numberOf(amount: string | undefined, name: string, isSure: NumberOf['isSure'], plain = ''): NumberOf | null {
  const count = countOf(amount);
  const isSize = /\d\s*[x×]\s*\d/.test(plain);
  return count === null || name === '' || isSize ? null : { name, count, isSure };
}

/** The end of a text that is as long as what was found of it. */
function cutEnd(text: string, found = ''): string {
  return text.slice(text.length - found.length);
}
