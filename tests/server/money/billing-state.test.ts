import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateAfter, subscriptionInForce } from '../../../server/money/billing/billing-state.ts';
import { movementsOf } from '../../../server/money/billing/money-movements.ts';
import type { PaymentEvent, SubscriptionFact } from '../../../server/money/billing/payment-fact.ts';
import { periodEnd, shareOfPeriod } from '../../../server/money/test-payments/billing-periods.ts';
import {
  advance,
  changeCard,
  changePlan,
  endNow,
  newCustomer,
  refund,
  runningOf,
  type SimulatedCustomer,
  type SimulatedEvent,
  setCancelling,
  subscribe,
} from '../../../server/money/test-payments/simulated-customer.ts';

const START = new Date('2027-01-31T10:00:00.000Z');
const DAY = 86_400_000;
const OFFERS = [
  { planId: 'standard', isAnnual: false, priceMinor: 499, currency: 'USD' },
  { planId: 'standard', isAnnual: true, priceMinor: 4999, currency: 'USD' },
  { planId: 'premium', isAnnual: false, priceMinor: 999, currency: 'USD' },
  { planId: 'premium', isAnnual: true, priceMinor: 9999, currency: 'USD' },
] as const;

type Step = (customer: SimulatedCustomer, now: Date) => SimulatedEvent[];

const offer = fc.constantFrom(...OFFERS);
const step: fc.Arbitrary<Step> = fc.oneof(
  offer.map(
    (to): Step =>
      (customer, now) => {
        const id = `sub_${customer.subscriptions.length}`;
        return runningOf(customer) ? changePlan(customer, to, now) : subscribe(customer, to, 'visa', now, id);
      },
  ),
  fc.constantFrom('visa' as const, 'failsLater' as const).map(
    (card): Step =>
      (customer, now) =>
        changeCard(customer, card, now),
  ),
  fc.boolean().map(
    (isCancelling): Step =>
      (customer, now) =>
        setCancelling(customer, isCancelling, now),
  ),
  fc.constant<Step>((customer, now) => endNow(customer, runningOf(customer)?.id ?? '', now)),
  fc.constant<Step>((customer, now) => {
    const invoice = customer.invoices.find(({ id, paidMinor }) => {
      return paidMinor > 0 && !customer.refunds.some(({ invoiceId }) => invoiceId === id);
    });
    return invoice ? refund(customer, invoice.id, invoice.paidMinor, now) : [];
  }),
  fc.constant<Step>(() => []),
);

/** Some years of a customer: what they did, and how many days they waited before. */
const life = fc.array(fc.tuple(fc.integer({ min: 1, max: 70 }), step), { minLength: 1, maxLength: 14 });

function live(steps: [number, Step][]) {
  const customer = newCustomer();
  const happened: SimulatedEvent[] = [];
  let now = START;
  for (const [days, act] of steps) {
    now = new Date(now.getTime() + days * DAY);
    happened.push(...advance(customer, now), ...act(customer, now));
  }
  const events: PaymentEvent[] = happened.map(({ at, fact }, index) => ({
    eventId: `evt_${String(index).padStart(4, '0')}`,
    occurredAt: at,
    customerId: 'cus',
    fact: structuredClone(fact),
  }));
  return { customer, events, now };
}

const sumOf = (events: PaymentEvent[]) => {
  const movements = new Map(
    events.flatMap(movementsOf).map((each) => [`${each.kind} ${each.objectId}`, each.amountMinor]),
  );
  return [...movements.values()].reduce((sum, amountMinor) => sum + amountMinor, 0);
};

describe('what follows from the events of a customer', () => {
  test('is the same in any order, told twice, and when some come only after a while', () => {
    fc.assert(
      fc.property(life, fc.infiniteStream(fc.nat()), fc.nat(), (steps, random, lost) => {
        const { events, now } = live(steps);
        const order = events.map((event) => [random.next().value, event] as const);
        const shuffled = order.toSorted(([one], [other]) => one - other).map(([, event]) => event);
        const withoutSome = shuffled.filter((_, index) => index % 3 !== lost % 3);
        const fetchedAgain = [...withoutSome, ...shuffled, ...shuffled.slice(0, 3)];

        const expected = stateAfter(events);
        expect(stateAfter(fetchedAgain)).toEqual(expected);
        expect(subscriptionInForce(stateAfter(shuffled), now)).toEqual(subscriptionInForce(expected, now));
        expect(sumOf(fetchedAgain)).toBe(sumOf(events));
      }),
      { numRuns: 300 },
    );
  });

  test('is what the provider has, and the ledger is the money that moved there', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const { customer, events, now } = live(steps);
        const state = stateAfter(events);
        const paid = customer.invoices.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
        const refunded = customer.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

        expect(state.invoices.map(({ id, status }) => [id, status]).toSorted()).toEqual(
          customer.invoices.map(({ id, status }) => [id, status]).toSorted(),
        );
        expect(sumOf(events)).toBe(paid - refunded);
        expect(subscriptionInForce(state, now)?.id).toBe(runningOf(customer)?.id);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a period', () => {
  test.for([
    ['2027-01-31T10:00:00.000Z', false, ['2027-02-28', '2027-03-31', '2027-04-30']],
    ['2028-01-30T23:59:59.000Z', false, ['2028-02-29', '2028-03-30', '2028-04-30']],
    ['2028-02-29T00:00:00.000Z', true, ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['2026-12-31T12:00:00.000Z', false, ['2027-01-31', '2027-02-28', '2027-03-31']],
  ] as const)('that begins on %s ends where months are short, and comes back', ([anchor, isAnnual, ends]) => {
    const days = ends.map((_, index) => periodEnd(anchor, isAnnual, index + 1).slice(0, 10));

    expect(days).toEqual(ends);
  });

  test('is shared to the unit, also in a currency without minor units', () => {
    const period = { start: '2027-02-01T00:00:00.000Z', end: '2027-03-01T00:00:00.000Z' };

    expect(shareOfPeriod(1500, period, new Date('2027-02-15T00:00:00.000Z'))).toBe(750);
    expect(shareOfPeriod(999, period, new Date('2027-02-02T00:00:00.000Z'))).toBe(963);
    expect(shareOfPeriod(999, period, new Date('2027-04-01T00:00:00.000Z'))).toBe(0);
  });
});

test('a subscription whose price names no plan any more keeps the last one, in whichever order it is told', () => {
  const customer = newCustomer();
  const [event] = subscribe(customer, OFFERS[0], 'visa', START, 'sub_1');
  const plans = ['standard', 'premium', null, null] as const;
  const events = plans.map((planId, index) => ({
    eventId: `evt_${index}`,
    occurredAt: new Date(START.getTime() + index * DAY),
    fact: { ...(event?.fact as SubscriptionFact), planId, priceMinor: index },
  }));

  fc.assert(
    fc.property(fc.shuffledSubarray(events, { minLength: 4 }), (shuffled) => {
      expect(stateAfter(shuffled).subscriptions).toMatchObject([{ planId: 'premium', priceMinor: 3 }]);
    }),
  );
});
