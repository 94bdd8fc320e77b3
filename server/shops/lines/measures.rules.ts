import { type AmountParts, amountParts, type Fraction, keptAmount } from '../../lists/items/amount.rules.ts';
import type { Ways } from './line.rules.ts';
import { isNumberedBy } from './words/numbered-names.rules.ts';
import { numberIn } from './words/numbers.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { unitKindOf, unitOf, unitWordFor } from './words/units.rules.ts';

const WRITTEN =
  /^(?<number>\d{1,4}\s\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|\d{1,6}(?:[.,]\d{1,4})?|\d{0,4}\s?[½¼¾⅓⅔⅛])\s{0,3}(?<unit>\p{L}.{0,30})?$/u;

/** Fractions of one sign. */
const SIGNS: Readonly<Record<string, Fraction>> = {
  '½': { over: 1, under: 2 },
  '¼': { over: 1, under: 4 },
  '¾': { over: 3, under: 4 },
  '⅓': { over: 1, under: 3 },
  '⅔': { over: 2, under: 3 },
  '⅛': { over: 1, under: 8 },
};

/** Reads how much somebody wrote, as it is kept: "1½ kg", "1,5 kg" and "٢ كيلو". Null for what is no number with a unit. */
export function writtenAmount(text: string, groupSign?: string): string | null {
  const { number = '', unit = '' } = WRITTEN.exec(plainSigns(text).trim())?.groups ?? {};
  const read = number ? fractionIn(number, groupSign) : null;
  return read && keptAmount({ ...read, unit: unit.replace(/\s+/g, ' ').trim() });
}

function fractionIn(number: string, groupSign?: string): Fraction | null {
  const sign = SIGNS[number.at(-1) ?? ''];
  const ones = Number(sign ? number.slice(0, -1) : (/^(\d+)\s/.exec(number)?.[1] ?? 0));
  if (sign) return { over: ones * sign.under + sign.over, under: sign.under };
  const [, over, under] = /(\d{1,2})\/(\d{1,2})$/.exec(number) ?? [];
  if (under !== undefined)
    return Number(under) > 0 ? { over: ones * Number(under) + Number(over), under: Number(under) } : null;
  const value = numberIn(number, groupSign);
  return value === null || Number.isNaN(value) ? null : { over: Math.round(value * 1_000), under: 1_000 };
}

/** An amount in a text that readers of every country read alike: three decimals could be thousands. */
export function sureAmount(amount: string): string {
  return amount.replace(/^(\d+\.\d{3})(?= |$)/, '$10');
}

/** Parts what a line says of a thing's size: an amount where its first line is one, and a description. */
export function sizeParts(
  size: string,
  { kind, groupSign }: Pick<Ways, 'kind' | 'groupSign'>,
): { amount: string; description: string } {
  const [first = '', ...others] = size.split('\n');
  const amount = kind === 'SHOPPING' ? writtenAmount(first, groupSign) : null;
  return amount === null ? { amount: '', description: size } : { amount, description: others.join('\n') };
}

/** Both together, in the larger of their units; null where they do not fit, or where the sum is none that is kept. */
export function addAmounts(one: string, other: string): string | null {
  const [first, second] = [amountParts(one), amountParts(other)];
  if (!first || !second) return null;
  const [unit, added] = [unitOf(first.unit), unitOf(second.unit)];
  if (unit.code === added.code) return sumIn(first, first, second);
  const doFit = unit.family !== undefined && unit.family === added.family;
  if (!doFit || !unit.size || !added.size) return null;
  const [large, small] = unit.size >= added.size ? [first, second] : [second, first];
  const times = Math.max(unit.size, added.size) / Math.min(unit.size, added.size);
  return Number.isInteger(times) ? sumIn(large, large, { ...small, under: small.under * times }) : null;
}

/** The same of two things to buy. Null also for twice the same weight: two packs of 500 g are no pack of 1 kg. */
export function sumOf(one: string, other: string): string | null {
  const isPack = unitOf(amountParts(one)?.unit ?? '').kind === 'measure';
  return one === other && isPack ? null : addAmounts(one, other);
}

