import { newItem } from '#rules/lists/items/item';
import type { FoundProduct } from '../../../core/products/read-link.ts';

export type FoundField = 'title' | 'description' | 'imageUrl' | 'price' | 'currency';

interface FoundValue {
  field: FoundField;
  value: string | number;
}

/** As items have them; what no item may have is left out. */
export function foundValues(
  { title, description, imageUrl, price, currency }: FoundProduct,
  { withPrice }: { withPrice: boolean },
): FoundValue[] {
  const found: [FoundField, string | number | undefined][] = [
    ['title', title?.value],
    ['description', description?.value],
    ['imageUrl', imageUrl?.value],
  ];
  if (withPrice && price && currency)
    found.push(['price', Math.round(price.value * 100) / 100], ['currency', currency.value]);
  return found.flatMap(([field, value]) =>
    value !== undefined && newItem.shape[field].safeParse(value).success ? [{ field, value }] : [],
  );
}
