import { describe, expect } from 'vitest';
import { User } from '../../../server/core/users/user.entity.ts';
import { LedgerEntry } from '../../../server/money/billing/ledger-entry.entity.ts';
import { StoredPaymentEvent } from '../../../server/money/billing/payment-event.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import {
  buy,
  CHECKOUT,
  checkoutOf,
  portalOf,
  press,
  subscriptionOf,
  switchPayments,
  testProviderOf,
  transactionsOf,
} from '../payments.ts';
import { call } from '../rest.ts';
import { test as base } from '../server-test.ts';

const test = base.extend('isOn', { auto: true }, async ({ orm, infrastructure }, { onCleanup }) => {
  await switchPayments(orm, infrastructure);
  onCleanup(() => switchPayments(orm, infrastructure, false));
  return true;
});

const tierOf = async (em: { fork(): { findOneOrFail: (...args: never[]) => Promise<unknown> } }, { id }: User) =>
  ((await em.fork().findOneOrFail(...([User, id] as never[]))) as User).subscriptionTier;

describe('the plans', () => {
  test('are told to everybody, with prices, limits and texts, and whether they can be had', async ({
    app,
    orm,
    infrastructure,
  }) => {
    const { data } = await send(app, '{ plans { id monthlyPriceMinor annualPrice features popular available } }');
    await switchPayments(orm, infrastructure, false);
    const rest = await call(app, 'GET /subscriptions/plans');

    expect(
      data.plans.map(({ id, monthlyPriceMinor }: { id: string; monthlyPriceMinor: number }) => [id, monthlyPriceMinor]),
    ).toEqual([
      ['free', 0],
      ['standard', 499],
      ['premium', 999],
    ]);
    expect(data.plans[0].features).toEqual(['Up to 5 lists', '25 items per list', 'Basic sharing', 'Email support']);
    expect(rest.body.data).toMatchObject([
      { id: 'free', monthlyPrice: 0, available: true },
      { id: 'standard', monthlyPrice: 4.99, annualPrice: 49.99, popular: true, available: false },
      { id: 'premium', monthlyPrice: 9.99, annualPrice: 99.99, available: false },
    ]);
    expect(rest.body.data[2]).not.toHaveProperty('popular');
  });
});

