import { t } from '@lingui/core/macro';
import { BadRequest, Conflict, PlanLimit, Unavailable } from '../../base/errors/errors.ts';
import type { Extra } from '../../core/plans/plan.rules.ts';
import { premiumOnlyText } from '../../core/plans/plan-limit-texts.rules.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { UnreadEvent } from './payment-fact.ts';

export class PremiumOnly extends PlanLimit {
  constructor(extra: Extra, { stripeEnabled }: Pick<SiteSettings, 'stripeEnabled'>) {
    super(premiumOnlyText(extra, stripeEnabled));
  }
}

export class CheckoutRefused extends BadRequest {
  constructor() {
    super(t`Failed to create checkout session`);
  }
}

/** A person who has never paid has nothing to manage. */
export class PortalRefused extends BadRequest {
  constructor() {
    super(t`Failed to access billing portal. Please try again.`);
  }
}

export class PaymentsAway extends Unavailable {}

export class PlanHeld extends Conflict {
  constructor() {
    super(t`You are already on this plan.`);
  }
}

/** Two tabs, say: of two plans bought at once somebody would pay both. */
export class CheckoutBusy extends Conflict {
  constructor() {
    super(t`Another checkout is just being opened. Please try again in a moment.`);
  }
}

/** Paid a moment ago, and the provider has not told us yet. */
export class PaymentUnconfirmed extends Conflict {
  constructor() {
    super(t`Your last payment is just being confirmed. Please try again in a moment.`);
  }
}

export class PaymentEventRefused extends BadRequest {
  constructor({ eventId, reason }: Pick<UnreadEvent, 'eventId' | 'reason'>) {
    super(t`The payment event ${eventId} cannot be used: ${reason}.`);
  }
}
