import type { MikroORM } from '@mikro-orm/postgresql';
import { HealthService } from './base/database/health.service.ts';
import type { ReadReplica } from './base/database/read-replica.ts';
import type { Shutdown } from './base/process/shutdown.ts';
import { RateLimits } from './base/rate-limits/rate-limits.ts';
import { noteProblem } from './core/audit/note-problem.ts';
import type { Bus } from './core/events/bus.ts';
import type { ImageStore } from './core/images/image-store.ts';
import { UploadTickets } from './core/images/upload-tickets.ts';
import { CurrentSettings } from './core/settings/current-settings.ts';
import { Activity } from './core/statistics/activity.ts';
import { UnsubscribeLinks } from './core/unsubscribe/unsubscribe-links.ts';
import { ApiKeySecrets } from './keys/api-keys/api-key-secrets.ts';
import { OneTimeCodes } from './keys/second-factor/one-time-codes.ts';
import { AccessTokens } from './keys/sessions/access-token.ts';
import { AbuseWatch } from './lists/abuse/abuse-watch.ts';
import { AddressKeys } from './lists/abuse/address-keys.ts';
import { ListVisits } from './lists/analytics/list-visits.ts';
import { InvitationLinks } from './lists/collaborators/invitation-links.ts';
import { DeliveryAddressSeals } from './lists/delivery-addresses/delivery-address-seals.ts';
import { PayBackSeals } from './lists/group-gifts/pay-back-seals.ts';
import { GiftLinks } from './lists/guest-keys/gift-links.ts';
import { UndoSecrets } from './lists/purchases/undo-secrets.ts';
import { ResponseCache } from './lists/sharing/response-cache.ts';
import { InvoiceLinks } from './money/billing/invoice-links.ts';
import { PaymentIntake } from './money/billing/payment-intake.ts';
import type { PaymentProvider } from './money/billing/payment-provider.ts';
import { LiveStats } from './money/reports/live-stats.ts';
import { TestPaymentProvider } from './money/test-payments/test-payment-provider.ts';
import { FollowLinks } from './news/following/follow-links.ts';
import { LiveAccounts } from './news/live/live-accounts.ts';
import { LiveLists } from './news/live/live-lists.ts';
import { LiveSockets } from './news/live/live-sockets.ts';
import { Presences } from './news/live/presences.ts';
import { LiveNotices } from './news/notifications/live-notices.ts';
import { PushKeys } from './news/push/push-keys.ts';
import { PushSender } from './news/push/push-sender.ts';
import { TripPushes } from './news/push/trip-pushes.ts';
import { WebhookSender } from './news/webhooks/webhook-sender.ts';
import { CircleLinks } from './people/circles/circle-links.ts';
import { LiveCircles } from './people/circles/live-circles.ts';
import { PersonalLinkSecrets } from './people/circles/personal-link-secrets.ts';
import { DrawLinks } from './people/draws/draw-links.ts';
import { DrawSeals } from './people/draws/draw-seals.ts';
import { HandoverLinks } from './people/handovers/handover-links.ts';
import type { IssuerSettings } from './people/issuers/issuer-settings.ts';
import { Issuers } from './people/issuers/issuers.ts';
import { BarcodeLookUp } from './shops/barcodes/barcode-look-up.ts';
import { ExtractionThreads } from './shops/products/extraction-threads.ts';
import { GuardedPageFetcher } from './shops/products/guarded-page-fetcher.ts';
import { ProductPages } from './shops/products/product-pages.ts';
import type { ShopPages } from './shops/watched-prices/look-at-prices.ts';
import type { JobQueue, Payments } from './site/jobs/jobs.ts';
import { OperationMonitor } from './site/operation/operation-monitor.ts';

interface ForJobs {
  settings: CurrentSettings;
  unsubscribeLinks: UnsubscribeLinks;
  payments: Payments;
  undoSecrets: UndoSecrets;
  giftLinks: GiftLinks;
  rateLimits: RateLimits;
  pushSender: PushSender;
  webhookSender: WebhookSender;
  bus: Bus;
  shopPages: ShopPages;
}

/** The surroundings of a server: everything that a test replaces. */
interface Surroundings {
  orm: MikroORM;
  databaseUrl: string;
  /** Null where all is read from the database itself. */
  replica: ReadReplica | null;
  bus: Bus;
  imageStore: ImageStore;
  /** The keys for tokens and links are made from it. */
  secret: string;
  /** PUBLIC_URL, without a slash at the end: where this server answers. What people follow begins with the settings' `siteUrl`. */
  publicUrl: string;
  adminEmail?: string;
  mailEnabled: boolean;
  version: string;
  isRateLimited: boolean;
  /** Null is the test provider that is built in. */
  stripe: PaymentProvider | null;
  issuers: readonly IssuerSettings[];
  passwordsEnabled: boolean;
  /** Name and address of the seller, as they stand on invoices. */
  sellerAddress: string | null;
  /** With {code} in it; null where barcodes are looked up nowhere. */
  barcodeLookUpUrl?: string | null;
  extraction: ConstructorParameters<typeof ExtractionThreads>[0] & { allowedPrivateHosts: string[] };
  /** How often live figures are counted, where it is not as usual. */
  statsMilliseconds?: number;
  openJobs(parts: ForJobs): Promise<JobQueue>;
  onProblem?: (problem: unknown) => void;
}

