import { z } from 'zod';
import { toMajorUnits } from '../../../../base/amounts/money.rules.ts';
import type { PlanSubscription, PlanType } from '../../../../money/billing/plan-subscription.type.ts';
import type { Transaction } from '../../../../money/billing/transaction.entity.ts';
import { transactionText } from '../../../../money/billing/transaction-text.ts';
import type { RequestContext } from '../../../../request-context.ts';

export const TRANSACTIONS_SHOWN = 25;

export const planObject = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    monthlyPrice: z.number().meta({ description: 'In dollars.' }),
    annualPrice: z.number().meta({ description: 'In dollars.' }),
    features: z.array(z.string()),
    popular: z.literal(true).optional(),
    available: z.boolean(),
  })
  .meta({ id: 'Plan' });

export const transactionObject = z
  .object({
    id: z.string(),
    date: z.iso.datetime(),
    description: z.string(),
    amount: z.number(),
    currency: z.string(),
    status: z.string(),
    invoiceUrl: z.string().nullable().meta({ description: 'Opens without a session, for a while.' }),
  })
  .meta({ id: 'Transaction' });

const card = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int().nullable(),
  expiryYear: z.int().nullable(),
});

export const subscriptionObject = z
  .object({
    planId: z.string(),
    status: z.string(),
    currentPeriodStart: z.iso.datetime().nullable(),
    currentPeriodEnd: z.iso.datetime().nullable(),
    cancelAtPeriodEnd: z.boolean(),
    paymentMethod: card.nullable(),
    isAnnual: z.boolean(),
    transactions: z.array(transactionObject).meta({ description: `The latest ${TRANSACTIONS_SHOWN}.` }),
  })
  .meta({ id: 'Subscription' });

export function presentPlan({
  id,
  name,
  description,
  monthlyPrice,
  annualPrice,
  features,
  popular,
  available,
}: PlanType) {
  return { id, name, description, monthlyPrice, annualPrice, features, ...(popular && { popular }), available };
}

export function presentSubscription(subscription: PlanSubscription) {
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

export function presentTransaction(transaction: Transaction, { invoices }: RequestContext['services']) {
  const { id, date, amountMinor, currency, status } = transaction;
  return {
    id,
    date: date.toISOString(),
    description: transactionText(transaction),
    amount: toMajorUnits(amountMinor, currency),
    currency,
    status: status.toLowerCase(),
    invoiceUrl: invoices.addressOf(transaction),
  };
}
