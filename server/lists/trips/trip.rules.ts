import { z } from 'zod';

/** How long somebody is out shopping, in hours. */
export const TRIP_HOURS = { least: 1, most: 4, usual: 2 } as const;

/** Somebody who begins again sooner is seen on the list, and the others are not told once more. */
export const QUIET_MINUTES = 30;

/** More items than these are not marked as new. */
export const MOST_NEW_ITEMS = 200;

export const newTrip = z.object({ hours: z.int().min(TRIP_HOURS.least).max(TRIP_HOURS.most) });
