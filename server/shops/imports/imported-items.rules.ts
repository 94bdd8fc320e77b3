import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { MOST_IN_CHOICE } from '../../lists/item-choices/choice.rules.ts';
import { newItem } from '../../lists/items/item.rules.ts';
import { quantity } from '../../lists/items/quantity.rules.ts';
import { namesOfShops } from '../../lists/lists/shop.rules.ts';
import { giverName } from '../../lists/purchases/purchase.rules.ts';

/** How many items come in one call. */
export const MOST_ITEMS_PER_CALL = 100;

/** The limit for what names a choice. */
export const LONGEST_CHOICE = 40;

/** An item as it stood on another list, with how many pieces were bought there. */
export const importedItem = newItem
  .omit({ howToPay: true })
  .extend({
    quantityBought: quantity
      .or(z.literal(0))
      .nullish()
      .transform((count) => count ?? 0),
    boughtBy: giverName.nullish().transform((name) => name || null),
    choice: z
      .string()
      .max(LONGEST_CHOICE, { error: () => t`At most ${LONGEST_CHOICE} characters` })
      .nullish()
      .transform((choice) => choice || null),
    shops: namesOfShops.nullish().transform((shops) => shops ?? []),
  })
  .refine(({ quantityBought, quantityDesired }) => quantityBought <= quantityDesired, {
    error: () => t`You can’t buy more than are wanted`,
    path: ['quantityBought'],
  });

export const importedItems = z.object({
  input: z
    .array(importedItem)
    .min(1, { error: () => t`Send at least one item` })
    .max(MOST_ITEMS_PER_CALL, { error: () => t`Send at most ${MOST_ITEMS_PER_CALL} items at once` })
    .superRefine((items, { addIssue }) => {
      for (const places of placesOfChoices(items).values()) {
        const place = places[MOST_IN_CHOICE];
        if (place !== undefined)
          addIssue({ code: 'custom', message: t`Choose at most ${MOST_IN_CHOICE} items`, path: [place, 'choice'] });
      }
    }),
});

/** The places of the items of each choice, by its name. */
export function placesOfChoices(items: readonly { choice: string | null }[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { choice }] of items.entries()) {
    if (choice !== null) places.set(choice, [...(places.get(choice) ?? []), place]);
  }
  return places;
}
