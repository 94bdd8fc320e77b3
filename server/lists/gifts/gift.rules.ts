import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';
import { sentUnitPrice } from '../items/item.rules.ts';

/** How far a gift has come, as its giver keeps it for themselves. */
const GIFT_STEPS = ['TO_BUY', 'ORDERED', 'ARRIVED', 'WRAPPED', 'GIVEN'] as const;
export type GiftStep = (typeof GIFT_STEPS)[number];

/** How long a giver can see where to send the gift: after the day of its list, or after it was taken where there is none. */
export const ADDRESS_DAYS = { afterTheDay: 7, withoutDay: 60 };

/** In characters. */
export const LONGEST_GIFT_NOTE = 1_000;

const amount = sentUnitPrice.shape.unitPrice.nullable();

/** Only what is sent is changed; null takes it away. */
export const giftChanges = z
  .object({
    step: z.enum(GIFT_STEPS).nullable(),
    note: text({ max: LONGEST_GIFT_NOTE }).nullable(),
    pricePaid: amount,
  })
  .partial();

export const giftBudget = z.object({ budget: amount });
