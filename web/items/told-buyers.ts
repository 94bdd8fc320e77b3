import { daysUntil } from '../design/RelativeTime.tsx';

/** How buyers hear of what happened to a gift: nothing is promised to an address that wants no such mail. */
export const BY_MAIL = 'of it by email, unless they’ve turned such emails off.';

/**
 * Whether those who bought from a list are mailed when what they bought goes: for shopping nobody waits, and after the day of
 * the list nothing is brought any more.
 */
export function tellsBuyers({ listType, eventDate }: { listType: string; eventDate: string | null }): boolean {
  return listType !== 'SHOPPING' && (eventDate === null || daysUntil(eventDate) >= 0);
}
