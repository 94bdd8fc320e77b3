import type { SiteSettings } from '../settings/settings.rules.ts';
import type { User } from '../users/user.entity.ts';
import { PremiumOnly } from './errors.ts';
import type { PlanId } from './plan.rules.ts';

/** How many lists, and items per list, somebody's plan holds; -1 is without end. */
export function limitsOf(
  { subscriptionTier }: Pick<User, 'subscriptionTier'>,
  { maxListsPerUser, maxItemsPerList }: Pick<SiteSettings, 'maxListsPerUser' | 'maxItemsPerList'>,
): { lists: number; items: number } {
  const plan = subscriptionTier.toLowerCase() as PlanId;
  return { lists: maxListsPerUser[plan], items: maxItemsPerList[plan] };
}

/** Whether somebody's plan has what only the Premium plan has. */
export function isPremium({ subscriptionTier }: Pick<User, 'subscriptionTier'>): boolean {
  return subscriptionTier === 'PREMIUM';
}

/** Refuses what only the Premium plan has; `what` begins the sentence, in the plural. */
export function assertPremium(user: Pick<User, 'subscriptionTier'>, what: string): void {
  if (!isPremium(user)) throw new PremiumOnly(what);
}
