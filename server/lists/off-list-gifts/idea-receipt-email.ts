import { t } from '@lingui/core/macro';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { mailDay } from '../../core/email/mail-date.ts';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import { lastDayOf } from '../purchases/hold-end.rules.ts';

interface TakenIdea {
  to: string;
  what: string;
  listName: string;
  listType: ListType;
  timeZone: string;
  /** Null where it is bought. */
  heldUntil: Date | null;
  listUrl: string;
}

/** The page of what is given beside a list. */
export function ideasAddress(listUrl: string): string {
  return `${listUrl}/besides`;
}

/** For somebody who takes an idea that is not on the list. Nothing in it opens what they gave. */
export function ideaReceiptEmail({ to, what, listName, heldUntil, ...about }: TakenIdea): NewMail {
  const until = heldUntil && mailDay(lastDayOf(heldUntil), about.timeZone);
  return {
    to,
    kind: 'PURCHASE_RECEIPT',
    subject: until ? t`Held for you: ${what}` : t`You’re giving ${what}`,
    ...mailLayout({
      title: until ? t`It’s held for you` : t`Thank you for your gift`,
      paragraphs: [
        until
          ? t`We’re holding ${what} for you until ${until}. It’s a secret idea for the list “${listName}”. Until then, other givers see that it’s held, but not for whom.`
          : t`You’re giving ${what}, a secret idea for the list “${listName}”. Other givers see that somebody gives it, but not who.`,
        t`The people it’s for don’t hear of it before the day. After that, they see only what you let them.`,
        until
          ? t`Bought it, or changed your mind? Say so under “Secret ideas” on the list, on the same device or signed in. We’ll ask once more before the time is up.`
          : t`Changed your mind? Take it back under “Secret ideas” on the list, on the same device or signed in, so that somebody else can give it.`,
      ],
      ribbon: about.listType,
      action: { label: until ? t`Tell us what’s next` : t`See your gift`, url: ideasAddress(about.listUrl) },
      instead: { label: t`Open the list`, url: about.listUrl },
      footnote: t`You’re getting this because this address was left with a gift at ${SITE_NAME}.`,
    }),
  };
}
