/** Stands in each link. */
export const LINK = /:\/\/|\bwww\./iu;

/** A part that is struck through as a whole, and one of which some words are. */
const WHOLE = /^~~(?=\S)[^~]{1,500}~~[.!]?$/u;

/** One of two parts may say more of the other: "scarf, ~~red~~". */
const FEWEST_OF_SOME = 3;

/**
 * "Socks, ~~hat~~, mug" as its things, each with what strikes it through. Null for a line without such a thing, and "unsure" where
 * a part may say more of the one before it.
 */
export function struckParts(text: string, isNumber: (part: string) => boolean): string[] | 'unsure' | null {
  const parts = partsOf(text);
  if (parts.length < 2) return null;
  const struck = parts.filter((part) => WHOLE.test(part) && !isNumber(bare(part)));
  if (struck.length === 0) return null;
  const others = parts.filter((part) => !struck.includes(part));
  const isAbove = /[:：]/u.test(parts[0] ?? '');
  const areMore = others.some((part) => part.includes('~~') || isNumber(part) || LINK.test(part));
  if (isAbove || areMore || (others.length > 0 && parts.length < FEWEST_OF_SOME)) return 'unsure';
  return parts;
}

function bare(part: string): string {
  return part.replace(/^~~|~~[.!]?$/gu, '').trim();
}

/** The parts between commas, none of which stands in brackets or is struck through itself. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let isStruck = false;
  const signs = [...text];
  for (const [place, sign] of signs.entries()) {
    const before = signs[place - 1] ?? '';
    if (sign === '~' && before === '~') isStruck = !isStruck;
    if ('([（'.includes(sign)) depth += 1;
    if (')]）'.includes(sign)) depth -= 1;
    const isEnd = !isStruck && depth === 0 && isComma(sign, before, signs[place + 1] ?? '');
    if (isEnd) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A comma, and not the one of "1,5 l". */
function isComma(sign: string, before: string, next: string): boolean {
  return /[,;、،]/u.test(sign) && !(/\d/.test(before) && /\d/.test(next));
}
