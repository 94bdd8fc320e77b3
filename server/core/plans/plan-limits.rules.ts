import type { PlanId } from './plan-id.rules.ts';

/** -1 means no limit. */
export interface PlanLimits {
  lists: number;
  items: number;
}

export const DEFAULT_PLAN_LIMITS: Record<PlanId, PlanLimits> = {
  free: { lists: 5, items: 25 },
  standard: { lists: 10, items: 200 },
  premium: { lists: -1, items: -1 },
};
