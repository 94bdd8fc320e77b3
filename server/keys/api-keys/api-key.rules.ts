import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { hasControlCharacters } from '../../base/text/text.rules.ts';
import { type ApiKeyScope, apiKeyScope } from '../../core/users/api-key-scope.rules.ts';

/** The buyers are left out: a key needs to ask for those. */
const USUAL_SCOPES: ApiKeyScope[] = ['READ_LISTS', 'WRITE_LISTS'];

const keyName = () => t`Please give the key a name`;
const noScope = () => t`Please choose what the key may do`;

/** In characters. */
export const LONGEST_KEY_NAME = 50;

export const newApiKey = z.object({
  name: z
    .string({ error: keyName })
    .trim()
    .min(1, { error: keyName })
    .max(LONGEST_KEY_NAME, { error: () => t`Name must be at most ${LONGEST_KEY_NAME} characters`, abort: true })
    .refine((value) => !hasControlCharacters(value), { error: () => t`Name contains invalid characters` }),
  scopes: z
    .array(apiKeyScope, { error: noScope })
    .min(1, { error: noScope })
    .max(apiKeyScope.options.length, { error: noScope })
    .default(USUAL_SCOPES)
    .transform((scopes) => apiKeyScope.options.filter((scope) => scopes.includes(scope))),
});

export const MOST_API_KEYS = 10;
