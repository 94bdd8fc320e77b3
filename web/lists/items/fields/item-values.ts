import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import { say } from '#rules/base/languages/say';
import type { newItem } from '#rules/lists/items/item';

export { type ItemValues_itemFragment, ItemValues_itemFragmentDoc } from './item-values.generated.ts';

export type ItemValues = z.output<typeof newItem>;

export const EMPTY_ITEM: ItemValues = {
  title: '',
  description: '',
  notes: '',
  category: '',
  amount: '',
  variant: '',
  recipes: '',
  primaryUrl: '',
  secondaryUrl: '',
  imageUrl: '',
  quantityDesired: 1,
  price: null,
  currency: 'USD',
  isGroupGift: false,
  isMostWanted: false,
  isFund: false,
  howToPay: '',
};

export const ITEM_LABELS: Record<keyof ItemValues, MessageDescriptor> = {
  title: msg`Title`,
  description: msg`Description`,
  notes: msg`Notes`,
  category: msg`Category`,
  amount: msg`How much`,
  variant: msg`Size, colour or model`,
  recipes: msg`Recipes`,
  primaryUrl: msg`Product link`,
  secondaryUrl: msg`Second link`,
  imageUrl: msg`Link to a picture`,
  quantityDesired: msg`Quantity`,
  price: msg`Price`,
  currency: msg`Currency`,
  isGroupGift: msg`Friends can share the cost`,
  isMostWanted: msg`Most wanted`,
  isFund: msg`It’s a fund`,
  howToPay: msg`How to pay`,
};

/** How people know a field of the API, which has a price and its currency in one. */
export function itemFieldLabel(field: string): string {
  const label = ITEM_LABELS[(field === 'unitPrice' ? 'price' : field) as keyof ItemValues] as
    | MessageDescriptor
    | undefined;
  return label ? say(label) : field;
}

export interface RareField {
  name: keyof ItemValues;
  input: 'amount' | 'text' | 'long text' | 'web address';
  hint?: MessageDescriptor;
  /** Nobody types it into an empty field. */
  isFoundElsewhere?: true;
}

/** The rare fields, in the order of the form, which shows them under "More". */
export const RARE_FIELDS: readonly RareField[] = [
  { name: 'variant', input: 'text', hint: msg`Guests see it beside the link to the shop.` },
  { name: 'amount', input: 'amount', hint: msg`Such as 500 g or 2 bunches.` },
  { name: 'description', input: 'long text' },
  { name: 'category', input: 'text', hint: msg`Items with the same category stand together.` },
  { name: 'notes', input: 'long text', hint: msg`Anything that helps.` },
  { name: 'recipes', input: 'long text', isFoundElsewhere: true },
  { name: 'secondaryUrl', input: 'web address', hint: msg`Another shop, or a review.` },
  { name: 'imageUrl', input: 'web address' },
];
