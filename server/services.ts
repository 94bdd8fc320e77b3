import type { EntityManager } from '@mikro-orm/postgresql';
import type { HealthService } from './base/database/health.service.ts';
import type { StatementSource } from './base/database/prepared.ts';
import type { ReadReplica } from './base/database/read-replica.ts';
import type { RateLimits } from './base/rate-limits/rate-limits.ts';
import { AuditService } from './core/audit/audit.service.ts';
import { AuditLog } from './core/audit/audit-log.ts';
import type { MailQueue } from './core/email/mail-queue.ts';
import type { ImageStore } from './core/images/image-store.ts';
import { ImagesService } from './core/images/images.service.ts';
import type { UploadTickets } from './core/images/upload-tickets.ts';
import type { CurrentSettings } from './core/settings/current-settings.ts';
import { SettingsService } from './core/settings/settings.service.ts';
import type { Activity } from './core/statistics/activity.ts';
import { UnsubscribeService } from './core/unsubscribe/unsubscribe.service.ts';
import type { UnsubscribeLinks } from './core/unsubscribe/unsubscribe-links.ts';
import type { Origin } from './core/users/caller.ts';
import type { ApiKeySecrets } from './keys/api-keys/api-key-secrets.ts';
import { ApiKeysService } from './keys/api-keys/api-keys.service.ts';
import type { AccessTokens } from './keys/sessions/access-token.ts';
import { KnownDevices } from './keys/sessions/known-devices.ts';
import { SessionsService } from './keys/sessions/sessions.service.ts';
import type { AbuseWatch } from './lists/abuse/abuse-watch.ts';
import type { AddressKeys } from './lists/abuse/address-keys.ts';
import { AffiliateClicks } from './lists/affiliates/affiliate-clicks.ts';
import { AffiliateSitesService } from './lists/affiliates/affiliate-sites.service.ts';
import type { AffiliateMatching } from './lists/affiliates/stored-matches.ts';
import { AnalyticsService } from './lists/analytics/analytics.service.ts';
import type { ListVisits } from './lists/analytics/list-visits.ts';
import { CollaboratorsService } from './lists/collaborators/collaborators.service.ts';
import type { InvitationLinks } from './lists/collaborators/invitation-links.ts';
import { InvitationsService } from './lists/collaborators/invitations.service.ts';
import type { GiftSearches } from './lists/gifts/gift-searches.ts';
import { GiftsService } from './lists/gifts/gifts.service.ts';
import type { GiftLinks } from './lists/guest-keys/gift-links.ts';
import { ItemPagesService } from './lists/items/item-pages.service.ts';
import { ItemsService } from './lists/items/items.service.ts';
import { ListGlancesService } from './lists/items/list-glances.service.ts';
import { ListItemsService } from './lists/items/list-items.service.ts';
import { SeveralItemsService } from './lists/items/several-items.service.ts';
import { ListPagesService } from './lists/lists/list-pages.service.ts';
import { ListsService } from './lists/lists/lists.service.ts';
import { HoldsService } from './lists/purchases/holds.service.ts';
import { PurchasesService } from './lists/purchases/purchases.service.ts';
import { ReceiptsService } from './lists/purchases/receipts.service.ts';
import { ShownPurchasesService } from './lists/purchases/shown-purchases.service.ts';
import { ThanksService } from './lists/purchases/thanks.service.ts';
import type { UndoSecrets } from './lists/purchases/undo-secrets.ts';
import type { ResponseCache } from './lists/sharing/response-cache.ts';
import { ShareLinksService } from './lists/sharing/share-links.service.ts';
import { SharedListsService } from './lists/sharing/shared-lists.service.ts';
import { BillingService } from './money/billing/billing.service.ts';
import { CheckoutsService } from './money/billing/checkouts.service.ts';
import type { InvoiceLinks } from './money/billing/invoice-links.ts';
import { InvoicesService } from './money/billing/invoices.service.ts';
import type { PaymentIntake } from './money/billing/payment-intake.ts';
import type { PaymentProvider } from './money/billing/payment-provider.ts';
import { PlanGrantsService } from './money/billing/plan-grants.service.ts';
import type { SubscriptionEndings } from './money/billing/subscription-endings.ts';
import type { LiveStats } from './money/reports/live-stats.ts';
import { ReportsService } from './money/reports/reports.service.ts';
import { LiveService } from './news/live/live.service.ts';
import type { LiveAccounts } from './news/live/live-accounts.ts';
import type { LiveLists } from './news/live/live-lists.ts';
import type { LiveSockets } from './news/live/live-sockets.ts';
import type { Presences } from './news/live/presences.ts';
import type { LiveNotices } from './news/notifications/live-notices.ts';
import { NotificationsService } from './news/notifications/notifications.service.ts';
import { AccountsService } from './people/accounts/accounts.service.ts';
import { EmailRestoresService } from './people/accounts/email-restores.service.ts';
import type { PasswordResets } from './people/accounts/password-resets.ts';
import { IssuerAccounts } from './people/issuers/issuer-accounts.ts';
import { IssuersService } from './people/issuers/issuers.service.ts';
import type { Issuers } from './people/issuers/issuers.ts';
import { AccountExportService } from './people/profile/account-export.service.ts';
import { ProfileService } from './people/profile/profile.service.ts';
import { PublicProfilesService } from './people/profile/public-profiles.service.ts';
import { SupportService } from './people/support/support.service.ts';
import { ExportsService } from './shops/exports/exports.service.ts';
import { ImportsService } from './shops/imports/imports.service.ts';
import { OwnShopRulesService } from './shops/products/own-shop-rules.service.ts';
import type { PageFetcher } from './shops/products/page-fetcher.ts';
import type { ProductPages } from './shops/products/product-pages.ts';
import { ProductsService } from './shops/products/products.service.ts';
import { ShopHealthService } from './shops/products/shop-health.service.ts';
import { AdminUsersService } from './site/admin/admin-users.service.ts';
import type { JobControl } from './site/jobs/job-control.ts';
import { MailDeliveriesService } from './site/mail-deliveries/mail-deliveries.service.ts';
import { OperationService } from './site/operation/operation.service.ts';
import type { OperationMonitor } from './site/operation/operation-monitor.ts';
import { AbuseSignalsService } from './site/safety/abuse-signals.service.ts';
import { ListModerationService } from './site/safety/list-moderation.service.ts';
import { ListReportsService } from './site/safety/list-reports.service.ts';

