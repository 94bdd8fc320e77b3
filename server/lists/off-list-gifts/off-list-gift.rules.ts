import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';
import { guestKey } from '../guest-keys/guest-key.rules.ts';

/** In characters. */
export const LONGEST_OFF_LIST = 200;

/** Of all givers, for one list. */
export const MOST_OFF_LIST = 50;

/** Of one giver, for one list. */
export const MOST_OFF_LIST_OF_ONE = 5;

export const newOffListGift = z.object({
  what: text({ max: LONGEST_OFF_LIST }).nullish(),
  isToldAfter: z.boolean().nullish(),
  guestKey: guestKey.nullish(),
});
