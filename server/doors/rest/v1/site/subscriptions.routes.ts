import { z } from 'zod';
import { dual, dualOf, envelope, envelopeOf } from '../../envelope.ts';
import { flag, text } from '../../request-body.reader.ts';
import { idempotent, pathIds, type RestApp } from '../../route.ts';
import {
  planObject,
  presentPlan,
  presentSubscription,
  presentTransaction,
  subscriptionObject,
  TRANSACTIONS_SHOWN,
  transactionObject,
} from './subscriptions.presenter.ts';

const tag = 'Subscriptions';

const checkout = z.object({ planId: text, isAnnual: flag });
const page = z.object({ url: z.string().meta({ description: 'The page to open.' }) });

export async function subscriptionsRoutes(app: RestApp) {
  app.get(
    '/subscriptions/plans',
    {
      config: { action: 'plans' },
      schema: {
        tag,
        summary: 'The plans',
        description:
          'The limits and the price of each plan, in minor units of the currency, in the order in which they are shown.',
        response: { 200: envelopeOf(z.array(planObject)) },
      },
    },
    async ({ requestContext: { services } }) => envelope(services.billing.plans().map(presentPlan)),
  );

  app.get(
    '/subscriptions/current',
    {
      config: { action: 'mySubscription' },
      schema: { tag, summary: 'Your subscription', response: { 200: dualOf(subscriptionObject) } },
    },
    async ({ requestContext: { services, viewer } }) => {
      const subscription = await services.billing.subscriptionOf(viewer);
      const transactions = await services.billing.transactionsOf(viewer, TRANSACTIONS_SHOWN);
      const shown = transactions.map((transaction) => presentTransaction(transaction, services));
      return dual({ ...presentSubscription(subscription), transactions: shown });
    },
  );

  app.post(
    '/subscriptions/checkout',
    {
      config: { action: 'createCheckout' },
      schema: {
        tag,
        summary: 'Subscribe to a plan',
        headers: idempotent,
        body: checkout,
        response: { 200: dualOf(page) },
      },
    },
    async ({ requestContext: { services, viewer }, headers, body: { planId, isAnnual } }) => {
      const key = headers['idempotency-key'];
      return dual({ url: await services.checkouts.openCheckout(viewer, planId ?? '', isAnnual ?? false, key) });
    },
  );

  app.post(
    '/subscriptions/manage',
    {
      config: { action: 'openBillingPortal' },
      schema: {
        tag,
        summary: 'Manage your subscription',
        description: 'Change the card, cancel, resume, see invoices.',
        response: { 200: dualOf(page) },
      },
    },
    async ({ requestContext: { services, viewer } }) =>
      dual({ url: await services.checkouts.openPortal(viewer, false) }),
  );

  app.get(
    '/subscriptions/transactions',
    {
      config: { action: 'myTransactions' },
      schema: {
        tag,
        summary: 'List your payments',
        description: 'Newest first.',
        querystring: z.object({
          limit: z.string().optional(),
          before: z.string().optional().meta({ description: 'The last transaction that you have.' }),
        }),
        response: { 200: envelopeOf(z.array(transactionObject)) },
      },
    },
    async ({ requestContext: { services, viewer }, query }) => {
      const limit = Number(query.limit ?? TRANSACTIONS_SHOWN) || TRANSACTIONS_SHOWN;
      const transactions = await services.billing.transactionsOf(viewer, limit, query.before);
      return envelope(transactions.map((transaction) => presentTransaction(transaction, services)));
    },
  );

  app.get(
    '/subscriptions/invoices/:id',
    {
      config: { action: 'invoice' },
      schema: {
        tag,
        summary: 'An invoice',
        description: 'A PDF, at the address that `GET /api/v1/subscriptions/transactions` gives with a payment.',
        params: pathIds('id'),
        querystring: z.object({ sig: z.string().default('') }),
        produces: 'application/pdf',
      },
    },
    async ({ requestContext: { services }, params, query }, reply) => {
      const { fileName, pdf } = await services.invoices.draw(params.id, query.sig);
      reply.header('Content-Disposition', `inline; filename="${fileName}"`).type('application/pdf');
      return reply.send(pdf);
    },
  );
}
