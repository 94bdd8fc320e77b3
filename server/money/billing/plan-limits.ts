import { type Extra, planOf, tierInForce, unlocks } from '../../core/plans/plan.rules.ts';
import type { PlanLimits } from '../../core/plans/plan-limits.rules.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { PremiumOnly } from './errors.ts';

/** -1 is without end. */
export function limitsOf(
  { subscriptionTier }: Pick<User, 'subscriptionTier'>,
  {
    maxListsPerUser,
    maxItemsPerList,
    everythingForEverybody,
  }: Pick<SiteSettings, 'maxListsPerUser' | 'maxItemsPerList' | 'everythingForEverybody'>,
): PlanLimits {
  if (everythingForEverybody) return { lists: -1, items: -1 };
  const plan = planOf(subscriptionTier);
  return { lists: maxListsPerUser[plan], items: maxItemsPerList[plan] };
}

export function assertUnlocked(
  { subscriptionTier }: Pick<User, 'subscriptionTier'>,
  extra: Extra,
  settings: Pick<SiteSettings, 'everythingForEverybody' | 'stripeEnabled'>,
): void {
  if (!unlocks(tierInForce(subscriptionTier, settings), extra)) throw new PremiumOnly(extra, settings);
}
