import { cellsOf, parseCells } from './cells.rules.ts';
import { splitFirstPriceOff } from './first-prices.rules.ts';
import { amountOf, counted, countOf, LARGEST_AMOUNT, type Line, type Ways } from './line.rules.ts';
import {
  splitCountAndNote,
  splitCountBefore,
  splitCountOfEach,
  splitLabels,
  splitNeeded,
  splitPieces,
  withPriceOfEach,
  withTimesFirst,
} from './line-ends.rules.ts';
import { linksIn, withoutLinks, withPlainLinks } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import {
  cutEnd,
  isCountable,
  LARGEST_BARE_AMOUNT,
  measureFirst,
  measureLast,
  NOTE_LAST,
} from './measured-names.rules.ts';
import { priceWithin, splitReservation } from './reservations.rules.ts';
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
  piecesLast,
  SIZE_LAST,
  SIZED,
  TIMES_IN_BRACKETS,
  TIMES_MEASURE,
  X_LAST,
} from './words/amount-patterns.rules.ts';
import { isNumberedBy, isNumberOfName } from './words/numbered-names.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { unitAtStart } from './words/units.rules.ts';
import { BEHIND, splitGuessOff, splitLinePriceOff, splitNearPriceOff, splitPriceOff } from './written-prices.rules.ts';

/** In characters: nothing longer is a name with an amount. */
const LONGEST_LINE = 1_000;

/** "Bath sheets ×2 — dark green". */
const NOTE_BEHIND_DASH = /(?<=[x×*]\s?\d{1,3}) [-–—] \p{L}[^\d]{1,60}$/iu;

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
  const labelled = line.length > LONGEST_LINE ? null : splitLabels(line);
  const bare = labelled && parseThing(labelled.rest, ways);
  if (bare && isMoreThanName(bare, labelled.rest)) return withSize(bare, labelled.labels);
  const reserved = splitReservation(line) ?? (line.length > LONGEST_LINE ? null : splitCountAndNote(line, ways.kind));
  if (!reserved) return parseWhole(line, ways);
  const thing = withSize(parseWhole(reserved.rest, ways), reserved.note);
  const price = thing.price ? null : priceWithin(reserved.note, ways);
  return price ? { ...thing, price, others: [...(thing.others ?? []), { name: line, size: '', amount: 1 }] } : thing;
}

function withSize(thing: Line, more: string): Line {
  return { ...thing, size: [thing.size, more].filter(Boolean).join(', ') };
}

/** Labels are no part of the name where a price, an amount or a measure stood before them. */
function isMoreThanName({ name, amount, size, price, others = [] }: Line, written: string): boolean {
  return price !== undefined || amount > 1 || size !== '' || (others.length > 0 && name !== written);
}

