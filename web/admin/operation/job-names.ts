import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import type { RetryJobsMutationVariables } from './RetryJobs.generated.ts';

type JobQueue = RetryJobsMutationVariables['queue'];

export const JOB_NAMES: Record<JobQueue, MessageDescriptor> = {
  MAIL: msg`Mails`,
  PASSWORD_RESETS: msg`Password reset links`,
  GIFT_SEARCHES: msg`Links to gifts`,
  SUBSCRIPTION_ENDINGS: msg`Ending the subscriptions of deleted accounts`,
  AFFILIATE_MATCHING: msg`Matching links with affiliate sites`,
  BACKUPS: msg`Backups`,
  CLEAN_UP: msg`Deleting what has expired`,
  TELL_BUYERS: msg`Telling buyers about changes to a gift`,
  LAPSE_HOLDS: msg`Freeing gifts that were held for too long`,
  DIGESTS: msg`Daily and weekly digests`,
  PUSHES: msg`Notifications on people’s devices`,
  WEBHOOKS: msg`Messages to people’s webhooks`,
  SURPRISES_OVER: msg`Telling of surprises whose day has come`,
  GIVERS: msg`Reminding givers of what’s still to do`,
  FOLLOWERS: msg`Telling followers of new gifts`,
  WATCHED_PRICES: msg`Looking at watched prices`,
  DAILY_COUNTS: msg`Adding up daily figures`,
  PAYMENTS: msg`Catching up with payments`,
  BILLING_RECONCILIATION: msg`Comparing payments with the provider`,
};

export function jobNameOf(queue: string): string {
  const names: Record<string, MessageDescriptor> = JOB_NAMES;
  const name = names[queue];
  return name ? say(name) : queue;
}
