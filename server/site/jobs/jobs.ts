import type { MikroORM } from '@mikro-orm/postgresql';
import { type Job, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { BackupPlan } from '../../core/backup/scheduled-backups.ts';
import { MailDelivery } from '../../core/email/mail-delivery.ts';
import { MAIL_QUEUE, MailQueue, type MailQueueOptions } from '../../core/email/mail-queue.ts';
import type { Mailer } from '../../core/email/mailer.ts';
import { outboxMailer } from '../../core/email/outbox-mailer.ts';
import type { Bus } from '../../core/events/bus.ts';
import type { ImageStore } from '../../core/images/image-store.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import {
  AFFILIATE_MATCHING_QUEUE,
  AffiliateMatching,
  matchStoredItems,
} from '../../lists/affiliates/stored-matches.ts';
import {
  GIFT_SEARCH_QUEUE,
  GiftSearches,
  type GiftSearchJob,
  mailFoundGifts,
} from '../../lists/gifts/gift-searches.ts';
import type { GiftLinks } from '../../lists/guest-keys/gift-links.ts';
import type { UndoSecrets } from '../../lists/purchases/undo-secrets.ts';
import { PaymentIntake } from '../../money/billing/payment-intake.ts';
import type { PaymentProvider } from '../../money/billing/payment-provider.ts';
import { catchUp, reconcile } from '../../money/billing/reconcile.ts';
import {
  endSubscriptions,
  SUBSCRIPTION_ENDINGS_QUEUE,
  type SubscriptionEndingJob,
  SubscriptionEndings,
} from '../../money/billing/subscription-endings.ts';
import type { PushSender } from '../../news/push/push-sender.ts';
import type { DeliveryNeeds } from '../../news/webhooks/deliver-message.ts';
import { WebhookRunner } from '../../news/webhooks/webhook-runner.ts';
import {
  mailPasswordReset,
  PASSWORD_RESET_QUEUE,
  type PasswordResetJob,
  PasswordResets,
} from '../../people/accounts/password-resets.ts';
import type { ShopPages } from '../../shops/watched-prices/look-at-prices.ts';
import { createBackupQueue, workOnBackups } from './backup-jobs.ts';
import { JobControl } from './job-control.ts';
import { SCHEDULED_QUEUES } from './job-queues.ts';
import { scheduledWork } from './scheduled-work.ts';

/** About a day of tries, at first every few seconds, then every hour: a mail server may be down for a night. */
const MAIL_RETRIES = { retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };

/** Kept an hour only: the mail's row has its state, and counting jobs reads them all. */
const MAIL_JOBS_KEPT = { deleteAfterSeconds: 3600 };

/** The person waits for the mail now. A job holds an address, so it is deleted as soon as it is done. */
const RESET_RETRIES = { retryLimit: 10, retryDelay: 5, deleteAfterSeconds: 60 };

/** About a month of tries: a deleted account must not be charged, however long the payment provider is away. */
const ENDING_RETRIES = { retryLimit: 800, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };

/** A worker that died over a job gives it back after this; no job may take as long. */
const EXPIRY = { expireInSeconds: 150 };

/** Comparing the links of a million items takes a minute; it goes on where the process ends, from the beginning. */
const MATCHING_EXPIRY = { expireInSeconds: 900 };

/** A job that takes longer to finish than the process has time for is begun again by another. */
const STOP_OPTIONS = { timeout: 10_000 };

const MAIL_STOP_TIMEOUT_MS = 8_000;

