import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PlanSubscription, PlanType } from '../../billing/plan-subscription.type.ts';
import type { Transaction } from '../../billing/transaction.entity.ts';
import { toMajorUnits } from '../../money.rules.ts';
import type { RequestContext } from '../../request-context.ts';
import { dual, envelope } from './envelope.ts';
import { flag, readBody, text } from './request-body.reader.ts';

const checkout = z.object({ planId: text, isAnnual: flag });

/** As many as the answer with everything holds. */
const TRANSACTIONS_SHOWN = 25;

interface OneInvoice {
  Params: { id: string };
  Querystring: { sig?: string };
}

interface Listing {
  Querystring: { limit?: string; before?: string };
}

export async function subscriptionsRoutes(app: FastifyInstance) {
  app.get('/subscriptions/plans', async ({ requestContext: { services } }) => {
    return envelope(services.billing.plans().map(presentPlan));
  });

  app.get('/subscriptions/current', async ({ requestContext: { services, viewer } }) => {
    const subscription = await services.billing.subscriptionOf(viewer);
    const transactions = await services.billing.transactionsOf(viewer, TRANSACTIONS_SHOWN);
    const shown = transactions.map((transaction) => presentTransaction(transaction, services));
    return dual({ ...presentSubscription(subscription), transactions: shown });
  });

  app.post('/subscriptions/checkout', async ({ requestContext: { services, viewer }, body }) => {
    const { planId, isAnnual } = readBody(checkout, body);
    return dual({ url: await services.checkouts.openCheckout(viewer, planId ?? '', isAnnual ?? false) });
  });

  app.post('/subscriptions/manage', async ({ requestContext: { services, viewer } }) => {
    return dual({ url: await services.checkouts.openPortal(viewer, false) });
  });

  app.get<Listing>('/subscriptions/transactions', async ({ requestContext: { services, viewer }, query }) => {
    const limit = Number(query.limit ?? TRANSACTIONS_SHOWN) || TRANSACTIONS_SHOWN;
    const transactions = await services.billing.transactionsOf(viewer, limit, query.before);
    return envelope(transactions.map((transaction) => presentTransaction(transaction, services)));
  });

  app.get<OneInvoice>('/subscriptions/invoices/:id', async ({ requestContext: { services }, params, query }, reply) => {
    const { fileName, pdf } = await services.invoices.draw(params.id, query.sig ?? '');
    reply.header('Content-Disposition', `inline; filename="${fileName}"`).type('application/pdf');
    return reply.send(pdf);
  });
}

function presentPlan({ id, name, description, monthlyPrice, annualPrice, features, popular, available }: PlanType) {
  return { id, name, description, monthlyPrice, annualPrice, features, ...(popular && { popular }), available };
}

function presentSubscription(subscription: PlanSubscription) {
  const { planId, status, currentPeriodStart, currentPeriodEnd, cancelAtPeriodEnd, paymentMethod, isAnnual } =
    subscription;
  return {
    planId,
    status: status.toLowerCase(),
    currentPeriodStart: currentPeriodStart?.toISOString() ?? null,
    currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd,
    paymentMethod,
    isAnnual,
  };
}

function presentTransaction(transaction: Transaction, { invoices }: RequestContext['services']) {
  const { id, date, description, amountMinor, currency, status } = transaction;
  return {
    id,
    date: date.toISOString(),
    description,
    amount: toMajorUnits(amountMinor, currency),
    currency,
    status: status.toLowerCase(),
    invoiceUrl: invoices.addressOf(transaction),
  };
}
