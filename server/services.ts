import type { EntityManager } from '@mikro-orm/postgresql';
import { AccountsService } from './accounts/accounts.service.ts';
import { EmailRestoresService } from './accounts/email-restores.service.ts';
import type { PasswordResets } from './accounts/password-resets.ts';
import { AdminUsersService } from './admin/admin-users.service.ts';
import { AffiliateClicks } from './affiliates/affiliate-clicks.ts';
import { AffiliateSitesService } from './affiliates/affiliate-sites.service.ts';
import type { AffiliateMatching } from './affiliates/stored-matches.ts';
import { AnalyticsService } from './analytics/analytics.service.ts';
import type { ListVisits } from './analytics/list-visits.ts';
import type { ApiKeySecrets } from './api-keys/api-key-secrets.ts';
import { ApiKeysService } from './api-keys/api-keys.service.ts';
import { AuditService } from './audit/audit.service.ts';
import { AuditLog } from './audit/audit-log.ts';
import { BillingService } from './billing/billing.service.ts';
import { CheckoutsService } from './billing/checkouts.service.ts';
import type { InvoiceLinks } from './billing/invoice-links.ts';
import { InvoicesService } from './billing/invoices.service.ts';
import type { PaymentIntake } from './billing/payment-intake.ts';
import type { PaymentProvider } from './billing/payment-provider.ts';
import { PlanGrantsService } from './billing/plan-grants.service.ts';
import type { SubscriptionEndings } from './billing/subscription-endings.ts';
import type { Origin } from './caller.ts';
import { CollaboratorsService } from './collaborators/collaborators.service.ts';
import type { InvitationLinks } from './collaborators/invitation-links.ts';
import { InvitationsService } from './collaborators/invitations.service.ts';
import type { HealthService } from './database/health.service.ts';
import type { StatementSource } from './database/prepared.ts';
import type { ReadReplica } from './database/read-replica.ts';
import type { MailQueue } from './email/mail-queue.ts';
import type { Activity } from './facts/activity.ts';
import { GoogleSignInService } from './google/google-sign-in.service.ts';
import type { GoogleTokens } from './google/google-tokens.ts';
import type { ImageStore } from './images/image-store.ts';
import { ImagesService } from './images/images.service.ts';
import type { UploadTickets } from './images/upload-tickets.ts';
import { ItemPagesService } from './items/item-pages.service.ts';
import { ItemsService } from './items/items.service.ts';
import { ListGlancesService } from './items/list-glances.service.ts';
import { ListItemsService } from './items/list-items.service.ts';
import { SeveralItemsService } from './items/several-items.service.ts';
import type { JobControl } from './jobs/job-control.ts';
import { ListPagesService } from './lists/list-pages.service.ts';
import { ListsService } from './lists/lists.service.ts';
import { LiveService } from './live/live.service.ts';
import type { LiveAccounts } from './live/live-accounts.ts';
import type { LiveLists } from './live/live-lists.ts';
import type { LiveSockets } from './live/live-sockets.ts';
import type { Presences } from './live/presences.ts';
import { MailDeliveriesService } from './mail-deliveries/mail-deliveries.service.ts';
import type { LiveNotices } from './notifications/live-notices.ts';
import { NotificationsService } from './notifications/notifications.service.ts';
import { OperationService } from './operation/operation.service.ts';
import type { OperationMonitor } from './operation/operation-monitor.ts';
import type { PageFetcher } from './products/page-fetcher.ts';
import type { ProductPages } from './products/product-pages.ts';
import { ProductsService } from './products/products.service.ts';
import { ShopHealthService } from './products/shop-health.service.ts';
import { AccountExportService } from './profile/account-export.service.ts';
import { ProfileService } from './profile/profile.service.ts';
import { PublicProfilesService } from './profile/public-profiles.service.ts';
import { PurchasesService } from './purchases/purchases.service.ts';
import { ReceiptsService } from './purchases/receipts.service.ts';
import { ShownPurchasesService } from './purchases/shown-purchases.service.ts';
import { ThanksService } from './purchases/thanks.service.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { LiveStats } from './reports/live-stats.ts';
import { ReportsService } from './reports/reports.service.ts';
import { AbuseSignalsService } from './safety/abuse-signals.service.ts';
import type { AbuseWatch } from './safety/abuse-watch.ts';
import type { AddressKeys } from './safety/address-keys.ts';
import { ListModerationService } from './safety/list-moderation.service.ts';
import { ListReportsService } from './safety/list-reports.service.ts';
import type { AccessTokens } from './sessions/access-token.ts';
import { KnownDevices } from './sessions/known-devices.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import type { CurrentSettings } from './settings/current-settings.ts';
import { SettingsService } from './settings/settings.service.ts';
import type { GuestAnswers } from './sharing/guest-answers.ts';
import { ShareLinksService } from './sharing/share-links.service.ts';
import { SharedListsService } from './sharing/shared-lists.service.ts';
import { SupportService } from './support/support.service.ts';
import { UnsubscribeService } from './unsubscribe/unsubscribe.service.ts';
import type { UnsubscribeLinks } from './unsubscribe/unsubscribe-links.ts';

