import type { EntityManager } from '@mikro-orm/postgresql';
import { MAIL_QUEUE, type MailQueue } from './mail-queue.ts';

/** As long as a mail is tried for; a later one would surprise its reader. */
const WORTH_SENDING = '36 hours';

const STRANDED = `m.state = 'QUEUED' and (m.claimed_until is null or m.claimed_until < now()) and not exists (
  select from jobs.job j where j.name = '${MAIL_QUEUE}' and j.state < 'completed' and j.data ->> 'mailId' = m.id::text
)`;

/** A process may die during the last try, and jobs are cleared away after two weeks in which nothing ran. */
export async function reviveStranded(em: EntityManager, mailQueue: MailQueue): Promise<void> {
  await em.transactional(async (inside) => {
    await inside.execute(
      `update mails m set state = 'FAILED', text = '', html = '', unsubscribe_url = null, reply_to = null,
         problem = coalesce(problem, 'Not sent: no server was running in time.')
       where ${STRANDED} and m.created_at < now() - interval '${WORTH_SENDING}'`,
    );
    const stranded: { id: string }[] = await inside.execute(`select m.id from mails m where ${STRANDED}`);
    await mailQueue.requestDelivery(
      inside,
      stranded.map(({ id }) => id),
    );
  });
}
