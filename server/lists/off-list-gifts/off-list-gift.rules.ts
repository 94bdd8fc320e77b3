import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';
import { email } from '../../core/users/account.rules.ts';
import { guestKey } from '../guest-keys/guest-key.rules.ts';
import { webAddress } from '../items/item.rules.ts';

/** In characters. */
export const LONGEST_OFF_LIST = 200;
export const LONGEST_IDEA_NOTE = 300;

/** For one list, from all givers together. */
export const MOST_OFF_LIST = 50;

/** For one list, from all guests together: people with accounts get through even where strangers fill it. */
export const MOST_OFF_LIST_OF_GUESTS = 40;

/** For one list, from one giver, each: gifts that they give, and ideas. */
export const MOST_OFF_LIST_OF_ONE = 5;

export const newOffListGift = z
  .object({
    what: text({ max: LONGEST_OFF_LIST }).nullish(),
    isToldAfter: z.boolean().nullish(),
    isIdea: z.boolean().nullish(),
    notes: text({ max: LONGEST_IDEA_NOTE }).nullish(),
    primaryUrl: webAddress.nullish(),
    guestKey: guestKey.nullish(),
  })
  .check(({ value, issues }) => {
    const { isIdea, what } = value;
    if (isIdea && !what) issues.push({ code: 'custom', input: what, path: ['what'], message: t`Required` });
  });

export const takenOffListGift = z.object({
  isHeld: z.boolean().nullish(),
  isToldAfter: z.boolean().nullish(),
  email: email.nullish(),
  guestKey: guestKey.nullish(),
});
