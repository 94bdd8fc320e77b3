import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { BillingAccount } from '../../../server/money/billing/billing-account.entity.ts';
import { StoredPaymentEvent } from '../../../server/money/billing/payment-event.entity.ts';
import { catchUp, reconcile } from '../../../server/money/billing/reconcile.ts';
import { aUser } from '../../builders/accounts.ts';
import { olderEvent } from '../../fakes/older-stripe.ts';
import { send } from '../graphql.ts';
import { subscriptionOf, transactionsOf } from '../payments.ts';
import { checkout, deliver, tell, test } from './stripe-shop.ts';

type Change = Parameters<
  Awaited<ReturnType<typeof import('../../fakes/stripe-server.ts').startStripeServer>>['change']
>[1];

const MONTH_MS = 30 * 86_400_000;

async function customerOf(em: EntityManager, user: User): Promise<string> {
  return (await em.fork().findOneOrFail(BillingAccount, { user })).customerId ?? '';
}

/** The open cases on the screen of administrators. */
async function problems(app: FastifyInstance, em: EntityManager): Promise<{ area: string; message: string }[]> {
  const query = '{ adminOperation { problems { area message } } }';
  return (await send(app, query, await aUser(em, { role: 'ADMIN' }))).data.adminOperation.problems;
}

describe('events in the shape of an older version of Stripe', () => {
  test('give the plan for the period that was paid for', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    const events = stripe.pay((await checkout(shop, user)).id);

    for (const event of events) expect(await tell(shop, olderEvent(event))).toBe(200);

    const { planId, currentPeriodStart, currentPeriodEnd } = await subscriptionOf(shop, user);
    expect(planId).toBe('premium');
    expect(Date.parse(currentPeriodEnd) - Date.parse(currentPeriodStart)).toBe(MONTH_MS);
    const stored = await em.fork().find(StoredPaymentEvent, { account: { user } });
    const invoice = stored.map(({ fact }) => fact).find(({ kind }) => kind === 'invoice');
    expect(invoice).toMatchObject({ subscriptionId: expect.stringMatching(/^sub_/) });
    expect(await transactionsOf(shop, user)).toHaveLength(1);
  });

  test('are read alike when they are fetched', async ({ em, orm, shop, stripe, payments, infrastructure }) => {
    const user = await aUser(em);
    stripe.sendsAs(olderEvent);
    stripe.pay((await checkout(shop, user)).id);

    await catchUp(orm, payments, infrastructure.paymentIntake);

    const { planId, currentPeriodStart, currentPeriodEnd } = await subscriptionOf(shop, user);
    expect(planId).toBe('premium');
    expect(Date.parse(currentPeriodEnd) - Date.parse(currentPeriodStart)).toBe(MONTH_MS);
  });

  test('are not taken for a cancellation where they lack the field of one', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    for (const event of stripe.pay((await checkout(shop, user)).id)) {
      const told = olderEvent(event);
      delete (told.data.object as { cancel_at?: unknown }).cancel_at;
      expect(await tell(shop, told)).toBe(200);
    }

    expect(await subscriptionOf(shop, user)).toMatchObject({ planId: 'premium', cancelAtPeriodEnd: false });
  });

  test('without any period are completed by asking Stripe', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    for (const event of stripe.pay((await checkout(shop, user)).id)) {
      const told = olderEvent(event);
      delete (told.data.object as { current_period_start?: unknown }).current_period_start;
      delete (told.data.object as { current_period_end?: unknown }).current_period_end;
      expect(await tell(shop, told)).toBe(200);
    }

    const { planId, currentPeriodStart, currentPeriodEnd } = await subscriptionOf(shop, user);
    expect(planId).toBe('premium');
    expect(Date.parse(currentPeriodEnd) - Date.parse(currentPeriodStart)).toBe(MONTH_MS);
  });

  test('tell of a refund by the charge', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
    const refund = stripe.refund(await customerOf(em, user));
    const { charge } = refund.data.object as { charge: string };
    const told = { ...refund, type: 'charge.refunded', data: { object: { id: charge, refunded: true } } };

    expect(await tell(shop, told)).toBe(200);

    expect((await transactionsOf(shop, user)).map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toContain(
      -999,
    );
  });
});

