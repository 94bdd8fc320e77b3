import type { EntityManager } from '@mikro-orm/postgresql';
import { encode } from 'html-entities';
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import { DEFAULT_SETTINGS } from '../admin/default-settings.rules.ts';
import type { SiteSettings } from '../admin/settings.rules.ts';
import { prepared } from '../database/prepared.ts';
import { newId } from '../database/uuid.ts';
import type { Mail } from './mail.entity.ts';
import { SITE_NAME, UNSUBSCRIBE_URL } from './mail-layout.ts';
import { isNews, type UnsubscribeLinks, type Unsubscription } from './unsubscribe-links.ts';
import { isUnsubscribed } from './unsubscribed-addresses.ts';

/** The name of the queue whose jobs each deliver one mail. */
export const MAIL_QUEUE = 'mail';

export interface NewMail extends Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'aboutListId'> {
  /** What the mail's link ends. Such a mail is not queued at all where it was ended already. */
  unsubscribe?: Unsubscription;
}

export interface MailQueueOptions {
  /** Whether mails stay here, for want of a mail server: then there is nothing to deliver. */
  isOutbox?: boolean;
  /** How the site is run when a mail is queued. */
  site?: () => Pick<SiteSettings, 'siteName' | 'siteUrl' | 'emailNotifications'>;
  unsubscribeLinks?: UnsubscribeLinks;
}

/** Takes mails inside the transaction that causes them: they leave after its commit, and never after a roll-back. */
export class MailQueue {
  private readonly isOutbox: boolean;
  private readonly site: () => Pick<SiteSettings, 'siteName' | 'siteUrl' | 'emailNotifications'>;
  private readonly unsubscribeLinks: UnsubscribeLinks | undefined;

  constructor(
    private readonly boss: PgBoss,
    { isOutbox = false, site = () => DEFAULT_SETTINGS, unsubscribeLinks }: MailQueueOptions = {},
  ) {
    this.isOutbox = isOutbox;
    this.site = site;
    this.unsubscribeLinks = unsubscribeLinks;
  }

  async queue(em: EntityManager, mail: NewMail): Promise<void> {
    const transaction = em.getTransactionContext<KyselyTransactionLike>();
    if (!transaction) throw new Error('A mail is queued inside the transaction that causes it.');
    if (mail.unsubscribe && !(await this.isWanted(em, mail.unsubscribe))) return;

    const mailId = newId();
    const state = this.isOutbox ? 'KEPT' : 'QUEUED';
    const { siteName, siteUrl } = this.site();
    const link = mail.unsubscribe && this.unsubscribeLinks?.addressFor(siteUrl, mail.unsubscribe);
    if (mail.unsubscribe && !link) throw new Error('This queue signs no links, and its mail has one.');
    const fill = (text: string, name: string) =>
      text.replaceAll(SITE_NAME, () => name).replaceAll(UNSUBSCRIBE_URL, () => link ?? '');
    const [text, html] = [fill(mail.text, siteName), fill(mail.html, encode(siteName))];
    const { to, subject, aboutListId = null } = mail;
    await prepared(em, INSERT, [mailId, to, fill(subject, siteName), text, html, state, link ?? null, aboutListId]);
    if (this.isOutbox) return;
    await this.boss.send(MAIL_QUEUE, { mailId }, { db: fromKysely(transaction) });
  }

  /** News goes out as long as administrators let it, and to whoever has not ended it. */
  private async isWanted(em: EntityManager, about: Unsubscription): Promise<boolean> {
    if (isNews(about) && !this.site().emailNotifications) return false;
    return about.kind === 'DIGEST' || !(await isUnsubscribed(em, about)); // of digests the preferences are asked before
  }
}

const INSERT = {
  name: 'insert mail',
  text: `
    insert into mails (id, "to", subject, text, html, state, unsubscribe_url, about_list_id, created_at, delivered_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, now(), case when $6 = 'KEPT' then now() end)`,
};
