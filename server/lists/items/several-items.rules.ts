import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { itemFields } from './item.rules.ts';

/** How many items are changed at once. */
export const MOST_ITEMS_AT_ONCE = 100;

export const severalItems = z.object({
  itemIds: z
    .array(z.string())
    .min(1, { error: () => t`Name at least one item` })
    .max(MOST_ITEMS_AT_ONCE, { error: () => t`Name at most ${MOST_ITEMS_AT_ONCE} items at once` }),
});

export const itemsChanges = itemFields
  .pick({ category: true })
  .partial()
  .extend({
    isMostWanted: itemFields.shape.isMostWanted.nullish().transform((isMarked) => isMarked ?? undefined),
  });
