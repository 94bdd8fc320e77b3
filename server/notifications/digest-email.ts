import { firstName } from '../email/first-name.ts';
import { mailLayout, SITE_NAME } from '../email/mail-layout.ts';
import type { NewMail } from '../email/mail-queue.ts';
import type { Unsubscription } from '../unsubscribe/unsubscribe-links.ts';

interface DigestNews {
  name: string;
  /** A sentence each, in the order in which they are read. */
  news: string[];
  /** How many more there are. */
  more: number;
  unsubscribe: Unsubscription & { kind: 'DIGEST' };
  dashboardUrl: string;
}

/** What others did since the last one. */
export function digestEmail({ name, news, more, unsubscribe, dashboardUrl }: DigestNews): Omit<NewMail, 'to'> {
  const often = unsubscribe.frequency === 'DAILY' ? 'day' : 'week';
  const [only] = news;
  return {
    kind: 'DIGEST',
    subject:
      only && news.length === 1 ? only.replace(/\.$/, '') : `${news.length + more} things happened on your lists`,
    unsubscribe,
    ...mailLayout({
      title: `${firstName(name)}, here’s what happened on your lists`,
      paragraphs: [],
      news: [...news, ...(more > 0 ? [`And ${more === 1 ? 'one more' : `${more} more`}.`] : [])],
      action: { label: 'Open your lists', url: dashboardUrl },
      footnote: `You get this at most once a ${often}, and only when there’s news at ${SITE_NAME} you haven’t read. You choose how often, under Preferences in your profile.`,
      unsubscribe: 'Stop sending me digests',
    }),
  };
}
