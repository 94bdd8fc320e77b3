import { z } from 'zod';
import { text } from '../../request-body.reader.ts';

/** Absent leaves the end as it is, null lets the link last. */
export const newLink = z
  .object({ expires_at: text.meta({ description: 'A date-time. On Premium.' }) })
  .transform((sent) => ({ expiresAt: sent.expires_at }));
