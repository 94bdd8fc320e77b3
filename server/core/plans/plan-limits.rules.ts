import type { PlanId } from './plan-id.rules.ts';

/** What somebody may have at once; -1 is without end. */
export interface PlanLimits {
  lists: number;
  /** Per list. */
  items: number;
}

/** What each plan holds, until administrators set something else. */
export const DEFAULT_PLAN_LIMITS: Record<PlanId, PlanLimits> = {
  free: { lists: 5, items: 25 },
  standard: { lists: 10, items: 200 },
  premium: { lists: -1, items: -1 },
};
