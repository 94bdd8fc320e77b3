import { addDays } from 'date-fns';
import type { SharedListRow } from '../sharing/shared-list-rows.ts';

/** Until when a gift of the list is reserved that somebody reserves now: never past the day of its event, unless that is over. */
export function holdEnd(
  { holdDays, eventStartsAt }: Pick<SharedListRow, 'holdDays' | 'eventStartsAt'>,
  now = new Date(),
): Date {
  const end = addDays(now, holdDays);
  const eventEnd = eventStartsAt && addDays(eventStartsAt, 1);
  return eventEnd && eventEnd > now && eventEnd < end ? eventEnd : end;
}

/** The moment at which a hold ends is often a midnight: the day that people are told is the one before it. */
export function lastDayOf(end: Date): Date {
  return new Date(end.getTime() - 1);
}
