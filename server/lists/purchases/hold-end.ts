import { addDays } from 'date-fns';
import type { ListToBuyFrom } from '../sharing/shared-list-rows.ts';

/** Until when a gift of the list is reserved that somebody reserves now: never past the day of its event, unless that is over. */
export function holdEnd(
  { holdDays, eventStartsAt }: Pick<ListToBuyFrom, 'holdDays' | 'eventStartsAt'>,
  now = new Date(),
): Date {
  const end = addDays(now, holdDays);
  const eventEnd = eventStartsAt && addDays(eventStartsAt, 1);
  return eventEnd && eventEnd > now && eventEnd < end ? eventEnd : end;
}

/** The last day of a hold as people are told it: one that ends at midnight lasts through the day before. */
export function lastDayOf(end: Date): Date {
  return new Date(end.getTime() - 1);
}
