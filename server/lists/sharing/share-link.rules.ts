import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { moment } from '../../base/text/dates.rules.ts';

/** When a share link ends: a time to come, or null for never. */
export const shareLinkExpiry = z.object({
  expiresAt: moment(() => t`Please enter a valid date and time`)
    .refine((at) => at > new Date(), { error: () => t`Please choose a time in the future` })
    .nullable(),
});
