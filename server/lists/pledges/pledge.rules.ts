import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';
import { LONGEST_HOW_TO_PAY } from '../group-gifts/fund.rules.ts';
import { sentUnitPrice } from '../items/item.rules.ts';
import { namedPurchase, newPurchase } from '../purchases/purchase.rules.ts';

/** A pool lasts as long without a pledge or a payment, and from when its purchase was undone; a promise to a fund, until its giver has paid. */
export const POOL_DAYS = 30;

/** For one item. */
export const MOST_PLEDGES = 100;

/** In characters. */
export const LONGEST_PAY_BACK = 500;

const amount = sentUnitPrice.shape.unitPrice.refine(({ amountMinor }) => amountMinor > 0, {
  error: () => t`Say how much you chip in`,
});

export const newPledge = newPurchase.omit({ quantity: true }).extend({ amount });

/** As newPledge on a list where a name is enough. */
export const namedPledge = namedPurchase.safeExtend({ amount });

export const fundChanges = z.object({ howToPay: text({ max: LONGEST_HOW_TO_PAY }) });

/** Only what is sent is changed. */
export const pledgeChanges = z
  .object({
    isPaid: z.boolean(),
    organiserPledgeId: z.string().nullish(),
    isOrganiser: z.boolean(),
    payBack: text({ max: LONGEST_PAY_BACK }).nullable(),
  })
  .partial();
