import { t } from '@lingui/core/macro';
import { z } from 'zod';

export const INVALID_DATE = () => t`Please enter a valid date`;

const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** There was no year 0, and the database knows none. */
export const calendarDay = (error?: () => string) =>
  z.iso.date({ error }).refine((day) => !day.startsWith('0000'), { error });

const EVENT_YEARS = { first: 1900, last: 2999 };

export function unlikelyYear(): string {
  const [first, last] = [String(EVENT_YEARS.first), String(EVENT_YEARS.last)];
  return t`Please choose a year between ${first} and ${last}`;
}

/** Year 2 is 2002 with keys missed, and 9999 nobody will see. */
export function isLikelyYear(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= EVENT_YEARS.first && year <= EVENT_YEARS.last;
}

/** A zone can shift a time out of the four digits of a year. */
export const moment = (error: () => string) =>
  z
    .union([z.date({ error }), z.iso.datetime({ offset: true, error })], { error })
    .transform((value) => new Date(value))
    .refine((at) => at.getTime() <= LAST_MOMENT && at.getUTCFullYear() > 0, { error });
