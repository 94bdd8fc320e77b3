import { z } from 'zod';
import { readBody, text } from './request-body.reader.ts';

const fields = z.object({ expires_at: text });

/** When the new link is to end: absent leaves that as it is, null lets it last. */
export function readExpiry(body: unknown): string | null | undefined {
  return readBody(fields, body).expires_at;
}
