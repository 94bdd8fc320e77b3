import { Conflict, PlanLimit } from '../errors.ts';

export class TooManyItems extends PlanLimit {
  constructor(limit: number) {
    super(`Your plan allows up to ${limit} items per list. Please upgrade to add more.`);
  }
}

export class NotInBulk extends Conflict {
  constructor() {
    super('Items can be added in bulk to shopping lists only.');
  }
}
