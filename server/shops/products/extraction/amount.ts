import { usualDecimals } from './currency.ts';

/** Beyond it, it is a mistake or a telephone number. */
const HIGHEST = 1_000_000_000;

/** Digits with what stands between groups of them: dots, commas, apostrophes and every kind of space. */
const NUMBER = /\d[\d.,'’٫٬\s]*\d|\d/;

const SPACES = /[\s\u00a0\u2000-\u200b\u202f\u205f\u3000]/g;

/** Digits of Arabic, Persian, Indian and full-width writing become 0 to 9. */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]/g, ',');
}

/** "9 50" is a number and its cents or two numbers, and never 950. */
const PAIR_APART = /^\d{1,3}(?: \d{3})* \d{2}$/;

/**
 * The amount that people read in a number: "1.299,00", "1,299.00", "1 299", "1'299.-" and "1,29,900" alike. Three digits after
 * the only dot or comma are thousands, but in currencies with three decimals.
 */
export function amountOf(text: string, currency: string | null = null): number | null {
  const digits = text.trim().replace(SPACES, ' ').replace(/[.,]$/, '');
  if (!/^\d/.test(digits) || digits.length > 24 || PAIR_APART.test(digits)) return null;
  const marks = digits.replace(/[\d ’']/g, '');
  const compact = digits.replace(/[ ’']/g, '');
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last < 0) return bounded(Number(compact));

  const after = compact.length - last - 1;
  const isBoth = marks.includes('.') && marks.includes(',');
  const isRepeated = !isBoth && marks.length > 1 && !/^\d{1,3}(?:[.,]\d{3})+[.,]\d{1,2}$/.test(compact);
  const isThousands = after === 3 && usualDecimals(currency) !== 3 && compact[0] !== '0';
  const isDecimal = isBoth ? !(after === 3 && marks.at(-1) === marks[0]) : !isRepeated && !isThousands;
  if (isRepeated && !isGrouped(compact)) return null;
  if (!isDecimal) return bounded(Number(compact.replace(/[.,]/g, '')));
  const whole = compact.slice(0, last).replace(/[.,]/g, '');
  return bounded(Number(`${whole}.${compact.slice(last + 1)}`));
}

/**
 * The amount that a page writes for programs: a number, or a text that is one with a dot for decimals. Where it is not,
 * as "1.299,00" or "24.990" in a currency without cents, it is read as people would.
 */
export function amountForPrograms(value: unknown, currency: string | null = null): number | null {
  if (typeof value === 'number') return bounded(value);
  if (typeof value !== 'string' || value.length > 60) return null;
  const text = westernDigits(value)
    .replace(/[^\d.,'’\s]/g, '|')
    .replace(/^\D{1,60}|[|\s]{1,60}$/g, '');
  if (/^\d+(?:\.\d+)?$/.test(text)) {
    const [, decimals = ''] = text.split('.');
    const isGroup = decimals.length === 3 && usualDecimals(currency) === 0 && /^[1-9]\d{0,2}\.\d{3}$/.test(text);
    return bounded(Number(isGroup ? text.replace('.', '') : text));
  }
  const [number] = NUMBER.exec(text) ?? [];
  return number ? amountOf(number, currency) : null;
}

/** Groups of three, or as in India groups of two before the last three. */
function isGrouped(text: string): boolean {
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(text) || /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(text);
}

function bounded(amount: number): number | null {
  if (!Number.isFinite(amount) || amount < 0 || amount > HIGHEST) return null;
  return Math.round(amount * 1000) / 1000;
}
