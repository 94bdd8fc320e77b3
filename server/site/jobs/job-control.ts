import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import { statement } from '../../base/database/prepared.ts';
import { type JobQueueName, QUEUES_OF_WHOLE_RUNS } from './job-queues.ts';

/** A job that has used up its tries gets one more; one that waits for its next try waits no longer. */
const retryNow = statement<never, { queue: string }>(
  'retry jobs',
  `update jobs.job set state = 'retry', start_after = now(), retry_limit = greatest(retry_limit, retry_count + 1), completed_on = null
   where name = $queue and state in ('failed', 'retry')`,
);

export class JobControl {
  constructor(private readonly boss: PgBoss) {}

  async retry(em: EntityManager, queue: JobQueueName): Promise<void> {
    if (!QUEUES_OF_WHOLE_RUNS.includes(queue)) {
      await retryNow(em, { queue });
      return;
    }
    const transaction = em.getTransactionContext<KyselyTransactionLike>();
    if (!transaction) throw new Error('Jobs are retried inside a transaction.');
    await this.boss.send(queue, {}, { db: fromKysely(transaction) }); // nothing happens where a run waits already
  }
}
