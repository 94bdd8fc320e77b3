import { msg, t } from '@lingui/core/macro';
import { NotAllowed, PlanLimit } from '../../base/errors/errors.ts';
import { say } from '../../base/languages/say.rules.ts';
import { tooManyListsText } from '../../core/plans/plan-limit-texts.rules.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';

const DEMO_TEXTS = {
  adding: msg`You cannot add items to demo lists. Please create your own list first.`,
  changing: msg`You cannot modify items in demo lists. Please create your own list first.`,
  deleting: msg`You cannot delete items from demo lists. Please create your own list first.`,
};

/** Demo lists stay as they are. */
export class DemoListKept extends NotAllowed {
  override readonly code = 'DEMO_LIST';
  constructor(attempt: keyof typeof DEMO_TEXTS = 'changing') {
    super(say(DEMO_TEXTS[attempt]));
  }
}

/** A list that administrators have hidden stays closed to everybody else until they show it again. */
export class ListHidden extends NotAllowed {
  override readonly code = 'LIST_HIDDEN';
  constructor() {
    super(t`This list is hidden, so it can’t be opened to anybody else.`);
  }
}

export class TooManyLists extends PlanLimit {
  constructor(limit: number, { stripeEnabled }: Pick<SiteSettings, 'stripeEnabled'>) {
    super(tooManyListsText(limit, stripeEnabled));
  }
}
