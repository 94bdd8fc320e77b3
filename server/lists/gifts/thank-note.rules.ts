import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';

/** In characters. */
export const LONGEST_THANKS = 1000;

/** As many gifts are thanked for, or ticked, at once. */
export const MOST_GIFTS_AT_ONCE = 100;

const purchaseIds = z
  .array(z.string())
  .min(1, { error: () => t`Choose a gift` })
  .max(MOST_GIFTS_AT_ONCE, { error: () => t`At most ${MOST_GIFTS_AT_ONCE} at once` });

export const namedGifts = z.object({ purchaseIds });

export const newThanks = z.object({
  purchaseIds,
  text: text({ max: LONGEST_THANKS }).refine(Boolean, { error: () => t`Write a few words` }),
});
