import { z } from 'zod';
import { storable } from '../../base/errors/storable-input.ts';
import { PLAN_IDS } from '../../core/plans/plan-id.rules.ts';

/** Amounts are stored as 32-bit integers: more than twenty million dollars. */
const LARGEST_AMOUNT_MINOR = 2_000_000_000;

const at = z.iso.datetime({ offset: true });
const minor = z.int().min(-LARGEST_AMOUNT_MINOR).max(LARGEST_AMOUNT_MINOR);
const id = z.string().min(1).max(255);
const currency = z.string().length(3).toUpperCase();

/** A card's number never comes to us. */
const paymentMethod = z.object({
  brand: z.string().max(50),
  last4: z.string().max(4),
  expiryMonth: z.int().nullable(),
  expiryYear: z.int().nullable(),
});

const subscriptionFact = z.object({
  kind: z.literal('subscription'),
  id,
  /** Null where the provider sells something that is not in our catalogue; the last known plan then holds on. */
  planId: z.enum(PLAN_IDS).nullable(),
  isAnnual: z.boolean(),
  /** The price of this customer: prices of the catalogue change for new customers only. */
  priceMinor: minor,
  currency,
  status: z.enum(['incomplete', 'active', 'past_due', 'paused', 'canceled']),
  startedAt: at,
  currentPeriodStart: at,
  currentPeriodEnd: at,
  cancelAtPeriodEnd: z.boolean(),
  paymentMethod: paymentMethod.nullable(),
});

const invoiceFact = z.object({
  kind: z.literal('invoice'),
  id,
  subscriptionId: id.nullable(),
  status: z.enum(['pending', 'failed', 'void', 'paid']),
  currency,
  totalMinor: minor,
  dueMinor: minor,
  paidMinor: minor,
  createdAt: at,
  paidAt: at.nullable(),
  lines: z
    .array(
      z.object({
        description: z.string().transform(storable),
        amountMinor: minor,
        isProration: z.boolean(),
        periodStart: at,
        periodEnd: at,
      }),
    )
    .max(200),
});

const refundFact = z.object({
  kind: z.literal('refund'),
  id,
  invoiceId: id.nullable(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  amountMinor: minor,
  currency,
  createdAt: at,
});

const disputeFact = z.object({
  kind: z.literal('dispute'),
  id,
  invoiceId: id.nullable(),
  status: z.enum(['open', 'lost', 'won']),
  amountMinor: minor,
  currency,
  createdAt: at,
});

export const paymentFact = z.discriminatedUnion('kind', [subscriptionFact, invoiceFact, refundFact, disputeFact]);

export type PaymentFact = z.output<typeof paymentFact>;
export type SubscriptionFact = z.output<typeof subscriptionFact>;
export type InvoiceFact = z.output<typeof invoiceFact>;
export type RefundFact = z.output<typeof refundFact>;
export type DisputeFact = z.output<typeof disputeFact>;
export type PaymentMethod = z.output<typeof paymentMethod>;

/** By the provider's clock. */
export interface DatedFact {
  eventId: string;
  occurredAt: Date;
  /** Set where the provider's clock did not tell this event from another. */
  askedAt?: Date | null;
  fact: PaymentFact;
}

export interface PaymentEvent extends DatedFact {
  customerId: string;
  /** The provider's clock may be too coarse to tell events apart. */
  askNow?: () => Promise<PaymentFact | null>;
}

export interface UnreadEvent {
  eventId: string;
  customerId: string;
  reason: string;
}
