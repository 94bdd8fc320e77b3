import type { FastifyInstance } from 'fastify';
import { getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { LedgerEntry } from '../../../server/money/billing/ledger-entry.entity.ts';
import type { Offer } from '../../../server/money/billing/payment-provider.ts';
import { aUser } from '../../builders/accounts.ts';
import {
  buy,
  checkoutOf,
  portalOf,
  press,
  subscriptionOf,
  switchPayments,
  testProviderOf,
  transactionsOf,
} from '../payments.ts';
import { test as base } from '../server-test.ts';

const test = base.extend('isOn', { auto: true }, async ({ orm, infrastructure }, { onCleanup }) => {
  await switchPayments(orm, infrastructure);
  onCleanup(() => switchPayments(orm, infrastructure, false));
  return true;
});

/** The lines of the newest invoice of somebody, as a reader of the PDF sees them. */
async function invoiceOf(app: FastifyInstance, user: User): Promise<string[]> {
  const transactions: { invoiceUrl: string | null }[] = await transactionsOf(app, user);
  const { pathname, search } = new URL(transactions.find(({ invoiceUrl }) => invoiceUrl)?.invoiceUrl ?? '');
  return linesOf((await app.inject({ url: `${pathname}${search}` })).rawPayload);
}

async function linesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items.filter((item) => 'str' in item);
    const rows = Map.groupBy(pieces, ({ transform }) => Math.round(transform[5]));
    for (const row of rows.values())
      lines.push(
        row
          .map(({ str }) => str)
          .join('')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
  }
  return lines.filter(Boolean);
}

test('an invoice says what was bought, for how long, by whom, and what was paid', async ({ em, app }) => {
  const user = await aUser(em, { name: 'Zoë 山田 Ένα' });
  await buy(app, user);

  const lines = await invoiceOf(app, user);

  expect(lines[0]).toBe('Kindlist');
  expect(lines).toContainEqual(expect.stringMatching(/^Invoice K-\d{6}$/));
  expect(lines).toEqual(expect.arrayContaining(['Zoë 山田 Ένα', user.email, 'Total $9.99']));
  expect(lines).toContainEqual(expect.stringMatching(/^Premium, monthly \$9\.99$/));
  expect(lines.at(-1)).toMatch(/^Paid on .* \$9\.99$/);
});

test('a refund is on the invoice that it is about, with what was paid in the end', async ({ em, app }) => {
  const user = await aUser(em);
  await buy(app, user);
  const portal = await portalOf(app, user);
  const invoice = /name="invoice" value="(in_[\w-]+)"/.exec((await app.inject({ url: portal })).body)?.[1] ?? '';

  await press(app, portal, 'refund', { invoice });

  const lines = await invoiceOf(app, user);
  expect(lines.at(-2)).toMatch(/^Refund, .* -\$9\.99$/);
  expect(lines.at(-1)).toBe('Paid after refunds $0.00');
});

test('a change of plan has a line for what was left of the old one, and one for the new', async ({ em, app }) => {
  const user = await aUser(em);
  await buy(app, user, { planId: 'standard' });
  await press(app, await checkoutOf(app, user, 'premium', false), 'change-plan');

  const lines = await invoiceOf(app, user);

  expect(lines).toEqual(
    expect.arrayContaining([
      'Unused time on Standard, monthly -$4.99',
      'Remaining time on Premium, monthly $9.99',
      'Total $5.00',
    ]),
  );
});

test('the address that somebody gave the provider is on it, and nobody’s name once the account is deleted', async ({
  em,
  app,
}) => {
  const user = await aUser(em, { name: 'Ida Lindqvist' });
  await buy(app, user);
  await press(app, await portalOf(app, user), 'change-address', { address: 'Storgatan 1\n111 22 Stockholm' });
  const [{ invoiceUrl }] = await transactionsOf(app, user);
  const { pathname, search } = new URL(invoiceUrl);
  const read = async () => linesOf((await app.inject({ url: `${pathname}${search}` })).rawPayload);
  expect(await read()).toEqual(expect.arrayContaining(['Ida Lindqvist', 'Storgatan 1', '111 22 Stockholm']));

  await em.execute('update billing_accounts set user_id = null where user_id = ?', [user.id]);

  const lines = await read();
  expect(lines).not.toContain('Billed to');
  expect(lines.join('\n')).not.toMatch(/Ida|Storgatan|@/);
});

test('a currency without minor units is whole in price, proration, ledger, history and invoice', async ({
  em,
  app,
  infrastructure,
}) => {
  const user = await aUser(em);
  const provider = testProviderOf(infrastructure);
  const customerId = await provider.createCustomer();
  await em.execute(
    `insert into billing_accounts (id, created_at, updated_at, user_id, provider, plan_id, customer_id)
     values (gen_random_uuid(), now(), now(), ?, 'TEST', 'free', ?)`,
    [user.id, customerId],
  );
  const urls = { successUrl: '/', cancelUrl: '/' };
  const yen = (planId: Offer['planId'], priceMinor: number) => ({
    planId,
    isAnnual: false,
    priceMinor,
    currency: 'JPY',
  });
  const { id } = await provider.openCheckout({
    ...yen('standard', 700),
    ...urls,
    customerId,
    key: crypto.randomUUID(),
  });
  expect((await app.inject({ url: `/pay/${id}` })).body).toContain('Pay ¥700');

  await press(app, `/pay/${id}`, 'pay', { card: 'visa' });
  const subscriptionId = `sub_${id}`;
  const change = await provider.openPlanChange({ ...yen('premium', 1500), ...urls, customerId, subscriptionId });
  await press(app, new URL(change).pathname, 'change-plan');

  expect(await subscriptionOf(app, user)).toMatchObject({ planId: 'premium', priceMinor: 1500, currency: 'JPY' });
  expect(await transactionsOf(app, user)).toMatchObject([
    {
      amountMinor: 800,
      amount: 800,
      currency: 'JPY',
      description: expect.stringContaining('less ¥700 for unused time'),
    },
    { amountMinor: 700, amount: 700, currency: 'JPY' },
  ]);
  const entries = await em.find(LedgerEntry, { account: { user } }, { orderBy: { amountMinor: 'asc' } });
  expect(entries.map(({ amountMinor, currency }) => `${amountMinor} ${currency}`)).toEqual(['700 JPY', '800 JPY']);
  expect(await invoiceOf(app, user)).toEqual(
    expect.arrayContaining([
      'Unused time on Standard, monthly -¥700',
      'Remaining time on Premium, monthly ¥1,500',
      'Total ¥800',
    ]),
  );
});
