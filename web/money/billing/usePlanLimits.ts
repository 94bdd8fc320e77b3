import type { PlanId } from '#rules/core/plans/plan-id';
import type { PlanLimits } from '#rules/core/plans/plan-limits';
import { useSite } from '../../base/page/site.ts';

export function usePlanLimits(): Record<PlanId, PlanLimits> {
  const { maxListsPerUser, maxItemsPerList } = useSite();
  const of = (id: PlanId) => ({ lists: maxListsPerUser[id], items: maxItemsPerList[id] });
  return { free: of('free'), standard: of('standard'), premium: of('premium') };
}
