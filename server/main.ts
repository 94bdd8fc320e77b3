import { letHeapGrow } from './base/process/heap-growth.ts'; // first, since all others are read under it
import 'reflect-metadata';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { version } from '../package.json';
import { TRUSTED_DOCUMENTS } from '../web/trusted-documents.generated.ts';
import { createApp } from './app.ts';
import { ReadReplica } from './base/database/read-replica.ts';
import { waitForDatabase } from './base/database/wait-for-database.ts';
import { problemText } from './base/errors/problem-text.ts';
import { startEmbeddedPostgres } from './base/postgres/embedded-postgres.ts';
import { logSettings, logStart } from './base/process/log.ts';
import { Shutdown } from './base/process/shutdown.ts';
import { backupSource, configuredBackups } from './commands/configured-backups.ts';
import { configuredImageStore } from './commands/configured-image-store.ts';
import { migrate, seed, seedAdministrator, seedDevelopmentPeople } from './commands/migrate.ts';
import { welcome } from './commands/welcome.ts';
import { type Config, namesInEnvironmentFile, readConfig, signingSecret, unknownSettings } from './config.ts';
import { outboxRoutes } from './core/email/outbox.routes.ts';
import { Outbox } from './core/email/outbox.ts';
import { outboxMailer } from './core/email/outbox-mailer.ts';
import type { Bus } from './core/events/bus.ts';
import { postgresBus } from './core/events/postgres-bus.ts';
import { presentHappening } from './doors/rest/v1/lists/webhook.presenter.ts';
import { openInfrastructure } from './infrastructure.ts';
import { refuseDevelopmentPeople } from './lists/seeds/development.seed.ts';
import ormConfig from './mikro-orm.config.ts';
import { startJobs } from './site/jobs/jobs.ts';

/** npm passes on a signal that the terminal has sent us already; that is no second signal from a person. */
const SAME_SIGNAL_MS = 1_000;

/** Loaded once somebody visits: a start waits for none of it. */
const servedPages = () => import('../web/public-pages/served-pages.tsx');

/** Large, and loaded where they are set up. */
const stripePayments = () => import('./money/stripe/stripe-payments.ts');
const smtpMailing = () => import('./core/email/smtp-mailer.ts');
const redisEvents = () => import('./core/events/redis-bus.ts');

const shutdown = new Shutdown();

/** Reports problems; until there is a log, on the terminal. */
let report = (problem: unknown): void => console.error(problemText(problem));

try {
  await serve(readConfig(process.env));
} catch (problem) {
  console.error(problemText(problem));
  await shutdown.run(report);
  process.exit(1);
}

async function serve(config: Config): Promise<void> {
  const { PORT, PUBLIC_URL, NODE_ENV, SMTP_URL, MAIL_FROM } = config;
  const say = (message: string) => logStart(config.LOG_FORMAT, message);
  if (config.LOG_FORMAT === 'json') say(`Kindlist ${version} starts`);
  for (const name of unknownSettings(namesInEnvironmentFile()))
    say(`.env sets ${name}, which is no setting of Kindlist`);
  const databaseUrl = await findDatabase(config, say);
  const orm = await MikroORM.init({ ...ormConfig, clientUrl: databaseUrl });
  shutdown.defer('database connections', () => orm.close());
  const migrations = await migrate(orm, databaseUrl, { say });
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
  const smtp = SMTP_URL
    ? (await smtpMailing()).smtpMailer(SMTP_URL, MAIL_FROM, { siteName: () => infrastructure.settings.now.siteName })
    : null;
  const imageStore = await configuredImageStore(config);
  const backups = await configuredBackups(config, backupSource(config, databaseUrl, imageStore));
  const onProblem = (problem: unknown) => report(problem);
  const infrastructure = await openInfrastructure(shutdown, {
    orm,
    databaseUrl,
    replica,
    bus,
    imageStore,
    secret: signingSecret(config),
    publicUrl: PUBLIC_URL,
    adminEmail: ADMIN_EMAIL,
    mailEnabled: smtp !== null || NODE_ENV !== 'production', // else /outbox is where mails arrive
    version,
    isRateLimited: config.RATE_LIMIT === 'on',
    stripe: await configuredStripe(config),
    issuers: config.issuers,
    passwordsEnabled: config.PASSWORD_SIGN_IN === 'on',
    sellerAddress: config.SELLER_ADDRESS ?? null,
    barcodeLookUpUrl: config.BARCODE_LOOKUP_URL ?? null,
    extraction: {
      script: new URL('./extraction-worker.js', import.meta.url),
      allowedPrivateHosts: config.EXTRACT_ALLOW_PRIVATE_HOSTS,
    },
    openJobs: ({ settings, bus: events, webhookSender, ...parts }) =>
      startJobs(databaseUrl, {
        ...parts,
        orm,
        imageStore,
        backups,
        mailer: smtp ?? outboxMailer,
        settings: () => settings.now,
        webhooks: { bus: events, sender: webhookSender, present: presentHappening },
        onProblem,
      }),
    onProblem,
  });
  const app = await createApp(orm, infrastructure, {
    trustedDocuments: TRUSTED_DOCUMENTS,
    webFolder: join(import.meta.dirname, '../web'),
    pageDrawer: {
      drawPage: async (...page) => (await servedPages()).drawPage(...page),
      drawSharedList: async (...list) => (await servedPages()).drawSharedList(...list),
      drawPersonalPage: async (...page) => (await servedPages()).drawPersonalPage(...page),
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
  endOnSignal(say, config); // before anybody hears that it is there, and may end it
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
  letHeapGrow();
  sayReady(config, PORT === 0 ? listensAt : PUBLIC_URL);
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

async function configuredStripe(config: Config) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = config;
  if (!secretKey || !webhookSecret) return null;
  return new (await stripePayments()).StripePayments({ secretKey, webhookSecret, apiUrl });
}

async function configuredBus({ REDIS_URL: redisUrl }: Config, databaseUrl: string): Promise<Bus> {
  const onProblem = (problem: unknown) => report(problem);
  return redisUrl
    ? (await redisEvents()).redisBus({ redisUrl, databaseUrl, onProblem })
    : postgresBus(databaseUrl, onProblem);
}

/**
 * Takes no more requests, sends the sockets elsewhere, finishes the running ones. A client that asks again does not
 * wait.
 */
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
