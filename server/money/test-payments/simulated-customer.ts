import { addDays } from 'date-fns';
import { GRACE_DAYS } from '../billing/grace-period.ts';
import type { InvoiceFact, PaymentFact, RefundFact, SubscriptionFact } from '../billing/payment-fact.ts';
import type { Offer } from '../billing/payment-provider.ts';
import { englishProductName } from '../billing/transaction-text.ts';
import { periodEnd, shareOfPeriod } from './billing-periods.ts';
import { methodOf, TEST_CARDS, type TestCardId } from './test-cards.ts';

const RETRY_DAYS = [3, 7] as const;

interface SimulatedSubscription extends SubscriptionFact {
  planId: Offer['planId'];
  anchor: string;
  nthPeriod: number;
  unpaidInvoiceId: string | null;
  retries: number;
}

/** Nothing about the person but the address for invoices. */
export interface SimulatedCustomer {
  /** Ahead of the world's clock. */
  clockAheadMs: number;
  card: TestCardId | null;
  address: string | null;
  creditMinor: number;
  subscriptions: SimulatedSubscription[];
  invoices: InvoiceFact[];
  refunds: RefundFact[];
}

export interface SimulatedEvent {
  at: Date;
  fact: PaymentFact;
}

export const newCustomer = (): SimulatedCustomer => ({
  clockAheadMs: 0,
  card: null,
  address: null,
  creditMinor: 0,
  subscriptions: [],
  invoices: [],
  refunds: [],
});

export function runningOf({ subscriptions }: SimulatedCustomer): SimulatedSubscription | null {
  return subscriptions.find(({ status }) => status === 'active' || status === 'past_due') ?? null;
}

export function subscribe(
  customer: SimulatedCustomer,
  offer: Offer,
  card: TestCardId,
  now: Date,
  id: string,
): SimulatedEvent[] {
  const { planId, isAnnual, priceMinor, currency } = offer;
  const at = now.toISOString();
  const subscription: SimulatedSubscription = {
    kind: 'subscription',
    id,
    ...{ planId, isAnnual, priceMinor, currency },
    status: 'active',
    ...{
      startedAt: at,
      currentPeriodStart: at,
      currentPeriodEnd: periodEnd(at, isAnnual, 1),
      cancelAtPeriodEnd: false,
    },
    paymentMethod: methodOf(card),
    ...{ anchor: at, nthPeriod: 1, unpaidInvoiceId: null, retries: 0 },
  };
  customer.card = card;
  customer.subscriptions.push(subscription);
  const invoice = bill(customer, subscription, [wholePeriod(subscription)], now, true);
  return eventsOf(now, subscription, invoice);
}

/** The rest of the old period back, and what of the new one is to come. */
export function linesOfChange(subscription: SimulatedSubscription, offer: Offer, now: Date): InvoiceFact['lines'] {
  const rest = { start: subscription.currentPeriodStart, end: subscription.currentPeriodEnd };
  const unused = shareOfPeriod(subscription.priceMinor, rest, now);
  const from = { isProration: true, periodStart: now.toISOString() };
  const credit = { description: `Unused time on ${englishProductName(subscription)}`, amountMinor: -unused };
  if (subscription.isAnnual === offer.isAnnual) {
    const price = shareOfPeriod(offer.priceMinor, rest, now);
    const remaining = { description: `Remaining time on ${englishProductName(offer)}`, amountMinor: price };
    return [credit, remaining].map((line) => ({ ...line, ...from, periodEnd: rest.end }));
  }
  const at = now.toISOString();
  const next = { currentPeriodStart: at, currentPeriodEnd: periodEnd(at, offer.isAnnual, 1) };
  return [{ ...credit, ...from, periodEnd: rest.end }, wholePeriod({ ...offer, ...next })];
}

/** Between months, or between years, the date of the next bill stays. */
export function changePlan(customer: SimulatedCustomer, offer: Offer, now: Date): SimulatedEvent[] {
  const subscription = runningOf(customer);
  if (!subscription) return [];
  const lines = linesOfChange(subscription, offer, now);
  if (subscription.isAnnual !== offer.isAnnual) {
    const at = now.toISOString();
    const end = periodEnd(at, offer.isAnnual, 1);
    Object.assign(subscription, { anchor: at, nthPeriod: 1, currentPeriodStart: at, currentPeriodEnd: end });
  }
  const { planId, isAnnual, priceMinor, currency } = offer;
  Object.assign(subscription, { planId, isAnnual, priceMinor, currency, cancelAtPeriodEnd: false });
  const invoice = bill(customer, subscription, lines, now, true);
  return eventsOf(now, subscription, invoice);
}

export function setCancelling(customer: SimulatedCustomer, isCancelling: boolean, now: Date): SimulatedEvent[] {
  const subscription = runningOf(customer);
  if (!subscription) return [];
  subscription.cancelAtPeriodEnd = isCancelling;
  return eventsOf(now, subscription);
}

export function changeCard(customer: SimulatedCustomer, card: TestCardId, now: Date): SimulatedEvent[] {
  customer.card = card;
  const subscription = runningOf(customer);
  if (!subscription) return [];
  subscription.paymentMethod = methodOf(card);
  return subscription.status === 'past_due' ? tryAgain(customer, subscription, now) : eventsOf(now, subscription);
}

