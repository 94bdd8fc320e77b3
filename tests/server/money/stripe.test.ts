import { describe, expect } from 'vitest';
import { BillingAccount } from '../../../server/money/billing/billing-account.entity.ts';
import { LedgerEntry } from '../../../server/money/billing/ledger-entry.entity.ts';
import { catchUp, reconcile } from '../../../server/money/billing/reconcile.ts';
import { endSubscriptions } from '../../../server/money/billing/subscription-endings.ts';
import { aUser } from '../../builders/accounts.ts';
import { signed } from '../../fakes/stripe-server.ts';
import { send } from '../graphql.ts';
import { subscriptionOf, transactionsOf } from '../payments.ts';
import { call } from '../rest.ts';
import { checkout, tell, test } from './stripe-shop.ts';

describe('a plan bought through Stripe', () => {
  test('is there once its webhooks are, in whichever order and however often', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    const { id } = await checkout(shop, user);
    expect((await call(shop, 'GET /config')).body.data.testMode).toBe(false);
    expect((await subscriptionOf(shop, user)).pending).toEqual({ planId: 'premium', isAnnual: false });
    const events = stripe.pay(id).toReversed();

    const answers = await Promise.all([...events, ...events].map((event) => tell(shop, event)));

    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await subscriptionOf(shop, user)).toMatchObject({
      ...{ planId: 'premium', status: 'ACTIVE', priceMinor: 999, currency: 'USD', pending: null },
      paymentMethod: { brand: 'Visa', last4: '4242' },
    });
    expect(await transactionsOf(shop, user)).toHaveLength(1);
    expect(await em.count(LedgerEntry, { account: { user } })).toBe(1);
  });

  test('is fetched when no webhook has come', async ({ em, orm, shop, stripe, payments, infrastructure }) => {
    const user = await aUser(em);
    const events = stripe.pay((await checkout(shop, user)).id);

    const fetched = await catchUp(orm, payments, infrastructure.paymentIntake);

    expect(fetched).toBeGreaterThanOrEqual(events.length);
    expect((await subscriptionOf(shop, user)).planId).toBe('premium');
    for (const event of events) expect(await tell(shop, event)).toBe(200); // a day later
    expect(await transactionsOf(shop, user)).toHaveLength(1);
  });

  test('is refused by a wrong signature, an altered body, and none at all', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    const [event] = stripe.pay((await checkout(shop, user)).id);
    const { payload, headers } = signed(event as object);
    const post = (body: string, head: Record<string, string>) =>
      shop.inject({ method: 'POST', url: '/api/v1/subscriptions/webhook', payload: body, headers: head });

    const answers = [
      await post(`${payload} `, headers),
      await post(payload, { ...headers, 'stripe-signature': 't=1,v1=00' }),
      await post(payload, { 'content-type': 'application/json' }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect((await subscriptionOf(shop, user)).planId).toBe('free');
  });

  test('of two tabs is one: the first checkout is closed, or known to be paid', async ({ em, shop, stripe }) => {
    const [user, payer] = [await aUser(em), await aUser(em)];
    const first = await checkout(shop, user, 'standard');
    await checkout(shop, user);
    expect(stripe.sessions.get(first.id)?.status).toBe('expired');

    stripe.pay((await checkout(shop, payer, 'standard')).id); // whose webhook is late
    expect((await checkout(shop, payer)).error).toMatchObject({ extensions: { code: 'CONFLICT' } });
  });

  test('can be asked for again after Stripe was away, without a second customer', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    stripe.isDown = true;
    expect((await checkout(shop, user)).error).toMatchObject({
      message: 'Failed to create checkout session',
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    });
    stripe.isDown = false;

    expect((await checkout(shop, user)).url).toMatch(/^https:\/\/checkout\.test/);
    expect([...stripe.customers.values()].filter(({ email }) => email === user.email)).toHaveLength(1);
  });

  test('opens the same checkout when the answer to the first was lost', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    const { id } = await checkout(shop, user);
    const [account] = await em.fork().find(BillingAccount, { user });
    const { id: _, ...lost } = account?.openCheckout ?? {};
    await em.execute('update billing_accounts set open_checkout = ? where id = ?', [JSON.stringify(lost), account?.id]);

    expect((await checkout(shop, user)).id).toBe(id);
    expect(stripe.sessions.size).toBe(1);
  });
});

test('cancelling while Stripe is away says so, changes nothing, and can be tried again', async ({
  em,
  shop,
  stripe,
}) => {
  const user = await aUser(em);
  for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
  const cancel = () => send(shop, 'mutation { openBillingPortal(cancel: true) { url } }', user);

  stripe.isDown = true;
  const { errors } = await cancel();
  const during = await subscriptionOf(shop, user);
  stripe.isDown = false;

  expect(errors[0]).toMatchObject({
    message: 'Failed to access billing portal. Please try again.',
    extensions: { code: 'SERVICE_UNAVAILABLE' },
  });
  expect(during).toMatchObject({ planId: 'premium', cancelAtPeriodEnd: false });
  expect((await cancel()).data.openBillingPortal.url).toBe('https://portal.test/subscription_cancel');
});

