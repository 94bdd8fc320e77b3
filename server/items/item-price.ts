import { toMajorUnits } from '../money.rules.ts';
import type { Item } from './item.entity.ts';

/** In units of the currency, as in 12.5; null when there is none. */
export function priceOf({ priceMinor, currency }: Pick<Item, 'priceMinor' | 'currency'>): number | null {
  return priceMinor == null ? null : toMajorUnits(priceMinor, currency);
}
