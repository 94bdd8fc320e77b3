import { z } from 'zod';
import { text } from '../../request-body.reader.ts';

/** When the new link is to end: absent leaves that as it is, null lets it last. */
export const newLink = z
  .object({ expires_at: text.meta({ description: 'A date-time. On Premium.' }) })
  .transform((sent) => ({ expiresAt: sent.expires_at }));
