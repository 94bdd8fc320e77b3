import { plural, t } from '@lingui/core/macro';
import { type MailContent, mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import type { Unsubscription } from '../../core/unsubscribe/unsubscribe-links.ts';

export interface DigestNews {
  name: string;
  /** How many things happened. */
  count: number;
  /** A single piece of news, without a full stop. */
  headline: string;
  /** List by list, a sentence each, in the order in which they are read. */
  groups: NonNullable<MailContent['groups']>;
  /** How many more there are. */
  more: number;
  unsubscribe: Unsubscription & { kind: 'DIGEST' };
  dashboardUrl: string;
}

/** Tells the news since the last digest. */
export function digestEmail({
  name,
  count,
  headline,
  groups,
  more,
  unsubscribe,
  dashboardUrl,
}: DigestNews): Omit<NewMail, 'to'> {
  const hasMany = count > 1;
  return {
    kind: 'DIGEST',
    subject: hasMany ? plural(count, { other: '# things happened on your lists' }) : headline,
    unsubscribe,
    ...mailLayout({
      title: t`${name}, here’s what happened on your lists`,
      paragraphs: [],
      groups,
      advice: more > 0 ? plural(more, { one: 'And one more.', other: 'And # more.' }) : undefined,
      action: { label: t`Open your lists`, url: dashboardUrl },
      footnote:
        unsubscribe.frequency === 'DAILY'
          ? t`You get this at most once a day, and only when there’s news at ${SITE_NAME} you haven’t read. You choose how often, under Preferences in your profile.`
          : t`You get this at most once a week, and only when there’s news at ${SITE_NAME} you haven’t read. You choose how often, under Preferences in your profile.`,
      unsubscribe: t`Stop sending me digests`,
    }),
  };
}
