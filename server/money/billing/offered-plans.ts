import { toMajorUnits } from '../../base/amounts/money.rules.ts';
import { PLAN_CURRENCY, plansWith } from '../../core/plans/plan.rules.ts';
import type { PlanId } from '../../core/plans/plan-id.rules.ts';
import type { PublicConfig } from '../../core/settings/public-config.type.ts';
import type { PlanType } from './plan-subscription.type.ts';

type Selling = Pick<PublicConfig, 'maxListsPerUser' | 'maxItemsPerList' | 'paymentsEnabled'>;

export function offeredPlans({ maxListsPerUser, maxItemsPerList, paymentsEnabled }: Selling): PlanType[] {
  const of = (id: PlanId) => ({ lists: maxListsPerUser[id], items: maxItemsPerList[id] });
  return plansWith({ free: of('free'), standard: of('standard'), premium: of('premium') }).map((plan) => ({
    ...plan,
    monthlyPrice: toMajorUnits(plan.monthlyPriceMinor, PLAN_CURRENCY),
    annualPrice: toMajorUnits(plan.annualPriceMinor, PLAN_CURRENCY),
    popular: plan.popular === true,
    available: plan.monthlyPriceMinor === 0 || paymentsEnabled,
  }));
}
