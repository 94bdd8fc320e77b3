import { type Plan, planAmounts, plansWith } from '#rules/core/plans/plan';
import type { PlanId } from '#rules/core/plans/plan-id';
import { type Site, useSite } from '../../base/page/site.ts';

export interface ShownPlan extends Plan {
  /** The first of the features: how much there is room for. */
  amounts: string[];
}

/** The plans, with the limits that hold. */
export function usePlans() {
  const { maxListsPerUser, maxItemsPerList } = useSite();
  const of = (id: PlanId) => ({ lists: maxListsPerUser[id], items: maxItemsPerList[id] });
  const limits = { free: of('free'), standard: of('standard'), premium: of('premium') };
  const plans: ShownPlan[] = plansWith(limits).map((plan) => ({ ...plan, amounts: planAmounts(limits[plan.id]) }));
  return { plans, limits };
}

/** Whether it can be had: the larger plans are only announced until administrators switch payments on. */
export function isOnSale(
  { monthlyPriceMinor }: Pick<Plan, 'monthlyPriceMinor'>,
  { paymentsEnabled }: Pick<Site, 'paymentsEnabled'>,
): boolean {
  return monthlyPriceMinor === 0 || paymentsEnabled;
}
