import { t } from '@lingui/core/macro';
import { AppError, Conflict, PlanLimit } from '../../base/errors/errors.ts';
import { tooManyItemsText } from '../../core/plans/plan-limit-texts.rules.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';

export class TooManyItems extends PlanLimit {
  constructor(limit: number, { stripeEnabled }: Pick<SiteSettings, 'stripeEnabled'>) {
    super(tooManyItemsText(limit, stripeEnabled));
  }
}

export class NotInBulk extends Conflict {
  constructor() {
    super(t`Items can be added in bulk to shopping lists only.`);
  }
}

/** For those who asked to be told. */
export class AlreadyListed extends AppError {
  readonly code = 'ALREADY_LISTED';
  override readonly details: { itemId: string; quantityDesired: number };
  constructor({ id, title, quantityDesired }: { id: string; title: string; quantityDesired: number }) {
    super(t`${title} is on the list already.`);
    this.details = { itemId: id, quantityDesired };
  }
}
