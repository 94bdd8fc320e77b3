import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { StripePayments } from '../../../server/money/stripe/stripe-payments.ts';
import { signed, startStripeServer, WEBHOOK_SECRET } from '../../fakes/stripe-server.ts';
import { send, world } from '../graphql.ts';
import { CHECKOUT, switchPayments } from '../payments.ts';
import { test as base } from '../server-test.ts';

/** `test` for a site that sells through Stripe: `stripe` is the server that plays Stripe, `shop` the site. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('stripe', async ({}, { onCleanup }) => {
    const stripe = await startStripeServer();
    onCleanup(() => stripe.stop());
    return stripe;
  })
  .extend('payments', async ({ stripe }) => {
    return new StripePayments({ secretKey: 'sk_test', webhookSecret: WEBHOOK_SECRET, apiUrl: stripe.url });
  })
  .extend('shop', async ({ orm, infrastructure, payments }, { onCleanup }) => {
    await switchPayments(orm, infrastructure);
    const withStripe = { ...infrastructure, payments };
    const app = await createApp(orm, withStripe);
    world.set(app, { orm, infrastructure: withStripe });
    onCleanup(async () => {
      await app.close();
      await switchPayments(orm, infrastructure, false);
    });
    return app;
  });

/** Stripe sends an event. */
export const deliver = (app: FastifyInstance, event: object) =>
  app.inject({ method: 'POST', url: '/api/v1/subscriptions/webhook', ...signed(event) });

export const tell = async (app: FastifyInstance, event: object) => (await deliver(app, event)).statusCode;

/** Opens the page where a plan is paid. */
export async function checkout(app: FastifyInstance, user: User, planId = 'premium') {
  const { data, errors } = await send(app, CHECKOUT, user, { planId, isAnnual: false });
  return {
    url: data?.createCheckout.url as string,
    id: data?.createCheckout.url.split('/').at(-1),
    error: errors?.[0],
  };
}
