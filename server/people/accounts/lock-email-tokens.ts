import { statement } from '../../base/database/prepared.ts';

/** Taken before the account is locked, as using a token does. */
export const lockEmailTokens = statement<never, { userId: string }>(
  'lock email tokens',
  'select 1 from email_tokens where user_id = $userId::uuid for update',
);
