import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { test as base } from 'vitest';
import { createApp } from '../../server/app.ts';
import { HealthService } from '../../server/base/database/health.service.ts';
import { RateLimits } from '../../server/base/rate-limits/rate-limits.ts';
import { postgresBus } from '../../server/core/events/postgres-bus.ts';
import { Activity } from '../../server/core/facts/activity.ts';
import { diskImageStore } from '../../server/core/images/disk-image-store.ts';
import { UploadTickets } from '../../server/core/images/upload-tickets.ts';
import { CurrentSettings } from '../../server/core/settings/current-settings.ts';
import { UnsubscribeLinks } from '../../server/core/unsubscribe/unsubscribe-links.ts';
import { ApiKeySecrets } from '../../server/keys/api-keys/api-key-secrets.ts';
import { AccessTokens } from '../../server/keys/sessions/access-token.ts';
import { AbuseWatch } from '../../server/lists/abuse/abuse-watch.ts';
import { AddressKeys } from '../../server/lists/abuse/address-keys.ts';
import { ListVisits } from '../../server/lists/analytics/list-visits.ts';
import { InvitationLinks } from '../../server/lists/collaborators/invitation-links.ts';
import { GuestAnswers } from '../../server/lists/sharing/guest-answers.ts';
import config from '../../server/mikro-orm.config.ts';
import { InvoiceLinks } from '../../server/money/billing/invoice-links.ts';
import { PaymentIntake } from '../../server/money/billing/payment-intake.ts';
import { LiveStats } from '../../server/money/reports/live-stats.ts';
import { TestPaymentProvider } from '../../server/money/test-payments/test-payment-provider.ts';
import { LiveAccounts } from '../../server/news/live/live-accounts.ts';
import { LiveLists } from '../../server/news/live/live-lists.ts';
import { LiveSockets } from '../../server/news/live/live-sockets.ts';
import { Presences } from '../../server/news/live/presences.ts';
import { LiveNotices } from '../../server/news/notifications/live-notices.ts';
import { createServices, type Infrastructure } from '../../server/services.ts';
import { ExtractionThreads } from '../../server/shops/products/extraction-threads.ts';
import { GuardedPageFetcher } from '../../server/shops/products/guarded-page-fetcher.ts';
import { ProductPages } from '../../server/shops/products/product-pages.ts';
import { openJobQueue } from '../../server/site/jobs/jobs.ts';
import { OperationMonitor } from '../../server/site/operation/operation-monitor.ts';
import { TRUSTED_DOCUMENTS } from '../../web/trusted-documents.generated.ts';
import { startProductPages } from '../fakes/product-page-server.ts';
import { world } from './graphql.ts';
import { aDatabase } from './template-database.ts';

export const PUBLIC_URL = 'https://kindlist.test';
/** Node takes its types away itself: the thread runs as it stands. */
export const EXTRACTION_WORKER = new URL(
  '../../server/shops/products/extraction/extraction-worker.ts',
  import.meta.url,
);
/** Many times what an ordinary page takes; those that are made to take too long take all of it. */
const LONGEST_READING_MS = 1_000;
export const SECRET = 'a secret that only the tests know, and long enough';

/** Services for a caller at `address`, each with a unit of work of its own, as every request has. */
export function servicesOn(orm: MikroORM, infrastructure: Infrastructure, address = '127.0.0.1') {
  return createServices(orm.em.fork(), infrastructure, { address, userAgent: null });
}

