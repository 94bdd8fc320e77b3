import type { EntityManager } from '@mikro-orm/postgresql';
import { planOf } from '../../core/plans/plan.rules.ts';
import { PlanFull } from '../../core/settings/errors.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Tier } from '../../core/users/account.rules.ts';
import { User } from '../../core/users/user.entity.ts';

/** Everyone else who wants a place waits for this transaction to end. Taken before any other lock. */
export async function assertRoomOn(
  em: EntityManager,
  tier: Tier,
  { maxUsersPerPlan }: Pick<SiteSettings, 'maxUsersPerPlan'>,
): Promise<void> {
  const most = maxUsersPerPlan[planOf(tier)];
  if (most < 0) return;
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`room on ${tier}`]);
  if ((await em.count(User, { subscriptionTier: tier, isSystem: false })) >= most) throw new PlanFull();
}
