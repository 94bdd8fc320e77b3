import { t } from '@lingui/core/macro';
import { mailLayout } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import type { Unsubscription } from '../../core/unsubscribe/unsubscribe-links.ts';

interface SurpriseOver {
  listName: string;
  listUrl: string;
  /** The owner is shown who bought what. */
  isOwner: boolean;
  unsubscribe: Unsubscription;
}

/** On the day of a surprise. It names no gift: a reader who glances at it may want to unwrap first. */
export function surpriseOverEmail({ listName, listUrl, isOwner, unsubscribe }: SurpriseOver): Omit<NewMail, 'to'> {
  return {
    kind: 'DIGEST',
    subject: t`It’s the day: “${listName}”`,
    unsubscribe,
    ...mailLayout({
      title: t`It’s the day!`,
      paragraphs: [
        isOwner
          ? t`“${listName}” now shows what you were given, and by whom. Open it when you’re ready, and tick off whom you’ve thanked.`
          : t`“${listName}” now shows what was given. Open it when you’re ready.`,
      ],
      action: { label: t`Open the list`, url: listUrl },
      footnote: t`You get this because the list was kept a surprise from you until today.`,
      unsubscribe: t`Stop sending me news of my lists`,
    }),
  };
}
