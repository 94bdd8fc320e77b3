import { ANSWER_KEPT_HOURS, LONGEST_KEY } from '../text/idempotency-keys.ts';
import { LARGEST_PAGE } from './page.type.ts';

export const IDEMPOTENCY_KEY = `Any text of at most ${LONGEST_KEY} characters that names this one call. Sent again within ${ANSWER_KEPT_HOURS} hours, it gives the first answer instead of doing the work twice.`;

export const BASE =
  'For each changed field the value that it was read with. If somebody else has changed it since, nothing is changed and this is a CONFLICT that names both values.';

export const PAGE = 'Counted from 1.';

export const AFTER = 'The `lastKey` of the page before.';

export const BEFORE = 'The `firstKey` of the page after.';

export const LIMIT = `At most ${LARGEST_PAGE}.`;

export const TODAY =
  'For NEXT_EVENT and DUE_OR_CHANGED, the day that it is where you are; without it, the day in UTC. The same for all pages.';
