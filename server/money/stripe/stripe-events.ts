import type Stripe from 'stripe';
import type {
  PaymentEvent,
  PaymentFact,
  PaymentMethod,
  SubscriptionFact,
  UnreadEvent,
} from '../billing/payment-fact.ts';
import { asking, ifKnown } from './asking.ts';
import {
  disputeFactOf,
  hasPeriod,
  idOf,
  invoiceFactOf,
  type ReadSubscription,
  refundFactOf,
  subscriptionFactOf,
  Unreadable,
} from './stripe-facts.ts';

export const EVENT_TYPES = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded', // by which older versions tell of refunds, as by the next
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][];

interface About {
  customerId: string | null;
  read(): Promise<PaymentFact | null> | PaymentFact | null;
  askNow?(): Promise<PaymentFact | null>;
}

export class StripeEvents {
  constructor(private readonly stripe: Stripe) {}

  /** Null for what is about no customer, or about nothing that counts here. */
  async read(event: Stripe.Event): Promise<PaymentEvent | UnreadEvent | null> {
    const about = await this.aboutOf(event);
    const { customerId } = about ?? {};
    if (!about || !customerId) return null;
    const { id: eventId, created, type, api_version } = event;
    try {
      const fact = await about.read();
      if (!fact) return null;
      return { eventId, occurredAt: new Date(created * 1000), customerId, fact, askNow: about.askNow };
    } catch (problem) {
      if (!(problem instanceof Unreadable)) throw problem;
      return { eventId, customerId, reason: `${problem.message} (${type}, version ${api_version})` };
    }
  }

  private async aboutOf(event: Stripe.Event): Promise<About | null> {
    switch (event.type) {
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
      case 'customer.subscription.paused':
      case 'customer.subscription.resumed': {
        const subscription = event.data.object;
        const askNow = () => this.subscriptionNow(subscription.id);
        return { customerId: idOf(subscription.customer), read: () => this.subscriptionFact(subscription), askNow };
      }
      case 'invoice.finalized':
      case 'invoice.paid':
      case 'invoice.payment_failed':
      case 'invoice.voided':
      case 'invoice.marked_uncollectible': {
        const invoice = event.data.object;
        return { customerId: idOf(invoice.customer), read: () => invoiceFactOf(invoice) };
      }
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
      case 'charge.refund.updated':
        return this.aboutRefund(event.data.object);
      case 'charge.refunded': {
        const refund = await this.refundToldAt(event.created, event.data.object.id);
        return refund ? this.aboutRefund(refund) : null;
      }
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed': {
        const dispute = event.data.object;
        const read = async () => disputeFactOf(dispute, await this.invoiceOf(dispute.payment_intent));
        return { customerId: await this.customerOf(dispute.charge), read };
      }
      default:
        return null;
    }
  }

  private async subscriptionFact(told: ReadSubscription): Promise<SubscriptionFact> {
    const now = hasPeriod(told) ? null : await ifKnown(this.stripe.subscriptions.retrieve(told.id));
    const subscription = now ?? told;
    return subscriptionFactOf(subscription, await this.methodOf(subscription.default_payment_method));
  }

  private subscriptionNow(id: string): Promise<SubscriptionFact | null> {
    return asking(async () => {
      const found = await ifKnown(this.stripe.subscriptions.retrieve(id));
      try {
        return found && subscriptionFactOf(found, await this.methodOf(found.default_payment_method));
      } catch (problem) {
        if (problem instanceof Unreadable) return null;
        throw problem;
      }
    });
  }

  private async aboutRefund(refund: Stripe.Refund): Promise<About> {
    const read = async () => refundFactOf(refund, await this.invoiceOf(refund.payment_intent));
    return { customerId: await this.customerOf(refund.charge), read };
  }

  private async refundToldAt(created: number, charge: string): Promise<Stripe.Refund | undefined> {
    const { data } = await this.stripe.refunds.list({ charge, limit: 100 }); // newest first
    return data.find((refund) => refund.created <= created);
  }

  private async methodOf(method: string | Stripe.PaymentMethod | null): Promise<PaymentMethod | null> {
    const found = typeof method === 'string' ? await ifKnown(this.stripe.paymentMethods.retrieve(method)) : method;
    if (!found) return null;
    const { card, type } = found;
    if (!card) return { brand: type === 'paypal' ? 'PayPal' : type, last4: '', expiryMonth: null, expiryYear: null };
    const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
    return { brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year };
  }

  private async customerOf(charge: string | Stripe.Charge | null): Promise<string | null> {
    const found = typeof charge === 'string' ? await ifKnown(this.stripe.charges.retrieve(charge)) : charge;
    return idOf(found?.customer ?? null);
  }

  private async invoiceOf(intent: string | Stripe.PaymentIntent | null): Promise<string | null> {
    const payment_intent = idOf(intent);
    if (!payment_intent) return null;
    const payment = { type: 'payment_intent', payment_intent } as const;
    const { data } = await this.stripe.invoicePayments.list({ payment, limit: 1 });
    return idOf(data[0]?.invoice ?? null);
  }
}
