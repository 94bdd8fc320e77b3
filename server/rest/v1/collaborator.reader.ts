import { z } from 'zod';
import { permission } from '../../collaborators/collaborator.rules.ts';
import { readBody, text } from './request-body.reader.ts';

const body = z.object({ email: text, permissions: permission.nullish() });

/** A permission may be named, though there is only one. */
export function readNewInvitation(sent: unknown) {
  const { email } = readBody(body, sent);
  return { email: email ?? '' };
}
