import type { RetryJobsMutationVariables } from './RetryJobs.generated.ts';

type JobQueue = RetryJobsMutationVariables['queue'];

export const JOB_NAMES: Record<JobQueue, string> = {
  MAIL: 'Mails',
  PASSWORD_RESETS: 'Password reset links',
  SUBSCRIPTION_ENDINGS: 'Ending the subscriptions of deleted accounts',
  AFFILIATE_MATCHING: 'Matching links with affiliate sites',
  CLEAN_UP: 'Deleting what has expired',
  TELL_BUYERS: 'Telling buyers about changes to a gift',
  LAPSE_HOLDS: 'Freeing gifts that were reserved for too long',
  DIGESTS: 'Daily and weekly digests',
  SURPRISES_OVER: 'Telling of surprises whose day has come',
  DAILY_COUNTS: 'Adding up daily figures',
  PAYMENTS: 'Catching up with payments',
  BILLING_RECONCILIATION: 'Comparing payments with the provider',
};

/** Names a queue as the audit log does. */
export function jobNameOf(queue: string): string {
  const names: Record<string, string> = JOB_NAMES;
  return names[queue] ?? queue;
}
