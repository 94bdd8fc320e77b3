import { withCoinsInFigures } from '../../../base/amounts/coins-behind.rules.ts';
import { amountOf, westernDigits } from './amount.ts';
import { amongOptions, isOfChosen } from './chosen-options.ts';
import { arePesos, currencyBefore, meansOnly } from './currency.ts';
import type { Heading } from './heading.ts';
import { withoutBands, withoutNeighbours } from './neighbours.ts';
import {
  isForSome,
  isOtherSum,
  isPriceOfUnit,
  otherSumAfter,
  PRICE_LABEL,
  withoutDiscounted,
  withoutFreeDelivery,
} from './other-sums.ts';
import type { Page } from './page.ts';
import {
  currencyBeside,
  endsPair,
  isCalledMoney,
  isEndOfRange,
  isForBand,
  isForOnePiece,
  isPaidInOneWay,
  labelOf,
  lettersBeside,
  standsAlone,
  termBefore,
  withoutDiscounts,
  withoutSign,
} from './price-line.ts';
import { boughtOnce } from './texts/bought-once.ts';
import { besideButton } from './texts/buying-box.ts';
import { onlyOneLeft, reducedByName, reducedByShare } from './texts/discounts.ts';
import { unlessInTemplate } from './texts/drawn-templates.ts';
import { FORMER_ELSEWHERE } from './texts/more-sums.ts';
import { ofOtherThings } from './texts/other-things.ts';
import { PER_UNIT_NAME } from './texts/per-unit.ts';
import { FOR_SOME_NAME, isBelowFrom, isBidAbove, isForSomeAbove } from './texts/price-boxes.ts';
import {
  BUYING,
  CURRENT_NAME,
  FORMER_BEFORE,
  FORMER_NAME,
  NOW_NAME,
  OTHER_SUM_AFTER,
  OTHER_SUM_BEFORE,
  OTHER_SUM_NAME,
  PRICE_NAME,
  PRICE_WORD,
} from './texts/price-words.ts';
import { prominenceOf } from './texts/prominence.ts';
import { formerReadAloud } from './texts/read-aloud.ts';
import { toldByOthers } from './texts/telling-sums.ts';
import type { VisiblePrice } from './texts/visible-price.ts';
import {
  ancestorsOf,
  BLOCK_EDGE,
  buyingButtons,
  INLINE_EDGE,
  isWithin,
  type Surroundings,
  type VisibleText,
} from './visible-text.ts';

const MOST_PRICES = 400;

/** Without a heading nothing says which of a page's prices is meant. */
const NOWHERE = -0.5;

/** Letters and digits in a mix, as numbers of parts and encoded values are. */
const PART_OF_CODE = /(?:[A-Za-z]\d|\d[A-Za-z]|[a-z][A-Z])[A-Za-z]{0,6}$/;

/** Words for a usual price, which is the one to pay where only members pay less. */
const REGULAR =
  /(?:p\.?v\.?p\.?|regular|normal|usual|ordinarie|ordinær|reguliere|habituel|regularna|normale|通常)\s?(?:price|preis|pris|prijs|cena|prix|prezzo|価格)?[\s:.\ue000\ue001]{0,6}$/i;

/** Digits in groups, with decimals; "12,-" and "12.–" too. Cents, points and spaces may stand in elements of their own. */
const NUMBERS =
  /\d{1,3}(?:(?:(?:[ .,'’]|\ue000{1,2}[.,'’]\ue000{1,2}|\ue000{2} \ue000{2})\d{2,3})+(?![\d]))(?:[\ue000]*[.,][\ue000]*\d{1,2}(?!\d))?|\d+(?:[\ue000]*[.,][\ue000]*\d{1,4}(?!\d))?/g;

