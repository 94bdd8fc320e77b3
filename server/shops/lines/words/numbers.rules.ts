import { plainSigns } from './plain-signs.rules.ts';

/** Signs between thousands, as in "1 299", "1'299" and "1,29,999"; a space parts three digits at a time. */
const SPACED = /^\d{1,3}(?:\s\d{3}){1,4}(?:[.,]\d{0,6})?$/;
const GROUPED = /^(?:\d{0,12}|\d{1,3}(?:[.,]\d{3}){1,4}|\d{1,2}(?:[.,]\d{2}){1,4}[.,]\d{3})$/;

/** In characters; no price is longer. */
const LONGEST_NUMBER = 40;

/**
 * The number that somebody means, the way it is written where they live or elsewhere: 1.234,50 or 1,234.50 or 1 234,50. A
 * sign that could be either, as in 1.234, is what it is where they live. Null is none, and NaN is no number.
 */
export function numberIn(text: string, groupSign?: string): number | null {
  const written = plainSigns(text)
    .trim()
    .replace(/[.,:]\s?[-–—]$/, '');
  if (written === '') return null;
  if (written.length > LONGEST_NUMBER || (/\d\s+\d/.test(written) && !SPACED.test(written))) return Number.NaN;
  const typed = written.replace(/[\s'’]/g, '');
  const signs = typed.match(/[.,]/g) ?? [];
  const [first, last] = [signs[0], signs.at(-1)];
  const isGroup = signs.length > 1 ? first === last : last === groupSign && /\d[.,]\d{3}$/.test(typed);
  const decimal = isGroup ? undefined : last;
  const [whole = '', fraction = '', ...more] = decimal ? typed.split(decimal) : [typed];
  const isWritten = more.length === 0 && GROUPED.test(whole) && /^\d*$/.test(fraction);
  return isWritten && whole + fraction !== ''
    ? Number(`${whole.replace(/[.,]/g, '') || 0}.${fraction || 0}`)
    : Number.NaN;
}

/** A price of three decimals is none: the sign before them parts thousands, as in "€ 1.249" and "¥1,200". */
export function groupSignOf(amount: string, groupSign?: string): string | undefined {
  return /\d(?<sign>[.,])\d{3}(?:\D|$)/.exec(amount)?.groups?.sign ?? groupSign;
}
