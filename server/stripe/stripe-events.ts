import type Stripe from 'stripe';
import type { PaymentEvent, PaymentFact, PaymentMethod } from '../billing/payment-fact.ts';
import { disputeFactOf, idOf, invoiceFactOf, refundFactOf, subscriptionFactOf } from './stripe-facts.ts';

/** The kinds of event that say something about money or plans. */
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
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][];

interface About {
  customerId: string | null;
  fact: PaymentFact | null;
}

/** Reads Stripe's events; what they leave out it asks Stripe for. */
export class StripeEvents {
  constructor(private readonly stripe: Stripe) {}

  /** Null for what is about no customer, or about nothing that counts here. */
  async read(event: Stripe.Event): Promise<PaymentEvent | null> {
    const { customerId, fact } = await this.aboutOf(event);
    return customerId && fact
      ? { eventId: event.id, occurredAt: new Date(event.created * 1000), customerId, fact }
      : null;
  }

  async methodOf(method: string | Stripe.PaymentMethod | null): Promise<PaymentMethod | null> {
    const found = typeof method === 'string' ? await this.stripe.paymentMethods.retrieve(method) : method;
    if (!found) return null;
    const { card, type } = found;
    if (!card) return { brand: type === 'paypal' ? 'PayPal' : type, last4: '', expiryMonth: null, expiryYear: null };
    const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
    return { brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year };
  }

  private async aboutOf(event: Stripe.Event): Promise<About> {
    switch (event.type) {
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
      case 'customer.subscription.paused':
      case 'customer.subscription.resumed': {
        const subscription = event.data.object;
        const method = await this.methodOf(subscription.default_payment_method);
        return { customerId: idOf(subscription.customer), fact: subscriptionFactOf(subscription, method) };
      }
      case 'invoice.finalized':
      case 'invoice.paid':
      case 'invoice.payment_failed':
      case 'invoice.voided':
      case 'invoice.marked_uncollectible': {
        const invoice = event.data.object;
        return { customerId: idOf(invoice.customer), fact: invoiceFactOf(invoice) };
      }
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed': {
        const refund = event.data.object;
        const invoiceId = await this.invoiceOf(refund.payment_intent);
        return { customerId: await this.customerOf(refund.charge), fact: refundFactOf(refund, invoiceId) };
      }
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed': {
        const dispute = event.data.object;
        const invoiceId = await this.invoiceOf(dispute.payment_intent);
        return { customerId: await this.customerOf(dispute.charge), fact: disputeFactOf(dispute, invoiceId) };
      }
      default:
        return { customerId: null, fact: null };
    }
  }

  private async customerOf(charge: string | Stripe.Charge | null): Promise<string | null> {
    const found = typeof charge === 'string' ? await this.stripe.charges.retrieve(charge) : charge;
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
