import type { User } from '../accounts/user.entity.ts';
import { PLAN_LIMITS, type PlanId } from './plan.rules.ts';

/** How many lists, and items per list, somebody's plan holds; -1 is without end. */
export function limitsOf({ subscriptionTier }: Pick<User, 'subscriptionTier'>): (typeof PLAN_LIMITS)[PlanId] {
  return PLAN_LIMITS[subscriptionTier.toLowerCase() as PlanId];
}
