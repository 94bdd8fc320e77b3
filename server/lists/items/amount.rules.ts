import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { inOneSpelling } from '../../base/text/text.rules.ts';

/** In characters, of an amount and of the unit in it. */
export const LONGEST_AMOUNT = 40;

/** As in "500 g", "1.5 kg", "1 1/2 cups" and "2". */
const AMOUNT =
  /^(?:(?<whole>\d{1,6})(?:\.(?<decimals>\d{1,3}))?|(?:(?<ones>\d{1,4}) )?(?<over>\d{1,2})\/(?<under>\d{1,2}))(?: ?(?<unit>\p{L}[\p{L}\p{M}\p{N}.'’ -]{0,23}))?$/u;

/** A number that is exact: no sum of tenths drifts. */
export interface Fraction {
  over: number;
  under: number;
}

export interface AmountParts extends Fraction {
  /** As somebody wrote it; empty where the number stands alone. */
  unit: string;
}

/** The number and the unit of an amount; null for a text that is none. */
export function amountParts(text: string): AmountParts | null {
  const { whole, decimals = '', ones = '0', over, under, unit = '' } = AMOUNT.exec(text)?.groups ?? {};
  const number =
    whole === undefined
      ? { over: Number(ones) * Number(under) + Number(over), under: Number(under) }
      : { over: Number(`${whole}${decimals}`), under: 10 ** decimals.length };
  return number.over > 0 && number.under > 0 ? { ...number, unit: unit.trim() } : null;
}

/** In the one form in which amounts are kept: decimals where three say it, else a fraction. Null for what is out of bounds. */
export function keptAmount({ over, under, unit }: AmountParts): string | null {
  const divisor = commonDivisor(over, under);
  const [top, bottom] = [over / divisor, under / divisor];
  const number = 1_000 % bottom === 0 ? decimalText((top * 1_000) / bottom) : mixedText(top, bottom);
  const text = unit ? `${number} ${unit}` : number;
  return AMOUNT.test(text) ? text : null;
}

function decimalText(thousandths: number): string {
  const whole = Math.floor(thousandths / 1_000);
  const decimals = String(thousandths % 1_000)
    .padStart(3, '0')
    .replace(/0{1,3}$/, '');
  return decimals ? `${whole}.${decimals}` : String(whole);
}

function mixedText(over: number, under: number): string {
  const ones = Math.floor(over / under);
  const rest = `${over % under}/${under}`;
  return ones > 0 ? `${ones} ${rest}` : rest;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

/** How much of a thing is wanted, in its one form; empty for none. */
export const amount = z
  .string()
  .max(LONGEST_AMOUNT, { error: () => t`Amount must be at most ${LONGEST_AMOUNT} characters` })
  .nullish()
  .transform((text) =>
    inOneSpelling(text ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .transform((text) => {
    const parts = amountParts(text);
    return parts ? (keptAmount(parts) ?? text) : text;
  })
  .pipe(
    z.string().refine((text) => text === '' || amountParts(text) !== null, {
      error: () => t`Write a number and a unit, as in 500 g`,
    }),
  );
