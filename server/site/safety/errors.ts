import { t } from '@lingui/core/macro';
import { Conflict, NotAllowed } from '../../base/errors/errors.ts';

/** People who work on a list have better ways to put it right. */
export class OwnListNotReported extends NotAllowed {
  constructor() {
    super(t`You work on this list yourself, so you can’t report it.`);
  }
}

export class DemoListNotReported extends NotAllowed {
  override readonly code = 'DEMO_LIST';
  constructor() {
    super(t`This is one of our examples. If something is wrong with it, please write to us.`);
  }
}

/** The landing page shows the examples, and would be broken without them. */
export class DemoListShown extends Conflict {
  constructor() {
    super(t`The examples belong to the landing page, so they can’t be hidden.`);
  }
}
