import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { cleanText, hasControlCharacters, LONGEST_UNCLEANED_TEXT } from '../../base/text/text.rules.ts';
import { email } from '../../core/users/account.rules.ts';

export const messageStatus = z.enum(['OPEN', 'DONE']);

export type MessageStatus = z.output<typeof messageStatus>;

/** In characters. */
export const LONGEST_SENDER_NAME = 100;
export const LONGEST_SUBJECT = 200;
export const LONGEST_MESSAGE = 5000;

interface LineWords {
  missing(): string;
  tooLong(max: string): string;
  invalid(): string;
}

const line = (max: number, { missing, tooLong, invalid }: LineWords) =>
  z
    .string({ error: missing })
    .max(LONGEST_UNCLEANED_TEXT, { error: () => tooLong(String(max)) })
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, { error: missing })
        .max(max, { error: () => tooLong(String(max)) })
        .refine((value) => !hasControlCharacters(value), { error: invalid }),
    );

export const contactMessage = z.object({
  name: line(LONGEST_SENDER_NAME, {
    missing: () => t`Name is required`,
    tooLong: (max) => t`Name must be at most ${max} characters`,
    invalid: () => t`Name contains invalid content`,
  }),
  email,
  subject: line(LONGEST_SUBJECT, {
    missing: () => t`Subject is required`,
    tooLong: (max) => t`Subject must be at most ${max} characters`,
    invalid: () => t`Subject contains invalid content`,
  }),
  message: line(LONGEST_MESSAGE, {
    missing: () => t`Message is required`,
    tooLong: (max) => t`Message must be at most ${max} characters`,
    invalid: () => t`Message contains invalid content`,
  }),
});
