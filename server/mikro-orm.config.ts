import { DataloaderType } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { KeptAnswer } from './base/database/kept-answer.entity.ts';
import { RateLimit } from './base/rate-limits/rate-limit.entity.ts';
import { AuditEntry } from './core/audit/audit-entry.entity.ts';
import { SiteProblem } from './core/audit/site-problem.entity.ts';
import { Mail } from './core/email/mail.entity.ts';
import { Image } from './core/images/image.entity.ts';
import { StoredSettings } from './core/settings/stored-settings.entity.ts';
import { CountChange } from './core/statistics/count-change.entity.ts';
import { CountedAccount } from './core/statistics/counted-account.entity.ts';
import { DailyCounts } from './core/statistics/daily-counts.entity.ts';
import { DailyRevenue } from './core/statistics/daily-revenue.entity.ts';
import { MonthlyActivity } from './core/statistics/monthly-activity.entity.ts';
import { RevenueChange } from './core/statistics/revenue-change.entity.ts';
import { UnsubscribedAddress } from './core/unsubscribe/unsubscribed-address.entity.ts';
import { User } from './core/users/user.entity.ts';
import { ApiKey } from './keys/api-keys/api-key.entity.ts';
import { RefreshToken } from './keys/sessions/refresh-token.entity.ts';
import { Session } from './keys/sessions/session.entity.ts';
import { AbuseSignal } from './lists/abuse/abuse-signal.entity.ts';
import { AffiliateClickDay } from './lists/affiliates/affiliate-click-day.entity.ts';
import { AffiliateSite } from './lists/affiliates/affiliate-site.entity.ts';
import { ListVisit } from './lists/analytics/list-visit.entity.ts';
import { ItemBeforeEdit } from './lists/buyer-mails/item-before-edit.entity.ts';
import { PurchaseNotice } from './lists/buyer-mails/purchase-notice.entity.ts';
import { Invitation } from './lists/collaborators/invitation.entity.ts';
import { GuestAddress } from './lists/guest-keys/guest-address.entity.ts';
import { JoinedGuestKey } from './lists/guest-keys/joined-guest-key.entity.ts';
import { Item } from './lists/items/item.entity.ts';
import { Purchase } from './lists/items/purchase.entity.ts';
import { Collaborator } from './lists/lists/collaborator.entity.ts';
import { FieldEdit } from './lists/lists/field-edit.entity.ts';
import { HiddenBuyers } from './lists/lists/hidden-buyers.entity.ts';
import { List } from './lists/lists/list.entity.ts';
import { LapsedHold } from './lists/purchases/lapsed-hold.entity.ts';
import { BillingAccount } from './money/billing/billing-account.entity.ts';
import { LedgerEntry } from './money/billing/ledger-entry.entity.ts';
import { PaidPeriod } from './money/billing/paid-period.entity.ts';
import { StoredPaymentEvent } from './money/billing/payment-event.entity.ts';
import { BillingReconciliation } from './money/billing/reconciliation.entity.ts';
import { TierGrant } from './money/billing/tier-grant.entity.ts';
import { Transaction } from './money/billing/transaction.entity.ts';
import { TestCustomer } from './money/test-payments/test-customer.entity.ts';
import { TestPage } from './money/test-payments/test-page.entity.ts';
import { TestPaymentEvent } from './money/test-payments/test-payment-event.entity.ts';
import { Presence } from './news/live/presence.entity.ts';
import { Digest } from './news/notifications/digest.entity.ts';
import { Notification } from './news/notifications/notification.entity.ts';
import { EmailToken } from './people/accounts/email-token.entity.ts';
import { Identity } from './people/accounts/identity.entity.ts';
import { SupportMessage } from './people/support/support-message.entity.ts';
import { OwnShopRule } from './shops/products/own-shop-rule.entity.ts';
import { PageReading } from './shops/products/page-reading.entity.ts';
import { ShopDay } from './shops/products/shop-day.entity.ts';
import { ListReport } from './site/safety/list-report.entity.ts';
import { ReportedList } from './site/safety/reported-list.entity.ts';

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
    Identity,
    ApiKey,
    Image,
    List,
    Item,
    Collaborator,
    FieldEdit,
    Invitation,
    Purchase,
    LapsedHold,
    JoinedGuestKey,
    GuestAddress,
    ItemBeforeEdit,
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
    OwnShopRule,
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
