import Stripe from 'stripe';
import { InvalidInput } from '../../base/errors/errors.ts';
import type { PaymentEvent, UnreadEvent } from '../billing/payment-fact.ts';
import {
  type CheckoutRequest,
  type CustomerAtProvider,
  type Offer,
  type PlanChangeRequest,
  type PortalRequest,
  ProviderAway,
  type WebhookProvider,
} from '../billing/payment-provider.ts';
import { englishProductName } from '../billing/transaction-text.ts';
import { asking, ifKnown } from './asking.ts';
import { planItemOf } from './plan-item.ts';
import { EVENT_TYPES, StripeEvents } from './stripe-events.ts';
import { idOf, invoiceFactOf, subscriptionFactOf, Unreadable } from './stripe-facts.ts';

/** Two tries of this fit into the time that a checkout may take. */
const TIMEOUT_MS = 10_000;
const PAGE = 100;

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  apiUrl?: string;
}

export class StripePayments implements WebhookProvider {
  readonly name = 'STRIPE';
  private readonly stripe: Stripe;
  private readonly events: StripeEvents;
  private readonly webhookSecret: string;
  private readonly configurations = new Map<string, string>();

  constructor({ secretKey, webhookSecret, apiUrl }: StripeSettings) {
    const url = apiUrl ? new URL(apiUrl) : null;
    this.webhookSecret = webhookSecret;
    this.stripe = new Stripe(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(url && {
        host: url.hostname,
        port: url.port || (url.protocol === 'https:' ? 443 : 80),
        protocol: url.protocol === 'https:' ? 'https' : 'http',
      }),
    });
    this.events = new StripeEvents(this.stripe);
  }

  async readWebhook(body: Buffer, signature: string): Promise<PaymentEvent | UnreadEvent | null> {
    const event = this.signedEvent(body, signature);
    return asking(() => this.events.read(event));
  }

  createCustomer({ accountId, email, name }: { accountId: string; email: string; name: string }): Promise<string> {
    return asking(async () => {
      const customer = { email, name, metadata: { accountId } };
      return (await this.stripe.customers.create(customer, { idempotencyKey: `customer-${accountId}` })).id;
    });
  }

  openCheckout({ customerId, key, successUrl, cancelUrl, ...offer }: CheckoutRequest) {
    return asking(async () => {
      const price = await this.priceOf(offer);
      const session = await this.stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          line_items: [{ price: price.id, quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
          billing_address_collection: 'auto',
          customer_update: { address: 'auto', name: 'auto' },
        },
        { idempotencyKey: `checkout-${key}` },
      );
      if (!session.url) throw new ProviderAway('Stripe opened a checkout without an address');
      return { id: session.id, url: session.url };
    });
  }

  closeCheckout(checkoutId: string): Promise<'closed' | 'completed'> {
    return asking(async () => {
      try {
        await this.stripe.checkout.sessions.expire(checkoutId);
        return 'closed';
      } catch (problem) {
        if (!(problem instanceof Stripe.errors.StripeInvalidRequestError)) throw problem;
        const { status } = await this.stripe.checkout.sessions.retrieve(checkoutId);
        return status === 'complete' ? 'completed' : 'closed';
      }
    });
  }

  openPlanChange(request: PlanChangeRequest): Promise<string> {
    const { customerId, subscriptionId, successUrl, cancelUrl, ...offer } = request;
    return asking(async () => {
      const price = await this.priceOf(offer);
      const { item } = planItemOf(await this.stripe.subscriptions.retrieve(subscriptionId));
      const change = { subscription: subscriptionId, items: [{ id: item?.id ?? '', price: price.id }] };
      const { url } = await this.stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: cancelUrl,
        configuration: await this.configurationFor(price),
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: change,
          after_completion: { type: 'redirect', redirect: { return_url: successUrl } },
        },
      });
      return url;
    });
  }

  openPortal({ customerId, returnUrl, cancelling }: PortalRequest): Promise<string> {
    return asking(async () => {
      const { url } = await this.stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        ...(cancelling && {
          flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: cancelling } },
        }),
      });
      return url;
    });
  }

  endSubscription(_customerId: string, subscriptionId: string): Promise<void> {
    return asking(async () => {
      await ifKnown(this.stripe.subscriptions.cancel(subscriptionId, { prorate: false, invoice_now: false }));
    });
  }

  forgetCustomer(customerId: string): Promise<void> {
    return asking(async () => {
      await ifKnown(this.stripe.customers.del(customerId));
    });
  }

  async *eventsSince(since: Date): AsyncIterable<PaymentEvent | UnreadEvent> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    for (let last: string | undefined; ; ) {
      const page = await asking(() =>
        this.stripe.events.list({ created, types: [...EVENT_TYPES], limit: PAGE, starting_after: last }),
      );
      for (const event of page.data) {
        const read = await asking(() => this.events.read(event));
        if (read) yield read;
      }
      if (!page.has_more) return;
      last = page.data.at(-1)?.id;
    }
  }

  addressOf(customerId: string): Promise<string | null> {
    return asking(async () => {
      const customer = await this.stripe.customers.retrieve(customerId);
      if (customer.deleted || !customer.address) return null;
      const { line1, line2, postal_code, city, state, country } = customer.address;
      const place = [postal_code, city, state].filter(Boolean).join(' ');
      return [line1, line2, place, country].filter(Boolean).join('\n') || null;
    });
  }

  customerNow(customer: string): Promise<CustomerAtProvider | null> {
    return asking(async () => {
      if (!(await this.isKnown(customer))) return null;
      const subscriptions = await this.stripe.subscriptions.list({ customer, status: 'all', limit: PAGE });
      const invoices = await this.stripe.invoices.list({ customer, limit: PAGE });
      const readSubscriptions = readable(subscriptions.data, (subscription) => subscriptionFactOf(subscription, null));
      const readInvoices = readable(invoices.data, invoiceFactOf);
      return {
        subscriptions: readSubscriptions.facts,
        invoices: readInvoices.facts.filter((fact) => fact !== null),
        unreadable: [...readSubscriptions.unreadable, ...readInvoices.unreadable],
      };
    });
  }

  private async isKnown(customer: string): Promise<boolean> {
    const found = await ifKnown(this.stripe.customers.retrieve(customer));
    return found !== null && !found.deleted;
  }

  private signedEvent(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.webhookSecret);
    } catch (problem) {
      throw problem instanceof Stripe.errors.StripeSignatureVerificationError ? new InvalidInput() : problem;
    }
  }

  /** A price is made when it is first sold; another amount is another price, so that nobody's changes under them. */
  private async priceOf({ planId, isAnnual, priceMinor, currency }: Offer): Promise<Stripe.Price> {
    const interval = isAnnual ? 'year' : 'month';
    const lookup_key = `kindlist_${planId}_${interval}_${priceMinor}_${currency.toLowerCase()}`;
    const { data } = await this.stripe.prices.list({ lookup_keys: [lookup_key], limit: 1 });
    if (data[0]) return data[0];
    return this.stripe.prices.create(
      {
        currency: currency.toLowerCase(),
        unit_amount: priceMinor,
        recurring: { interval },
        lookup_key,
        metadata: { planId },
        product_data: { name: englishProductName({ planId, isAnnual }) },
      },
      { idempotencyKey: lookup_key },
    );
  }

  private async configurationFor({ id, product }: Stripe.Price): Promise<string> {
    const known = this.configurations.get(id);
    if (known) return known;
    const made = await this.stripe.billingPortal.configurations.create(
      {
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          customer_update: { enabled: true, allowed_updates: ['address', 'name'] },
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
          subscription_update: {
            enabled: true,
            default_allowed_updates: ['price'],
            proration_behavior: 'always_invoice',
            products: [{ product: idOf(product) ?? '', prices: [id] }],
          },
        },
      },
      { idempotencyKey: `portal-${id}` },
    );
    this.configurations.set(id, made.id);
    return made.id;
  }
}

function readable<Thing extends { id: string }, Fact>(things: Thing[], read: (thing: Thing) => Fact) {
  const facts: Fact[] = [];
  const unreadable: CustomerAtProvider['unreadable'] = [];
  for (const thing of things) {
    try {
      facts.push(read(thing));
    } catch (problem) {
      if (!(problem instanceof Unreadable)) throw problem;
      unreadable.push({ id: thing.id, reason: problem.message });
    }
  }
  return { facts, unreadable };
}
