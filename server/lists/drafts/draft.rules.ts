import { t } from '@lingui/core/macro';
import { z } from 'zod';

/** On one list, each. */
export const MOST_DRAFTS = 100;
export const MOST_SUGGESTIONS = 50;

/** On one list, from all guests together: people with accounts get through even where strangers fill it. */
export const MOST_SUGGESTIONS_OF_GUESTS = 40;

/** On one list, from one account. */
export const MOST_SUGGESTIONS_OF_ONE = 10;

/** In one call. */
export const MOST_DRAFTS_AT_ONCE = 25;

export const severalDrafts = z.object({
  draftIds: z
    .array(z.string())
    .min(1, { error: () => t`Name at least one draft` })
    .max(MOST_DRAFTS_AT_ONCE, { error: () => t`Name at most ${MOST_DRAFTS_AT_ONCE} drafts` }),
});