/** What lives as long as the process. */
export interface Infrastructure {
  liveLists: LiveLists;
  liveAccounts: LiveAccounts;
  liveNotices: LiveNotices;
  liveSockets: LiveSockets;
  presences: Presences;
  accessTokens: AccessTokens;
  apiKeySecrets: ApiKeySecrets;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  unsubscribeLinks: UnsubscribeLinks;
  invitationLinks: InvitationLinks;
  passwordResets: PasswordResets;
  affiliateMatching: AffiliateMatching;
  /** Null while signing in with Google is not set up. */
  googleTokens: GoogleTokens | null;
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
  guestAnswers: GuestAnswers;
  health: HealthService;
  operationMonitor: OperationMonitor;
  jobControl: JobControl;
  /** PUBLIC_URL, without a slash at the end: where this server answers. What people follow begins with the settings' `siteUrl`. */
  publicUrl: string;
}

/** What is behind share links. It needs no unit of work: to make one takes a twentieth of what such a list takes in all. */
export function createSharedLists(
  source: StatementSource,
  { replica, guestAnswers, listVisits }: Infrastructure,
  origin: Origin,
) {
  return new SharedListsService(source, replica, guestAnswers, listVisits, origin);
}

/** One set per request: every service shares the request's unit of work. */
export function createServices(em: EntityManager, infrastructure: Infrastructure, origin: Origin) {
  const { liveLists, liveAccounts, presences, accessTokens, rateLimits, mailQueue, passwordResets } = infrastructure;
  const settings = infrastructure.settings.now;
  const { siteUrl } = settings;
  const audit = new AuditLog(origin);
  const sessions = new SessionsService(em, accessTokens);
  const apiKeys = new ApiKeysService(em, rateLimits, mailQueue, infrastructure.apiKeySecrets);
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
    origin,
  );
  const emailRestores = new EmailRestoresService(em, sessions, invitations, mailQueue);
  const google = new GoogleSignInService(
    em,
    infrastructure.googleTokens,
    accounts,
    sessions,
    invitations,
    rateLimits,
    mailQueue,
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
  );
  const items = new ItemsService(em, lists, images, settings);
  const listItems = new ListItemsService(em, settings);
  const itemPages = new ItemPagesService(em, listItems);
  const listGlances = new ListGlancesService(em);
  const { productPages, pageFetcher } = infrastructure;
  const products = new ProductsService(lists, items, images, productPages, pageFetcher, rateLimits, origin);
  const shopHealth = new ShopHealthService(em);
  const sharedLists = createSharedLists(em, infrastructure, origin);
  const shareLinks = new ShareLinksService(em, lists);
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
  );
  const live = new LiveService(liveLists, liveAccounts, presences, lists, sharedLists);
  const unsubscribing = new UnsubscribeService(em, infrastructure.unsubscribeLinks);
  const mailDeliveries = new MailDeliveriesService(em);
  const notifications = new NotificationsService(em, infrastructure.liveNotices);
  const analytics = new AnalyticsService(em, lists);
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
    google,
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
    listItems,
    itemPages,
    listGlances,
    products,
    shopHealth,
    sharedLists,
    shareLinks,
    purchases,
    receipts: new ReceiptsService(em),
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
