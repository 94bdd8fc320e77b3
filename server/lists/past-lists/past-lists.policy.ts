import { isOwner } from '../../core/access/list.policy.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { List } from '../lists/list.entity.ts';

/** The owner is asked what came from so many days after the day of a list to so many. */
export const ASKING_DAYS = { from: 14, to: 180 };

const DAY_MS = 24 * 60 * 60 * 1000;

export function canBePast(viewer: User, list: List): boolean {
  return isOwner(viewer, list) && list.listType !== 'SHOPPING';
}

/** By the server's clock, in the time zone of the list. What was bought changes nothing. */
export function asksAfterTheDay(viewer: User | null, list: List, now = new Date()): boolean {
  if (!viewer || !canBePast(viewer, list) || list.isDemo || list.isPast || !list.eventStartsAt) return false;
  if (list.settledDay === list.eventDate) return false;
  const passed = (now.getTime() - list.eventStartsAt.getTime()) / DAY_MS;
  return passed >= ASKING_DAYS.from && passed <= ASKING_DAYS.to;
}
