import { CronExpressionParser } from 'cron-parser';
import { max, subHours } from 'date-fns';
import { MAX_BACKUP_HOURS } from '../../core/backup/scheduled-backups.ts';

interface Backups {
  /** As a cron expression in UTC. */
  schedule: string | null;
  /** When backups by the clock were switched on. */
  scheduledSince: Date | null;
  lastMadeAt: Date | null;
}

/** Whether a backup that was due by the schedule is not there, though it has had all the time that one may take. */
export function isBackupOverdue({ schedule, scheduledSince, lastMadeAt }: Backups, now: Date): boolean {
  if (!schedule || !scheduledSince) return false;
  const due = CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate: subHours(now, MAX_BACKUP_HOURS) }).prev();
  return max([scheduledSince, lastMadeAt ?? scheduledSince]) < due.toDate();
}
