import { CronExpressionParser } from 'cron-parser';
import { max, subHours } from 'date-fns';
import { MAX_BACKUP_HOURS } from '../../core/backup/scheduled-backups.ts';

interface Backups {
  /** Cron, in UTC. */
  schedule: string | null;
  scheduledSince: Date | null;
  lastMadeAt: Date | null;
}

/** A backup may take as long as MAX_BACKUP_HOURS before it is missed. */
export function isBackupOverdue({ schedule, scheduledSince, lastMadeAt }: Backups, now: Date): boolean {
  if (!schedule || !scheduledSince) return false;
  const due = CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate: subHours(now, MAX_BACKUP_HOURS) }).prev();
  return max([scheduledSince, lastMadeAt ?? scheduledSince]) < due.toDate();
}