/** Every sum of money in what people see, each with how much it looks like the price of the product. */
export function visiblePrices(
  page: Page,
  { text, around, startOf }: VisibleText,
  heading: Heading | null,
): VisiblePrice[] {
  const headingAt = heading && startOf(heading.element);
  const readable = withCoinsInFigures(withCommas(westernDigits(text), page));
  const name = heading?.text.toLowerCase() ?? '';
  const prices: VisiblePrice[] = [];
  let lastEnd = 0;
  let spokenFor = '';
  let centsUntil = 0;
  for (const match of readable.matchAll(NUMBERS)) {
    if (prices.length >= MOST_PRICES) break;
    const [written] = match;
    if (match.index < centsUntil) continue;
    const end = match.index + written.length;
    const before = readable.slice(Math.max(0, match.index - 60), match.index);
    const behind = readable.slice(end, end + 48);
    const after = withoutFreeDelivery(behind).slice(0, 30);
    const surroundings = around(match.index);
    if (!surroundings) continue;
    const isCrowns = readable !== text && text.slice(match.index, end).includes(':');
    const currency =
      currencyBeside(before, after, page.country) ?? (isCrowns ? 'SEK' : currencyBefore(before, written, page.country));
    const isNamed = PRICE_NAME.test(surroundings.names);
    const isGlued = /[\p{L}\d]$/u.test(before); // "A4", "iPhone12"
    const isInPrice = isNamed || (!currency && isCalledMoney(written, before));
    if ((!currency && (!isInPrice || isGlued)) || PART_OF_CODE.test(before)) continue;
    const [signAndCents = '', cents] =
      /^(?:\ue000{0,2}\p{Sc}\ue000{0,2}|[\s\ue000]{0,3}\p{Sc}[\s\ue000]{0,3}\.|\p{Sc} (?=\d\d\s?(?:[\ue000\ue001*]|TTC|dont)))(\d{2})(?![\d.,]| \d)/u.exec(
        after,
      ) ?? []; // "89€90"
    const isWhole = cents !== undefined && /^[\d ]+$/.test(written);
    if (isWhole) centsUntil = end + signAndCents.length;
    const amount = amountOf(written.replaceAll(INLINE_EDGE, '') + (isWhole ? `.${cents}` : ''), currency);
    if (amount === null || amount === 0) continue;
    const label = withoutName(withoutDiscounts(withoutSign(ownPart(before, match.index - lastEnd))), name);
    const hasCurrency = currency !== null;
    const company = lettersBeside(readable, match.index, end);
    const span = { start: match.index, end, lastEnd };
    const line = labelOf(readable, span);
    const isPaired = hasCurrency && endsPair(readable, span);
    line.before = withoutName(without(line.before, spokenFor), name);
    line.called = withoutName(line.called, name);
    line.after = withoutFreeDelivery(line.after);
    if (hasCurrency && line.called.trim() === '') {
      const term = termBefore(page, surroundings.element);
      Object.assign(line, { before: line.before || term, called: term });
    }
    const said = label.replaceAll(INLINE_EDGE, '').trim() === '' ? line.called : label;
    const isFormer = isFormerPrice(surroundings, said);
    const isEach = page.country === 'SE' && isForOnePiece(line); // shops of food there write "/st" behind each price
    const isFrom = isBelowFrom(readable, match.index, name);
    const isOther =
      (isFrom && withoutFreeDelivery(behind) !== behind) || // "ab 50 € portofrei"
      OTHER_SUM_NAME.test(withoutMentions(surroundings.names)) ||
      OTHER_SUM_BEFORE.test(withoutDiscounted(label)) ||
      (!isEach && OTHER_SUM_AFTER.test(after)) ||
      isOtherSum(line.before, isEach ? '' : line.after) ||
      isForSome(line.called) ||
      (hasCurrency && (isForSomeAbove(readable, match.index) || isBidAbove(readable, match.index, name))) ||
      FOR_SOME_NAME.test(surroundings.names) ||
      isPaidInOneWay(readable, end, amount) ||
      isForBand(before);
    const isLabelled = !isOther && PRICE_LABEL.test(line.called);
    if (hasCurrency) {
      lastEnd = end;
      spokenFor =
        otherSumAfter(line.after) ?? (FOR_SOME_NAME.test(surroundings.nearestNames) ? wordsOfLabel(line.after) : '');
    }
    const score = scoreOf({ surroundings, isFormer, isOther, isLabelled, isInPrice, hasCurrency, company });
    const nearness = headingAt === null ? NOWHERE : nearnessOf(readable, headingAt, match.index);
    prices.push({
      amount,
      currency: arePesos(written, before, page.country) ? null : currency,
      isCurrencyNamed: hasCurrency && meansOnly(currency, `${before.slice(-6)} ${after.slice(0, 8)}`),
      score: score + nearness,
      isFormer,
      isFormerByName: isFormer && !surroundings.isStruck && (REGULAR.test(said) || !FORMER_BEFORE.test(said)),
      isOther,
      isLabelled,
      isCalledPrice: hasCurrency && !isOther && !isFormer && PRICE_WORD.test(line.called),
      isBare: isLabelled || isPaired || company <= 3 || isForOnePiece(line) || standsAlone(readable, match.index, end),
      isAside: surroundings.isAside,
      isHidden: surroundings.isHidden,
      isOfRange: isEndOfRange(readable, match.index, end) || (isFrom && !isOfChosen(page, written)),
      isAtCut: page.isCut && endsSoon(readable, end),
      isPerUnit: isOther && (isPriceOfUnit(line.before, line.after) || PER_UNIT_NAME.test(surroundings.names)),
      names: surroundings.nearestNames,
      index: match.index,
      element: surroundings.element,
    });
  }
  const holdsHeading = ancestorsOf(heading?.element ?? null);
  const buttons = buyingButtons(page);
  const rows = withoutNeighbours(page, formerReadAloud(unlessInTemplate(prices), holdsHeading), holdsHeading);
  const near = ofOtherThings(rows, { name, holdsHeading, buttons, startOf });
  const own = amongOptions(withoutBands(page, near), holdsHeading);
  const told = toldByOthers(reducedByShare(boughtOnce(own, readable), readable), readable, page.country);
  return onlyOneLeft(reducedByName(besideButton(told, buttons), readable));
}

