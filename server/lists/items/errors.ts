import { Conflict, PlanLimit } from '../../base/errors/errors.ts';
import { tooManyItemsText } from '../../core/plans/plan-limit-texts.rules.ts';

export class TooManyItems extends PlanLimit {
  constructor(limit: number) {
    super(tooManyItemsText(limit));
  }
}

export class NotInBulk extends Conflict {
  constructor() {
    super('Items can be added in bulk to shopping lists only.');
  }
}
