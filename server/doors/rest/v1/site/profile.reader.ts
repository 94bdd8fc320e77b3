import { z } from 'zod';
import { passwordReset, signUp } from '../../../../core/users/account.rules.ts';
import { emailFrequency, preferredLanguage, theme } from '../../../../core/users/preferences.rules.ts';
import { flag, oneOf, text, under } from '../../request-body.reader.ts';

const { name, email } = signUp.shape;
const named = under(name, text);

const code = text.meta({
  description: 'A code from the app, or a recovery code, where the account signs in with a second step.',
});

/** An absent field, or null, stays as it is. The code is for a new address. */
export const profileChanges = z
  .object({ name: named, full_name: named, fullName: named, email: under(email, text), code })
  .transform((sent) => ({
    name: sent.name ?? sent.full_name ?? sent.fullName ?? undefined,
    email: sent.email ?? undefined,
    code: sent.code,
  }));

const frequency = oneOf(emailFrequency.options).nullish();

/** An absent field, or null, stays as it is; only the language may be none. */
export const preferencesChanges = z
  .object({
    notifications: flag,
    reminders: flag,
    questions: flag,
    emailFrequency: frequency,
    email_frequency: frequency,
    theme: oneOf(theme.options).nullish(),
    language: preferredLanguage.optional().meta({ description: 'Null: as the browser asks.' }),
  })
  .transform((sent) => ({
    notifications: sent.notifications ?? undefined,
    reminders: sent.reminders ?? undefined,
    questions: sent.questions ?? undefined,
    emailFrequency: sent.emailFrequency ?? sent.email_frequency ?? undefined,
    theme: sent.theme ?? undefined,
    language: sent.language,
  }));

const newPassword = under(passwordReset.shape.newPassword, text);

export const passwordChange = z
  .object({ current_password: text, currentPassword: text, new_password: newPassword, newPassword, code })
  .transform((sent) => ({
    currentPassword: sent.current_password ?? sent.currentPassword ?? '',
    newPassword: sent.new_password ?? sent.newPassword ?? '',
    code: sent.code,
  }));

export const confirmation = z.object({
  password: text,
  confirm: text.meta({ description: 'DELETE, from people who sign in without a password.' }),
  code,
});
