import { z } from 'zod';

const moment = z
  .union([z.date(), z.iso.datetime({ offset: true })], { error: 'Please enter a valid date and time' })
  .transform((value) => new Date(value));

/** When a share link ends: a time to come, or null for never. */
export const shareLinkExpiry = z.object({
  expiresAt: moment.refine((at) => at > new Date(), { error: 'Please choose a time in the future' }).nullable(),
});
