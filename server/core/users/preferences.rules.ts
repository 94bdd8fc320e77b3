import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { LANGUAGE_TAGS } from '../../base/languages/languages.rules.ts';

const INVALID = () => t`Invalid request. Please check your input.`;

export const emailFrequency = z.enum(['DAILY', 'WEEKLY', 'NONE'], { error: INVALID });
export const theme = z.enum(['LIGHT', 'DARK', 'SYSTEM'], { error: INVALID });

/** Null means the one that the browser asks for. */
export const preferredLanguage = z.enum(LANGUAGE_TAGS, { error: INVALID }).nullable();

export type EmailFrequency = z.output<typeof emailFrequency>;
export type Theme = z.output<typeof theme>;

export const preferencesForm = z.object({
  notifications: z.boolean({ error: INVALID }),
  reminders: z.boolean({ error: INVALID }),
  questions: z.boolean({ error: INVALID }),
  emailFrequency,
  theme,
});

export const preferencesChanges = preferencesForm.extend({ language: preferredLanguage }).partial();