describe('a plan that Stripe does not name', () => {
  test('is found on whichever item it stands, and changed on that one', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
    const addOn = { id: 'si_addon', price: { metadata: {}, unit_amount: 100, currency: 'usd', recurring: null } };

    await tellOf(shop, stripe, await customerOf(em, user), ({ items }) => {
      const [plan] = items.data;
      if (plan) items.data.unshift({ ...plan, ...addOn } as typeof plan);
    });
    const { url } = await checkout(shop, user, 'standard');

    expect(await subscriptionOf(shop, user)).toMatchObject({ planId: 'premium', priceMinor: 999 });
    expect(url).toBe('https://portal.test/subscription_update_confirm');
    expect(stripe.changedItems).toEqual([expect.not.stringMatching('si_addon')]);
  });

  test('stays the last one that is known, and an administrator is told', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
    const customer = await customerOf(em, user);

    await tellOf(shop, stripe, customer, ({ items: { data } }) => {
      const [item] = data;
      if (item) item.price = { ...item.price, unit_amount: 1200, metadata: {} };
    });

    expect(await subscriptionOf(shop, user)).toMatchObject({ planId: 'premium', priceMinor: 1200 });
    expect(await problems(shop, em)).toContainEqual({
      area: 'PAYMENTS',
      message: expect.stringMatching(new RegExp(`${customer}.*planId`)),
    });
  });
});

describe('two events of one second', () => {
  for (const order of ['in order', 'the other way round', 'at once'] as const) {
    test(`leave a subscription as Stripe has it: cancelled and resumed, told ${order}`, async ({
      em,
      shop,
      stripe,
    }) => {
      const user = await aUser(em);
      for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
      const customer = await customerOf(em, user);
      stripe.pass(60);
      const events = [true, false, true, false].flatMap((isCancelled) =>
        stripe.change(customer, (subscription) => {
          subscription.cancel_at_period_end = isCancelled;
        }),
      );
      for (const [index, event] of events.entries()) event.id = `evt_${user.id}_${9 - index}`; // by which nothing is decided
      const told = order === 'the other way round' ? events.toReversed() : events;

      if (order === 'at once') await Promise.all(told.map((event) => tell(shop, event)));
      else for (const event of told) expect(await tell(shop, event)).toBe(200);

      expect((await subscriptionOf(shop, user)).cancelAtPeriodEnd).toBe(false);
    });
  }

  test('leave one as active whose failed payment was made at once', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
    const customer = await customerOf(em, user);
    stripe.pass(60);
    for (const status of ['past_due', 'active'] as const) {
      const [event] = stripe.change(customer, (subscription) => {
        subscription.status = status;
      });
      await tell(shop, event as object);
    }

    expect((await subscriptionOf(shop, user)).status).toBe('ACTIVE');
  });
});

