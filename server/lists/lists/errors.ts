import { NotAllowed, PlanLimit } from '../../base/errors/errors.ts';
import { tooManyListsText } from '../../core/plans/plan-limit-texts.rules.ts';

const DEMO_TEXTS = {
  adding: 'You cannot add items to demo lists. Please create your own list first.',
  changing: 'You cannot modify items in demo lists. Please create your own list first.',
  deleting: 'You cannot delete items from demo lists. Please create your own list first.',
};

/** Demo lists stay as they are. */
export class DemoListKept extends NotAllowed {
  override readonly code = 'DEMO_LIST';
  constructor(attempt: keyof typeof DEMO_TEXTS = 'changing') {
    super(DEMO_TEXTS[attempt]);
  }
}

/** A list that administrators have hidden stays closed to everybody else until they show it again. */
export class ListHidden extends NotAllowed {
  override readonly code = 'LIST_HIDDEN';
  constructor() {
    super('This list is hidden, so it can’t be opened to anybody else.');
  }
}

export class TooManyLists extends PlanLimit {
  constructor(limit: number) {
    super(tooManyListsText(limit));
  }
}
