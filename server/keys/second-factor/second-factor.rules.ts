import { t } from '@lingui/core/macro';
import { z } from 'zod';

export const RECOVERY_CODES = 10;

const NO_CHALLENGE = () => t`Required`;
const NO_CODE = () => t`Please enter a code from your app, or a recovery code`;
export const WRONG_CODE = () => t`This code isn’t right, or was used already. Please enter the next one.`;

/** As people write it: with spaces or hyphens between its parts, in small letters or capitals. */
const code = z
  .string({ error: NO_CODE })
  .max(60, { error: WRONG_CODE, abort: true })
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, { error: NO_CODE }));

export const secondFactorCode = z.object({ code });

export const secondStep = z.object({ challenge: z.string().min(1, { error: NO_CHALLENGE }).max(100), code });

export const setupForm = z.object({ password: z.string() });
