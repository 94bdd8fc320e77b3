import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';
import { email } from '../../core/users/account.rules.ts';
import { preferredLanguage } from '../../core/users/preferences.rules.ts';

/** In how many circles somebody can be. */
export const MOST_CIRCLES = 20;

/** How many people with accounts a circle can have. */
export const MOST_IN_CIRCLE = 50;

/** How many of them can run it. */
export const MOST_RUNNING = 2;

/** To how many circles a list can be open. */
export const MOST_CIRCLES_OF_LIST = 5;

/** How many lists can be open to a circle. */
export const MOST_LISTS_IN_CIRCLE = 200;

/** Days that a circle is shown as what comes next. */
export const MOST_COMING_DAYS = 50;

/** In characters. */
export const LONGEST_CIRCLE_NAME = 50;
export const LONGEST_GUEST_NAME = LONGEST_CIRCLE_NAME;

/** How many guests of a circle can have a personal link. */
export const MOST_CIRCLE_GUESTS = 20;

/** How many of their purchases a personal link shows, the newest first. */
export const MOST_PURCHASES_OF_GUEST = 200;

const name = text({
  min: 1,
  max: LONGEST_CIRCLE_NAME,
  isName: true,
  words: {
    tooShort: () => t`Please enter a name`,
    tooLong: (max) => t`Name must be at most ${max} characters`,
    invalid: () => t`Name contains invalid characters`,
  },
});

export const newCircle = z.object({ name });

const guestLists = z
  .array(z.object({ listId: z.string(), isForGuest: z.boolean() }))
  .max(MOST_LISTS_IN_CIRCLE)
  .nullish();

export const newCircleGuest = z.object({
  name,
  language: preferredLanguage.unwrap(),
  isLargeType: z.boolean(),
  lists: guestLists,
});

/** Only what is sent is changed; null changes nothing. */
export const circleGuestChanges = z.object({
  name: name.nullish(),
  language: preferredLanguage.nullish(),
  isLargeType: z.boolean().nullish(),
  lists: guestLists,
});

/** Only what is sent is changed; null changes nothing. */
export const circleChanges = z.object({ name: name.nullish() });

export const circleInvitation = z.object({ email });

export const circlesOfList = z.object({ circleIds: z.array(z.string()).max(MOST_CIRCLES_OF_LIST) });