/** Objects that live as long as the process. */
export interface Infrastructure {
  liveLists: LiveLists;
  liveAccounts: LiveAccounts;
  liveNotices: LiveNotices;
  liveSockets: LiveSockets;
  presences: Presences;
  accessTokens: AccessTokens;
  apiKeySecrets: ApiKeySecrets;
  undoSecrets: UndoSecrets;
  giftLinks: GiftLinks;
  giftSearches: GiftSearches;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  unsubscribeLinks: UnsubscribeLinks;
  invitationLinks: InvitationLinks;
  passwordResets: PasswordResets;
  affiliateMatching: AffiliateMatching;
  issuers: Issuers;
  listVisits: ListVisits;
  addressKeys: AddressKeys;
  abuseWatch: AbuseWatch;
  activity: Activity;
  liveStats: LiveStats;
  imageStore: ImageStore;
  uploadTickets: UploadTickets;
  pageFetcher: PageFetcher;
  productPages: ProductPages;
  payments: PaymentProvider;
  paymentIntake: PaymentIntake;
  subscriptionEndings: SubscriptionEndings;
  invoiceLinks: InvoiceLinks;
  /** Name and address of the seller, as they stand on invoices. */
  sellerAddress: string | null;
  settings: CurrentSettings;
  /** Null where all is read from the database itself. */
  replica: ReadReplica | null;
  responseCache: ResponseCache;
  health: HealthService;
  operationMonitor: OperationMonitor;
  jobControl: JobControl;
  /** PUBLIC_URL, without a slash at the end: where this server answers. What people follow begins with the settings' `siteUrl`. */
  publicUrl: string;
}

/** Services behind share links. They need no unit of work: making one takes a twentieth of the time of such a list. */
export function createSharedLists(
  source: StatementSource,
  { replica, responseCache, listVisits }: Infrastructure,
  origin: Origin,
) {
  return new SharedListsService(source, replica, responseCache, listVisits, origin);
}

