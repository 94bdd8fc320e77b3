import type { z } from 'zod';
import type { newItem } from '#rules/lists/items/item';

export { type ItemValues_itemFragment, ItemValues_itemFragmentDoc } from './item-values.generated.ts';

export type ItemValues = z.output<typeof newItem>;

export const EMPTY_ITEM: ItemValues = {
  title: '',
  description: '',
  notes: '',
  category: '',
  primaryUrl: '',
  secondaryUrl: '',
  imageUrl: '',
  quantityDesired: 1,
  price: null,
  currency: 'USD',
};

export const ITEM_LABELS: Record<keyof ItemValues, string> = {
  title: 'Title',
  description: 'Description',
  notes: 'Notes',
  category: 'Category',
  primaryUrl: 'Product link',
  secondaryUrl: 'Second link',
  imageUrl: 'Image URL',
  quantityDesired: 'Quantity',
  price: 'Price',
  currency: 'Currency',
};

/** How people know a field of the API, which has a price and its currency in one. */
export function itemFieldLabel(field: string): string {
  return ITEM_LABELS[(field === 'unitPrice' ? 'price' : field) as keyof ItemValues] ?? field;
}

export interface RareField {
  name: keyof ItemValues;
  input: 'text' | 'long text' | 'web address';
  hint?: string;
}

/** The rare fields, in the order of the form, which shows them under "More". */
export const RARE_FIELDS: readonly RareField[] = [
  { name: 'description', input: 'long text' },
  { name: 'category', input: 'text', hint: 'Items with the same category stand together.' },
  { name: 'notes', input: 'long text', hint: 'Size, colour, anything that helps.' },
  { name: 'secondaryUrl', input: 'web address', hint: 'Another shop, or a review.' },
  { name: 'imageUrl', input: 'web address' },
];
