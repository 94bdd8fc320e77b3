import { firstName } from '../../core/email/first-name.ts';
import { type MailContent, mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import type { Unsubscription } from '../../core/unsubscribe/unsubscribe-links.ts';

interface DigestNews {
  name: string;
  /** How many things happened. */
  count: number;
  /** The whole text of a single piece of news. */
  sentence: string;
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
  sentence,
  groups,
  more,
  unsubscribe,
  dashboardUrl,
}: DigestNews): Omit<NewMail, 'to'> {
  const often = unsubscribe.frequency === 'DAILY' ? 'day' : 'week';
  return {
    kind: 'DIGEST',
    subject: count === 1 ? sentence.replace(/\.$/, '') : `${count} things happened on your lists`,
    unsubscribe,
    ...mailLayout({
      title: `${firstName(name)}, here’s what happened on your lists`,
      paragraphs: [],
      groups,
      advice: more > 0 ? `And ${more === 1 ? 'one more' : `${more} more`}.` : undefined,
      action: { label: 'Open your lists', url: dashboardUrl },
      footnote: `You get this at most once a ${often}, and only when there’s news at ${SITE_NAME} you haven’t read. You choose how often, under Preferences in your profile.`,
      unsubscribe: 'Stop sending me digests',
    }),
  };
}
