import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { passkeyResponse } from './passkey.rules.ts';

export const RECOVERY_CODES = 10;

const NO_CHALLENGE = () => t`Required`;
const NO_CODE = () => t`Please enter a code`;
export const WRONG_CODE = () => t`This code isn’t right, or was used already. Please try another one.`;

/** As people write it: with spaces or hyphens between its parts, in small letters or capitals. */
const code = z
  .string({ error: NO_CODE })
  .max(60, { error: WRONG_CODE, abort: true })
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, { error: NO_CODE }));

export const secondFactorCode = z.object({ code });

const challenge = z.string({ error: NO_CHALLENGE }).min(1, { error: NO_CHALLENGE }).max(100);

export const heldSignIn = z.object({ challenge });

/** A code, or what a passkey has signed. */
export const secondStep = z
  .object({ challenge, code: code.nullish(), response: passkeyResponse.nullish() })
  .refine((step) => (step.code == null) !== (step.response == null), { path: ['code'], error: NO_CODE });

export const setupForm = z.object({ password: z.string() });
