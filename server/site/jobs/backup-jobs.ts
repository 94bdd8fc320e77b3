import type { MikroORM } from '@mikro-orm/postgresql';
import type { PgBoss } from 'pg-boss';
import { type BackupPlan, MAX_BACKUP_HOURS, makeScheduledBackup } from '../../core/backup/scheduled-backups.ts';
import { BACKUP_QUEUE } from './job-queues.ts';

/** One whose process died is begun again soon; one that failed, in a while. */
const BACKUP_RETRIES = {
  expireInSeconds: MAX_BACKUP_HOURS * 3600,
  heartbeatSeconds: 60,
  retryLimit: 2,
  retryDelay: 600,
};

export async function createBackupQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(BACKUP_QUEUE, { ...BACKUP_RETRIES, policy: 'stately', notify: true });
}

export async function workOnBackups(
  boss: PgBoss,
  { orm, backups, onProblem }: { orm: MikroORM; backups: BackupPlan; onProblem: (problem: Error) => void },
  pace: object,
): Promise<void> {
  await boss.work(BACKUP_QUEUE, pace, async () => {
    try {
      await makeScheduledBackup(orm, backups, new Date(), onProblem);
    } catch (problem) {
      onProblem(problem as Error);
      throw problem;
    }
  });
  if (backups.schedule) await boss.schedule(BACKUP_QUEUE, backups.schedule);
  else await boss.unschedule(BACKUP_QUEUE);
}
