import type { EntityManager } from '@mikro-orm/postgresql';
import { encode } from 'html-entities';
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import { statement } from '../../base/database/prepared.ts';
import { newId } from '../../base/database/uuid.ts';
import { DEFAULT_SETTINGS } from '../settings/default-settings.rules.ts';
import type { SiteSettings } from '../settings/settings.rules.ts';
import { isNews, type UnsubscribeLinks, type Unsubscription } from '../unsubscribe/unsubscribe-links.ts';
import { type ToAddress, unsubscribedAmong } from '../unsubscribe/unsubscribed-addresses.ts';
import { INSERT_MAILS, type InsertMailsValues, type MailRow } from './insert-mails.ts';
import type { Mail } from './mail.entity.ts';
import { oneLine, SITE_NAME, SITE_URL, UNSUBSCRIBE_URL } from './mail-layout.ts';

export const MAIL_QUEUE = 'mail';

/** Longer ones are cut off by mail programs; what people call things is longer still. */
const LONGEST_SUBJECT = 120;

export interface NewMail
  extends Pick<Mail, 'to' | 'subject' | 'kind' | 'text' | 'html' | 'aboutListIds' | 'replyTo' | 'expiresAt'> {
  unsubscribe?: Unsubscription;
}

export interface MailQueueOptions {
  /** For want of a mail server: then there is nothing to deliver. */
  isOutbox?: boolean;
  site?: () => Pick<SiteSettings, 'siteName' | 'siteUrl' | 'emailNotifications'>;
  unsubscribeLinks?: UnsubscribeLinks;
}

/** Mails leave after the commit of their cause, and never after a roll-back. */
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

  /** Whether news leaves at all. */
  get sendsNews(): boolean {
    return !this.isOutbox && this.site().emailNotifications;
  }

  async queue(em: EntityManager, mail: NewMail): Promise<void> {
    await this.queueAll(em, [mail]);
  }

  async queueAll(em: EntityManager, mails: NewMail[]): Promise<void> {
    transactionOf(em);
    const rows = (await this.wantedOf(em, mails)).map((mail) => this.rowOf(mail));
    if (rows.length === 0) return;
    await insertMails(em, { mails: JSON.stringify(rows) });
    if (this.isOutbox) return;
    const ids = rows.map(({ id }) => id);
    await this.requestDelivery(em, ids);
  }

  async requestDelivery(em: EntityManager, mailIds: string[]): Promise<void> {
    if (mailIds.length === 0) return;
    const jobs = mailIds.map((mailId) => ({ data: { mailId } }));
    await this.boss.insert(MAIL_QUEUE, jobs, { db: fromKysely(transactionOf(em)) });
  }

  /** A mail that is not kept here needs requestDelivery() in the same transaction. */
  rowOf({ to, subject, text, html, unsubscribe, ...mail }: NewMail): MailRow {
    const { siteUrl, ...site } = this.site();
    const siteName = oneLine(site.siteName);
    const link = unsubscribe && this.unsubscribeLinks?.addressFor(siteUrl, unsubscribe);
    if (unsubscribe && !link) throw new Error('This queue signs no links, and its mail has one.');
    const fill = (content: string, write: (value: string) => string) =>
      content
        .replaceAll(SITE_NAME, () => write(siteName))
        .replaceAll(SITE_URL, () => write(siteUrl))
        .replaceAll(UNSUBSCRIBE_URL, () => write(link ?? ''));
    return {
      id: newId(),
      to,
      subject: shortened(oneLine(fill(subject, String))),
      kind: mail.kind ?? null,
      text: fill(text, String),
      html: fill(html, encode),
      state: this.isOutbox ? 'KEPT' : 'QUEUED',
      unsubscribe_url: link ?? null,
      about_list_ids: mail.aboutListIds ?? null,
      reply_to: mail.replyTo ?? null,
      expires_at: mail.expiresAt ?? null,
    };
  }

  private async wantedOf(em: EntityManager, mails: readonly NewMail[]): Promise<NewMail[]> {
    const allowsNews = this.site().emailNotifications;
    const allowed = mails.filter(({ unsubscribe }) => !unsubscribe || allowsNews || !isNews(unsubscribe));
    const ended = await unsubscribedAmong(
      em,
      allowed.flatMap(({ unsubscribe }) => (isToAddress(unsubscribe) ? unsubscribe : [])),
    );
    return allowed.filter(({ unsubscribe }) => !(isToAddress(unsubscribe) && ended.has(unsubscribe)));
  }
}

/** Preferences and follows are asked before a mail about them is made. */
function isToAddress(about: Unsubscription | undefined): about is ToAddress {
  return about !== undefined && about.kind !== 'DIGEST' && about.kind !== 'FOLLOWING';
}

const insertMails = statement<never, InsertMailsValues>('insert mails', INSERT_MAILS);

function transactionOf(em: EntityManager): KyselyTransactionLike {
  const transaction = em.getTransactionContext<KyselyTransactionLike>();
  if (!transaction) throw new Error('A mail is queued inside the transaction that causes it.');
  return transaction;
}

/** Cut between what people see as letters. */
function shortened(subject: string): string {
  if (subject.length <= LONGEST_SUBJECT) return subject;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en').segment(subject)) {
    if (kept.length + segment.length >= LONGEST_SUBJECT) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
