// Descriptions of arguments that many operations share.

export const IDEMPOTENCY_KEY =
  'Any text of at most 255 characters that names this one call. Sent again within 24 hours, it gives the first answer instead of doing the work twice.';

export const BASE =
  'For each changed field the value that it was read with. If somebody else has changed it since, nothing is changed and this is a CONFLICT that names both values.';

export const PAGE = 'Counted from 1.';

export const AFTER = 'The `lastKey` of the page before.';

export const BEFORE = 'The `firstKey` of the page after.';

export const LIMIT = 'At most 100.';

export const TODAY =
  'For NEXT_EVENT, the day that it is where you are; without it, the day in UTC. The same for all pages.';
