import { t } from '@lingui/core/macro';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

interface About {
  to: string;
  drawName: string;
  /** The day of the gifts, in words. */
  day: string;
  /** In words; null where there is none. */
  budget: string | null;
  url: string;
}

/** The organiser’s note is on the page, not in a mail that strangers get from us. */
function draft(about: About, content: { subject: string; paragraphs: string[]; action?: string }): NewMail {
  const { to, url } = about;
  return {
    to,
    kind: 'INVITATION',
    unsubscribe: { kind: 'DRAWS', email: to },
    subject: content.subject,
    ...mailLayout({
      title: content.subject,
      paragraphs: content.paragraphs,
      action: content.action === undefined ? undefined : { label: content.action, url },
      footnote:
        content.action === undefined
          ? t`You’re getting this because someone entered this address at ${SITE_NAME}.`
          : t`You’re getting this because someone entered this address at ${SITE_NAME}. The link is just for you, so please don’t pass it on. Don’t know who sent it? Just ignore it.`,
      unsubscribe: t`Never send mails about draws to this address`,
    }),
  };
}

function facts({ day, budget }: About): string[] {
  return [budget === null ? t`The gifts are for ${day}.` : t`The gifts are for ${day}, for about ${budget}.`];
}

/** Asks somebody to take part in a draw of names. */
export function drawInvitationEmail(about: About & { organiserName: string }): NewMail {
  const { drawName, organiserName } = about;
  return draft(about, {
    subject: t`${organiserName} invites you to the draw “${drawName}”`,
    paragraphs: [
      t`Everybody draws one name and gives to that person. Nobody learns who drew whom.`,
      ...facts(about),
      t`Say yes, and add your wishlist if you like. Or leave the draw: nobody will mail you about it any more.`,
    ],
    action: t`Open the draw`,
  });
}

/** Tells somebody whom they drew. The name is in no subject, which others see on a locked phone. */
export function drawnEmail(about: About & { receiverName: string; isChange: boolean }): NewMail {
  const { drawName, receiverName, isChange } = about;
  return draft(about, {
    subject: isChange ? t`“${drawName}”: you give to somebody else now` : t`“${drawName}”: the names are drawn`,
    paragraphs: [
      isChange ? t`Someone joined or left. You give to ${receiverName} now.` : t`You give to ${receiverName}.`,
      ...facts(about),
      t`Please keep it to yourself.`,
    ],
    action: t`Open the draw`,
  });
}

/** Tells somebody that they need not give any more. */
export function drawEndedEmail(about: About & { isCalledOff: boolean }): NewMail {
  const { drawName, isCalledOff } = about;
  return draft(about, {
    subject: isCalledOff ? t`The draw “${drawName}” is called off` : t`You’re no longer in the draw “${drawName}”`,
    paragraphs: [t`You don’t need to get a gift for it, and nobody gets one for you.`],
  });
}
