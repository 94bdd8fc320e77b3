import { z } from 'zod';
import { readBody, text } from './request-body.reader.ts';

const profile = z.object({ name: text, full_name: text, fullName: text, email: text });

const passwords = z.object({
  current_password: text,
  currentPassword: text,
  new_password: text,
  newPassword: text,
});

const confirmation = z.object({ password: text, confirm: text });

/** What is absent, or null, stays as it is. */
export function readProfileChanges(body: unknown) {
  const { name, full_name, fullName, email } = readBody(profile, body);
  return { name: name ?? full_name ?? fullName ?? undefined, email: email ?? undefined };
}

export function readPasswordChange(body: unknown) {
  const sent = readBody(passwords, body);
  return {
    currentPassword: sent.current_password ?? sent.currentPassword ?? '',
    newPassword: sent.new_password ?? sent.newPassword ?? '',
  };
}

export function readConfirmation(body: unknown) {
  return readBody(confirmation, body);
}
