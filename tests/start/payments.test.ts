import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { getDocumentProxy } from 'unpdf';
import { expect, onTestFinished } from 'vitest';
import { THE_SETTINGS } from '../../server/core/settings/stored-settings.entity.ts';
import { signed, startStripeServer, WEBHOOK_SECRET } from '../fakes/stripe-server.ts';
import { test as base, type Product } from './product.ts';

const CHECKOUT = 'mutation ($planId: ID!) { createCheckout(planId: $planId, isAnnual: false) { url } }';
const SUBSCRIPTION = '{ mySubscription { planId pending { planId } } myTransactions { amountMinor invoiceUrl } }';

/** `sells` puts plans on sale before any process starts; `count` asks the database, from outside. */
const test = base
  .extend('client', async ({ database }, { onCleanup }) => {
    const client = new Client({ connectionString: database });
    await client.connect();
    onCleanup(() => client.end());
    return client;
  })
  .extend('sells', { auto: true }, async ({ client }) => {
    const values = JSON.stringify({ stripeEnabled: true });
    await client.query('insert into site_settings (id, values, updated_at) values ($1, $2, now())', [
      THE_SETTINGS,
      values,
    ]);
    return true;
  })
  .extend('count', async ({ client }) => async (table: string) => {
    const { rows } = await client.query(`select count(*)::int as count from ${table}`);
    return rows[0].count as number;
  });

/** On the test provider: from the button on the screen to the page that is paid. */
async function buy(product: Product, accessToken: string): Promise<number> {
  return (await pay(product, await checkout(product, accessToken))).status;
}

/** Opens a checkout, and gives the path of its page. */
async function checkout(product: Product, accessToken: string): Promise<string> {
  const { data } = await product.send(CHECKOUT, { planId: 'premium' }, accessToken);
  return new URL(data.createCheckout.url).pathname;
}

function pay(product: Product, path: string): Promise<Response> {
  const body = new URLSearchParams({ action: 'pay', card: 'visa' });
  return fetch(`${product.address}${path}`, { method: 'POST', body, redirect: 'manual' });
}

/** Holds the billing accounts, so that whatever is told of them has to wait. */
async function holdAccounts(connectionString: string) {
  const holder = new Client({ connectionString });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from billing_accounts for update');
  return async () => {
    await holder.query('rollback');
    await holder.end();
  };
}

async function textOf(pdf: Response): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

const tell = ({ address }: Product, event: object) => {
  const { payload, headers } = signed(event);
  return fetch(`${address}/api/v1/subscriptions/webhook`, { method: 'POST', body: payload, headers });
};

async function aStripe() {
  const stripe = await startStripeServer();
  onTestFinished(() => stripe.stop());
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  };
  return { stripe, settings };
}

test('two processes sell at once: each plan is paid once, invoices have no gap, and the built product draws them', async ({
  database,
  start,
  client,
  count,
}) => {
  const products = await Promise.all([start(database), start(database)]);
  const [one, other] = products as [Product, Product];
  const buyers = await Promise.all(Array.from({ length: 6 }, () => one.signUp()));

  const answers = await Promise.all(buyers.map((token, index) => buy(products[index % 2] as Product, token)));

  expect(answers).toEqual(Array(6).fill(303));
  expect(await count('ledger_entries')).toBe(6);
  const { rows } = await client.query('select invoice_number from billing_transactions order by 1');
  expect(rows.map(({ invoice_number }) => invoice_number)).toEqual([1, 2, 3, 4, 5, 6]);
  const { data } = await one.send(SUBSCRIPTION, {}, buyers[0]);
  expect(data.mySubscription.planId).toBe('premium');
  const { pathname, search } = new URL(data.myTransactions[0].invoiceUrl);
  expect(await textOf(await fetch(`${other.address}${pathname}${search}`))).toMatch(/Invoice K-00000[1-6] .*\$9\.99/);
}, 120_000);

test('the same events at two processes at once are taken once', async ({ database, start, client, count }) => {
  const { stripe, settings } = await aStripe();
  const products = await Promise.all([start(database, settings), start(database, settings)]);
  const [one] = products as [Product, Product];
  const accessToken = await one.signUp();
  const events = stripe.pay((await checkout(one, accessToken)).slice(1));

  const answers = await Promise.all(
    [...events, ...events.toReversed()].flatMap((event) => products.map((each) => tell(each, event))),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { rows } = await client.query('select event_id from payment_events order by 1');
  expect(rows.map(({ event_id }) => event_id)).toEqual(events.map(({ id }) => id).toSorted());
  expect([await count('ledger_entries'), await count('billing_transactions')]).toEqual([1, 1]);
  const { data } = await one.send(SUBSCRIPTION, {}, accessToken);
  expect(data.mySubscription).toEqual({ planId: 'premium', pending: null });
}, 120_000);

test.for(['POST /v1/customers', 'POST /v1/checkout/sessions'])(
  'a kill between Stripe’s answer to %s and our row makes nothing twice',
  { timeout: 120_000 },
  async (line, { database, start, client }) => {
    const { stripe, settings } = await aStripe();
    const first = await start(database, settings);
    const accessToken = await first.signUp();
    const reached = Promise.withResolvers<void>();
    stripe.onAnswer = async (answered) => {
      if (answered !== line) return;
      reached.resolve();
      await new Promise(() => {}); // Stripe has done it, and its answer never comes
    };
    const asked = first.send(CHECKOUT, { planId: 'premium' }, accessToken).catch(() => null);
    await reached.promise;
    await first.end('SIGKILL');
    await asked;
    stripe.onAnswer = async () => {};
    const second = await start(database, settings);
    await client.query(`update billing_accounts set busy_until = now() - interval '1 second'`); // a minute after the dead process began
    const id = (await checkout(second, accessToken)).slice(1);

    expect([stripe.customers.size, stripe.sessions.size]).toEqual([1, 1]);
    for (const event of stripe.pay(id)) expect((await tell(second, event)).status).toBe(200);
    const { data } = await second.send(SUBSCRIPTION, {}, accessToken);
    expect(data.mySubscription.planId).toBe('premium');
    expect(data.myTransactions.map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toEqual([999]);
  },
);

test('a kill while a payment is being told loses nothing: it is told again, and counts once', async ({
  database,
  start,
  client,
  count,
}) => {
  const first = await start(database);
  const accessToken = await first.signUp();
  const page = await checkout(first, accessToken);
  const release = await holdAccounts(database);
  const paid = pay(first, page).catch(() => null);
  await expect.poll(() => count('test_payment_events'), LONG).toBe(2); // the provider has the money
  await first.end('SIGKILL');
  await paid;
  await release();
  expect(await count('payment_events')).toBe(0);

  const second = await start(database);
  const boss = new PgBoss({ connectionString: database, schema: 'jobs', schedule: false, supervise: false });
  await boss.start();
  await boss.send('payments', {}); // what the timetable does each minute
  await boss.stop();

  await expect.poll(() => count('ledger_entries'), LONG).toBe(1);
  await expect
    .poll(async () => (await second.send(SUBSCRIPTION, {}, accessToken)).data.mySubscription.planId, LONG)
    .toBe('premium');
  const { rows } = await client.query('select amount_minor from billing_transactions');
  expect(rows).toEqual([{ amount_minor: 999 }]);
}, 120_000);

const LONG = { timeout: 60_000 };
