import { PlanLimit } from '../errors.ts';

/** Something that only the Premium plan has; `what` begins the sentence, in the plural. */
export class PremiumOnly extends PlanLimit {
  constructor(what: string) {
    super(`${what} are part of the Premium plan. Please upgrade to use them.`);
  }
}
