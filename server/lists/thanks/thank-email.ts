import { t } from '@lingui/core/macro';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

interface Thanks {
  to: string;
  authorName: string;
  /** The gifts of the reader. */
  titles: string[];
  text: string;
  listType: ListType;
  giftsUrl: string;
}

/** A note of thanks, for a giver: the reader does not learn the address of the writer. */
export function thankEmail({ to, authorName: name, titles, text, listType, giftsUrl }: Thanks): NewMail {
  const [title] = titles;
  return {
    to,
    kind: 'GIFT_NEWS',
    subject: t`${name} says thank you`,
    unsubscribe: { kind: 'GIFT_NEWS', email: to },
    ...mailLayout({
      title: t`Thank you!`,
      paragraphs: [
        title && titles.length === 1 ? t`${name} thanks you for ${title}:` : t`${name} thanks you for your gifts:`,
      ],
      message: text,
      ribbon: listType,
      action: { label: t`See all your gifts`, url: giftsUrl },
      footnote: t`You’re getting this because you gave something from a list at ${SITE_NAME}. Keep this email to yourself: the link in it opens your gifts.`,
      unsubscribe: t`Stop sending news about gifts to this address`,
    }),
  };
}
