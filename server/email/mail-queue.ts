import type { EntityManager } from '@mikro-orm/postgresql';
import { encode } from 'html-entities';
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import { DEFAULT_SETTINGS } from '../admin/default-settings.rules.ts';
import { prepared } from '../database/prepared.ts';
import { newId } from '../database/uuid.ts';
import type { Mail } from './mail.entity.ts';
import { SITE_NAME } from './mail-layout.ts';

/** The name of the queue whose jobs each deliver one mail. */
export const MAIL_QUEUE = 'mail';

export type NewMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html'>;

/** Takes mails inside the transaction that causes them: they leave after its commit, and never after a roll-back. */
export class MailQueue {
  constructor(
    private readonly boss: PgBoss,
    /** Whether mails stay here, for want of a mail server: then there is nothing to deliver. */
    private readonly isOutbox = false,
    private readonly siteName: () => string = () => DEFAULT_SETTINGS.siteName,
  ) {}

  async queue(em: EntityManager, mail: NewMail): Promise<void> {
    const transaction = em.getTransactionContext<KyselyTransactionLike>();
    if (!transaction) throw new Error('A mail is queued inside the transaction that causes it.');

    const mailId = newId();
    const state = this.isOutbox ? 'KEPT' : 'QUEUED';
    const name = this.siteName();
    const text = mail.text.replaceAll(SITE_NAME, () => name);
    const html = mail.html.replaceAll(SITE_NAME, () => encode(name));
    await prepared(em, INSERT, [mailId, mail.to, mail.subject, text, html, state]);
    if (this.isOutbox) return;
    await this.boss.send(MAIL_QUEUE, { mailId }, { db: fromKysely(transaction) });
  }
}

const INSERT = {
  name: 'insert mail',
  text: `
    insert into mails (id, "to", subject, text, html, state, created_at, delivered_at)
    values ($1, $2, $3, $4, $5, $6, now(), case when $6 = 'KEPT' then now() end)`,
};