/** Opens everything that lives as long as the process. `shutdown` closes it, all but what was given. */
export async function openInfrastructure(
  shutdown: Pick<Shutdown, 'defer'>,
  { orm, databaseUrl, replica, bus, imageStore, secret, publicUrl, version, stripe, ...more }: Surroundings,
) {
  const { onProblem, adminEmail, mailEnabled, sellerAddress, passwordsEnabled } = more;
  const rateLimits = new RateLimits(databaseUrl, more.isRateLimited);
  shutdown.defer('rate limits', () => rateLimits.close());
  const issuers = new Issuers(more.issuers, {
    publicUrl,
    secret,
    tellOperator: (subject, message) => {
      onProblem?.(message);
      noteProblem(orm.em.fork(), { area: 'SIGN_IN', subject, message }).catch(onProblem ?? (() => {}));
    },
  });
  const facts = { mailEnabled, passwordsEnabled, issuers: issuers.shown };
  const settings = await CurrentSettings.open(orm, bus, { publicUrl, adminEmail, facts, onProblem });
  const undoSecrets = new UndoSecrets(secret);
  const giftLinks = new GiftLinks(secret);
  const followLinks = new FollowLinks(secret);
  const payBackSeals = new PayBackSeals(secret);
  const unsubscribeLinks = new UnsubscribeLinks(secret);
  const testPayments = new TestPaymentProvider(orm, () => settings.now.siteUrl, onProblem);
  const { allowedPrivateHosts, ...threadsOptions } = more.extraction;
  const pushKeys = new PushKeys(secret);
  const pushSender = new PushSender({ keys: pushKeys, siteUrl: () => settings.now.siteUrl, allowedPrivateHosts });
  const tripPushes = new TripPushes(orm, bus, pushSender, onProblem);
  shutdown.defer('pushes of trips', () => tripPushes.finish());
  const userAgent = `Kindlist/${version} (+${publicUrl})`;
  const webhookSender = new WebhookSender({ secret, userAgent, allowedPrivateHosts });
  const pageFetcher = new GuardedPageFetcher({ userAgent, allowedPrivateHosts });
  const threads = new ExtractionThreads(threadsOptions);
  shutdown.defer('extraction', () => threads.close());
  const barcodeLookUp = new BarcodeLookUp(orm, rateLimits, {
    address: more.barcodeLookUpUrl ?? null,
    userAgent,
    onProblem,
  });
  const productPages = new ProductPages(orm, pageFetcher, threads);
  const jobs = await more.openJobs({
    settings,
    bus,
    pushSender,
    webhookSender,
    shopPages: { pages: productPages, fetcher: pageFetcher },
    unsubscribeLinks,
    undoSecrets,
    giftLinks,
    rateLimits,
    payments: stripe ? { provider: stripe } : { provider: testPayments, work: () => testPayments.work() },
  });
  shutdown.defer('jobs', () => jobs.stop());
  const { stop: _stop, ...requests } = jobs;
  const paymentIntake = new PaymentIntake(orm, jobs.subscriptionEndings, jobs.mailQueue);
  testPayments.setListener((event) => paymentIntake.receive('TEST', event));

  const presences = new Presences(orm, bus);
  shutdown.defer('presences', () => presences.close());
  const listVisits = new ListVisits(orm, secret, onProblem);
  shutdown.defer('visits', () => listVisits.flush());
  const addressKeys = new AddressKeys(secret);
  const abuseWatch = new AbuseWatch(orm, addressKeys, onProblem);
  rateLimits.onRefusal((what, who, listId) => abuseWatch.noteRefusal(what, who, listId));
  shutdown.defer('abuse signals', () => abuseWatch.flush());
  const activity = new Activity(orm, onProblem);
  shutdown.defer('activity', () => activity.flush());

  const health = new HealthService(orm);
  const liveSockets = new LiveSockets(bus);
  const operationMonitor = new OperationMonitor({ orm, health, bus, imageStore, liveSockets, version });
  shutdown.defer('operation', () => operationMonitor.close());
  const payments = stripe ?? testPayments;
  return {
    ...requests,
    liveLists: new LiveLists(orm, bus),
    liveAccounts: new LiveAccounts(orm, bus),
    liveCircles: new LiveCircles(bus),
    liveNotices: new LiveNotices(orm, bus, onProblem),
    liveSockets,
    presences,
    accessTokens: new AccessTokens(secret),
    oneTimeCodes: new OneTimeCodes(secret),
    apiKeySecrets: new ApiKeySecrets(secret),
    undoSecrets,
    giftLinks,
    followLinks,
    payBackSeals,
    circleLinks: new CircleLinks(secret),
    handoverLinks: new HandoverLinks(secret),
    personalLinkSecrets: new PersonalLinkSecrets(secret),
    deliveryAddressSeals: new DeliveryAddressSeals(secret),
    drawLinks: new DrawLinks(secret),
    drawSeals: new DrawSeals(secret),
    rateLimits,
    invitationLinks: new InvitationLinks(secret),
    health,
    operationMonitor,
    pushKeys,
    pushSender,
    webhookSender,
    version,
    unsubscribeLinks,
    issuers,
    listVisits,
    addressKeys,
    abuseWatch,
    activity,
    liveStats: new LiveStats(orm, payments.name, onProblem, more.statsMilliseconds),
    imageStore,
    uploadTickets: new UploadTickets(secret),
    pageFetcher,
    barcodeLookUp,
    productPages,
    payments,
    paymentIntake,
    invoiceLinks: new InvoiceLinks(secret, publicUrl),
    sellerAddress,
    settings,
    replica,
    responseCache: new ResponseCache(),
    publicUrl,
  };
}

/** Objects that live as long as the process. */
export type Infrastructure = Awaited<ReturnType<typeof openInfrastructure>>;
