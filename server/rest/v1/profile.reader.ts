import { z } from 'zod';
import { emailFrequency, theme } from '../../users/preferences.rules.ts';
import { flag, oneOf, readBody, text } from './request-body.reader.ts';

const profile = z.object({ name: text, full_name: text, fullName: text, email: text });

const frequency = oneOf(emailFrequency.options).nullish();

const preferences = z.object({
  notifications: flag,
  emailFrequency: frequency,
  email_frequency: frequency,
  theme: oneOf(theme.options).nullish(),
});

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

/** What is absent, or null, stays as it is. */
export function readPreferencesChanges(body: unknown) {
  const sent = readBody(preferences, body);
  return {
    notifications: sent.notifications ?? undefined,
    emailFrequency: sent.emailFrequency ?? sent.email_frequency ?? undefined,
    theme: sent.theme ?? undefined,
  };
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