/** So much text behind a sum is enough for the one to pay, where another was before. */
const ENOUGH = 300;

const endsSoon = (text: string, end: number) => text.length - end < ENOUGH && !BUYING.test(text.slice(end));

/** Swedish shops write "29:90" for crowns and öre; others leave a space behind the point. The length stays. */
function withCommas(text: string, { country }: Page): string {
  return country === 'SE'
    ? text.replace(/(?<![\d:])(\d{1,4}):(\d{2})(?=[\s\ue000]{0,3}(?:\/|kr\b|[\ue000\ue001]))/g, '$1,$2')
    : text.replace(/(\p{Sc} ?\d{1,3}(?:,\d{3}){0,3})\. (\d{2})(?![\d%]| ?\p{L})/gu, '$1.$2 '); // "$119. 95"
}

/** "£99 ex VAT £118.80": words that the sum before has taken are none of this one's. */
function without(before: string, taken: string): string {
  const at = taken ? before.indexOf(taken) : -1;
  return at >= 0 && at < 8 ? before.slice(at + taken.length) : before;
}

/** The first words behind a sum, which its element's name calls one for members: they say the same. */
const wordsOfLabel = (after: string) => /^[\p{L}’' -]{3,30}/u.exec(after)?.[0].trim() ?? '';

/** The product's own name says nothing of a sum: "Gift Card Holder $12", "Used Cars (a novel) £9". */
function withoutName(before: string, name: string): string {
  const at = name.length > 2 ? before.toLowerCase().lastIndexOf(name) : -1;
  return at < 0 ? before : before.slice(at + name.length);
}

/** A line with a sum of its own is no label of the next line. */
function ownPart(before: string, sinceLastSum: number): string {
  if (sinceLastSum > before.length) return before;
  const own = before.slice(before.length - sinceLastSum).replace(/^[.,:]\s?[-–—]{1,2}/, ''); // of "€ 1.099,- € 899,-"
  return own.slice(own.lastIndexOf(BLOCK_EDGE) + 1);
}

interface Seen {
  surroundings: Surroundings;
  isFormer: boolean;
  isOther: boolean;
  /** Whether its line calls it the price. */
  isLabelled: boolean;
  isInPrice: boolean;
  hasCurrency: boolean;
  /** How many letters stand in the same block. */
  company: number;
}

function scoreOf({ surroundings, isFormer, isOther, isLabelled, isInPrice, hasCurrency, company }: Seen): number {
  const { nearestNames, isAside, element } = surroundings;
  let score = hasCurrency ? 2 : -1;
  if (isInPrice) score += 2.5;
  if (isInPrice && CURRENT_NAME.test(nearestNames)) score += 0.5;
  if (isFormer) score -= 4;
  if (isAside) score -= 5;
  if (isOther) score -= 4;
  if (isLabelled) score += 1;
  if (hasCurrency && company <= 12) score += company <= 3 ? 1.5 : 1;
  if (company > 80) score -= 1.5; // a sentence that speaks of a sum
  if (isWithin(element, 'a')) score -= 1.5;
  if (hasCurrency) score += prominenceOf(element, nearestNames);
  return score;
}

/** "with-installments" says that there are some as well, and not that this sum is one. */
function withoutMentions(names: string): string {
  return names.replace(/(?<!\w)(?:\w{1,30}--)?(?:with|has|shows?)-[a-z-]{1,40}/g, ' ');
}

/** Names may say both, as in "current-regular-price": then it is the one to pay. */
function isFormerPrice({ isStruck, nearestNames }: Surroundings, label: string): boolean {
  return (
    isStruck ||
    (FORMER_NAME.test(nearestNames) && !NOW_NAME.test(nearestNames)) ||
    FORMER_BEFORE.test(label) ||
    FORMER_ELSEWHERE.test(label)
  );
}

/** A sum soon after the heading is about it; one long before it, or far down, is not. */
function nearnessOf(text: string, headingAt: number, index: number): number {
  const [from, to] = [Math.min(headingAt, index), Math.max(headingAt, index)];
  const distance = to - from > 30_000 ? 30_000 : text.slice(from, to).replace(/[\s\ue000\ue001]+/g, '').length;
  return index < headingAt ? 3.5 * Math.exp(-distance / 250) - 1.5 : 4 * Math.exp(-distance / 1_200) - 1;
}
