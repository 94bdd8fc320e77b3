import { z } from 'zod';

const INVALID = 'Invalid request. Please check your input.';

export const emailFrequency = z.enum(['DAILY', 'WEEKLY', 'NONE'], { error: INVALID });
export const theme = z.enum(['LIGHT', 'DARK', 'SYSTEM'], { error: INVALID });

export type EmailFrequency = z.output<typeof emailFrequency>;
export type Theme = z.output<typeof theme>;

/** How somebody wants to be told of things, and what the site is to look like. */
export const preferencesForm = z.object({
  notifications: z.boolean({ error: INVALID }),
  emailFrequency,
  theme,
});

/** Only what is sent is changed. */
export const preferencesChanges = preferencesForm.partial();
