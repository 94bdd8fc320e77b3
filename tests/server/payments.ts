import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { StoredSettings, THE_SETTINGS } from '../../server/core/settings/stored-settings.entity.ts';
import type { User } from '../../server/core/users/user.entity.ts';
import type { Infrastructure } from '../../server/infrastructure.ts';
import type { TestCardId } from '../../server/money/test-payments/test-cards.ts';
import { TestPaymentProvider } from '../../server/money/test-payments/test-payment-provider.ts';
import { send } from './graphql.ts';
import { PUBLIC_URL } from './server-test.ts';

/** Puts plans on sale, as an administrator does. */
export async function switchPayments(
  orm: MikroORM,
  { settings }: Infrastructure,
  stripeEnabled = true,
  more: StoredSettings['values'] = {},
): Promise<void> {
  const values = { stripeEnabled, ...more };
  await orm.em.fork().upsert(StoredSettings, { id: THE_SETTINGS, values, updatedAt: new Date() });
  await settings.refresh();
}

export const CHECKOUT = `mutation ($planId: ID!, $isAnnual: Boolean!) {
  createCheckout(planId: $planId, isAnnual: $isAnnual) { url }
}`;

export const SUBSCRIPTION = `{ mySubscription {
  planId status isAnnual priceMinor currency currentPeriodStart currentPeriodEnd cancelAtPeriodEnd graceEndsAt
  paymentMethod { brand last4 } isGranted canManage pending { planId isAnnual }
} }`;

/** The page on which somebody pays for a plan, as a path. */
export async function checkoutOf(app: FastifyInstance, user: User, planId = 'premium', isAnnual = false) {
  const { data, errors } = await send(app, CHECKOUT, user, { planId, isAnnual });
  expect(errors).toBeUndefined();
  return pathOf(data.createCheckout.url);
}

export async function portalOf(app: FastifyInstance, user: User): Promise<string> {
  const { data } = await send(app, 'mutation { openBillingPortal { url } }', user);
  return pathOf(data.openBillingPortal.url);
}

/** Presses a button on a page of the test provider. */
export function press(app: FastifyInstance, path: string, action: string, fields: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ action, ...fields }).toString(),
  });
}

/** Buys a plan with a test card, from the button on the screen to the way back. */
export async function buy(
  app: FastifyInstance,
  user: User,
  { planId = 'premium', isAnnual = false, card = 'visa' as TestCardId } = {},
) {
  const response = await press(app, await checkoutOf(app, user, planId, isAnnual), 'pay', { card });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`${PUBLIC_URL}/subscription?checkout=success`);
}

export async function subscriptionOf(app: FastifyInstance, user: User) {
  return (await send(app, SUBSCRIPTION, user)).data.mySubscription;
}

export async function transactionsOf(app: FastifyInstance, user: User) {
  const query = '{ myTransactions { id date description amountMinor amount currency status invoiceUrl } }';
  return (await send(app, query, user)).data.myTransactions;
}

/** Two processes and a clock: the provider that an infrastructure has, as the test provider. */
export function testProviderOf({ payments }: Infrastructure): TestPaymentProvider {
  if (!(payments instanceof TestPaymentProvider)) throw new Error('These tests use the test provider');
  return payments;
}

function pathOf(url: string): string {
  expect(url).toMatch(`${PUBLIC_URL}/pay/`);
  return url.slice(PUBLIC_URL.length);
}
