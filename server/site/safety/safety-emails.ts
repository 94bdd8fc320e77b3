import { t } from '@lingui/core/macro';
import { mailLayout, SITE_NAME, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

// The subject names no list: administrators see the subjects of mails.

interface AboutList {
  name: string;
  listName: string;
  listId: string;
}

const why = () => t`You’re getting this because it’s about a list of yours at ${SITE_NAME}.`;

export function listHiddenEmail({
  name,
  listName,
  listId,
  reason,
}: AboutList & { reason: string }): Omit<NewMail, 'to'> {
  return {
    subject: t`One of your lists is hidden`,
    ...mailLayout({
      title: t`One of your lists is hidden`,
      paragraphs: [
        t`Hi ${name}, we’ve hidden “${listName}”. You and your collaborators still have it, but nobody else can open it. Why:`,
      ],
      message: reason,
      advice: t`If you think that’s a mistake, or you’ve put it right, tell us and we’ll have another look.`,
      action: { label: t`Open the list`, url: `${SITE_URL}/lists/${listId}` },
      instead: { label: t`Write to us`, url: `${SITE_URL}/contact` },
      footnote: why(),
    }),
  };
}

export function listRestoredEmail({
  name,
  listName,
  listId,
  reason,
}: AboutList & { reason?: string }): Omit<NewMail, 'to'> {
  return {
    subject: t`One of your lists is no longer hidden`,
    ...mailLayout({
      title: t`Your list is back`,
      paragraphs: [
        t`Hi ${name}, “${listName}” is no longer hidden. Everyone who could open it before can again, with the same link.`,
      ],
      ...(reason && { message: reason }),
      action: { label: t`Open the list`, url: `${SITE_URL}/lists/${listId}` },
      footnote: why(),
    }),
  };
}
