import type { EntityManager } from '@mikro-orm/postgresql';
import { type Extra, tierInForce, tierOf, unlocks } from '../../core/plans/plan.rules.ts';
import type { PlanId } from '../../core/plans/plan-id.rules.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { SINGLE_PURPOSES } from '../../core/users/api-key-scope.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { limitsOf } from './plan-limits.ts';
import type { PlanChangeEffects } from './plan-subscription.type.ts';

export async function effectsOfPlan(
  em: EntityManager,
  user: User,
  planId: PlanId,
  settings: SiteSettings,
): Promise<PlanChangeEffects> {
  const tier = tierOf(planId);
  const { lists: maxLists, items: maxItems } = limitsOf({ subscriptionTier: tier }, settings);
  const loses = (extra: Extra) =>
    unlocks(tierInForce(user.subscriptionTier, settings), extra) && !unlocks(tierInForce(tier, settings), extra);
  const [counts]: [{ lists: number; fullLists: number; branded: number; keys: number }] = await em.execute(
    `select count(*)::int as lists,
       count(*) filter (where ? >= 0 and (select count(*) from items i where i.list_id = l.id) > ?)::int as "fullLists",
       count(*) filter (where l.accent_color is not null or l.banner_id is not null)::int as branded,
       (select count(*) from api_keys k where k.user_id = ? and not k.scopes <@ ?::text[])::int as keys
     from lists l where l.owner_id = ? and not l.is_demo`,
    [maxItems, maxItems, user.id, `{${SINGLE_PURPOSES.join(',')}}`, user.id],
  );
  return {
    lists: counts.lists,
    maxLists,
    fullLists: counts.fullLists,
    maxItems,
    restingApiKeys: loses('apiKeys') ? counts.keys : 0,
    unbrandedLists: loses('branding') ? counts.branded : 0,
    losesAnalytics: loses('analytics'),
    losesExpiringLinks: loses('expiringLinks'),
    losesPrioritySupport: loses('prioritySupport'),
  };
}