/** The same of sizes as they were written. */
export function addSizes(one: string, other: string, { groupSign }: { groupSign?: string }): string | null {
  const [first, second] = [writtenAmount(one, groupSign), writtenAmount(other, groupSign)];
  if (first === null || second === null) return null;
  const sum = sumOf(first, second);
  return sum && (groupSign === '.' ? sum.replace('.', ',') : sum);
}

/** An amount so many times, exactly: a third of 500 g is 166 2/3 g. What no fraction says that is kept is rounded up; null beyond the bounds. */
export function scaledAmount(amount: string, over: number, under: number): string | null {
  const parts = amountParts(amount);
  if (!parts) return null;
  const scaled = { over: parts.over * over, under: parts.under * under };
  const unit = unitWordFor(parts.unit, scaled.over / scaled.under);
  const rounded = { over: Math.ceil((scaled.over * 1_000) / scaled.under), under: 1_000 };
  return keptAmount({ ...scaled, unit }) ?? keptAmount({ ...rounded, unit });
}

function sumIn({ unit }: AmountParts, one: Fraction, other: Fraction): string | null {
  const [over, under] = [one.over * other.under + other.over * one.under, one.under * other.under];
  return Number.isSafeInteger(over) ? keptAmount({ over, under, unit: unitWordFor(unit, over / under) }) : null;
}

const TRAILING_MEASURE =
  /(?<gap>[\s,:=|–—-]{0,5})\(?(?<number>(?<!\d\s)(?<![\d.,/])\d{1,5}(?:[.,/]\d{1,3})?[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s?(?<unit>[^\d\s()]{1,16})(?:\(\p{L}{1,2}\))?\)?$/u;

/** The same with a unit of several words, as in "oil 2 c. à soupe". */
const SPACED_MEASURE =
  /(?<gap>[\s,:=|–—-]{0,5})\(?(?<number>(?<!\d\s)(?<![\d.,/])\d{1,5}(?:[.,/]\d{1,3})?[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s?(?<unit>\p{L}{1,10}\.?\s(?:(?:à|de)\s)?\p{L}{1,8}\.?)\)?$/u;

/** A number and a unit at the end of a name. */
export function measureAtEnd(plain: string): RegExpExecArray | null {
  const spaced = SPACED_MEASURE.exec(plain);
  if (spaced && unitKindOf(spaced.groups?.unit ?? '') !== null) return spaced;
  return TRAILING_MEASURE.exec(plain) ?? measureBehindNumber(plain);
}

/** "Flour type 405 1 kg": the number before it is that of the name. */
function measureBehindNumber(plain: string): RegExpExecArray | null {
  const numbered = [...plain.matchAll(NUMBERED_NAME)].at(-1);
  if (!numbered || !isNumberedBy(numbered.groups?.word ?? '')) return null;
  const called = plain.slice(0, numbered.index + numbered[0].length);
  const match = TRAILING_MEASURE.exec(`${'_'.repeat(called.length)}${plain.slice(called.length)}`);
  return match?.index === called.length ? match : null;
}

const NUMBERED_NAME = /(?<!\S)(?<word>\p{L}{2,12})\.?\s\d{1,4}(?=\s\d)/gu;

/** "醤油 大さじ2" and "塩 少々", as recipes write it. */
export const SPOONS_LAST =
  /^(?<name>.*[^\s\d])\s{1,5}(?<size>(?:大さじ|小さじ|カップ)\s?(?:\d{1,3}(?:[./]\d{1,2})?[½¼¾⅓⅔]?|[½¼¾⅓⅔])(?:杯|弱|強)?|少々|適量|適宜|ひとつまみ|お好みで)$/u;

/** "eggs 4 to" before "6 pieces". */
export const RANGE_BEGUN =
  /(?<=[\p{L})])\s{1,5}\d{1,4}(?:[.,]\d{1,2})?\s(?:to|or|bis|oder|à|ou|a|o|of|tot|do|lub|till|eller)$/iu;
