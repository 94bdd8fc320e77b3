import { t } from '@lingui/core/macro';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

interface About {
  circleName: string;
  inviterName: string;
  url: string;
}

/** Asks somebody to join a circle. It holds the circle’s own link, and the circle keeps no address. */
export function circleInvitationEmail(to: string, { circleName, inviterName, url }: About): NewMail {
  const subject = t`${inviterName} invites you to “${circleName}”`;
  return {
    to,
    kind: 'INVITATION',
    unsubscribe: { kind: 'INVITATIONS', email: to },
    subject,
    ...mailLayout({
      title: subject,
      paragraphs: [
        t`A circle is a family or a group of friends. There you find each other’s wishlists, and see what’s still wanted.`,
        t`Only people in the circle see who’s in it. Its link shows its name and who runs it. You can leave any time.`,
      ],
      action: { label: t`Join the circle`, url },
      footnote: t`You’re getting this because someone entered this address at ${SITE_NAME}. Everybody who has the link can join, so please pass it on only to people who belong there. Don’t know who sent it? Just ignore it.`,
      unsubscribe: t`Stop sending invitations to this address`,
    }),
  };
}