describe('what happens at Stripe', () => {
  test('is followed: another plan in its dashboard, a cancellation, a renewal that fails', async ({
    em,
    shop,
    stripe,
  }) => {
    const user = await aUser(em);
    for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
    const [account] = await em.find(BillingAccount, { user });
    const change = async (...[work, billed]: [Parameters<typeof stripe.change>[1], 'open'?]) => {
      stripe.pass(60);
      for (const event of stripe.change(account?.customerId ?? '', work, billed)) await tell(shop, event);
      return subscriptionOf(shop, user);
    };

    const cancelled = await change((subscription) => {
      subscription.cancel_at_period_end = true;
    });
    const other = await change(({ items: { data } }) => {
      const [item] = data;
      if (item) item.price = { ...item.price, unit_amount: 499, metadata: { planId: 'standard' } };
    });
    const late = await change((subscription) => {
      subscription.status = 'past_due';
    }, 'open');
    const gone = await change((subscription) => {
      subscription.status = 'canceled';
    });

    expect(cancelled).toMatchObject({ planId: 'premium', cancelAtPeriodEnd: true });
    expect(other).toMatchObject({ planId: 'standard', priceMinor: 499 });
    expect(late).toMatchObject({ planId: 'standard', status: 'PAST_DUE' });
    expect(gone.planId).toBe('free');
    expect((await transactionsOf(shop, user))[0]).toMatchObject({ status: 'FAILED' });
  });

  test('to money is in the ledger: refunds, those that fail, and disputes', async ({ em, shop, stripe }) => {
    const user = await aUser(em);
    for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
    const [account] = await em.find(BillingAccount, { user });
    const customer = account?.customerId ?? '';

    await tell(shop, stripe.refund(customer, 'succeeded', 're_a'));
    await tell(shop, stripe.refund(customer, 'failed', 're_a'));
    await tell(shop, stripe.dispute(customer, 'won', 'dp_a'));
    await tell(shop, stripe.dispute(customer, 'needs_response', 'dp_a'));
    await tell(shop, stripe.dispute(customer, 'lost', 'dp_b'));

    const entries = await em.fork().find(LedgerEntry, { account: { user } });
    expect(entries.map(({ kind, amountMinor }) => `${kind} ${amountMinor}`).toSorted()).toEqual([
      'CHARGE 999',
      'DISPUTE -999',
      'DISPUTE -999',
      'DISPUTE_WON 999',
      'REFUND -999',
      'REFUND_RETURNED 999',
    ]);
  });

  test('and was never told is reported by the nightly comparison', async ({
    em,
    orm,
    shop,
    stripe,
    payments,
    infrastructure,
  }) => {
    const user = await aUser(em);
    for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
    const same = await reconcile(orm, payments, infrastructure.paymentIntake);
    const [account] = await em.find(BillingAccount, { user });
    const [subscription] = [...stripe.subscriptions.values()].filter(
      ({ customer }) => customer === account?.customerId,
    );
    if (subscription) subscription.cancel_at_period_end = true; // without an event

    const { differences } = await reconcile(orm, payments, infrastructure.paymentIntake);

    expect(same.differences.filter(({ accountId }) => accountId === account?.id)).toEqual([]);
    expect(differences).toContainEqual({
      ...{ accountId: account?.id, objectId: subscription?.id, what: 'cancelled', ours: 'false', theirs: 'true' },
    });
    expect((await subscriptionOf(shop, user)).cancelAtPeriodEnd).toBe(false); // nothing was repaired
  });
});

test('a deleted account is charged no more, also if Stripe is away at first', async ({
  em,
  orm,
  shop,
  stripe,
  payments,
}) => {
  const user = await aUser(em);
  for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
  const [account] = await em.find(BillingAccount, { user });
  const asked = { accountId: account?.id ?? '' };
  const deleted = await send(shop, 'mutation { deleteAccount(confirm: "DELETE") }', user);
  expect(deleted.data.deleteAccount).toBe(user.id);

  stripe.isDown = true;
  await expect(endSubscriptions(orm, asked, payments)).rejects.toThrow('Stripe is away');
  stripe.isDown = false;
  await endSubscriptions(orm, asked, payments);
  await endSubscriptions(orm, asked, payments);

  const running = [...stripe.subscriptions.values()].filter(({ customer }) => customer === account?.customerId);
  expect(running.map(({ status }) => status)).toEqual(['canceled']);
  expect(stripe.customers.get(account?.customerId ?? '')?.deleted).toBe(true);
  expect(await em.fork().count(LedgerEntry, { account: asked.accountId })).toBe(1);
});
