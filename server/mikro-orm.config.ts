import { DataloaderType } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { EmailToken } from './accounts/email-token.entity.ts';
import { AffiliateClickDay } from './affiliates/affiliate-click-day.entity.ts';
import { AffiliateSite } from './affiliates/affiliate-site.entity.ts';
import { ListVisit } from './analytics/list-visit.entity.ts';
import { ApiKey } from './api-keys/api-key.entity.ts';
import { AuditEntry } from './audit/audit-entry.entity.ts';
import { SiteProblem } from './audit/site-problem.entity.ts';
import { BillingAccount } from './billing/billing-account.entity.ts';
import { LedgerEntry } from './billing/ledger-entry.entity.ts';
import { PaidPeriod } from './billing/paid-period.entity.ts';
import { StoredPaymentEvent } from './billing/payment-event.entity.ts';
import { BillingReconciliation } from './billing/reconciliation.entity.ts';
import { TierGrant } from './billing/tier-grant.entity.ts';
import { Transaction } from './billing/transaction.entity.ts';
import { Invitation } from './collaborators/invitation.entity.ts';
import { KeptAnswer } from './database/kept-answer.entity.ts';
import { Mail } from './email/mail.entity.ts';
import { CountChange } from './facts/count-change.entity.ts';
import { CountedAccount } from './facts/counted-account.entity.ts';
import { DailyCounts } from './facts/daily-counts.entity.ts';
import { DailyRevenue } from './facts/daily-revenue.entity.ts';
import { MonthlyActivity } from './facts/monthly-activity.entity.ts';
import { RevenueChange } from './facts/revenue-change.entity.ts';
import { GiftEdit } from './gift-news/gift-edit.entity.ts';
import { PurchaseNotice } from './gift-news/purchase-notice.entity.ts';
import { Image } from './images/image.entity.ts';
import { Item } from './items/item.entity.ts';
import { Purchase } from './items/purchase.entity.ts';
import { Collaborator } from './lists/collaborator.entity.ts';
import { FieldEdit } from './lists/field-edit.entity.ts';
import { HiddenBuyers } from './lists/hidden-buyers.entity.ts';
import { List } from './lists/list.entity.ts';
import { Presence } from './live/presence.entity.ts';
import { Digest } from './notifications/digest.entity.ts';
import { Notification } from './notifications/notification.entity.ts';
import { PageReading } from './products/page-reading.entity.ts';
import { ShopDay } from './products/shop-day.entity.ts';
import { RateLimit } from './rate-limits/rate-limit.entity.ts';
import { AbuseSignal } from './safety/abuse-signal.entity.ts';
import { ListReport } from './safety/list-report.entity.ts';
import { ReportedList } from './safety/reported-list.entity.ts';
import { RefreshToken } from './sessions/refresh-token.entity.ts';
import { Session } from './sessions/session.entity.ts';
import { StoredSettings } from './settings/stored-settings.entity.ts';
import { SupportMessage } from './support/support-message.entity.ts';
import { TestCustomer } from './test-payments/test-customer.entity.ts';
import { TestPage } from './test-payments/test-page.entity.ts';
import { TestPaymentEvent } from './test-payments/test-payment-event.entity.ts';
import { UnsubscribedAddress } from './unsubscribe/unsubscribed-address.entity.ts';
import { User } from './users/user.entity.ts';

type MigrationClass = new (...args: never[]) => unknown;

/** Vite turns this into a static map of modules, so that the bundle reads no files at run time. */
const modules = import.meta.glob<Record<string, MigrationClass>>('./migrations/Migration*.ts', { eager: true });

const migrationsList = Object.entries(modules)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([path, module]) => ({ name: path.replace(/^.*\/|\.ts$/g, ''), class: Object.values(module)[0] as never }));

export default defineConfig({
  entities: [
    User,
    Session,
    SiteProblem,
    AbuseSignal,
    ListReport,
    ReportedList,
    RefreshToken,
    EmailToken,
    ApiKey,
    Image,
    List,
    Item,
    Collaborator,
    FieldEdit,
    Invitation,
    Purchase,
    GiftEdit,
    HiddenBuyers,
    PurchaseNotice,
    Notification,
    Digest,
    ListVisit,
    StoredSettings,
    SupportMessage,
    Mail,
    UnsubscribedAddress,
    BillingAccount,
    StoredPaymentEvent,
    LedgerEntry,
    Transaction,
    TierGrant,
    BillingReconciliation,
    TestCustomer,
    TestPage,
    TestPaymentEvent,
    KeptAnswer,
    RateLimit,
    Presence,
    PageReading,
    ShopDay,
    AffiliateSite,
    AffiliateClickDay,
    DailyCounts,
    CountChange,
    CountedAccount,
    MonthlyActivity,
    DailyRevenue,
    RevenueChange,
    PaidPeriod,
    AuditEntry,
  ],
  extensions: [Migrator],
  dataloader: DataloaderType.ALL,
  forceUtcTimezone: true,
  logger: () => {}, // problems are thrown; what the migrator would tell is nobody's concern
  pool: { min: 1, max: 10 },
  schemaGenerator: { ignoreRoutines: true }, // functions are made by migrations alone
  migrations: {
    migrationsList,
    path: 'server/migrations',
    snapshotName: '.snapshot',
    snapshotOnMigrate: false, // a server that starts writes no file of ours: the snapshot is for people who write a migration
    emit: 'ts',
    allOrNothing: true,
  },
});
