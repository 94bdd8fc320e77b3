import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';
import { guestKey } from '../guest-keys/guest-key.rules.ts';

/** In characters. */
export const LONGEST_OFF_LIST = 200;

/** For one list, from all givers together. */
export const MOST_OFF_LIST = 50;

/** For one list, from one giver. */
export const MOST_OFF_LIST_OF_ONE = 5;

export const newOffListGift = z.object({
  what: text({ max: LONGEST_OFF_LIST }).nullish(),
  isToldAfter: z.boolean().nullish(),
  guestKey: guestKey.nullish(),
});
