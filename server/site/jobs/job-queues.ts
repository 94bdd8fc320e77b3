import { MAIL_QUEUE } from '../../core/email/mail-queue.ts';
import { AFFILIATE_MATCHING_QUEUE } from '../../lists/affiliates/stored-matches.ts';
import { GIFT_SEARCH_QUEUE } from '../../lists/gifts/gift-searches.ts';
import { SUBSCRIPTION_ENDINGS_QUEUE } from '../../money/billing/subscription-endings.ts';
import { PASSWORD_RESET_QUEUE } from '../../people/accounts/password-resets.ts';

/** The next run does everything that one leaves undone. */
export const SCHEDULED_QUEUES = {
  CLEAN_UP: 'clean-up',
  TELL_BUYERS: 'tell-buyers',
  LAPSE_HOLDS: 'lapse-holds',
  DIGESTS: 'digests',
  PUSHES: 'pushes',
  WEBHOOKS: 'webhooks',
  SURPRISES_OVER: 'surprises-over',
  FOLLOWERS: 'followers',
  GIVERS: 'givers',
  WATCHED_PRICES: 'watched-prices',
  DAILY_COUNTS: 'daily-counts',
  PAYMENTS: 'payments',
  BILLING_RECONCILIATION: 'billing-reconciliation',
} as const;

export const BACKUP_QUEUE = 'backups';

export const JOB_QUEUES = {
  MAIL: MAIL_QUEUE,
  PASSWORD_RESETS: PASSWORD_RESET_QUEUE,
  GIFT_SEARCHES: GIFT_SEARCH_QUEUE,
  SUBSCRIPTION_ENDINGS: SUBSCRIPTION_ENDINGS_QUEUE,
  AFFILIATE_MATCHING: AFFILIATE_MATCHING_QUEUE,
  BACKUPS: BACKUP_QUEUE,
  ...SCHEDULED_QUEUES,
} as const;

export type JobQueueName = (typeof JOB_QUEUES)[keyof typeof JOB_QUEUES];

export function apiNameOf(queue: JobQueueName): string {
  return Object.entries(JOB_QUEUES).find(([, name]) => name === queue)?.[0] ?? queue;
}

/** The latest success makes up for earlier failures. */
export const QUEUES_OF_WHOLE_RUNS: readonly JobQueueName[] = [
  ...Object.values(SCHEDULED_QUEUES),
  AFFILIATE_MATCHING_QUEUE,
  BACKUP_QUEUE,
];