export function endNow(customer: SimulatedCustomer, subscriptionId: string, now: Date): SimulatedEvent[] {
  const subscription = customer.subscriptions.find(({ id }) => id === subscriptionId);
  if (!subscription || subscription.status === 'canceled') return [];
  subscription.status = 'canceled';
  return eventsOf(now, subscription);
}

export function refund(
  customer: SimulatedCustomer,
  invoiceId: string,
  amountMinor: number,
  now: Date,
): SimulatedEvent[] {
  const invoice = customer.invoices.find(({ id }) => id === invoiceId);
  if (!invoice) return [];
  const made: RefundFact = {
    ...{ kind: 'refund', id: `re_${crypto.randomUUID()}`, invoiceId, status: 'succeeded', amountMinor },
    ...{ currency: invoice.currency, createdAt: now.toISOString() },
  };
  customer.refunds.push(made);
  return [{ at: now, fact: { ...made } }];
}

export function dueAt(customer: SimulatedCustomer): Date | null {
  const subscription = runningOf(customer);
  if (!subscription) return null;
  if (subscription.status === 'active') return new Date(subscription.currentPeriodEnd);
  const days = RETRY_DAYS[subscription.retries] ?? GRACE_DAYS;
  return addDays(subscription.currentPeriodStart, days);
}

export function advance(customer: SimulatedCustomer, to: Date): SimulatedEvent[] {
  const happened: SimulatedEvent[] = [];
  for (let at = dueAt(customer); at && at <= to; at = dueAt(customer)) happened.push(...happen(customer, at));
  return happened;
}

function happen(customer: SimulatedCustomer, at: Date): SimulatedEvent[] {
  const subscription = runningOf(customer);
  if (!subscription) return [];
  if (subscription.status === 'active') {
    return subscription.cancelAtPeriodEnd ? endNow(customer, subscription.id, at) : renew(customer, subscription, at);
  }
  const isOver = subscription.retries >= RETRY_DAYS.length;
  subscription.retries += 1;
  return isOver ? endNow(customer, subscription.id, at) : tryAgain(customer, subscription, at);
}

function renew(customer: SimulatedCustomer, subscription: SimulatedSubscription, at: Date): SimulatedEvent[] {
  const { anchor, isAnnual, nthPeriod } = subscription;
  subscription.nthPeriod = nthPeriod + 1;
  subscription.currentPeriodStart = subscription.currentPeriodEnd;
  subscription.currentPeriodEnd = periodEnd(anchor, isAnnual, nthPeriod + 1);
  const isPaid = canPayAgain(customer.card);
  const invoice = bill(customer, subscription, [wholePeriod(subscription)], at, isPaid);
  if (invoice.status === 'paid') return eventsOf(at, subscription, invoice);
  Object.assign(subscription, { status: 'past_due', unpaidInvoiceId: invoice.id, retries: 0 });
  return eventsOf(at, subscription, invoice);
}

function tryAgain(customer: SimulatedCustomer, subscription: SimulatedSubscription, at: Date): SimulatedEvent[] {
  const invoice = customer.invoices.find(({ id }) => id === subscription.unpaidInvoiceId);
  if (!invoice || !canPayAgain(customer.card)) return eventsOf(at, subscription);
  Object.assign(invoice, { status: 'paid', paidMinor: invoice.dueMinor, paidAt: at.toISOString() });
  Object.assign(subscription, { status: 'active', unpaidInvoiceId: null, retries: 0 });
  return eventsOf(at, subscription, invoice);
}

function canPayAgain(card: TestCardId | null): boolean {
  const behaviour = card && TEST_CARDS[card].behaviour;
  return behaviour === 'pays' || behaviour === 'asks for authentication'; // which was asked for once, and is kept
}

function bill(
  customer: SimulatedCustomer,
  { id, currency }: SimulatedSubscription,
  lines: InvoiceFact['lines'],
  now: Date,
  canPay: boolean,
): InvoiceFact {
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const credited = Math.min(customer.creditMinor, Math.max(0, totalMinor));
  const dueMinor = Math.max(0, totalMinor) - credited;
  customer.creditMinor += Math.max(0, -totalMinor) - credited;
  const isPaid = canPay || dueMinor === 0;
  const at = now.toISOString();
  const invoice: InvoiceFact = {
    ...{ kind: 'invoice', id: `in_${crypto.randomUUID()}`, subscriptionId: id, currency, totalMinor, dueMinor, lines },
    ...{
      status: isPaid ? 'paid' : 'failed',
      paidMinor: isPaid ? dueMinor : 0,
      createdAt: at,
      paidAt: isPaid ? at : null,
    },
  };
  customer.invoices.push(invoice);
  return invoice;
}

function wholePeriod(
  of: Pick<SubscriptionFact, 'isAnnual' | 'priceMinor' | 'currentPeriodStart' | 'currentPeriodEnd'> & {
    planId: Offer['planId'];
  },
): InvoiceFact['lines'][number] {
  const period = { periodStart: of.currentPeriodStart, periodEnd: of.currentPeriodEnd };
  return { description: englishProductName(of), amountMinor: of.priceMinor, isProration: false, ...period };
}

function eventsOf(at: Date, subscription: SimulatedSubscription, invoice?: InvoiceFact): SimulatedEvent[] {
  const { anchor: _, nthPeriod: _nth, unpaidInvoiceId: _unpaid, retries: _retries, ...fact } = subscription;
  return [{ at, fact }, ...(invoice ? [{ at, fact: { ...invoice } }] : [])];
}
