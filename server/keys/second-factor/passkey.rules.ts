import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { hasControlCharacters } from '../../base/text/text.rules.ts';

export const MOST_PASSKEYS = 20;

/** In characters. */
export const LONGEST_PASSKEY_NAME = 50;

/** In characters. An answer has some 1,500, with certificates of the maker some 6,000. */
export const LONGEST_PASSKEY_RESPONSE = 20_000;

const NO_NAME = () => t`Please give the passkey a name`;
export const WRONG_PASSKEY = () => t`This passkey could not be checked. Please try again.`;

const passkeyName = z
  .string({ error: NO_NAME })
  .trim()
  .min(1, { error: NO_NAME })
  .max(LONGEST_PASSKEY_NAME, { error: () => t`Name must be at most ${LONGEST_PASSKEY_NAME} characters`, abort: true })
  .refine((value) => !hasControlCharacters(value), { error: () => t`Name contains invalid characters` });

/** JSON. */
export const passkeyResponse = z
  .string({ error: WRONG_PASSKEY })
  .max(LONGEST_PASSKEY_RESPONSE, { error: WRONG_PASSKEY, abort: true })
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: WRONG_PASSKEY() });
      return z.NEVER;
    }
  })
  .pipe(
    z.looseObject(
      { id: z.string().regex(/^[\w-]{1,1400}$/, { error: WRONG_PASSKEY }) }, // base64url: a database takes no NUL of a JSON text
      { error: WRONG_PASSKEY },
    ),
  );

export const newPasskey = z.object({ name: passkeyName, response: passkeyResponse });

export const passkeyRename = z.object({ name: passkeyName });

export const passkeyProof = z.object({ response: passkeyResponse });

export const passkeySignIn = z.object({ response: passkeyResponse, rememberMe: z.boolean().default(true) });

export const passkeyForm = z.object({ name: passkeyName, password: z.string(), code: z.string() });
