import { t } from '@lingui/core/macro';
import { startOfDay } from '../../core/access/calendar-day.ts';
import { isOwner } from '../../core/access/list.policy.ts';
import type { PurchaseVisibility } from '../../core/access/list-access.rules.ts';
import { keepsSurprise } from '../../core/access/purchase.policy.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { List } from './list.entity.ts';

interface Dated {
  purchaseVisibility: PurchaseVisibility;
  eventDate?: string | null;
  timeZone: string;
}

/** Gives an edited list with the moment at which its day begins, which the database works out for rows. */
export function withItsDay(after: Dated) {
  return { ...after, eventStartsAt: after.eventDate ? startOfDay(after.eventDate, after.timeZone) : null };
}

/** A list with a day to come is in use, and none of the past ones. */
export function isDayToCome(list: Omit<Dated, 'purchaseVisibility'>, now = new Date()): boolean {
  return list.eventDate != null && startOfDay(list.eventDate, list.timeZone) > now;
}

/**
 * Checks the day of a new or changed surprise. The day ends it: a day that is here would hide nothing, or lift a
 * surprise without saying so. Only the owner may bring it closer, as the one to be surprised.
 */
export function surpriseProblems(viewer: User, before: List | null, after: Dated): Record<string, string[]> {
  if (after.purchaseVisibility !== 'SURPRISE' || (before && !isAnother(before, after))) return {};
  const { eventStartsAt: starts } = withItsDay(after);
  const wasKept = before !== null && keepsSurprise(before);
  if (wasKept && !isOwner(viewer, before) && isSooner(starts, before.eventStartsAt)) {
    return { eventDate: [t`Only the owner can choose an earlier day, because it ends the surprise.`] };
  }
  if (keepsSurprise(withItsDay(after))) return {};
  const problem = wasKept
    ? t`The surprise would be over right away. End it first, or choose a later day.`
    : t`This day has already begun, so there would be no surprise. Choose a later day.`;
  return { eventDate: [problem] };
}

function isAnother(before: List, after: Dated): boolean {
  return (
    before.purchaseVisibility !== after.purchaseVisibility ||
    (before.eventDate ?? null) !== (after.eventDate ?? null) ||
    before.timeZone !== after.timeZone
  );
}

/** No day at all is later than any. */
function isSooner(one: Date | null, other: Date | null | undefined): boolean {
  return one !== null && (!other || one < other);
}
