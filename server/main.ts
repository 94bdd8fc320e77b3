import { letYoungGenerationGrow } from './base/process/young-generation.ts'; // first, since all others are read under it
import 'reflect-metadata';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { version } from '../package.json';
import { TRUSTED_DOCUMENTS } from '../web/trusted-documents.generated.ts';
import { createApp } from './app.ts';
import { HealthService } from './base/database/health.service.ts';
import { ReadReplica } from './base/database/read-replica.ts';
import { waitForDatabase } from './base/database/wait-for-database.ts';
import { problemText } from './base/errors/problem-text.ts';
import { startEmbeddedPostgres } from './base/postgres/embedded-postgres.ts';
import { logSettings, logStart } from './base/process/log.ts';
import { Shutdown } from './base/process/shutdown.ts';
import { RateLimits } from './base/rate-limits/rate-limits.ts';
import { configuredImageStore } from './commands/configured-image-store.ts';
import { migrate, seed, seedAdministrator, seedDevelopmentPeople } from './commands/migrate.ts';
import { welcome } from './commands/welcome.ts';
import { type Config, namesInEnvironmentFile, readConfig, signingSecret, unknownSettings } from './config.ts';
import { outboxRoutes } from './core/email/outbox.routes.ts';
import { Outbox } from './core/email/outbox.ts';
import { outboxMailer } from './core/email/outbox-mailer.ts';
import type { Bus } from './core/events/bus.ts';
import { postgresBus } from './core/events/postgres-bus.ts';
import { Activity } from './core/facts/activity.ts';
import { UploadTickets } from './core/images/upload-tickets.ts';
import { CurrentSettings } from './core/settings/current-settings.ts';
import { UnsubscribeLinks } from './core/unsubscribe/unsubscribe-links.ts';
import { ApiKeySecrets } from './keys/api-keys/api-key-secrets.ts';
import { AccessTokens } from './keys/sessions/access-token.ts';
import { AbuseWatch } from './lists/abuse/abuse-watch.ts';
import { AddressKeys } from './lists/abuse/address-keys.ts';
import { ListVisits } from './lists/analytics/list-visits.ts';
import { InvitationLinks } from './lists/collaborators/invitation-links.ts';
import { refuseDevelopmentPeople } from './lists/seeds/development.seed.ts';
import { GuestAnswers } from './lists/sharing/guest-answers.ts';
import ormConfig from './mikro-orm.config.ts';
import { InvoiceLinks } from './money/billing/invoice-links.ts';
import { PaymentIntake } from './money/billing/payment-intake.ts';
import { LiveStats } from './money/reports/live-stats.ts';
import { TestPaymentProvider } from './money/test-payments/test-payment-provider.ts';
import { LiveAccounts } from './news/live/live-accounts.ts';
import { LiveLists } from './news/live/live-lists.ts';
import { LiveSockets } from './news/live/live-sockets.ts';
import { Presences } from './news/live/presences.ts';
import { LiveNotices } from './news/notifications/live-notices.ts';
import { GoogleTokens } from './people/google/google-tokens.ts';
import { ExtractionThreads } from './shops/products/extraction-threads.ts';
import { GuardedPageFetcher } from './shops/products/guarded-page-fetcher.ts';
import { ProductPages } from './shops/products/product-pages.ts';
import { startJobs } from './site/jobs/jobs.ts';
import { OperationMonitor } from './site/operation/operation-monitor.ts';

/** npm passes on a signal that the terminal has sent us already; that is no second signal from a person. */
const SAME_SIGNAL_MS = 1_000;

/** Loaded once somebody visits: a start waits for none of it. */
const servedPages = () => import('../web/public-pages/served-pages.tsx');

/** Large, and loaded where they are set up. */
const stripePayments = () => import('./money/stripe/stripe-payments.ts');
const smtpMailing = () => import('./core/email/smtp-mailer.ts');
const redisEvents = () => import('./core/events/redis-bus.ts');

const shutdown = new Shutdown();

/** Where problems are reported; until there is a log, on the terminal. */
let report = (problem: unknown): void => console.error(problemText(problem));

try {
  await serve(readConfig(process.env));
} catch (problem) {
  console.error(problemText(problem));
  await shutdown.run(report);
  process.exit(1);
}

