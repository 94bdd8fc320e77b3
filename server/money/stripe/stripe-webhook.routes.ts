import type { FastifyInstance } from 'fastify';
import { InvalidInput } from '../../base/errors/errors.ts';
import { PaymentEventRefused } from '../billing/errors.ts';
import type { PaymentIntake } from '../billing/payment-intake.ts';
import type { WebhookProvider } from '../billing/payment-provider.ts';

interface Needs {
  stripe: WebhookProvider;
  intake: PaymentIntake;
}

/** Stripe sends an event that fails again, for days. */
export async function stripeWebhookRoutes(app: FastifyInstance, { stripe, intake }: Needs) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body)); // signed as it came

  app.post('/api/v1/subscriptions/webhook', async (request, reply) => {
    const event = await readEvent(stripe, request.body, request.headers['stripe-signature']);
    if (event) {
      await intake.receive('STRIPE', event).catch((problem) => {
        if (problem instanceof PaymentEventRefused) request.log.warn(problem.message);
        throw problem;
      });
    }
    return reply.header('cache-control', 'no-store').send({ success: true, data: null, message: 'OK' });
  });
}

async function readEvent(stripe: WebhookProvider, body: unknown, signature: string | string[] | undefined) {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new InvalidInput();
  return stripe.readWebhook(body, signature);
}