describe('buying a plan', () => {
  test('gives it at once: in open tabs, to limits and in the history, to the cent', async ({
    em,
    app,
    services,
    onTestFinished,
  }) => {
    const user = await aUser(em);
    for (let count = 0; count < 5; count++) await aList(em, { owner: user });
    await expect(services.lists.createList(user, { name: 'Sixth' })).rejects.toMatchObject({ code: 'PLAN_LIMIT' });
    const tab = await listen(app, 'subscription { accountChanged { subscriptionTier } }', user);
    onTestFinished(() => void tab.close());
    await tab.next();

    await buy(app, user, { planId: 'premium', isAnnual: true });

    expect(await tab.next()).toEqual({ accountChanged: { subscriptionTier: 'PREMIUM' } });
    expect(await subscriptionOf(app, user)).toMatchObject({
      planId: 'premium',
      status: 'ACTIVE',
      isAnnual: true,
      priceMinor: 9999,
      currency: 'USD',
      cancelAtPeriodEnd: false,
      paymentMethod: { brand: 'Visa', last4: '4242' },
      canManage: true,
      pending: null,
    });
    expect(await transactionsOf(app, user)).toMatchObject([
      { description: 'Premium, annual', amountMinor: 9999, amount: 99.99, currency: 'USD', status: 'PAID' },
    ]);
    const { data } = await send(app, 'mutation { createList(input: { name: "Sixth" }) { name } }', user);
    expect(data.createList.name).toBe('Sixth');
    const key = await send(app, 'mutation { createApiKey(name: "Kitchen") { secret } }', user);
    expect(key.data.createApiKey.secret).toMatch(/^kl_/);
  });

  test('says over REST what it says over GraphQL', async ({ em, app }) => {
    const user = await aUser(em);
    const { status, body } = await call(app, 'POST /subscriptions/checkout', {
      viewer: user,
      body: { planId: 'standard', isAnnual: false },
    });
    expect([status, body.url]).toEqual([200, body.data.url]);
    await press(app, new URL(body.url).pathname, 'pay', { card: 'paypal' });

    const current = await call(app, 'GET /subscriptions/current', { viewer: user });
    const transactions = await call(app, 'GET /subscriptions/transactions', { viewer: user });
    const manage = await call(app, 'POST /subscriptions/manage', { viewer: user });

    expect(current.body).toMatchObject({ planId: 'standard', status: 'active', paymentMethod: { brand: 'PayPal' } });
    expect(current.body.data.transactions).toHaveLength(1);
    expect(transactions.body.data).toMatchObject([{ amount: 4.99, status: 'paid', description: 'Standard, monthly' }]);
    expect(manage.body.data.url).toContain('/pay/');
  });

  test('charges nothing for a card that is declined, and asks where a bank does', async ({ em, app }) => {
    const user = await aUser(em);
    const page = await checkoutOf(app, user);

    const declined = await press(app, page, 'pay', { card: 'declined' });
    const asked = await press(app, page, 'pay', { card: 'authentication' });
    const refused = await press(app, page, 'refuse', { card: 'authentication' });
    expect([declined.statusCode, asked.statusCode, refused.statusCode]).toEqual([402, 200, 402]);
    expect(asked.body).toContain('Confirm the payment');
    expect((await subscriptionOf(app, user)).planId).toBe('free');

    const confirmed = await press(app, page, 'confirm', { card: 'authentication' });
    expect(confirmed.statusCode).toBe(303);
    expect((await subscriptionOf(app, user)).planId).toBe('premium');
  });

  test('charges once, however often somebody presses', async ({ em, app }) => {
    const user = await aUser(em);
    const page = await checkoutOf(app, user);

    await Promise.all([1, 2, 3].map(() => press(app, page, 'pay', { card: 'visa' })));

    expect(await transactionsOf(app, user)).toHaveLength(1);
    expect((await press(app, page, 'pay', { card: 'visa' })).statusCode).toBe(404);
  });

  test('of two plans in two tabs charges one: the first page is closed by the second', async ({ em, app }) => {
    const user = await aUser(em);
    const first = await checkoutOf(app, user, 'standard');
    const second = await checkoutOf(app, user, 'premium', true);

    expect((await press(app, first, 'pay', { card: 'visa' })).statusCode).toBe(404);
    expect((await press(app, second, 'pay', { card: 'visa' })).statusCode).toBe(303);

    expect(await transactionsOf(app, user)).toMatchObject([{ amountMinor: 9999 }]);
  });

  test('in two tabs at the same moment leaves one page that can be paid', async ({ em, app }) => {
    const user = await aUser(em);
    const ask = (planId: string) => send(app, CHECKOUT, user, { planId, isAnnual: false });

    const answers = await Promise.all([ask('standard'), ask('premium')]);
    const pages = answers.flatMap(({ data }) => (data ? [new URL(data.createCheckout.url).pathname] : []));
    const paid = await Promise.all(pages.map((page) => press(app, page, 'pay', { card: 'visa' })));

    expect(paid.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    for (const { errors } of answers) if (errors) expect(errors[0].extensions.code).toBe('CONFLICT');
  });

  test('is refused while payments are off, for the free plan, and for what is no plan', async ({
    em,
    app,
    orm,
    infrastructure,
  }) => {
    const user = await aUser(em);
    const open = await checkoutOf(app, user);
    const code = async (planId: string) => (await send(app, CHECKOUT, user, { planId, isAnnual: true })).errors?.[0];
    const words = { message: 'Failed to create checkout session', extensions: { code: 'BAD_USER_INPUT' } };
    expect(await code('free')).toMatchObject(words);
    expect(await code('gold')).toMatchObject(words);

    await switchPayments(orm, infrastructure, false);

    expect(await code('premium')).toMatchObject(words);
    expect((await press(app, open, 'pay', { card: 'visa' })).statusCode).toBe(404);
    const rest = await call(app, 'POST /subscriptions/checkout', { viewer: user, body: { planId: 'premium' } });
    expect([rest.status, rest.body.message]).toEqual([400, words.message]);
  });

  test('is refused for the plan that somebody has, and when a plan is full', async ({
    em,
    app,
    orm,
    infrastructure,
  }) => {
    const user = await aUser(em);
    await buy(app, user);
    const again = await send(app, CHECKOUT, user, { planId: 'premium', isAnnual: false });
    expect(again.errors[0]).toMatchObject({
      message: 'You are already on this plan.',
      extensions: { code: 'CONFLICT' },
    });

    await infrastructure.settings.refresh();
    const values = { stripeEnabled: true, maxUsersPerPlan: { standard: 1 } };
    await orm.em.fork().execute('update site_settings set values = ?', [JSON.stringify(values)]);
    await infrastructure.settings.refresh();
    await aUser(em, { subscriptionTier: 'STANDARD' });
    const full = await send(app, CHECKOUT, await aUser(em), { planId: 'standard', isAnnual: false });
    const refusal = { message: 'This plan is full.', extensions: { code: 'PLAN_LIMIT' } };
    expect(full.errors[0]).toMatchObject(refusal);
    const give = `mutation { setUserTier(userId: "${(await aUser(em)).id}", tier: STANDARD) { tier } }`;
    expect((await send(app, give, await aUser(em, { role: 'ADMIN' }))).errors[0]).toMatchObject(refusal);
  });

  test('keeps what somebody pays when the catalogue changes', async ({ em, app, infrastructure }) => {
    const provider = testProviderOf(infrastructure);
    const user = await aUser(em);
    const customerId = await provider.createCustomer();
    const urls = { successUrl: '/', cancelUrl: '/' };
    const old = { planId: 'premium', isAnnual: false, priceMinor: 700, currency: 'USD' } as const;
    await em.execute(
      `insert into billing_accounts (id, created_at, updated_at, user_id, provider, plan_id, customer_id)
       values (gen_random_uuid(), now(), now(), ?, 'TEST', 'free', ?)`,
      [user.id, customerId],
    );
    const { id } = await provider.openCheckout({ ...old, ...urls, customerId, key: crypto.randomUUID() });
    await press(app, `/pay/${id}`, 'pay', { card: 'visa' });

    await press(app, await portalOf(app, user), 'move-clock');

    expect((await transactionsOf(app, user)).map((each: { amountMinor: number }) => each.amountMinor)).toEqual([
      700, 700,
    ]);
  });
});

describe('changing the plan', () => {
  test('credits what is left of the old one against the new one', async ({ em, app }) => {
    const user = await aUser(em);
    await buy(app, user, { planId: 'standard' });

    const change = await checkoutOf(app, user, 'premium', false);
    const shown = await app.inject({ url: change });
    expect(shown.body).toMatch(/Unused time on Standard, monthly/);
    expect((await press(app, change, 'change-plan')).statusCode).toBe(303);

    expect(await subscriptionOf(app, user)).toMatchObject({ planId: 'premium', priceMinor: 999, pending: null });
    const [changed] = await transactionsOf(app, user);
    expect(changed).toMatchObject({ amountMinor: 500, status: 'PAID' });
    expect(changed.description).toBe('Remaining time on Premium, monthly, less $4.99 for unused time');
  });

  test('to a smaller plan charges nothing, and the next bill is less by what was left', async ({ em, app }) => {
    const user = await aUser(em);
    await buy(app, user, { planId: 'premium' });
    await press(app, await checkoutOf(app, user, 'standard', false), 'change-plan');
    expect((await transactionsOf(app, user))[0]).toMatchObject({ amountMinor: 0, status: 'PAID' });

    await press(app, await portalOf(app, user), 'move-clock');

    const [renewal] = await transactionsOf(app, user);
    expect(renewal).toMatchObject({ description: 'Standard, monthly', amountMinor: 0 }); // 4.99 less 5.00
  });

  test('says before what it would mean, and deletes nothing', async ({ em, app, services }) => {
    const user = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const [first] = [await aList(em, { owner: user, accentColor: 'PLUM' as never })];
    for (let count = 0; count < 6; count++) await aList(em, { owner: user });
    for (let count = 0; count < 26; count++) await anItem(em, { list: first, orderIndex: count });
    await services.apiKeys.create(user, { name: 'Kitchen' });

    const { data } = await send(
      app,
      '{ planChangeEffects(planId: "free") { lists maxLists fullLists maxItems restingApiKeys unbrandedLists losesAnalytics losesExpiringLinks losesPrioritySupport } }',
      user,
    );

    expect(data.planChangeEffects).toEqual({
      lists: 7,
      maxLists: 5,
      fullLists: 1,
      maxItems: 25,
      restingApiKeys: 1,
      unbrandedLists: 1,
      losesAnalytics: true,
      losesExpiringLinks: true,
      losesPrioritySupport: true,
    });
  });
});

describe('cancelling', () => {
  test('keeps the plan until the period ends, can be taken back, and then ends it for good', async ({ em, app }) => {
    const user = await aUser(em);
    await buy(app, user);
    const portal = await portalOf(app, user);

    await press(app, portal, 'cancel');
    expect(await subscriptionOf(app, user)).toMatchObject({ planId: 'premium', cancelAtPeriodEnd: true });
    await press(app, portal, 'resume');
    expect(await subscriptionOf(app, user)).toMatchObject({ cancelAtPeriodEnd: false });
    await press(app, portal, 'cancel');
    const lists = [await aList(em, { owner: user }), await aList(em, { owner: user })];
    await press(app, portal, 'move-clock');

    expect(await subscriptionOf(app, user)).toMatchObject({ planId: 'free', status: 'ACTIVE', currentPeriodEnd: null });
    expect(await transactionsOf(app, user)).toHaveLength(1);
    const { data } = await send(app, '{ lists { id } }', user);
    expect(data.lists).toHaveLength(lists.length);
  });
});

describe('a renewal', () => {
  test('is a transaction of its own', async ({ em, app }) => {
    const user = await aUser(em);
    await buy(app, user);
    const portal = await portalOf(app, user);

    await press(app, portal, 'move-clock');
    await press(app, portal, 'move-clock');

    expect(await transactionsOf(app, user)).toHaveLength(3);
    expect(await em.count(LedgerEntry, { amountMinor: 999, account: { user } })).toBe(3);
  });

  test('that fails keeps the plan for the days of grace, and then ends it', async ({ em, app }) => {
    const user = await aUser(em);
    await buy(app, user, { card: 'failsLater' });
    const portal = await portalOf(app, user);

    await press(app, portal, 'move-clock');
    const late = await subscriptionOf(app, user);
    expect(late).toMatchObject({ planId: 'premium', status: 'PAST_DUE', graceEndsAt: expect.any(String) });
    expect((await transactionsOf(app, user))[0]).toMatchObject({
      amountMinor: 999,
      status: 'FAILED',
      invoiceUrl: null,
    });
    for (let tries = 0; tries < 3; tries++) await press(app, portal, 'move-clock');

    expect(await subscriptionOf(app, user)).toMatchObject({ planId: 'free' });
  });

  test('that failed is paid at once with another card', async ({ em, app }) => {
    const user = await aUser(em);
    await buy(app, user, { card: 'failsLater' });
    const portal = await portalOf(app, user);
    await press(app, portal, 'move-clock');

    await press(app, portal, 'change-card', { card: 'mastercard' });

    expect(await subscriptionOf(app, user)).toMatchObject({ status: 'ACTIVE', paymentMethod: { last4: '4444' } });
    expect((await transactionsOf(app, user))[0]).toMatchObject({ status: 'PAID' });
  });
});

describe('what was paid', () => {
  test('is an invoice that opens by its signed link alone, with the refund on it', async ({ em, app }) => {
    const user = await aUser(em, { name: 'Zoë 山田 Ένα' });
    await buy(app, user);
    const [{ id, invoiceUrl }] = await transactionsOf(app, user);
    const { pathname, search } = new URL(invoiceUrl);

    const pdf = await app.inject({ url: `${pathname}${search}` });
    const other = await app.inject({ url: `${pathname}?sig=${'x'.repeat(80)}.y` });
    const moved = await app.inject({ url: `${pathname.replace(id, crypto.randomUUID())}${search}` });

    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.headers['cache-control']).toBe('no-store');
    expect([other.statusCode, moved.statusCode]).toEqual([403, 403]);
  });

  test('is numbered without a gap, however many pay at once', async ({ em, app }) => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aUser(em.fork())));

    await Promise.all(people.map((user) => buy(app, user)));

    const rows: { number: number }[] = await em.execute(
      'select invoice_number as number from billing_transactions where invoice_number is not null order by 1',
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  test('is refunded as a movement of its own, and nothing that moved is changed', async ({ em, app }) => {
    const user = await aUser(em);
    await buy(app, user);
    const portal = await portalOf(app, user);
    const invoice = /name="invoice" value="(in_[\w-]+)"/.exec((await app.inject({ url: portal })).body)?.[1] ?? '';

    await press(app, portal, 'refund', { invoice });
    await press(app, portal, 'refund', { invoice });

    const entries = await em.find(LedgerEntry, { account: { user } }, { orderBy: { amountMinor: 'asc' } });
    expect(entries.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['REFUND', -999],
      ['CHARGE', 999],
    ]);
    expect((await transactionsOf(app, user)).map((each: { description: string }) => each.description)).toContain(
      'Refund',
    );
    await expect(em.execute('update ledger_entries set amount_minor = 0')).rejects.toThrow('never changed');
    await expect(em.execute('delete from payment_events')).rejects.toThrow('never changed');
  });

  test('is shown to nobody else, also page by page', async ({ em, app }) => {
    const [user, other] = [await aUser(em), await aUser(em)];
    await buy(app, user);
    const [{ id }] = await transactionsOf(app, user);

    expect(await transactionsOf(app, other)).toEqual([]);
    await buy(app, other);
    const page = await send(app, `{ myTransactions(before: "${id}") { id } }`, other);
    expect(page.data.myTransactions).toEqual([]);
    expect((await call(app, 'GET /subscriptions/current')).status).toBe(401);
  });
});

