import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';
import { newCategoryOrder } from './list.rules.ts';

/** How many shops a list can have. */
export const MOST_SHOPS = 12;

/** In characters. */
export const LONGEST_SHOP_NAME = 40;

/** For one visit: more categories than these teach nothing. */
export const MOST_CATEGORIES_OF_VISIT = 60;

/** In characters, of the key that a device makes up for a visit. */
const LONGEST_VISIT_KEY = 64;

const shopName = text({
  min: 1,
  max: LONGEST_SHOP_NAME,
  isName: true,
  words: {
    tooShort: () => t`Please enter a name`,
    tooLong: (max) => t`Name must be at most ${max} characters`,
    invalid: () => t`Name contains invalid characters`,
  },
});

export const newShop = z.object({ name: shopName });

/** Names of the shops at which an item is to be had. */
export const namesOfShops = z.array(shopName).max(MOST_SHOPS, { error: () => t`A list has up to ${MOST_SHOPS} shops` });

/** A shop of another list. */
export const importedShop = newShop.extend({
  categoryOrder: newCategoryOrder.shape.categories.nullish().transform((order) => order ?? []),
});
export type ImportedShop = z.output<typeof importedShop>;

/** Only what is sent is changed. */
export const shopChanges = z.object({
  name: shopName.optional(),
  categoryOrder: newCategoryOrder.shape.categories.optional(),
});

export const shopVisit = z.object({
  visitKey: z
    .string()
    .min(1, { error: () => t`Please give the visit a key` })
    .max(LONGEST_VISIT_KEY, { error: () => t`The key is too long` }),
  categories: newCategoryOrder.shape.categories.max(MOST_CATEGORIES_OF_VISIT, {
    error: () => t`Name at most ${MOST_CATEGORIES_OF_VISIT} categories`,
  }),
});

export const shopsOfItems = z.object({
  shopIds: z.array(z.string()).max(MOST_SHOPS, { error: () => t`A list has up to ${MOST_SHOPS} shops` }),
});
