import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { ReadInvoice, ReadSubscription } from '../../server/money/stripe/stripe-facts.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

type Params = Record<string, string>;
type Method = Pick<Stripe.PaymentMethod, 'id' | 'type'> & {
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
};
type Session = Pick<Stripe.Checkout.Session, 'id' | 'status' | 'url'> & { customer: string; price: string };
type Price = Pick<Stripe.Price, 'id' | 'currency' | 'unit_amount' | 'lookup_key' | 'metadata'> & {
  product: string;
  recurring: Pick<Stripe.Price.Recurring, 'interval'>;
};
interface Customer {
  id: string;
  email: string;
  deleted: boolean;
}
interface StripeEvent {
  id: string;
  object: string;
  type: string;
  created: number;
  data: { object: object };
}
type Subscription = ReadSubscription & { customer: string };
type Invoice = ReadInvoice & { customer: string };

const CARD: Method = {
  id: 'pm_visa',
  type: 'card',
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
};
const MONTH_SECONDS = 30 * 86_400;

/** Speaks as much of Stripe's API as we call. What was made is found again, and a key makes one thing however often it is used. */
export async function startStripeServer() {
  const customers = new Map<string, Customer>();
  const prices = new Map<string, Price>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const charges = new Map<string, { id: string; customer: string; invoice: string }>();
  const refunds = new Map<string, { id: string; status: string; charge?: string; created: number }>();
  const events: StripeEvent[] = [];
  const changedItems: string[] = [];
  const answers = new Map<string, object>();
  const calls: string[] = [];
  let isDown = false;
  let shape = (event: StripeEvent): StripeEvent => event;
  let onAnswer: (line: string) => Promise<void> = async () => {};
  let clock = Math.floor(Date.now() / 1000);
  let count = 0;
  const run = crypto.randomUUID().slice(0, 8);
  const nextId = (kind: string) => `${kind}_${run}${++count}`;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const line = `${request.method} ${url.pathname}`;
    calls.push(line);
    const params = { ...Object.fromEntries(url.searchParams), ...(await formOf(request)) };
    if (isDown) return send(response, 503, { error: { type: 'api_error', message: 'Down' } });
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    const answer = known ?? answerTo(request.method ?? '', url.pathname.split('/').slice(2), params);
    if (!answer) return send(response, 404, refusal('resource_missing'));
    if ('error' in answer) return send(response, 400, answer);
    if (typeof key === 'string') answers.set(key, answer);
    await onAnswer(line);
    send(response, 200, answer);
  });

  function answerTo(method: string, path: string[], params: Params): object | null {
    const [kind = '', id = '', third = ''] = path;
    switch (`${method} ${kind === 'checkout' || kind === 'billing_portal' ? `${kind}/${id}` : kind}`) {
      case 'POST customers':
        return kept(customers, { id: nextId('cus'), email: params.email ?? '', deleted: false });
      case 'GET customers':
        return customers.get(id) ?? null;
      case 'DELETE customers': {
        const customer = customers.get(id);
        if (!customer || customer.deleted) return null;
        customer.deleted = true;
        for (const each of subscriptions.values()) if (each.customer === id) end(each);
        return { id, object: 'customer', deleted: true };
      }
      case 'GET prices':
        return list([...prices.values()].filter(({ lookup_key }) => lookup_key === params['lookup_keys[0]']));
      case 'POST prices':
        return kept(prices, {
          id: nextId('price'),
          currency: params.currency ?? '',
          unit_amount: Number(params.unit_amount),
          lookup_key: params.lookup_key ?? null,
          metadata: { planId: params['metadata[planId]'] ?? '' },
          product: nextId('prod'),
          recurring: { interval: params['recurring[interval]'] as Stripe.Price.Recurring.Interval },
        });
      case 'POST checkout/sessions': {
        if (third) return expire(third);
        const made = nextId('cs');
        const customer = params.customer ?? '';
        if (!customers.has(customer)) return refusal('resource_missing');
        const price = params['line_items[0][price]'] ?? '';
        return kept(sessions, { id: made, status: 'open', url: `https://checkout.test/${made}`, customer, price });
      }
      case 'GET checkout/sessions':
        return sessions.get(third) ?? null;
      case 'POST billing_portal/configurations':
        return { id: nextId('bpc') };
      case 'POST billing_portal/sessions':
        changedItems.push(params['flow_data[subscription_update_confirm][items][0][id]'] ?? '');
        return { id: nextId('bps'), url: `https://portal.test/${params['flow_data[type]'] ?? 'home'}` };
      case 'GET subscriptions':
        return id ? (subscriptions.get(id) ?? null) : list(of(subscriptions, params.customer));
      case 'DELETE subscriptions': {
        const found = subscriptions.get(id);
        if (!found || found.status === 'canceled') return null;
        end(found);
        return found;
      }
      case 'GET invoices':
        return list(of(invoices, params.customer));
      case 'GET payment_methods':
        return id === CARD.id ? CARD : null;
      case 'GET charges':
        return charges.get(id) ?? null;
      case 'GET invoice_payments':
        return list([...charges.values()].filter((each) => `pi_${each.id}` === params['payment[payment_intent]']));
      case 'GET refunds':
        return list([...refunds.values()].filter(({ charge }) => charge === params.charge).toReversed());
      case 'GET events': {
        const since = Number(params['created[gte]'] ?? 0);
        return list(
          events
            .filter(({ created }) => created >= since)
            .map(shape)
            .toReversed(),
        );
      }
      default:
        return null;
    }
  }

  function expire(id: string): object {
    const session = sessions.get(id);
    if (session?.status !== 'open') return refusal('resource_already_exists');
    session.status = 'expired';
    return session;
  }

  function happen(type: string, object: object): StripeEvent {
    const event = {
      id: nextId('evt'),
      object: 'event',
      type,
      created: clock,
      data: { object: structuredClone(object) },
    };
    events.push(event);
    return event;
  }

  function end(subscription: Subscription) {
    subscription.status = 'canceled';
    return happen('customer.subscription.deleted', subscription);
  }

  function bill(subscription: Subscription, status: 'paid' | 'open', amount = priceOf(subscription)) {
    const { id, customer, currency, items } = subscription;
    const period = { start: items.data[0]?.current_period_start ?? 0, end: items.data[0]?.current_period_end ?? 0 };
    const invoice: Invoice = {
      ...{ id: nextId('in'), status, attempted: true, currency, customer, total: amount, created: clock },
      ...{ amount_due: amount, amount_paid: status === 'paid' ? amount : 0 },
      status_transitions: { paid_at: status === 'paid' ? clock : null },
      parent: { subscription_details: { subscription: id } },
      lines: { data: [{ amount, description: 'One plan', period, parent: null }] },
    };
    invoices.set(invoice.id, invoice);
    const charge = nextId('ch');
    charges.set(charge, { id: charge, customer, invoice: invoice.id });
    return happen(status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    changedItems,
    customers,
    events,
    subscriptions,
    sessions,
    set isDown(down: boolean) {
      isDown = down;
    },
    /** Is waited for between what a request has done and its answer; it gets the request's line. */
    set onAnswer(listener: (line: string) => Promise<void>) {
      onAnswer = listener;
    },
    sendsAs(changed: (event: StripeEvent) => StripeEvent) {
      shape = changed;
    },
    /** Lets time pass by Stripe's clock. */
    pass: (seconds: number) => {
      clock += seconds;
    },
    /** Somebody pays on Stripe's page. Gives the events that it sends. */
    pay: (sessionId: string) => {
      const session = sessions.get(sessionId);
      const price = prices.get(session?.price ?? '');
      if (session?.status !== 'open' || !price) throw new Error('This checkout cannot be paid');
      session.status = 'complete';
      const item = { id: nextId('si'), price, current_period_start: clock, current_period_end: clock + MONTH_SECONDS };
      const subscription: Subscription = {
        ...{ id: nextId('sub'), status: 'incomplete', start_date: clock, cancel_at_period_end: false, cancel_at: null },
        ...{ currency: price.currency, customer: session.customer, default_payment_method: CARD.id },
        items: { data: [item] },
      };
      subscriptions.set(subscription.id, subscription);
      const created = happen('customer.subscription.created', subscription);
      subscription.status = 'active';
      return [created, happen('customer.subscription.updated', subscription), bill(subscription, 'paid')];
    },
    /** Something is done to a subscription in Stripe's dashboard, or by Stripe itself. */
    change: (customer: string, work: (subscription: Subscription) => void, billed?: 'paid' | 'open') => {
      const [subscription] = of(subscriptions, customer);
      if (!subscription) throw new Error('There is no subscription');
      work(subscription);
      const changed = happen('customer.subscription.updated', subscription);
      return billed ? [changed, bill(subscription, billed)] : [changed];
    },
    refund: (customer: string, status: 'succeeded' | 'failed' = 'succeeded', id = nextId('re')) => {
      const [charge] = of(charges, customer);
      const invoice = invoices.get(charge?.invoice ?? '');
      const of_ = { charge: charge?.id, payment_intent: `pi_${charge?.id}`, amount: invoice?.total, currency: 'usd' };
      const refund = kept(refunds, { id, status, created: clock, ...of_ });
      return happen(`refund.${status === 'failed' ? 'failed' : 'created'}`, refund);
    },
    dispute: (customer: string, status: 'needs_response' | 'won' | 'lost', id = nextId('dp')) => {
      const [charge] = of(charges, customer);
      const invoice = invoices.get(charge?.invoice ?? '');
      const of_ = { charge: charge?.id, payment_intent: `pi_${charge?.id}`, amount: invoice?.total, currency: 'usd' };
      const type = status === 'needs_response' ? 'created' : 'closed';
      return happen(`charge.dispute.${type}`, { id, status, created: clock, ...of_ });
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** An event as Stripe sends it: the body as it is, and its signature by Stripe's own library. */
export function signed(event: object): { payload: string; headers: Record<string, string> } {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  return { payload, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } };
}

function priceOf({ items }: Subscription): number {
  return items.data[0]?.price.unit_amount ?? 0;
}

function kept<Thing extends { id: string }>(things: Map<string, Thing>, thing: Thing): Thing {
  things.set(thing.id, thing);
  return thing;
}

function of<Thing extends { customer: string }>(things: Map<string, Thing>, customer: string | undefined): Thing[] {
  return [...things.values()].filter((thing) => thing.customer === customer);
}

function list(data: object[]): object {
  return { object: 'list', data, has_more: false };
}

function refusal(code: string) {
  return { error: { type: 'invalid_request_error', code, message: code } };
}

async function formOf(request: IncomingMessage): Promise<Params> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return Object.fromEntries(new URLSearchParams(body));
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
