import type { WrittenPrice } from '../fields/written-price.ts';

/** What a line says of a thing. */
export interface BulkLine {
  name: string;
  size: string;
  amount: number;
  /** Of a page that says what it is, beside the name or instead of it. */
  link?: string;
  price?: WrittenPrice;
  /** The heading under which it stands. */
  category?: string;
  /** Written several times, where one is enough. */
  isRepeated?: true;
}

export const LARGEST_AMOUNT = 99;

/** How many of a thing a text says; null for what is no such number. */
export function amountOf(text: string | undefined): number | null {
  const amount = Number(text?.trim() || Number.NaN);
  return Number.isInteger(amount) && amount >= 1 && amount <= LARGEST_AMOUNT ? amount : null;
}
