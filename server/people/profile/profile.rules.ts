import { t } from '@lingui/core/macro';
import { z } from 'zod';
import {
  LONGEST_PASSWORD,
  passwordResetForm,
  SHORTEST_PASSWORD,
  signUp,
  WRONG_PASSWORD,
} from '../../core/users/account.rules.ts';

/** Typed by those who have no password that could be asked for. */
export const DELETE_WORD = 'DELETE';

const NO_PASSWORD = () => t`Current password is required`;

const currentPassword = z
  .string({ error: NO_PASSWORD })
  .min(1, { error: NO_PASSWORD, abort: true })
  .min(SHORTEST_PASSWORD, { error: WRONG_PASSWORD })
  .max(LONGEST_PASSWORD, { error: WRONG_PASSWORD });

/** Only what is sent is changed. */
export const profileChanges = signUp.pick({ name: true, email: true }).partial();

export const passwordChange = z.object({ currentPassword, newPassword: passwordResetForm.shape.newPassword });

export const passwordChangeForm = passwordResetForm.safeExtend({ currentPassword });

const typedPassword = z
  .string({ error: NO_PASSWORD })
  .min(1, { error: NO_PASSWORD })
  .max(LONGEST_PASSWORD, { error: WRONG_PASSWORD });

export const addressProof = z.object({ currentPassword: typedPassword });

export const accountDeletion = z.object({ password: typedPassword });

export const profileForm = signUp.pick({ name: true, email: true }).extend({ currentPassword: z.string() });

export const typedAccountDeletion = z.object({
  confirm: z.literal(DELETE_WORD, { error: () => t`Please type ${DELETE_WORD} to confirm` }),
});
