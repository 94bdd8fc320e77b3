import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { cleanText, hasControlCharacters, LONGEST_UNCLEANED_TEXT } from '../../base/text/text.rules.ts';

export const accountStatus = z.enum(['ACTIVE', 'UNVERIFIED', 'SUSPENDED']);
export type AccountStatus = z.output<typeof accountStatus>;

export const LONGEST_REASON = 500;

const TOO_LONG = () => t`The reason must be at most ${LONGEST_REASON} characters`;
const REQUIRED = () => t`Please say why: the person gets to read it`;

export const moderationReason = z.object({ reason: reasonOf(3) });

export const optionalModerationReason = z.object({ reason: reasonOf(0).optional() });

function reasonOf(shortest: number) {
  return z
    .string({ error: REQUIRED })
    .max(LONGEST_UNCLEANED_TEXT, { error: TOO_LONG })
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(shortest, { error: REQUIRED })
        .max(LONGEST_REASON, { error: TOO_LONG })
        .refine((value) => !hasControlCharacters(value), { error: () => t`The reason contains invalid content` }),
    );
}
