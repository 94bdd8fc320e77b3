import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { newItem } from '../../lists/items/item.rules.ts';
import { quantity } from '../../lists/items/quantity.rules.ts';

/** How many items come in one call. */
export const MOST_ITEMS_PER_CALL = 100;

/** An item as it stood on another list, with how many pieces were bought there. */
export const importedItem = newItem
  .extend({
    quantityBought: quantity
      .or(z.literal(0))
      .nullish()
      .transform((count) => count ?? 0),
  })
  .refine(({ quantityBought, quantityDesired }) => quantityBought <= quantityDesired, {
    error: () => t`You can’t buy more than are wanted`,
    path: ['quantityBought'],
  });

export const importedItems = z.object({
  input: z
    .array(importedItem)
    .min(1, { error: () => t`Send at least one item` })
    .max(MOST_ITEMS_PER_CALL, { error: () => t`Send at most ${MOST_ITEMS_PER_CALL} items at once` }),
});
