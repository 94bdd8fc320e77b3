import { z } from 'zod';
import { cleanText, hasControlCharacters, LONGEST_UNCLEANED_TEXT } from '../../base/text/text.rules.ts';
import { email } from '../../core/users/account.rules.ts';

export const messageStatus = z.enum(['OPEN', 'DONE']);

export type MessageStatus = z.output<typeof messageStatus>;

export const LONGEST_MESSAGE = 5000;

const tooLong = (what: string, max: number) => `${what} must be no more than ${max} characters long`;

const line = (what: string, max: number) =>
  z
    .string({ error: `${what} is required` })
    .max(LONGEST_UNCLEANED_TEXT, { error: tooLong(what, max) })
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, { error: `${what} is required` })
        .max(max, { error: tooLong(what, max) })
        .refine((value) => !hasControlCharacters(value), { error: `${what} contains invalid content` }),
    );

export const contactMessage = z.object({
  name: line('Name', 100),
  email,
  subject: line('Subject', 200),
  message: line('Message', LONGEST_MESSAGE),
});
