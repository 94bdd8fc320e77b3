import { type Plan, type PlanId, plansWith } from '#rules/billing/plan';
import { useSite } from '../shell/site.ts';

/** The plans, with the limits that hold. */
export function usePlans() {
  const { maxListsPerUser, maxItemsPerList } = useSite();
  const of = (id: PlanId) => ({ lists: maxListsPerUser[id], items: maxItemsPerList[id] });
  const limits = { free: of('free'), standard: of('standard'), premium: of('premium') };
  return { plans: plansWith(limits), limits };
}

/** Whether it can be had: the larger plans are announced, and not sold yet. */
export function isOnSale({ monthlyPrice }: Pick<Plan, 'monthlyPrice'>): boolean {
  return monthlyPrice === 0;
}
