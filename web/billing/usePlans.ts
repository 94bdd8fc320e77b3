import { type Plan, type PlanId, plansWith } from '#rules/plans/plan';
import { type Site, useSite } from '../page/site.ts';

/** The plans, with the limits that hold. */
export function usePlans() {
  const { maxListsPerUser, maxItemsPerList } = useSite();
  const of = (id: PlanId) => ({ lists: maxListsPerUser[id], items: maxItemsPerList[id] });
  const limits = { free: of('free'), standard: of('standard'), premium: of('premium') };
  return { plans: plansWith(limits), limits };
}

/** Whether it can be had: the larger plans are only announced until administrators switch payments on. */
export function isOnSale(
  { monthlyPriceMinor }: Pick<Plan, 'monthlyPriceMinor'>,
  { paymentsEnabled }: Pick<Site, 'paymentsEnabled'>,
): boolean {
  return monthlyPriceMinor === 0 || paymentsEnabled;
}