describe('an event that cannot be right', () => {
  const wrong: [string, Change][] = [
    ['without items', ({ items }) => items.data.splice(0)],
    [
      'without a price',
      ({
        items: {
          data: [item],
        },
      }) => item && Object.assign(item, { price: null }),
    ],
    [
      'without an amount',
      ({
        items: {
          data: [item],
        },
      }) => item && Object.assign(item.price, { unit_amount: null }),
    ],
    [
      'of an absurd amount',
      ({
        items: {
          data: [item],
        },
      }) => item && Object.assign(item.price, { unit_amount: 9e12 }),
    ],
    [
      'of an absurd time',
      ({
        items: {
          data: [item],
        },
      }) => item && Object.assign(item, { current_period_end: 9e15 }),
    ],
  ];
  for (const [what, work] of wrong) {
    test(`${what} is refused with the reason, told, and changes nothing`, async ({ em, shop, stripe }) => {
      const user = await aUser(em);
      for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
      stripe.pass(60);
      const [event] = stripe.change(await customerOf(em, user), work);

      const { statusCode, json } = await deliver(shop, event as object);

      expect({ status: statusCode, message: json().message }).toEqual({
        status: 400,
        message: expect.stringContaining(event?.id as string),
      });
      expect((await subscriptionOf(shop, user)).planId).toBe('premium');
      expect((await problems(shop, em)).map(({ message }) => message)).toContainEqual(json().message);
    });
  }

  test('about an invoice of an absurd amount is refused, and those around it are fetched', async ({
    em,
    orm,
    shop,
    stripe,
    payments,
    infrastructure,
  }) => {
    const user = await aUser(em);
    const events = stripe.pay((await checkout(shop, user)).id);
    const absurd = structuredClone(events[2] as { id: string; data: { object: object } });
    absurd.id = 'evt_absurd';
    Object.assign(absurd.data.object, { id: 'in_absurd', amount_paid: 9e12 });
    stripe.events.unshift(absurd as (typeof events)[0]);
    stripe.events.push({ ...absurd, id: 'evt_absurd_too' } as (typeof events)[0]);

    expect(await tell(shop, absurd)).toBe(400);
    await catchUp(orm, payments, infrastructure.paymentIntake);
    await reconcile(orm, payments, infrastructure.paymentIntake);

    expect((await subscriptionOf(shop, user)).planId).toBe('premium');
    expect((await problems(shop, em)).filter(({ message }) => message.includes('evt_absurd'))).toHaveLength(2);
  });

  test('about somebody who is no customer here is nobody’s business', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
    const [event] = stripe.change(await customerOf(em, user), ({ items }) => items.data.splice(0));
    Object.assign(event?.data.object as object, { customer: 'cus_of_another_shop' });

    expect(await tell(shop, event as object)).toBe(200);
  });

  test('with a method of payment that Stripe has forgotten is taken without it', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    const events = stripe.pay((await checkout(shop, user)).id);
    const told = events.map(({ data }) => data.object).filter((object) => 'default_payment_method' in object);
    for (const subscription of [...told, ...stripe.subscriptions.values()]) {
      Object.assign(subscription, { default_payment_method: 'pm_gone' });
    }
    for (const event of events) expect(await tell(shop, event)).toBe(200);

    expect(await subscriptionOf(shop, user)).toMatchObject({ planId: 'premium', paymentMethod: null });
  });
});

test('a checkout key sent three times at once gets the first answer', async ({ em, shop, stripe }) => {
  const user = await aUser(em);
  const mutation = `mutation ($key: String) {
    createCheckout(planId: "premium", isAnnual: false, idempotencyKey: $key) { url }
  }`;

  const answers = await Promise.all([1, 2, 3].map(() => send(shop, mutation, user, { key: 'one and the same' })));

  const urls = answers.map(({ data, errors }) => data?.createCheckout.url ?? errors);
  expect(urls).toEqual([urls[0], urls[0], urls[0]]);
  expect(urls[0]).toMatch(/^https:\/\/checkout\.test/);
  expect(stripe.sessions.size).toBe(1);
});

test('the version of Stripe’s events that is read best is in the operators’ notes', async () => {
  const { readFile } = await import('node:fs/promises');
  expect(await readFile('docs/operating.md', 'utf8')).toContain(Stripe.API_VERSION);
});

async function tellOf(
  app: FastifyInstance,
  stripe: { pass(seconds: number): void; change(customer: string, work: Change): object[] },
  customer: string,
  work: Change,
): Promise<void> {
  stripe.pass(60);
  for (const event of stripe.change(customer, work)) expect(await tell(app, event)).toBe(200);
}
