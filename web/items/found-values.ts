import { newItem } from '#rules/items/item';
import type { Found, FoundProduct } from '../products/read-link.ts';

export type FoundField = 'title' | 'description' | 'imageUrl' | 'price' | 'currency';

export interface FoundValue {
  field: FoundField;
  value: string | number;
  from: Found<unknown>;
}

/** As items have them; what no item may have is left out. */
export function foundValues(
  { title, description, imageUrl, price, currency }: FoundProduct,
  { withPrice }: { withPrice: boolean },
): FoundValue[] {
  const found: [FoundField, Found<string | number> | null][] = [
    ['title', title],
    ['description', description],
    ['imageUrl', imageUrl],
    ...(withPrice && price && currency
      ? ([
          ['price', { ...price, value: Math.round(price.value * 100) / 100 }],
          ['currency', currency],
        ] satisfies [FoundField, Found<string | number>][])
      : []),
  ];
  return found.flatMap(([field, from]) =>
    from && newItem.shape[field].safeParse(from.value).success ? [{ field, value: from.value, from }] : [],
  );
}
