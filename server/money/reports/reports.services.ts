import type { EntityManager } from '@mikro-orm/postgresql';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { PaymentProvider } from '../billing/payment-provider.ts';
import type { LiveStats } from './live-stats.ts';
import { ReportsService } from './reports.service.ts';

interface Parts {
  em: EntityManager;
  liveStats: LiveStats;
  payments: PaymentProvider;
  settings: SiteSettings;
}

export const reportsServices = {
  reports: ({ em, liveStats, payments, settings }: Parts) =>
    new ReportsService(em, liveStats, payments.name, settings.siteName),
};
