import type { z } from 'zod';
import type { newItem } from '#rules/lists/items/item';
import type { WrittenPrice } from '#rules/shops/lines/line';
import { usualCurrency } from '../../../core/products/currency.ts';

/** As items take it. Without one, the currency is for a price that it may get. */
export function priceInput(
  written: WrittenPrice | undefined,
  usual = usualCurrency(),
): Pick<z.output<typeof newItem>, 'price' | 'currency'> {
  return { price: written?.price ?? null, currency: written?.currency ?? usual };
}
