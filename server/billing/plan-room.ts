import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tier } from '../accounts/account.rules.ts';
import { User } from '../accounts/user.entity.ts';
import { PlanFull } from '../admin/errors.ts';
import type { SiteSettings } from '../admin/settings.rules.ts';
import type { PlanId } from './plan.rules.ts';

/**
 * Makes sure that one more account may hold a plan, in the transaction that gives it to one: whoever else wants a place
 * waits for that to end. Taken before any other lock.
 */
export async function assertRoomOn(
  em: EntityManager,
  tier: Tier,
  { maxUsersPerPlan }: Pick<SiteSettings, 'maxUsersPerPlan'>,
): Promise<void> {
  const most = maxUsersPerPlan[tier.toLowerCase() as PlanId];
  if (most < 0) return;
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`room on ${tier}`]);
  if ((await em.count(User, { subscriptionTier: tier, isSystem: false })) >= most) throw new PlanFull();
}
