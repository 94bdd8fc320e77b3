import type { PlanId } from '../../core/plans/plan-id.rules.ts';
import type { InvoiceFact, PaymentEvent, SubscriptionFact, UnreadEvent } from './payment-fact.ts';

export const PROVIDERS = ['STRIPE', 'TEST'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

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
  cancelling?: string | null;
}

export interface CustomerAtProvider {
  subscriptions: SubscriptionFact[];
  invoices: InvoiceFact[];
  unreadable: { id: string; reason: string }[];
}

/** No card comes to this server: people pay on the provider's pages. Throws ProviderAway. */
export interface PaymentProvider {
  readonly name: ProviderName;
  createCustomer(customer: { accountId: string; email: string; name: string }): Promise<string>;
  openCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  closeCheckout(checkoutId: string): Promise<'closed' | 'completed'>;
  openPlanChange(request: PlanChangeRequest): Promise<string>;
  openPortal(request: PortalRequest): Promise<string>;
  /** At once, without another charge. Ending it again is fine. */
  endSubscription(customerId: string, subscriptionId: string): Promise<void>;
  /** Ends all that runs, too. Doing it again is fine. */
  forgetCustomer(customerId: string): Promise<void>;
  /** In any order, whether or not it was told already. */
  eventsSince(since: Date): AsyncIterable<PaymentEvent | UnreadEvent>;
  /** In lines, as the customer gave it. It is kept by the provider alone. */
  addressOf(customerId: string): Promise<string | null>;
  customerNow(customerId: string): Promise<CustomerAtProvider | null>;
}

export interface WebhookProvider extends PaymentProvider {
  /** Throws InvalidInput for what the provider has not signed. Null for what says nothing that counts. */
  readWebhook(body: Buffer, signature: string): Promise<PaymentEvent | UnreadEvent | null>;
}

export function tellsByWebhook(provider: PaymentProvider): provider is WebhookProvider {
  return 'readWebhook' in provider;
}

/** Nothing is known of what the provider did. */
export class ProviderAway extends Error {}