describe('an administrator', () => {
  test('gives a plan for nothing, which ends what was paid for', async ({ em, app }) => {
    const [admin, user] = [await aUser(em, { role: 'ADMIN' }), await aUser(em)];
    await buy(app, user, { planId: 'premium' });
    const give = (viewer: User, tier: string) =>
      send(app, `mutation { setUserTier(userId: "${user.id}", tier: ${tier}) { tier } }`, viewer);
    expect((await give(user, 'PREMIUM')).errors[0].extensions.code).toBe('FORBIDDEN');

    expect((await give(admin, 'STANDARD')).data.setUserTier).toEqual({ tier: 'STANDARD' });

    expect(await subscriptionOf(app, user)).toMatchObject({ planId: 'standard', isGranted: true, priceMinor: null });
    expect((await give(admin, 'FREE')).data.setUserTier).toEqual({ tier: 'FREE' });
    expect(await tierOf(em as never, user)).toBe('FREE');
  });

  test('who gives a plan that somebody else has changed meanwhile learns who, and changes nothing', async ({
    em,
    app,
  }) => {
    const [ann, bob] = [await aUser(em, { role: 'ADMIN', name: 'Ann' }), await aUser(em, { role: 'ADMIN' })];
    const user = await aUser(em);
    const give = (viewer: User, tier: string, base: string) =>
      send(app, `mutation { setUserTier(userId: "${user.id}", tier: ${tier}, base: ${base}) { tier } }`, viewer);
    await give(ann, 'STANDARD', 'FREE');

    const { errors } = await give(bob, 'PREMIUM', 'FREE');

    const conflict = { field: 'tier', theirs: 'STANDARD', yours: 'PREMIUM', by: 'Ann', isYours: false };
    expect(errors[0]).toMatchObject({
      message: 'Ann changed this in the meantime.',
      extensions: { code: 'CONFLICT', conflicts: [conflict] },
    });
    expect(await tierOf(em as never, user)).toBe('STANDARD');
    expect((await give(bob, 'STANDARD', 'FREE')).data.setUserTier).toEqual({ tier: 'STANDARD' });

    await buy(app, user, { planId: 'premium' });
    const { errors: paid } = await give(bob, 'FREE', 'STANDARD');
    expect(paid[0].message).toBe('Someone else changed this in the meantime.');
  });

  test('who has given the best plan offers no other', async ({ em, app }) => {
    const [admin, user] = [await aUser(em, { role: 'ADMIN' }), await aUser(em)];
    await send(app, `mutation { setUserTier(userId: "${user.id}", tier: PREMIUM) { tier } }`, admin);

    const { errors } = await send(app, CHECKOUT, user, { planId: 'premium', isAnnual: true });

    expect(errors[0].extensions.code).toBe('CONFLICT');
  });
});

test('events are stored without naming anybody', async ({ em, app }) => {
  const user = await aUser(em, { name: `Ann ${crypto.randomUUID()}` });
  await buy(app, user);

  const events = JSON.stringify(await em.find(StoredPaymentEvent, { account: { user } }));

  expect(events).not.toContain(user.name);
  expect(events).not.toContain(user.email);
});
