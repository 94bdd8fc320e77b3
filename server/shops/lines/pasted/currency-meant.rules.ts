import type { Line } from '../line.rules.ts';

/** Written with the same sign. */
const DOLLARS = new Set('USD CAD AUD NZD SGD HKD MXN'.split(' '));

/**
 * Gives the currency of prices without a sign: the one that half of all or more are in, if it is a single one and not
 * the usual.
 */
export function currencyMeant(lines: readonly Line[], usual: string): string {
  const all = lines.flatMap(({ price }) => price?.currency ?? []);
  const [sign = usual, ...others] = new Set(all.filter((currency) => currency !== usual));
  const signed = all.filter((currency) => currency === sign).length;
  const isTold = DOLLARS.has(usual) && DOLLARS.has(sign); // "$5 USD" beside "$5" says that this one is another
  return others.length === 0 && !isTold && signed * 2 >= all.length ? sign : usual;
}
