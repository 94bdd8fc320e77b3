import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { BillingService } from './billing.service.ts';
import { CheckoutsService } from './checkouts.service.ts';
import type { InvoiceLinks } from './invoice-links.ts';
import { InvoicesService } from './invoices.service.ts';
import type { PaymentIntake } from './payment-intake.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PlanGrantsService } from './plan-grants.service.ts';
import type { SubscriptionEndings } from './subscription-endings.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  audit: AuditLog;
  rateLimits: RateLimits;
  payments: PaymentProvider;
  paymentIntake: PaymentIntake;
  subscriptionEndings: SubscriptionEndings;
  invoiceLinks: InvoiceLinks;
  sellerAddress: string | null;
}

export const billingServices = {
  billing: ({ em, payments, settings }: Parts) => new BillingService(em, payments.name, settings),
  checkouts: ({ em, payments, rateLimits, settings }: Parts) =>
    new CheckoutsService(em, payments, rateLimits, settings),
  planGrants: ({ em, paymentIntake, subscriptionEndings, settings, audit }: Parts) =>
    new PlanGrantsService(em, paymentIntake, subscriptionEndings, settings, audit),
  invoices: ({ em, payments, invoiceLinks, settings, sellerAddress }: Parts) =>
    new InvoicesService(em, payments, invoiceLinks, { siteName: settings.siteName, address: sellerAddress }),
};