/** One set per request: every service shares the request's unit of work. */
export function createServices(em: EntityManager, infrastructure: Infrastructure, origin: Origin) {
  const { liveLists, liveAccounts, presences, accessTokens, rateLimits, mailQueue, passwordResets } = infrastructure;
  const settings = infrastructure.settings.now;
  const { siteUrl } = settings;
  const audit = new AuditLog(origin);
  const sessions = new SessionsService(em, accessTokens);
  const apiKeys = new ApiKeysService(em, rateLimits, mailQueue, infrastructure.apiKeySecrets, settings);
  const invitations = new InvitationsService(em, infrastructure.invitationLinks);
  const devices = new KnownDevices(rateLimits, mailQueue, origin);
  const accounts = new AccountsService(
    em,
    sessions,
    invitations,
    rateLimits,
    mailQueue,
    passwordResets,
    devices,
    settings,
    infrastructure.settings.passwordsEnabled,
    origin,
  );
  const emailRestores = new EmailRestoresService(em, sessions, invitations, mailQueue);
  const issuerAccounts = new IssuerAccounts(em, accounts, sessions, invitations, mailQueue, devices);
  const issuers = new IssuersService(
    em,
    infrastructure.issuers,
    issuerAccounts,
    accounts,
    sessions,
    rateLimits,
    devices,
    origin,
  );
  const images = new ImagesService(
    em,
    infrastructure.imageStore,
    infrastructure.uploadTickets,
    rateLimits,
    infrastructure.publicUrl,
    settings,
  );
  const affiliateClicks = new AffiliateClicks(em, rateLimits, origin);
  const affiliates = new AffiliateSitesService(em, images, infrastructure.affiliateMatching, affiliateClicks, audit);
  const profile = new ProfileService(
    em,
    accounts,
    sessions,
    images,
    rateLimits,
    mailQueue,
    infrastructure.subscriptionEndings,
    siteUrl,
    origin,
  );
  const accountExport = new AccountExportService(em, infrastructure.imageStore, rateLimits, siteUrl, settings);
  const publicProfiles = new PublicProfilesService(em);
  const lists = new ListsService(em, images, settings);
  const collaborators = new CollaboratorsService(
    em,
    lists,
    rateLimits,
    mailQueue,
    infrastructure.invitationLinks,
    siteUrl,
    infrastructure.settings.mailEnabled,
  );
  const items = new ItemsService(em, lists, images, settings);
  const listItems = new ListItemsService(em, settings);
  const itemPages = new ItemPagesService(em, listItems);
  const listGlances = new ListGlancesService(em);
  const { productPages, pageFetcher } = infrastructure;
  const products = new ProductsService(lists, items, images, productPages, pageFetcher, rateLimits, origin);
  const shopHealth = new ShopHealthService(em);
  const ownShopRules = new OwnShopRulesService(em, audit);
  const sharedLists = createSharedLists(em, infrastructure, origin);
  const shareLinks = new ShareLinksService(em, lists, settings);
  const shownPurchases = new ShownPurchasesService();
  const purchases = new PurchasesService(
    em,
    sharedLists,
    lists,
    shownPurchases,
    rateLimits,
    infrastructure.abuseWatch,
    mailQueue,
    siteUrl,
    origin,
    infrastructure.undoSecrets,
    infrastructure.giftLinks,
  );
  const live = new LiveService(liveLists, liveAccounts, presences, lists, sharedLists);
  const unsubscribing = new UnsubscribeService(em, infrastructure.unsubscribeLinks);
  const mailDeliveries = new MailDeliveriesService(em);
  const notifications = new NotificationsService(em, infrastructure.liveNotices);
  const analytics = new AnalyticsService(em, lists, settings);
  const siteSettings = new SettingsService(em, infrastructure.settings, audit);
  const { payments, subscriptionEndings } = infrastructure;
  const billing = new BillingService(em, payments.name, settings);
  const checkouts = new CheckoutsService(em, payments, rateLimits, settings);
  const planGrants = new PlanGrantsService(em, infrastructure.paymentIntake, subscriptionEndings, settings, audit);
  const invoices = new InvoicesService(em, payments, infrastructure.invoiceLinks, {
    siteName: settings.siteName,
    address: infrastructure.sellerAddress,
  });
  const reports = new ReportsService(em, infrastructure.liveStats, payments.name, settings.siteName);
  const support = new SupportService(em, rateLimits, mailQueue, settings, origin, audit);
  return {
    accounts,
    emailRestores,
    issuers,
    sessions,
    apiKeys,
    profile,
    publicProfiles,
    accountExport,
    collaborators,
    invitations,
    images,
    lists,
    listPages: new ListPagesService(em),
    items,
    severalItems: new SeveralItemsService(em, lists, images, settings),
    imports: new ImportsService(em, lists, settings),
    exports: new ExportsService(lists, listItems),
    listItems,
    itemPages,
    listGlances,
    products,
    shopHealth,
    ownShopRules,
    sharedLists,
    shareLinks,
    purchases,
    receipts: new ReceiptsService(em, infrastructure.undoSecrets),
    gifts: new GiftsService(
      em,
      rateLimits,
      origin,
      infrastructure.undoSecrets,
      infrastructure.giftLinks,
      infrastructure.giftSearches,
    ),
    holds: new HoldsService(em, sharedLists, rateLimits, origin, infrastructure.undoSecrets),
    shownPurchases,
    thanks: new ThanksService(em, lists),
    live,
    notifications,
    unsubscribing,
    mailDeliveries,
    analytics,
    billing,
    checkouts,
    planGrants,
    invoices,
    settings: siteSettings,
    reports,
    support,
    operation: new OperationService(em, infrastructure.operationMonitor, infrastructure.jobControl, audit),
    audit: new AuditService(em),
    adminUsers: new AdminUsersService(em, sessions, profile, images, mailQueue, audit),
    affiliates,
    affiliateClicks,
    listReports: new ListReportsService(em, sharedLists, rateLimits, infrastructure.addressKeys, origin),
    abuseSignals: new AbuseSignalsService(em),
    listModeration: new ListModerationService(em, mailQueue, audit),
    health: infrastructure.health,
  };
}

export type Services = ReturnType<typeof createServices>;
