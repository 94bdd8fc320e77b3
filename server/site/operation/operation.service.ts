import type { EntityManager } from '@mikro-orm/postgresql';
import { subDays } from 'date-fns';
import { problemKind } from '../../base/errors/problem-kind.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import { SiteProblem } from '../../core/audit/site-problem.entity.ts';
import { Backup } from '../../core/backup/backup.entity.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import { assertStillAdministrator } from '../admin/hold-administrators.ts';
import type { JobControl } from '../jobs/job-control.ts';
import { apiNameOf, JOB_QUEUES, type JobQueueName } from '../jobs/job-queues.ts';
import { type AdminOperation, type BackupOperation, MOST_PROBLEMS } from './operation.type.ts';
import type { OperationMonitor } from './operation-monitor.ts';
import { selectBackupFigures } from './operation-statements.ts';
import { isBackupOverdue } from './overdue-backup.ts';

const PROBLEMS_SHOWN_DAYS = 7;

export class OperationService {
  constructor(
    private readonly em: EntityManager,
    private readonly monitor: OperationMonitor,
    private readonly jobControl: JobControl,
    private readonly audit: AuditLog,
  ) {}

  async operation(viewer: User): Promise<AdminOperation> {
    assertAdministrator(viewer);
    const { stored, ...figures } = await this.monitor.read(viewer.id);
    const jobs = stored?.jobs.filter(({ queue }) => queue !== JOB_QUEUES.MAIL) ?? null; // a count of them tells of mails
    return {
      ...figures,
      mail: stored?.mail ?? null,
      backups: stored && (await this.backups()),
      problems: stored && (await this.latestProblems()),
      jobs:
        jobs?.map((job) => ({
          ...job,
          lastDoneAt: job.lastDoneAt === null ? null : new Date(job.lastDoneAt),
          lastProblem: job.failed > 0 ? problemKind(job.lastProblem) : null,
        })) ?? null,
    };
  }

  async retry(viewer: User, queue: JobQueueName): Promise<AdminOperation> {
    assertAdministrator(viewer);
    await this.em.transactional(async (em) => {
      await assertStillAdministrator(em, viewer);
      await this.jobControl.retry(em, queue);
      this.audit.write(em, viewer, { action: 'JOBS_RETRIED', subject: { kind: 'JOBS', name: apiNameOf(queue) } });
    });
    return this.operation(viewer);
  }

  private async backups(): Promise<BackupOperation> {
    const [figures] = await selectBackupFigures(this.em, { queue: JOB_QUEUES.BACKUPS });
    const { schedule = null, keptCount = 0, scheduledSince: since = null } = figures ?? {};
    const [last = null] = await this.em.find(Backup, {}, { orderBy: { madeAt: 'desc' }, limit: 1 });
    const scheduledSince = since === null ? null : new Date(since);
    const lastMadeAt = last?.madeAt ?? null;
    return {
      schedule,
      keptCount,
      last,
      isOverdue: isBackupOverdue({ schedule, scheduledSince, lastMadeAt }, new Date()),
    };
  }

  private latestProblems(): Promise<SiteProblem[]> {
    const since = subDays(new Date(), PROBLEMS_SHOWN_DAYS);
    return this.em.find(
      SiteProblem,
      { lastSeenAt: { $gte: since } },
      { orderBy: { lastSeenAt: 'desc' }, limit: MOST_PROBLEMS },
    );
  }
}
