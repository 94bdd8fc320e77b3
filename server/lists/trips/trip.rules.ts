import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { moment } from '../../base/text/dates.rules.ts';

/** How long somebody is out shopping, in hours. */
export const TRIP_HOURS = { least: 1, most: 4, usual: 2 } as const;

/** Somebody who begins again sooner is seen on the list, and the others are not told once more. */
export const QUIET_MINUTES = 30;

/** More items than these are not marked as new. */
export const MOST_NEW_ITEMS = 200;

const endsAt = moment(() => t`Please enter a valid date and time`).nullish();

export const newTrip = z.object({ hours: z.int().min(TRIP_HOURS.least).max(TRIP_HOURS.most), endsAt });

/** The end of the one trip that is meant, or null for any. */
export const tripEnd = z.object({ endsAt });
