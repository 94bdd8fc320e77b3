import { PlanLimit } from '../errors.ts';

export class AnalyticsNotIncluded extends PlanLimit {
  constructor() {
    super('Analytics are part of the Premium plan. Please upgrade to see them.');
  }
}
