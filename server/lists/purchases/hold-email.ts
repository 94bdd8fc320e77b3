import { t } from '@lingui/core/macro';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { mailDay } from '../../core/email/mail-date.ts';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import { lastDayOf } from './hold-end.rules.ts';

/** A giver and their gift. Nothing of a list that is closed to them by now; no address where no mail is to go. */
export interface HeldGift {
  /** The giver's; null where it is not known. */
  language: string | null;
  to: string | null;
  quantity: number;
  heldUntil: Date | string;
  timeZone: string;
  itemTitle: string | null;
  listName: string | null;
  listType: ListType;
  shareToken: string | null;
  /** How many pieces are still wanted. */
  remaining: number;
  isArchived: boolean;
}

/** The page on which somebody holds a gift for longer, buys it or lets it go. */
export function holdAddress(listUrl: string, purchaseId: string, secret: string): string {
  return `${listUrl}/hold?of=${purchaseId}.${secret}`;
}

interface Addresses {
  listUrl: string;
  /** Opens a page that asks before it changes anything. */
  holdUrl: string;
}

/** For a giver, the day before what they reserved is free again. */
export function askEmail(to: string, gift: HeldGift, addresses: Addresses | null): NewMail {
  const what = nameOf(gift);
  const { listName } = gift;
  const until = mailDay(lastDayOf(new Date(gift.heldUntil)), gift.timeZone);
  return {
    to,
    kind: 'GIFT_NEWS',
    subject: t`Still getting ${what}?`,
    unsubscribe: { kind: 'GIFT_NEWS', email: to },
    ...mailLayout({
      title: t`Still getting it?`,
      paragraphs: [
        listName
          ? t`We’re holding ${what} from the list “${listName}” for you until ${until}. After that it’s free for others.`
          : t`We’re holding ${what} for you until ${until}. After that it’s free for others.`,
        t`Bought it already? Say so, and it stays yours. Need more time? Hold it for longer. Changed your mind? Let it go.`,
      ],
      ribbon: gift.listType,
      action: addresses ? { label: t`Tell us what’s next`, url: addresses.holdUrl } : undefined,
      instead: addresses ? { label: t`Open the list`, url: addresses.listUrl } : undefined,
      footnote: footnote(),
      unsubscribe: noMore(),
    }),
  };
}

/** For a giver whose hold is over. A list that is closed to them by now is not named. */
export function lapsedEmail(to: string, gift: HeldGift, addresses: Addresses | null): NewMail {
  const what = nameOf(gift);
  const { listName } = gift;
  const isThere = addresses !== null && gift.remaining >= gift.quantity;
  return {
    to,
    kind: 'GIFT_NEWS',
    subject: t`No longer held for you: ${what}`,
    unsubscribe: { kind: 'GIFT_NEWS', email: to },
    ...mailLayout({
      title: t`It’s free again`,
      paragraphs: [
        listName
          ? t`We no longer hold ${what} from the list “${listName}” for you, so others can give it now.`
          : t`We no longer hold ${what} for you, so others can give it now.`,
        isThere
          ? t`Still want to give it, or bought it already? You can take it back, as long as nobody else has.`
          : t`Bought it already? Please tell the person it’s for, so that it isn’t given twice. If not, there’s nothing to do.`,
      ],
      ribbon: gift.listType,
      action: isThere ? { label: t`Take it back`, url: addresses.holdUrl } : undefined,
      instead: isThere ? { label: t`Open the list`, url: addresses.listUrl } : undefined,
      footnote: footnote(),
      unsubscribe: noMore(),
    }),
  };
}

function footnote(): string {
  return t`You’re getting this because you had a gift held at ${SITE_NAME}. Keep this email to yourself: anyone with the link in it can change that.`;
}

function noMore(): string {
  return t`Stop sending news about gifts to this address`;
}

function nameOf({ itemTitle, quantity }: HeldGift): string {
  if (!itemTitle) return quantity === 1 ? t`a gift` : t`some gifts`;
  return quantity === 1 ? itemTitle : t`${quantity} × ${itemTitle}`;
}