async function serve(config: Config): Promise<void> {
  const { PORT, PUBLIC_URL, NODE_ENV, SMTP_URL, MAIL_FROM, GOOGLE_CLIENT_ID } = config;
  const say = (message: string) => logStart(config.LOG_FORMAT, message);
  if (config.LOG_FORMAT === 'json') say(`Kindlist ${version} starts`);
  for (const name of unknownSettings(namesInEnvironmentFile()))
    say(`.env sets ${name}, which is no setting of Kindlist`);
  const databaseUrl = await findDatabase(config, say);
  const orm = await MikroORM.init({ ...ormConfig, clientUrl: databaseUrl });
  shutdown.defer('database connections', () => orm.close());
  const migrations = await migrate(orm, databaseUrl);
  if (migrations.length > 0 && config.LOG_FORMAT === 'json') say(`the tables are up to date: ${migrations.join(', ')}`);
  await seed(orm, databaseUrl);
  if (NODE_ENV === 'production') await refuseDevelopmentPeople(orm.em.fork());
  if (NODE_ENV === 'development') await seedDevelopmentPeople(orm, databaseUrl);
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = config;
  const administrator = ADMIN_EMAIL && ADMIN_PASSWORD && { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  const unproven = administrator && (await seedAdministrator(orm, databaseUrl, administrator));

  const { DATABASE_REPLICA_URL: replicaUrl } = config;
  const replica = replicaUrl ? new ReadReplica(replicaUrl, (problem) => report(problem)) : null;
  if (replica) shutdown.defer('replica', () => replica.close());
  const bus = await configuredBus(config, databaseUrl);
  shutdown.defer('events', () => bus.close());
  const rateLimits = new RateLimits(databaseUrl, config.RATE_LIMIT === 'on');
  shutdown.defer('rate limits', () => rateLimits.close());
  const settings = await CurrentSettings.open(orm, bus, {
    publicUrl: PUBLIC_URL,
    adminEmail: ADMIN_EMAIL,
    onProblem: (problem) => report(problem),
  });
  const smtp = SMTP_URL
    ? (await smtpMailing()).smtpMailer(SMTP_URL, MAIL_FROM, { siteName: () => settings.now.siteName })
    : null;
  const mailer = smtp ?? outboxMailer;
  const imageStore = await configuredImageStore(config);
  const secret = signingSecret(config);
  const unsubscribeLinks = new UnsubscribeLinks(secret);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = config;
  const stripe =
    secretKey && webhookSecret
      ? new (await stripePayments()).StripePayments({ secretKey, webhookSecret, apiUrl })
      : null;
  const testPayments = new TestPaymentProvider(
    orm,
    () => settings.now.siteUrl,
    (problem) => report(problem),
  );
  const jobs = await startJobs(databaseUrl, {
    orm,
    mailer,
    imageStore,
    settings: () => settings.now,
    payments: stripe ? { provider: stripe } : { provider: testPayments, work: () => testPayments.work() },
    unsubscribeLinks,
    onProblem: (problem) => report(problem),
  });
  shutdown.defer('jobs', () => jobs.stop());
  const paymentIntake = new PaymentIntake(orm, jobs.subscriptionEndings, jobs.mailQueue);
  testPayments.setListener((event) => paymentIntake.receive('TEST', event));

  const presences = new Presences(orm, bus);
  shutdown.defer('presences', () => presences.close());
  const listVisits = new ListVisits(orm, secret, (problem) => report(problem));
  shutdown.defer('visits', () => listVisits.flush());
  const addressKeys = new AddressKeys(secret);
  const abuseWatch = new AbuseWatch(orm, addressKeys, (problem) => report(problem));
  rateLimits.onRefusal((what, who, listId) => abuseWatch.noteRefusal(what, who, listId));
  shutdown.defer('abuse signals', () => abuseWatch.flush());
  const activity = new Activity(orm, (problem) => report(problem));
  shutdown.defer('activity', () => activity.flush());

  const pageFetcher = new GuardedPageFetcher({
    userAgent: `Kindlist/${version} (+${PUBLIC_URL})`,
    allowedPrivateHosts: config.EXTRACT_ALLOW_PRIVATE_HOSTS,
  });
  const threads = new ExtractionThreads({ script: new URL('./extraction-worker.js', import.meta.url) });
  shutdown.defer('extraction', () => threads.close());

  const health = new HealthService(orm);
  const liveSockets = new LiveSockets(bus);
  const infrastructure = {
    liveLists: new LiveLists(orm, bus),
    liveAccounts: new LiveAccounts(orm, bus),
    liveNotices: new LiveNotices(orm, bus, (problem) => report(problem)),
    liveSockets,
    presences,
    accessTokens: new AccessTokens(secret),
    apiKeySecrets: new ApiKeySecrets(secret),
    rateLimits,
    mailQueue: jobs.mailQueue,
    invitationLinks: new InvitationLinks(secret),
    health,
    operationMonitor: new OperationMonitor({ orm, health, bus, imageStore, liveSockets, version }),
    jobControl: jobs.jobControl,
    unsubscribeLinks,
    passwordResets: jobs.passwordResets,
    affiliateMatching: jobs.affiliateMatching,
    googleTokens: GOOGLE_CLIENT_ID
      ? new GoogleTokens({
          clientId: GOOGLE_CLIENT_ID,
          issuer: config.GOOGLE_ISSUER_URL,
        })
      : null,
    listVisits,
    addressKeys,
    abuseWatch,
    activity,
    liveStats: new LiveStats(orm, (stripe ?? testPayments).name, (problem) => report(problem)),
    imageStore,
    uploadTickets: new UploadTickets(secret),
    pageFetcher,
    productPages: new ProductPages(orm, pageFetcher, threads),
    payments: stripe ?? testPayments,
    paymentIntake,
    subscriptionEndings: jobs.subscriptionEndings,
    invoiceLinks: new InvoiceLinks(secret, PUBLIC_URL),
    sellerAddress: config.SELLER_ADDRESS ?? null,
    settings,
    replica,
    guestAnswers: new GuestAnswers(),
    publicUrl: PUBLIC_URL,
  };
  const app = await createApp(orm, infrastructure, {
    trustedDocuments: TRUSTED_DOCUMENTS,
    webFolder: join(import.meta.dirname, '../web'),
    pageDrawer: {
      localeFor: async (acceptLanguage) => (await servedPages()).localeFor(acceptLanguage),
      drawPage: async (...page) => (await servedPages()).drawPage(...page),
      drawSharedList: async (...list) => (await servedPages()).drawSharedList(...list),
      drawPurchasePage: async (...page) => (await servedPages()).drawPurchasePage(...page),
    },
    corsOrigins: config.CORS_ORIGINS,
    trustProxy: config.TRUST_PROXY,
    metricsToken: config.METRICS_TOKEN,
    logger: logSettings(config.LOG_LEVEL, config.LOG_FORMAT),
    ...(config.RATE_LIMIT === 'off' && { socketLimits: null, guestCostPerMinute: null }),
  });
  shutdown.defer('requests', () => app.close());
  report = (problem) => app.log.error(problem);
  if (NODE_ENV !== 'production' && !SMTP_URL) await app.register(outboxRoutes, { outbox: new Outbox(orm) });

  process.on('unhandledRejection', (problem) => app.log.error(problem, 'nobody waited for this'));
  const listensAt = await listen(app, config);
  if (config.DATABASE_URL && !config.JWT_SECRET) {
    app.log.warn('JWT_SECRET is unset: only processes that share DATA_DIR take each other’s sessions');
  }
  if (unproven) app.log.warn(unproven);
  if (!smtp && NODE_ENV === 'production' && config.LOG_FORMAT === 'json') {
    app.log.warn('SMTP_URL is unset: mails go nowhere; they are kept for a week, and `npm run outbox` shows them');
  }
  smtp?.verify().catch((problem: Error) => {
    app.log.warn(
      `The mail server takes no mails from us, which wait and are tried again for a day: ${problem.message}`,
    );
  });
  letYoungGenerationGrow();
  sayReady(config, PORT === 0 ? listensAt : PUBLIC_URL);
  endOnSignal(say, config);
}

/** In a terminal the welcome says where, once for all addresses. */
async function listen(app: FastifyInstance, { PORT, HOST, LOG_FORMAT, LOG_LEVEL }: Config): Promise<string> {
  if (LOG_FORMAT === 'text' && LOG_LEVEL === 'info') app.log.level = 'warn';
  const address = await app.listen({ port: PORT, host: HOST });
  app.log.level = LOG_LEVEL;
  return address;
}

/** Says that the server is ready: to `npm run dev` by a message, to a person in words, to a program in one line that it can look for. */
function sayReady({ LOG_FORMAT, SMTP_URL, NODE_ENV }: Config, address: string): void {
  const outbox = NODE_ENV === 'production' ? 'npm run outbox' : `${address}/outbox`;
  if (process.send) process.send('ready');
  else if (LOG_FORMAT === 'text') console.log(welcome({ address, outbox: SMTP_URL ? null : outbox }));
  else console.log(`Kindlist is at ${address}`);
}

async function findDatabase({ DATABASE_URL, DATA_DIR }: Config, say: (message: string) => void): Promise<string> {
  if (DATABASE_URL) {
    await waitForDatabase(DATABASE_URL, say);
    return DATABASE_URL;
  }
  const embedded = await startEmbeddedPostgres(join(DATA_DIR, 'postgres'));
  shutdown.defer('PostgreSQL', () => embedded.stop());
  return embedded.url();
}

async function configuredBus({ REDIS_URL: redisUrl }: Config, databaseUrl: string): Promise<Bus> {
  const onProblem = (problem: unknown) => report(problem);
  return redisUrl
    ? (await redisEvents()).redisBus({ redisUrl, databaseUrl, onProblem })
    : postgresBus(databaseUrl, onProblem);
}

/** Takes no more requests, sends the sockets elsewhere, finishes what has begun. Who asks again is not kept waiting. */
function endOnSignal(say: (message: string) => void, { LOG_FORMAT }: Config): void {
  let askedAt: number | undefined;
  const end = async () => {
    if (askedAt !== undefined && Date.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
    if (askedAt !== undefined) return;
    askedAt = Date.now();
    if (LOG_FORMAT === 'json') say(`Kindlist ${version} ends: what has begun is finished`);
    await shutdown.run(report);
    if (LOG_FORMAT === 'json') say(`Kindlist ${version} has ended`);
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
