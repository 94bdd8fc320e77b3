import { plural, t } from '@lingui/core/macro';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import { HANDOVER_DAYS } from './handover.rules.ts';

interface About {
  to: string;
  fromName: string;
  personName: string;
  listCount: number;
  url: string;
}

/** The holder of `url` reads the mail of this address, and so may take the lists over. */
export function handoverEmail({ to, fromName, personName, listCount, url }: About): NewMail {
  return {
    to,
    kind: 'INVITATION',
    unsubscribe: { kind: 'INVITATIONS', email: to },
    subject: t`${fromName} hands ${personName}’s lists over to you`,
    ...mailLayout({
      title: t`The lists for ${personName} can be yours now`,
      paragraphs: [
        plural(listCount, {
          one: `${fromName} has looked after # list for ${personName} at ${SITE_NAME}, where people keep wishlists, gift registries and shopping lists. You can take it over.`,
          other: `${fromName} has looked after # lists for ${personName} at ${SITE_NAME}, where people keep wishlists, gift registries and shopping lists. You can take them over.`,
        }),
        t`The link shows you first what moves. If you don’t have an account yet, you can create one there in a minute.`,
      ],
      action: { label: t`See what moves`, url },
      footnote: t`You’re getting this because someone entered this address at ${SITE_NAME}. The link works for ${HANDOVER_DAYS} days and is just for you, so please don’t pass it on. Don’t know who sent it? Just ignore it.`,
      unsubscribe: t`Stop sending invitations to this address`,
    }),
  };
}

interface Done {
  to: string;
  personName: string;
  ownerName: string;
  listCount: number;
  isHelper: boolean;
  url: string;
}

/** For those who looked after somebody, once an account has taken the lists over. */
export function handedOverEmail({ to, personName, ownerName, listCount, isHelper, url }: Done): NewMail {
  return {
    to,
    kind: 'LIST_SHARED',
    subject: t`The lists for ${personName} have been handed over`,
    ...mailLayout({
      title: t`The lists for ${personName} have been handed over`,
      paragraphs: [
        plural(listCount, {
          one: `# list is now in the account of ${ownerName}.`,
          other: `# lists are now in the account of ${ownerName}.`,
        }),
        isHelper
          ? t`You’re a helper there: you see what’s given, even while it’s a surprise for ${ownerName}. Please keep it to yourself. You can leave a list any time, under Collaborators.`
          : t`You’ve left them, as you chose.`,
      ],
      action: { label: t`Open My Lists`, url },
      footnote: t`You’re getting this because you looked after these lists at ${SITE_NAME}.`,
    }),
  };
}