/** A notification wakes the worker, so these only find what one missed: an idle database is left in peace. */
const PACE = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 };
/** The next come as soon as there are any, for as long as a batch is full. */
const IN_BATCHES = {
  ...PACE,
  localConcurrency: 4,
  batchSize: 3,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
const QUIET = {
  notifyHeartbeatIntervalMs: 30_000,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  flowIntervalSeconds: 300,
};

export interface JobQueue {
  mailQueue: MailQueue;
  passwordResets: PasswordResets;
  giftSearches: GiftSearches;
  affiliateMatching: AffiliateMatching;
  subscriptionEndings: SubscriptionEndings;
  jobControl: JobControl;
  stop(): Promise<void>;
}

interface JobQueueOptions extends Pick<MailQueueOptions, 'unsubscribeLinks'> {
  onProblem?: (problem: Error) => void;
  mailRetries?: typeof MAIL_RETRIES;
  settings?: () => SiteSettings;
}

/** A process elsewhere works on them. Several may start at once: the tables are made once. */
export async function openJobQueue(databaseUrl: string, options: JobQueueOptions = {}): Promise<JobQueue> {
  const boss = await startBoss(databaseUrl, options, { supervise: false, schedule: false });
  const { settings, unsubscribeLinks } = options;
  const mailQueue = new MailQueue(boss, { site: settings, unsubscribeLinks });
  return { mailQueue, ...jobRequests(boss), stop: () => boss.stop(STOP_OPTIONS) };
}

interface Work extends JobQueueOptions {
  orm: MikroORM;
  mailer: Mailer;
  imageStore: ImageStore;
  settings: () => SiteSettings;
  payments: Payments;
  undoSecrets: UndoSecrets;
  pushSender: PushSender;
  shopPages?: ShopPages;
  giftLinks: GiftLinks;
  rateLimits: RateLimits;
  webhooks?: Pick<DeliveryNeeds, 'sender' | 'present'> & { bus: Bus };
  backups?: BackupPlan;
}

export interface Payments {
  provider: PaymentProvider;
  work?: () => Promise<void>;
}

export async function startJobs(
  databaseUrl: string,
  { orm, mailer, imageStore, settings, payments, undoSecrets, giftLinks, webhooks, backups, ...options }: Work,
): Promise<JobQueue> {
  const boss = await startBoss(databaseUrl, options, { useListenNotify: true, ...QUIET });
  const delivery = new MailDelivery(orm, mailer);

  // One slow recipient does not hold up the others: each job of a batch is settled for itself, and there are more workers.
  await boss.work<{ mailId: string }, unknown, typeof IN_BATCHES>(MAIL_QUEUE, IN_BATCHES, (jobs) =>
    Promise.all(jobs.map((job) => outcomeOf(job, () => delivery.deliver(job.data.mailId, isLastTry(job))))),
  );

  const { unsubscribeLinks, onProblem = () => {} } = options;
  const reporting = reportingTo(onProblem);
  const mailQueue = new MailQueue(boss, { isOutbox: mailer === outboxMailer, site: settings, unsubscribeLinks });
  const runner = webhooks && new WebhookRunner({ orm, mailQueue, settings, onProblem, ...webhooks });
  if (webhooks) runner?.listenTo(webhooks.bus);
  const scheduled = scheduledWork({
    ...options,
    orm,
    mailQueue,
    imageStore,
    undoSecrets,
    giftLinks,
    settings,
    webhooks: runner,
  });
  for (const { queue, times, work } of scheduled) {
    await boss.work(
      queue,
      PACE,
      reporting(async () => {
        await work();
      }),
    );
    await boss.schedule(queue, times);
  }
  const answer = reporting((job: PasswordResetJob) =>
    mailPasswordReset(orm.em.fork(), job, mailQueue, settings().siteUrl),
  );
  await boss.work<PasswordResetJob, unknown, typeof IN_BATCHES>(PASSWORD_RESET_QUEUE, IN_BATCHES, (jobs) =>
    Promise.all(jobs.map((job) => outcomeOf(job, () => answer(job.data)))),
  );
  const search = reporting((job: GiftSearchJob) =>
    mailFoundGifts(orm.em.fork(), job, { mailQueue, giftLinks, siteUrl: settings().siteUrl }),
  );
  await boss.work<GiftSearchJob, unknown, typeof IN_BATCHES>(GIFT_SEARCH_QUEUE, IN_BATCHES, (jobs) =>
    Promise.all(jobs.map((job) => outcomeOf(job, () => search(job.data)))),
  );
  await boss.work(
    AFFILIATE_MATCHING_QUEUE,
    PACE,
    reporting(async ([job]: Job<object>[]) => {
      await matchStoredItems(orm.em.fork(), { signal: job?.signal });
    }),
  );
  await workOnPayments(boss, orm, payments, mailQueue, onProblem);
  if (backups) await workOnBackups(boss, { orm, backups, onProblem }, PACE);
  const stop = async () => {
    const lastCall = setTimeout(() => delivery.giveBack(), MAIL_STOP_TIMEOUT_MS);
    await Promise.all([boss.stop(STOP_OPTIONS), runner?.stop()]);
    clearTimeout(lastCall);
  };
  return { mailQueue, ...jobRequests(boss), stop };
}

function jobRequests(boss: PgBoss): Omit<JobQueue, 'mailQueue' | 'stop'> {
  return {
    passwordResets: new PasswordResets(boss),
    giftSearches: new GiftSearches(boss),
    affiliateMatching: new AffiliateMatching(boss),
    subscriptionEndings: new SubscriptionEndings(boss),
    jobControl: new JobControl(boss),
  };
}

async function workOnPayments(
  boss: PgBoss,
  orm: MikroORM,
  { provider, work }: Payments,
  mailQueue: MailQueue,
  onProblem: (problem: Error) => void,
): Promise<void> {
  const intake = new PaymentIntake(orm, new SubscriptionEndings(boss), mailQueue);
  const reporting = reportingTo(onProblem);
  const end = reporting((job: SubscriptionEndingJob) => endSubscriptions(orm, job, provider));
  await boss.work<SubscriptionEndingJob, unknown, typeof IN_BATCHES>(SUBSCRIPTION_ENDINGS_QUEUE, IN_BATCHES, (jobs) =>
    Promise.all(jobs.map((job) => outcomeOf(job, () => end(job.data)))),
  );
  const everyMinute = async () => {
    await work?.();
    await catchUp(orm, provider, intake);
  };
  await boss.work(SCHEDULED_QUEUES.PAYMENTS, PACE, reporting(everyMinute));
  await boss.schedule(SCHEDULED_QUEUES.PAYMENTS, '* * * * *');
  const compare = async () => {
    const { differenceCount } = await reconcile(orm, provider, intake);
    if (differenceCount > 0) onProblem(new Error(`The payment provider differs from us in ${differenceCount} things.`));
  };
  await boss.work(SCHEDULED_QUEUES.BILLING_RECONCILIATION, PACE, reporting(compare));
  await boss.schedule(SCHEDULED_QUEUES.BILLING_RECONCILIATION, '41 3 * * *');
}

async function startBoss(
  connectionString: string,
  { onProblem = () => {}, mailRetries = MAIL_RETRIES }: JobQueueOptions,
  settings: ConstructorParameters<typeof PgBoss>[0] & object,
): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString, schema: 'jobs', application_name: 'kindlist-jobs', max: 2, ...settings });
  boss.on('error', onProblem);
  await boss.start();
  await boss.createQueue(MAIL_QUEUE, { ...mailRetries, ...EXPIRY, ...MAIL_JOBS_KEPT, notify: true });
  await boss.createQueue(PASSWORD_RESET_QUEUE, { ...EXPIRY, ...RESET_RETRIES, notify: true });
  await boss.createQueue(GIFT_SEARCH_QUEUE, { ...EXPIRY, ...RESET_RETRIES, notify: true });
  await boss.createQueue(AFFILIATE_MATCHING_QUEUE, { ...MATCHING_EXPIRY, policy: 'stately', notify: true });
  await boss.createQueue(SUBSCRIPTION_ENDINGS_QUEUE, { ...EXPIRY, ...ENDING_RETRIES, notify: true });
  await createBackupQueue(boss);
  for (const name of Object.values(SCHEDULED_QUEUES)) {
    await boss.createQueue(name, { ...EXPIRY, policy: 'stately', notify: true });
  }
  return boss;
}

function reportingTo(onProblem: (problem: Error) => void) {
  return <Jobs>(work: (jobs: Jobs) => Promise<void>) =>
    async (jobs: Jobs) => {
      try {
        await work(jobs);
      } catch (problem) {
        onProblem(problem as Error);
        throw problem;
      }
    };
}

async function outcomeOf(job: JobWithMetadata<unknown>, work: () => Promise<void>) {
  try {
    await work();
    return { id: job.id, status: 'completed' as const };
  } catch (error) {
    return { id: job.id, status: 'failed' as const, output: { problem: String(error) } };
  }
}

function isLastTry({ retryCount, retryLimit }: JobWithMetadata<unknown>): boolean {
  return retryCount >= retryLimit;
}
