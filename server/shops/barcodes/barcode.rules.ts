import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { itemFields } from '../../lists/items/item.rules.ts';
import { plainSigns } from '../lines/words/plain-signs.rules.ts';

/** In digits: a GTIN-14, the form in which every code is kept. */
export const CODE_DIGITS = 14;

/** In characters, with the spaces that people leave between digits. */
export const LONGEST_WRITTEN_CODE = 40;

/** How many names of codes somebody's account keeps; the oldest give way. */
export const MOST_REMEMBERED = 1_000;

const SHORT_DIGITS = 8;
const LENGTHS = new Set([SHORT_DIGITS, 12, 13, CODE_DIGITS]);

/** EAN-8 that shops make for themselves, which look like the short form of a UPC. */
const SHORT_UPC = /^[01]/;

/** Codes that a shop gives to what it weighs and packs itself: they mean something else in the next one. */
const IN_STORE = /^(?:02|002|004|000000[02])/;

type CodeProblem = 'digits' | 'check';

/**
 * The product that a code stands for, as 14 digits: the twelve of a UPC and the thirteen of an EAN are one, and the eight of a
 * short UPC are unfolded. `isShortUpc` says what the eight digits are, where a camera has seen it.
 */
export function gtinOf(written: string, isShortUpc?: boolean): string | CodeProblem {
  if (written.length > LONGEST_WRITTEN_CODE) return 'digits';
  const digits = plainSigns(written).replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return 'digits';
  const [first, second] = waysToRead(digits, isShortUpc).filter(hasRightCheckDigit);
  const gtin = first ?? second;
  return gtin !== undefined && /[1-9]/.test(gtin) ? gtin : 'check';
}

function waysToRead(digits: string, isShortUpc: boolean | undefined): string[] {
  const asItIs = digits.padStart(CODE_DIGITS, '0');
  if (digits.length !== SHORT_DIGITS || !SHORT_UPC.test(digits) || isShortUpc === false) return [asItIs];
  const unfolded = unfoldedUpc(digits).padStart(CODE_DIGITS, '0');
  return isShortUpc ? [unfolded] : [unfolded, asItIs];
}

/** The last digit before the check digit says which zeros were left out. */
function unfoldedUpc(digits: string): string {
  const [system, maker, last, check] = [digits[0], digits.slice(1, 6), digits[6] ?? '', digits[7]];
  if (/[0-2]/.test(last)) return `${system}${maker.slice(0, 2)}${last}0000${maker.slice(2)}${check}`;
  if (last === '3') return `${system}${maker.slice(0, 3)}00000${maker.slice(3)}${check}`;
  if (last === '4') return `${system}${maker.slice(0, 4)}00000${maker.slice(4)}${check}`;
  return `${system}${maker}0000${last}${check}`;
}

/** Every second digit counts three times, so that a wrong one and most that were swapped are noticed. */
export function checkDigitOf(thirteen: string): number {
  const sum = [...thirteen].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

function hasRightCheckDigit(gtin: string): boolean {
  return checkDigitOf(gtin.slice(0, -1)) === Number(gtin.at(-1));
}

export function isInStore(gtin: string): boolean {
  return IN_STORE.test(gtin);
}

/** As it stands under the bars: 8, 13 or 14 digits. */
export function printedCode(gtin: string): string {
  const short = /^0{6}(\d{8})$/.exec(gtin)?.[1];
  return short ?? gtin.replace(/^0/, '');
}

export function codeProblemText(problem: CodeProblem): string {
  return problem === 'check'
    ? t`One of the digits is wrong. Please compare them with those under the bars.`
    : t`Please enter the 8, 12, 13 or 14 digits under the bars`;
}

const code = z.string().transform((written, context) => {
  const found = gtinOf(written);
  if (found !== 'digits' && found !== 'check') return found;
  context.addIssue({ code: 'custom', message: codeProblemText(found) });
  return z.NEVER;
});

export const scannedCode = z.object({ code });

/** A code with its name, and how much of the thing was wanted. */
export const namedCode = itemFields.pick({ title: true, category: true, amount: true }).extend({
  code,
  category: itemFields.shape.category.nullish().transform((category) => category ?? ''),
});
