import { statement } from '../../base/database/prepared.ts';
import type { JobQueueName } from '../jobs/job-queues.ts';
import { mayBeShownTo } from '../mail-deliveries/delivery-rows.ts';

export interface MailFigures {
  waiting: number;
  oldestWaitingSeconds: number | null;
  failedToday: number;
}

/** An administrator gets those that they may know of, since a count can tell of a purchase. */
export const selectMailFigures = statement<MailFigures, { viewerId: string | null }>(
  'figures of mails',
  `select count(*) filter (where m.state = 'QUEUED')::int as waiting,
     (extract(epoch from now() - min(m.created_at) filter (where m.state = 'QUEUED')))::float8 as "oldestWaitingSeconds",
     count(*) filter (where m.state = 'FAILED')::int as "failedToday"
   from (
     select * from mails where state = 'QUEUED'
     union all select * from mails where state = 'FAILED' and created_at > now() - interval '1 day'
   ) m where $viewerId::uuid is null or ${mayBeShownTo('$viewerId::uuid')}`,
);

export interface JobFigures {
  queue: JobQueueName;
  waiting: number;
  active: number;
  failed: number;
  oldestWaitingSeconds: number | null;
  lastDoneAt: string | Date | null;
  lastProblem: unknown;
}

/** Done jobs are cleared away, so few are there. A failed job that a later whole run made up for does not count. */
export const selectJobFigures = statement<JobFigures, { queues: string[]; ofWholeRuns: string[] }>(
  'figures of jobs',
  `with counted as (
     select name, (count(*) filter (where state = 'retry' or (state = 'created' and start_after <= now())))::int as waiting,
       (count(*) filter (where state = 'active'))::int as active,
       min(created_on) filter (where state = 'retry' or (state = 'created' and start_after <= now())) as waiting_since,
       max(completed_on) filter (where state = 'completed') as done_at
     from jobs.job where name = any($queues::text[]) group by name
   )
   select q.name as queue, coalesce(c.waiting, 0) as waiting, coalesce(c.active, 0) as active, count(f.id)::int as failed,
     extract(epoch from now() - c.waiting_since)::float8 as "oldestWaitingSeconds", c.done_at as "lastDoneAt",
     (array_agg(f.output order by f.completed_on desc) filter (where f.id is not null))[1] as "lastProblem"
   from unnest($queues::text[]) with ordinality as q(name, place)
   left join counted c using (name)
   left join jobs.job f on f.name = q.name and f.state = 'failed'
     and (q.name <> all($ofWholeRuns::text[]) or f.completed_on > coalesce(c.done_at, '-infinity'))
   group by q.name, q.place, c.waiting, c.active, c.waiting_since, c.done_at order by q.place`,
);

interface BackupFigures {
  schedule: string | null;
  /** Another schedule, or another start, leaves it. */
  scheduledSince: string | Date | null;
  keptCount: number;
}

export const selectBackupFigures = statement<BackupFigures, { queue: string }>(
  'figures of backups',
  `select (select cron from jobs.schedule where name = $queue limit 1) as schedule,
     (select created_on from jobs.schedule where name = $queue limit 1) as "scheduledSince",
     (select count(*)::int from backups) as "keptCount"`,
);
