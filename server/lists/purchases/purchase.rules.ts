import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';
import { email } from '../../core/users/account.rules.ts';
import { quantity } from '../items/quantity.rules.ts';

export const newPurchase = z.object({
  email,
  name: text({
    max: 100,
    isName: true,
    words: {
      tooLong: (max) => t`Name must be no more than ${max} characters long`,
      invalid: () => t`Name contains invalid content`,
    },
  }).transform((name) => name || null),
  quantity: quantity.nullish().transform((value) => value ?? 1),
});

/** The input of a member who ticks off an item of a list that they work on. */
export const memberPurchase = z.object({ quantity });

/** How many stay bought when some of a purchase are taken back. */
export const partialUndo = z.object({
  keeping: quantity
    .or(z.literal(0))
    .nullish()
    .transform((value) => value ?? 0),
});
