import type { PlanId } from '../../core/plans/plan-id.rules.ts';
import type { InvoiceFact, PaymentEvent, SubscriptionFact, UnreadEvent } from './payment-fact.ts';

export const PROVIDERS = ['STRIPE', 'TEST'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** A plan at the price that new customers pay. */
export interface Offer {
  planId: PlanId;
  isAnnual: boolean;
  priceMinor: number;
  currency: string;
}

export interface CheckoutRequest extends Offer {
  customerId: string;
  successUrl: string;
  cancelUrl: string;
  /** Asking again under it gives the same checkout. */
  key: string;
}

export interface PlanChangeRequest extends Offer {
  customerId: string;
  subscriptionId: string;
  successUrl: string;
  cancelUrl: string;
}

export interface PortalRequest {
  customerId: string;
  returnUrl: string;
  /** Begins where this subscription is cancelled. */
  cancelling?: string | null;
}

export interface CustomerAtProvider {
  subscriptions: SubscriptionFact[];
  invoices: InvoiceFact[];
  /** Objects that cannot be used, and why. */
  unreadable: { id: string; reason: string }[];
}

/** Takes the money. No card comes to this server: people pay on the provider's pages. Throws ProviderAway when it is away. */
export interface PaymentProvider {
  readonly name: ProviderName;
  createCustomer(customer: { accountId: string; email: string; name: string }): Promise<string>;
  openCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  /** Makes sure that nobody pays it any more. `completed` when somebody has. */
  closeCheckout(checkoutId: string): Promise<'closed' | 'completed'>;
  /** A page that shows what a change of plan costs, and makes it. */
  openPlanChange(request: PlanChangeRequest): Promise<string>;
  openPortal(request: PortalRequest): Promise<string>;
  /** At once, without another charge. Ending it again is fine. */
  endSubscription(customerId: string, subscriptionId: string): Promise<void>;
  /** Ends all that runs, and removes what the provider has of the person. Doing it again is fine. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Everything that happened since a time, in any order, whether or not it was told already. */
  eventsSince(since: Date): AsyncIterable<PaymentEvent | UnreadEvent>;
  /** As they gave it for their invoices, in lines. It is kept by the provider alone. */
  addressOf(customerId: string): Promise<string | null>;
  /** Null when it knows nobody of the name. */
  customerNow(customerId: string): Promise<CustomerAtProvider | null>;
}

/** A provider that tells what happens by requests to this server, which it signs. */
export interface WebhookProvider extends PaymentProvider {
  /** Throws InvalidInput for what the provider has not signed. Null for what says nothing that counts here. */
  readWebhook(body: Buffer, signature: string): Promise<PaymentEvent | UnreadEvent | null>;
}

export function tellsByWebhook(provider: PaymentProvider): provider is WebhookProvider {
  return 'readWebhook' in provider;
}

/** The provider cannot be reached, or answers that it cannot now. Nothing is known of what it did. */
export class ProviderAway extends Error {}
