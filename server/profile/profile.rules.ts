import { z } from 'zod';
import { passwordResetForm, SHORTEST_PASSWORD, signUp } from '../users/account.rules.ts';

export const WRONG_PASSWORD = 'Current password is incorrect';

/** Typed by those who have no password that could be asked for. */
export const DELETE_WORD = 'DELETE';

const NO_PASSWORD = 'Current password is required';
const LONGEST_PASSWORD = 128;

const currentPassword = z
  .string({ error: NO_PASSWORD })
  .min(1, { error: NO_PASSWORD, abort: true })
  .min(SHORTEST_PASSWORD, { error: WRONG_PASSWORD })
  .max(LONGEST_PASSWORD, { error: WRONG_PASSWORD });

/** Only what is sent is changed. */
export const profileChanges = signUp.pick({ name: true, email: true }).partial();

/** The form, which always holds both. */
export const profileForm = signUp.pick({ name: true, email: true });

export const passwordChange = z.object({ currentPassword, newPassword: passwordResetForm.shape.newPassword });

/** The form, which asks for the new password twice. */
export const passwordChangeForm = passwordResetForm.safeExtend({ currentPassword });

export const accountDeletion = z.object({
  password: z
    .string({ error: NO_PASSWORD })
    .min(1, { error: NO_PASSWORD })
    .max(LONGEST_PASSWORD, { error: WRONG_PASSWORD }),
});

/** For an account without a password. */
export const typedAccountDeletion = z.object({
  confirm: z.literal(DELETE_WORD, { error: `Please type ${DELETE_WORD} to confirm` }),
});
