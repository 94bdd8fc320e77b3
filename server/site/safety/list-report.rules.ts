import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { z } from 'zod';
import { cleanText, hasControlCharacters, LONGEST_UNCLEANED_TEXT } from '../../base/text/text.rules.ts';

export const reportReason = z.enum(['SPAM', 'FRAUD', 'OFFENSIVE', 'PRIVATE_DATA', 'OTHER']);
export type ReportReason = z.output<typeof reportReason>;

export const REPORT_REASON_LABELS: Record<ReportReason, MessageDescriptor> = {
  SPAM: msg`Spam or advertising`,
  FRAUD: msg`A scam, or someone who isn’t who they say they are`,
  OFFENSIVE: msg`Hateful, violent or sexual content`,
  PRIVATE_DATA: msg`Someone’s private details`,
  OTHER: msg`Something else`,
};

export const LONGEST_REPORT_DETAILS = 500;

const TOO_LONG = () => t`Please use at most ${LONGEST_REPORT_DETAILS} characters`;

export const newListReport = z.object({
  reason: reportReason,
  offListGiftId: z.string().nullish(),
  questionId: z.string().nullish(),
  details: z
    .string()
    .max(LONGEST_UNCLEANED_TEXT, { error: TOO_LONG })
    .transform(cleanText)
    .pipe(
      z
        .string()
        .max(LONGEST_REPORT_DETAILS, { error: TOO_LONG })
        .refine((value) => !hasControlCharacters(value), { error: () => t`The text contains invalid content` }),
    )
    .nullish()
    .transform((value) => value ?? ''),
});

/** `token` is the end of a share link. */
export const typedListReport = newListReport.extend({ token: z.string() });

export const listsToModerate = z.enum(['REPORTED', 'HIDDEN', 'CLOSED']);
export type ListsToModerate = z.output<typeof listsToModerate>;
