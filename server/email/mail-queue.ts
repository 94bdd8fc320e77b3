import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import { Mail } from './mail.entity.ts';

/** The name of the queue whose jobs each deliver one mail. */
export const MAIL_QUEUE = 'mail';

export type NewMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html'>;

/** Takes mails inside the transaction that causes them: they leave after its commit, and never after a roll-back. */
export class MailQueue {
  constructor(private readonly boss: PgBoss) {}

  async queue(em: EntityManager, mail: NewMail): Promise<void> {
    const transaction = em.getTransactionContext<KyselyTransactionLike>();
    if (!transaction) throw new Error('A mail is queued inside the transaction that causes it.');

    const { id } = em.create(Mail, mail);
    await em.flush();
    await this.boss.send(MAIL_QUEUE, { mailId: id }, { db: fromKysely(transaction) });
  }
}
