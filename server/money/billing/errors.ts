import { BadRequest, Conflict, PlanLimit, Unavailable } from '../../base/errors/errors.ts';
import { premiumOnlyText } from '../../core/plans/plan-limit-texts.rules.ts';
import type { UnreadEvent } from './payment-fact.ts';

/** Something that only the Premium plan has; `what` begins the sentence, in the plural. */
export class PremiumOnly extends PlanLimit {
  constructor(what: string) {
    super(premiumOnlyText(what));
  }
}

/** Payments are off, or there is no such plan to be bought. */
export class CheckoutRefused extends BadRequest {
  constructor() {
    super('Failed to create checkout session');
  }
}

/** A person who has never paid has nothing to manage. */
export class PortalRefused extends BadRequest {
  constructor() {
    super('Failed to access billing portal. Please try again.');
  }
}

/** The payment provider is away; asking again later is safe. */
export class PaymentsAway extends Unavailable {}

export class PlanHeld extends Conflict {
  constructor() {
    super('You already have this plan.');
  }
}

/** Two tabs, say: of two plans bought at once somebody would pay both. */
export class CheckoutBusy extends Conflict {
  constructor() {
    super('Another checkout is just being opened. Please try again in a moment.');
  }
}

/** Paid a moment ago, and the provider has not told us yet. */
export class PaymentUnconfirmed extends Conflict {
  constructor() {
    super('Your last payment is just being confirmed. Please try again in a moment.');
  }
}

/** The payment provider told something of a customer here that cannot be used. Its dashboard shows the message. */
export class PaymentEventRefused extends BadRequest {
  constructor({ eventId, reason }: Pick<UnreadEvent, 'eventId' | 'reason'>) {
    super(`The payment event ${eventId} cannot be used: ${reason}.`);
  }
}
