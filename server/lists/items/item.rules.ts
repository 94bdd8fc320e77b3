import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { toMajorUnits } from '../../base/amounts/money.rules.ts';
import { text } from '../../base/text/text.rules.ts';
import { isWebAddress, LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import { LONGEST_HOW_TO_PAY } from '../group-gifts/fund.rules.ts';
import { LONGEST_RECIPES } from '../lists/recipes.rules.ts';
import { amount } from './amount.rules.ts';
import { wantedQuantity } from './quantity.rules.ts';

const PRICE_PROBLEM = () => t`Price must be a number of 0 or more, with at most 2 decimals`;
const AMOUNT_PROBLEM = () => t`Price must be a whole number of minor units of its currency, such as cents`;
const CURRENCY_PROBLEM = () => t`Currency must be a code of three letters, as in USD`;

/** Ten million, in any currency: beyond it, it is a mistake. */
export const HIGHEST_PRICE = 10_000_000;

/** In characters. */
export const LONGEST_TITLE = 200;
export const LONGEST_ITEM_TEXT = 1_000;
export const LONGEST_VARIANT = 200;

/** The description of a variant, in both APIs. */
export const VARIANT = `The size, colour or model that is wanted, as it is chosen in the shop: at most ${LONGEST_VARIANT} characters, empty for none.`;

/** In one order that is sent as a whole. */
export const MOST_ITEMS_IN_ORDER = 5_000;

const title = text({ min: 1, max: LONGEST_TITLE, about: (problem) => t`Title error: ${problem}`, isName: true });

/** In units of the currency, as in 12.5; null is none. */
const price = z
  .number({ error: PRICE_PROBLEM })
  .min(0, { error: PRICE_PROBLEM })
  .max(HIGHEST_PRICE, { error: () => t`Price must be at most ${HIGHEST_PRICE}` })
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: PRICE_PROBLEM })
  .nullable();

/** ISO 4217. */
const currency = z.string({ error: CURRENCY_PROBLEM }).regex(/^[A-Z]{3}$/, { error: CURRENCY_PROBLEM, abort: true });

/** A price as one amount, in minor units of its currency. It may be what a price may be. */
export const sentUnitPrice = z.object({
  unitPrice: z
    .object({ currency, amountMinor: z.int({ error: AMOUNT_PROBLEM, abort: true }) })
    .refine((amount) => price.safeParse(toMajorUnits(amount.amountMinor, amount.currency)).success, {
      error: PRICE_PROBLEM,
    }),
});

/** A web address, or null when there is none. */
export const webAddress = z
  .string()
  .trim()
  .overwrite((address) => address.replaceAll('&amp;', '&')) // as it is copied out of the source of a page
  .max(LONGEST_WEB_ADDRESS, {
    error: () => t`Web address must be at most ${LONGEST_WEB_ADDRESS} characters`,
    abort: true,
  })
  .refine((value) => value === '' || isWebAddress(value), {
    error: () => t`Please enter a valid URL starting with http:// or https://`,
  })
  .nullable()
  .transform((value) => value || null);

export const itemFields = z.object({
  title,
  description: text({ max: LONGEST_ITEM_TEXT, about: (problem) => t`Description error: ${problem}` }),
  notes: text({ max: LONGEST_ITEM_TEXT }),
  category: text({ max: LONGEST_ITEM_TEXT }),
  amount,
  variant: text({ max: LONGEST_VARIANT }),
  recipes: text({ max: LONGEST_RECIPES }),
  primaryUrl: webAddress,
  secondaryUrl: webAddress,
  imageUrl: webAddress,
  quantityDesired: wantedQuantity,
  price,
  currency,
  isGroupGift: z.boolean(),
  isMostWanted: z.boolean(),
});

export const newItem = itemFields.extend({
  primaryUrl: webAddress.default(null),
  secondaryUrl: webAddress.default(null),
  imageUrl: webAddress.default(null),
  quantityDesired: wantedQuantity.nullish().transform((value) => value ?? 1),
  price: price.default(null),
  currency: currency.default('USD'),
  isGroupGift: z.boolean().default(false),
  isMostWanted: z.boolean().default(false),
  isFund: z
    .boolean()
    .nullish()
    .transform((isFund) => isFund ?? false),
  howToPay: text({ max: LONGEST_HOW_TO_PAY }),
});

/** New items in bulk, in this order. Each is then added like any other item. */
export const bulkItems = z
  .array(
    newItem.pick({
      title: true,
      description: true,
      quantityDesired: true,
      category: true,
      amount: true,
      recipes: true,
      price: true,
      currency: true,
    }),
  )
  .min(1, { error: () => t`Please add at least one item with a name` });

/** Only what is sent is changed. */
export const itemChanges = itemFields.extend({ isArchived: z.boolean() }).partial();

/** The place of an item: right behind one, or in front of one; the first that is still on the list counts. */
export const itemMove = z
  .object({ afterItemId: z.string().nullish(), beforeItemId: z.string().nullish() })
  .refine(({ afterItemId, beforeItemId }) => afterItemId != null || beforeItemId != null, {
    error: () => t`Name the item that it goes before or after`,
    path: ['afterItemId'],
  });

/** The whole order, or the order of some: those change places among themselves. */
export const newOrder = z.object({
  itemIds: z
    .array(z.string())
    .min(1, { error: () => t`Name at least one item` })
    .max(MOST_ITEMS_IN_ORDER)
    .refine((ids) => new Set(ids).size === ids.length, { error: () => t`Each item can have one place only` }),
});
