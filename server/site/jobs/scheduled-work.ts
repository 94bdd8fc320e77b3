import type { MikroORM } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { reviveStranded } from '../../core/email/stranded-mails.ts';
import type { ImageStore } from '../../core/images/image-store.ts';
import { removeReleased } from '../../core/images/released-images.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { rollUpCounts } from '../../core/statistics/all-counts.ts';
import { tellBuyers } from '../../lists/buyer-mails/tell-buyers.ts';
import type { GiftLinks } from '../../lists/guest-keys/gift-links.ts';
import { lapseIdeas } from '../../lists/off-list-gifts/lapse-ideas.ts';
import { askAfterTheDay } from '../../lists/past-lists/ask-after-the-day.ts';
import { lapsePools } from '../../lists/pledges/lapse-pools.ts';
import { lapsePromises } from '../../lists/pledges/lapse-promises.ts';
import { tellPledgers } from '../../lists/pledges/tell-pledgers.ts';
import { lapseHolds } from '../../lists/purchases/lapse-holds.ts';
import type { UndoSecrets } from '../../lists/purchases/undo-secrets.ts';
import { remindGivers } from '../../lists/reminders/remind-givers.ts';
import { remindOfDay } from '../../news/following/remind-of-day.ts';
import { tellFollowers } from '../../news/following/tell-followers.ts';
import { sendDigests } from '../../news/notifications/send-digests.ts';
import { tellSurpriseOver } from '../../news/notifications/tell-surprise-over.ts';
import type { PushSender } from '../../news/push/push-sender.ts';
import { sendPushes } from '../../news/push/send-pushes.ts';
import type { WebhookRunner } from '../../news/webhooks/webhook-runner.ts';
import { lookAtPrices, type ShopPages } from '../../shops/watched-prices/look-at-prices.ts';
import { cleanUp } from './clean-up.ts';
import { SCHEDULED_QUEUES } from './job-queues.ts';

interface ScheduledWorkParts {
  orm: MikroORM;
  mailQueue: MailQueue;
  imageStore: ImageStore;
  undoSecrets: UndoSecrets;
  giftLinks: GiftLinks;
  rateLimits: RateLimits;
  pushSender: PushSender;
  webhooks: Pick<WebhookRunner, 'wake'> | undefined;
  shopPages?: ShopPages;
  settings: () => SiteSettings;
}

interface ScheduledWork {
  queue: string;
  times: string;
  work: () => Promise<unknown>;
}

/** Trouble with one step, such as a store of pictures that is away, keeps none of the others waiting. */
async function inTurn(...steps: (() => Promise<unknown>)[]): Promise<void> {
  const problems: unknown[] = [];
  for (const step of steps) await step().catch((problem) => problems.push(problem));
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} of ${steps.length} failed.`);
}

export function scheduledWork({
  orm,
  settings,
  mailQueue,
  imageStore,
  undoSecrets,
  giftLinks,
  rateLimits,
  pushSender,
  webhooks,
  shopPages,
}: ScheduledWorkParts): ScheduledWork[] {
  const fork = () => orm.em.fork();
  const removePictures = async () => {
    while ((await removeReleased(fork(), imageStore)) > 0);
  };
  const clearAway = () =>
    inTurn(
      () => lapsePools(fork()),
      () => lapsePromises(fork(), { mailQueue, giftLinks, rateLimits, siteUrl: settings().siteUrl }),
      () => lapseIdeas(fork(), { mailQueue, siteUrl: settings().siteUrl }),
      () => cleanUp(fork()),
      () => reviveStranded(fork(), mailQueue),
      removePictures,
    );
  const sendGiftNews = () =>
    inTurn(
      () => tellBuyers(fork(), mailQueue, settings().siteUrl),
      () => tellPledgers(fork(), { mailQueue, giftLinks, rateLimits, siteUrl: settings().siteUrl }),
    );
  const freeHolds = () => lapseHolds(fork(), { mailQueue, undoSecrets, siteUrl: settings().siteUrl });
  const followers = async () => {
    const needs = { mailQueue, sender: pushSender, settings: settings() };
    await inTurn(
      () => tellFollowers(fork(), needs),
      () => remindOfDay(fork(), needs),
      () => askAfterTheDay(fork()),
    );
  };
  const givers = () => remindGivers(fork(), { mailQueue, giftLinks, settings: settings() });
  const push = () => sendPushes(fork(), { sender: pushSender, siteName: settings().siteName });
  const watchPrices = async () => shopPages && (await lookAtPrices(fork(), shopPages));
  return [
    { queue: SCHEDULED_QUEUES.DAILY_COUNTS, times: '*/5 * * * *', work: () => rollUpCounts(fork()) },
    { queue: SCHEDULED_QUEUES.CLEAN_UP, times: '17 * * * *', work: clearAway },
    { queue: SCHEDULED_QUEUES.TELL_BUYERS, times: '* * * * *', work: sendGiftNews },
    { queue: SCHEDULED_QUEUES.LAPSE_HOLDS, times: '* * * * *', work: freeHolds },
    { queue: SCHEDULED_QUEUES.DIGESTS, times: '3 * * * *', work: () => sendDigests(fork(), mailQueue, settings()) },
    { queue: SCHEDULED_QUEUES.WATCHED_PRICES, times: '* * * * *', work: watchPrices },
    { queue: SCHEDULED_QUEUES.PUSHES, times: '* * * * *', work: push },
    { queue: SCHEDULED_QUEUES.WEBHOOKS, times: '* * * * *', work: async () => webhooks?.wake() },
    {
      queue: SCHEDULED_QUEUES.SURPRISES_OVER,
      times: '*/10 * * * *',
      work: () => tellSurpriseOver(fork(), mailQueue, settings()),
    },
    { queue: SCHEDULED_QUEUES.FOLLOWERS, times: '*/10 * * * *', work: followers },
    { queue: SCHEDULED_QUEUES.GIVERS, times: '*/10 * * * *', work: givers },
  ];
}
