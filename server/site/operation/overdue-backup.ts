import { CronExpressionParser } from 'cron-parser';
import { subHours } from 'date-fns';

/** A backup and its retries take no longer; later, something is wrong. */
const GRACE_HOURS = 3;

/** Whether a backup that was due by this schedule (cron, in UTC) is not there, hours later. */
export function isBackupOverdue(schedule: string | null, lastMadeAt: Date | null, now: Date): boolean {
  if (!schedule || !lastMadeAt) return false;
  const due = CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate: subHours(now, GRACE_HOURS) }).prev();
  return lastMadeAt < due.toDate();
}
