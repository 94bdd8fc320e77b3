import { t } from '@lingui/core/macro';
import { z } from 'zod';

/** How many items may be one choice. */
export const MOST_IN_CHOICE = 10;

export const choiceItems = z.object({
  itemIds: z
    .array(z.string())
    .min(2, { error: () => t`Choose at least two items` })
    .max(MOST_IN_CHOICE, { error: () => t`Choose at most ${MOST_IN_CHOICE} items` }),
});

/** The description of an item's choice, in both APIs. */
export const CHOICE =
  'Items of a list with the same value are “one of these”: once somebody gives one of them, the others are no longer needed. Null for an item that is part of no choice.';

export const UNNEEDED =
  'Whether another item of its choice is bought or reserved, also in part, or friends chip in for it, so that this one cannot be bought; through a share link also whether the list is past and some of it was still wanted. False while purchases are kept from you as a surprise.';