/** `test` for the server: a database, a bus and an app per file; per test a unit of work of its own, and the services'. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('databaseUrl', { scope: 'file' }, async ({}) => aDatabase())
  .extend('orm', { scope: 'file' }, async ({ databaseUrl }, { onCleanup }) => {
    const orm = await MikroORM.init({ ...config, clientUrl: databaseUrl });
    onCleanup(() => orm.close());
    return orm;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('productPages', { scope: 'file' }, async ({}, { onCleanup }) => {
    const pages = await startProductPages();
    onCleanup(() => pages.stop());
    return pages;
  })
  .extend('infrastructure', { scope: 'file' }, async ({ orm, databaseUrl, productPages }, { onCleanup }) => {
    const bus = await postgresBus(databaseUrl);
    const settings = await CurrentSettings.open(orm, bus, { publicUrl: PUBLIC_URL });
    const unsubscribeLinks = new UnsubscribeLinks(SECRET);
    const jobs = await openJobQueue(databaseUrl, { settings: () => settings.now, unsubscribeLinks });
    const payments = new TestPaymentProvider(orm, () => PUBLIC_URL);
    const paymentIntake = new PaymentIntake(orm, jobs.subscriptionEndings, jobs.mailQueue);
    payments.setListener((event) => paymentIntake.receive('TEST', event));
    const rateLimits = new RateLimits(databaseUrl);
    const addressKeys = new AddressKeys(SECRET);
    const abuseWatch = new AbuseWatch(orm, addressKeys);
    rateLimits.onRefusal((what, who, listId) => abuseWatch.noteRefusal(what, who, listId));
    const presences = new Presences(orm, bus);
    const pageFetcher = new GuardedPageFetcher({
      userAgent: `Kindlist/test (+${PUBLIC_URL})`,
      allowedPrivateHosts: [productPages.host, productPages.otherHost],
    });
    const threads = new ExtractionThreads({ script: EXTRACTION_WORKER, cpuLimitMs: LONGEST_READING_MS });
    const pictures = mkdtempSync(join(tmpdir(), 'kindlist-images-'));
    onCleanup(async () => {
      operationMonitor.close();
      rmSync(pictures, { recursive: true });
      const { activity, listVisits } = infrastructure;
      await Promise.all([activity.flush(), listVisits.flush(), abuseWatch.flush()]); // or they write while the ORM closes
      await Promise.all([bus.close(), jobs.stop(), rateLimits.close(), presences.close(), threads.close()]);
    });
    const health = new HealthService(orm);
    const imageStore = diskImageStore(pictures);
    const liveSockets = new LiveSockets(bus);
    const watched = { orm, health, bus, imageStore, liveSockets, version: '1.2.3' };
    const operationMonitor = new OperationMonitor(watched);
    const infrastructure: Infrastructure = {
      liveLists: new LiveLists(orm, bus),
      liveAccounts: new LiveAccounts(orm, bus),
      liveNotices: new LiveNotices(orm, bus),
      liveSockets,
      presences,
      accessTokens: new AccessTokens(SECRET),
      apiKeySecrets: new ApiKeySecrets(SECRET),
      rateLimits,
      mailQueue: jobs.mailQueue,
      invitationLinks: new InvitationLinks(SECRET),
      health,
      operationMonitor,
      jobControl: jobs.jobControl,
      unsubscribeLinks,
      passwordResets: jobs.passwordResets,
      affiliateMatching: jobs.affiliateMatching,
      googleTokens: null,
      payments,
      paymentIntake,
      subscriptionEndings: jobs.subscriptionEndings,
      invoiceLinks: new InvoiceLinks(SECRET, PUBLIC_URL),
      sellerAddress: null,
      settings,
      replica: null,
      guestAnswers: new GuestAnswers(),
      listVisits: new ListVisits(orm, SECRET),
      addressKeys,
      abuseWatch,
      activity: new Activity(orm),
      liveStats: new LiveStats(orm, payments.name, () => {}, 50),
      imageStore,
      uploadTickets: new UploadTickets(SECRET),
      pageFetcher,
      productPages: new ProductPages(orm, pageFetcher, threads),
      publicUrl: PUBLIC_URL,
    };
    return infrastructure;
  })
  .extend('em', async ({ orm }) => orm.em.fork())
  .extend('services', async ({ orm, infrastructure }) => servicesOn(orm, infrastructure))
  .extend('app', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
    const app = await createApp(orm, infrastructure, { trustedDocuments: TRUSTED_DOCUMENTS });
    world.set(app, { orm, infrastructure });
    onCleanup(() => app.close());
    return app;
  });
