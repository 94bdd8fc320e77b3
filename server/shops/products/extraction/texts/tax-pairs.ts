/** The usual tax on what is sold, in percent, by country. */
const TAX: Readonly<Record<string, number>> = {
  GB: 20,
  FR: 20,
  AT: 20,
  BG: 20,
  SK: 23,
  DE: 19,
  RO: 21,
  CY: 19,
  NL: 21,
  BE: 21,
  ES: 21,
  CZ: 21,
  LV: 21,
  LT: 21,
  IT: 22,
  SI: 22,
  EE: 24,
  PL: 23,
  PT: 23,
  IE: 23,
  GR: 24,
  FI: 25.5,
  SE: 25,
  DK: 25,
  NO: 25,
  HR: 25,
  HU: 27,
  LU: 17,
  CH: 8.1,
  AU: 10,
  NZ: 15,
  JP: 10,
  TR: 20,
  UA: 20,
  IN: 18,
  ZA: 15,
};

/** In percent; null where it is not known. */
export const taxOf = (country: string | null): number | null => TAX[country ?? ''] ?? null;

/** Prices such as 9.99 and 1,490 are made for people; a tax that is added gives other ones. */
const CHARMING = /(?:9|[49]5)$/;

/** A discount of 5, 10, 15 % and so on may be meant as well. */
const USUAL_DISCOUNT = 5;

interface Pair {
  low: number;
  high: number;
}

/** Whether the higher of two sums is the lower one with the country's tax, and cannot be the one before a usual discount. */
export function isWithTax({ low, high }: Pair, country: string | null): boolean {
  if (!mayBeWithTax({ low, high }, country)) return false;
  const share = (1 - low / high) * 100;
  const isDiscount = Math.abs(share - Math.round(share / USUAL_DISCOUNT) * USUAL_DISCOUNT) < 0.1;
  return !isDiscount;
}

/** The same, where a usual discount may be meant as well. */
export function mayBeWithTax({ low, high }: Pair, country: string | null): boolean {
  const tax = TAX[country ?? ''];
  const isExact = tax !== undefined && Math.abs(high - low * (1 + tax / 100)) <= 0.0051;
  return isExact && !(isCharming(low) && isCharming(high));
}

/** Whether two sums look like the price of a sale behind the former one: "1.299 999"; a tax gives others. */
export function looksLikeSale({ low, high }: Pair): boolean {
  return isCharming(low) && isCharming(high);
}

function isCharming(amount: number): boolean {
  return CHARMING.test(String(Math.round(amount * 100)).replace(/0{1,3}$/, ''));
}