function parseWhole(line: string, ways: Ways): Line {
  const marked = withPriceOfEach(withTimesFirst(withoutMark(line)), ways.currency);
  const isLong = marked.length > LONGEST_LINE;
  const ofEach = isLong || ways.kind === 'SHOPPING' ? null : splitCountOfEach(marked);
  const each = ofEach && pricedThing(ofEach.rest, ways);
  if (ofEach && each?.price && each.amount === 1) return withSize(counted(each, ofEach.count), ofEach.size ?? '');
  const needed = isLong ? null : (splitNeeded(marked) ?? splitPieces(marked));
  if (!needed) return pricedThing(marked, ways);
  const thing = pricedThing(withPriceOfEach(withTimesFirst(withoutMark(needed.rest)), ways.currency), ways);
  if (needed.size) return withSize(thing, needed.size);
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
  const ofEach = last && BEHIND.test(plainSigns(bare)) ? splitCountBefore(last.name) : null; // "Pillows (4) £9 each"
  if (last && ofEach) {
    const thing = parseThing(ofEach.rest, ways);
    if (!thing.price && thing.amount === 1) return { ...counted(thing, ofEach.count), price: last.price };
  }
  const { name, price, note = '' } = last ?? (first?.isSure ? first : { name: bare, price: undefined });
  const priced = { name, size: note, amount: 1, ...(price && { price }) };
  if (name.length > LONGEST_LINE) return priced;
  const thing = measured(priced, ways) ?? countedThing(priced, ways);
  if (price || thing.others) return thing;
  const near = first ? null : splitNearPriceOff(bare, ways);
  if (near) {
    const { name: called, price: nearly, note: said = '' } = near;
    const guessed = { name: called, size: said, amount: 1, price: nearly };
    return { ...(measured(guessed, ways) ?? countedThing(guessed, ways)), others: [thing] };
  }
  const guess = first ?? splitGuessOff(bare, ways);
  if (!guess) return thing;
  const offered = { name: guess.name, size: '', amount: 1, price: guess.price };
  const both = thing.amount > 1 ? countedThing(offered, ways) : offered; // "3 detergente 2,19"
  return { ...thing, others: [both.amount === thing.amount ? { ...both, others: undefined } : offered] };
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

const SIZE_AND_TIMES = /^(?<name>\p{L}.{0,80}\d\s?[x×]\s?\d{1,4}(?:\s?cm)?)\s[x×]\s?(?<amount>\d{1,2})$/u;

/** Ends a name with how large it is: "Cushions 45x45". */
const SIZE_WITHIN = /\p{L}.{0,60}\d\s?[x×]\s?\d{1,4}(?:\s?cm)?$/u;

interface NumberOf {
  name: string;
  count: number;
  /** Whether the number is how many: for certain, rather so, or rather not. */
  isSure: 'yes' | 'rather' | 'no';
}

function numberIn(text: string, { kind, areCounted, hasAmounts }: Ways): NumberOf | null {
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
    const name = cutEnd(text, first.name);
    const { unit = '', kind: of } = (kind !== 'SHOPPING' && unitAtStart(name)) || {};
    const thing = of === 'piece' ? name.slice(unit.length).trim() : name; // "6 pcs glasses"
    return isLarge ? null : numberOf(first.amount, thing || name, isName ? 'no' : 'yes');
  }
  const sized = SIZE_AND_TIMES.exec(plain)?.groups;
  if (sized) return numberOf(sized.amount, text.slice(0, sized.name?.length).trim(), 'yes');
  const last = (NUMBER_LAST.exec(plain) ?? X_LAST.exec(plain) ?? (kind === 'SHOPPING' ? IN_BRACKETS.exec(plain) : null))
    ?.groups;
  const isSure = kind !== 'SHOPPING' && !NUMBER_LAST.test(plain) ? 'rather' : 'yes'; // "Binoculars 8x"
  if (last) return numberOf(last.amount, text.slice(0, last.name?.length).trim(), isSure, plain);
  const [note = ''] = NOTE_LAST.exec(plain) ?? NOTE_BEHIND_DASH.exec(plain) ?? [];
  const noted = note ? NUMBER_LAST.exec(plain.slice(0, -note.length))?.groups : undefined;
  if (noted)
    return numberOf(noted.amount, `${text.slice(0, noted.name?.length).trim()}${text.slice(-note.length)}`, 'yes');
  if (kind !== 'SHOPPING') {
    const counted = piecesLast(plain) ?? IN_BRACKETS.exec(plain)?.groups; // "Wine glasses (6)", and "The Famous Five (3)"
    const name = text.slice(0, counted?.name?.length).trim();
    const isSized = SIZE_WITHIN.test(plainSigns(name)); // "Cushions 45x45 (3)"
    return counted ? numberOf(counted.amount, name, hasAmounts || isSized ? 'rather' : 'no', plain) : null;
  }
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

function numberOf(amount: string | undefined, name: string, isSure: NumberOf['isSure'], plain = ''): NumberOf | null {
  const count = countOf(amount);
  const isSize = /\d\s*[x×]\s*\d/.test(plain) && !SIZE_WITHIN.test(plainSigns(name));
  return count === null || name === '' || isSize ? null : { name, count, isSure };
}
