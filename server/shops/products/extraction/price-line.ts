import { BLOCK_EDGE, INLINE_EDGE } from './visible-text.ts';

/** The sign of a currency, which stands between a label and its number. */
const SIGN_AT_END = /(?:\p{Sc}|\b[A-Z]{2,3}\$?|\b[Kk]r\.?|\bRs\.?|\bR\$)?[\s(]{0,4}$/u;
const SIGN_AT_START =
  /^\s{0,3}(?:[,.]?[-–—]{1,2})?\s{0,3}(?:\p{Sc}\d{0,2}|[A-Z]{3}\b|[Kk]r\b\.?|Kč|zł|z[łl]\b|lei\b|Ft\b|円|원|元|лв\.?|грн|TL\b|:-)?[\s)*]{0,4}/u;

const LONGEST = 90;

/** A statement of its own: "16% off", "-20 % Rabatt", "7 折". The sum after it is not the one that is saved. */
const DISCOUNT =
  /[-–−]?\d{1,2}(?:[.,]\d)?[\s\ue000]{0,2}(?:%|percent\b|prozent\b|折)(?:[\s\ue000]{0,3}(?:off|rabatt|discount|korting|(?:de )?(?:réduction|remise|descuento|desconto|dto\.?)|(?:di )?sconto|zniżki|taniej|sleva|günstiger|reducerat|lägre|オフ|引き|割引|خصم)(?![\p{L}\p{M}]))?/giu;

/** Between two statements of one line. */
const PARTING = /[!?;|•·。→]|\d ?%/;

export interface PriceLabel {
  before: string;
  after: string;
  /** The words before it without what is said of a discount: "Price 16% off €41". */
  called: string;
}

interface Span {
  start: number;
  end: number;
  /** The end of the sum before this one. */
  lastEnd: number;
}

/** The words about a sum in its own line: back to the sum before it, and on to the end of the line. */
export function labelOf(text: string, { start, end, lastEnd }: Span): PriceLabel {
  const from = Math.max(text.lastIndexOf(BLOCK_EDGE, start) + 1, lastEnd, start - LONGEST);
  const edge = text.indexOf(BLOCK_EDGE, end);
  const to = Math.min(edge < 0 ? text.length : edge, end + LONGEST);
  const line = spaced(text.slice(from, start)).replace(SIGN_AT_END, '');
  const own = line.trim() === '' && from > lastEnd ? labelAbove(text, from - 1, lastEnd) : line;
  return {
    before: withoutDiscounts(own).split(PARTING).at(-1) ?? '',
    called: own.replace(DISCOUNT, ' '),
    after: spaced(text.slice(end, to)).replace(SIGN_AT_START, '').trimStart(),
  };
}

/** A line that ends with a colon speaks of the next one. */
function labelAbove(text: string, at: number, lastEnd: number): string {
  let end = at;
  while (end > lastEnd && at - end < 12 && /[\s\ue000\ue001]/.test(text[end - 1] ?? '')) end -= 1;
  const from = Math.max(text.lastIndexOf(BLOCK_EDGE, end - 1) + 1, lastEnd, end - LONGEST);
  const above = spaced(text.slice(from, end)).trim();
  return /[:：]$/.test(above) ? above : '';
}

/** Parts the share that is taken off from what stands after it. */
export function withoutDiscounts(text: string): string {
  return text.replace(DISCOUNT, ' | ');
}

function spaced(text: string): string {
  return text.replaceAll(INLINE_EDGE, ' ').replace(/\s+/g, ' ');
}
