import { PlanLimit } from '../errors.ts';

export class TooManyItems extends PlanLimit {
  constructor(limit: number) {
    super(`Your plan allows up to ${limit} items per list. Please upgrade to add more.`);
  }
}
