import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';
import { LONGEST_TITLE, webAddress } from '../items/item.rules.ts';
import { LONGEST_BUYER_NAME } from '../purchases/purchase.rules.ts';

/** In characters. */
export const LONGEST_SUGGESTION_NOTE = 300;

/** Guests and members alike: a member's name is that of the account. */
export const newSuggestion = z.object({
  title: text({ min: 1, max: LONGEST_TITLE, about: (problem) => t`Title error: ${problem}`, isName: true }),
  notes: text({ max: LONGEST_SUGGESTION_NOTE }),
  primaryUrl: webAddress.default(null),
  name: text({ max: LONGEST_BUYER_NAME, isName: true }),
});

/** As newSuggestion, of a guest. */
export const guestsSuggestion = newSuggestion.check(({ value, issues }) => {
  if (!value.name) issues.push({ code: 'custom', input: value, path: ['name'], message: t`Name is required` });
});
