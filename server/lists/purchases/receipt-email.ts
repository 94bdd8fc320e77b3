import { t } from '@lingui/core/macro';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { mailDay } from '../../core/email/mail-date.ts';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import { isAnyNumber } from '../lists/any-number.rules.ts';
import { lastDayOf } from './hold-end.rules.ts';

/** The owner of a list learns the buyers, the numbers, or nothing for as long as it is a surprise. */
export type OwnerLearns = 'buyers' | 'counts' | 'nothing';

interface Receipt {
  itemTitle: string;
  listName: string;
  listType: ListType;
  ownerName: string;
  /** For whom the list is, where that is not its owner. */
  person?: { name: string } | null;
  /** The day of the list, as in 2026-12-24. */
  eventDate: string | null;
  ownerLearns: OwnerLearns;
  /** Whether others receive the gifts together with the owner. */
  isForOthers?: boolean;
  quantity: number;
  /** Present for something that is reserved: until when, in the time zone of its list, and the page to say what becomes of it. */
  hold?: { heldUntil: Date; timeZone: string; url: string } | null;
  /** Whether nothing is left of it for others to buy. */
  isAllOfIt: boolean;
  /** Whether any number of it is welcome. */
  isAny?: boolean;
  /** The item's picture, where somebody uploaded one. */
  picturePath: string | null;
  /** Opens a page that asks before it takes the purchase back. */
  undoUrl: string;
  listUrl: string;
  /** Opens all that was given under this address. */
  giftsUrl: string;
}

/** Says what is left of an item once `quantity` more are bought. */
export function leftAfter(
  { quantityDesired, quantityPurchased }: { quantityDesired: number; quantityPurchased: number },
  quantity: number,
): Pick<Receipt, 'isAllOfIt' | 'isAny'> {
  return { isAllOfIt: quantityPurchased + quantity >= quantityDesired, isAny: isAnyNumber(quantityDesired) };
}

/** For people who bought through a share link: what it was, and how to take it back. */
export function receiptEmail({ hold, ...receipt }: Receipt): Omit<NewMail, 'to'> {
  return hold ? holdEmail(receipt, hold) : purchaseEmail(receipt);
}

function purchaseEmail({
  itemTitle,
  quantity,
  undoUrl,
  listUrl,
  giftsUrl,
  ...about
}: Omit<Receipt, 'hold'>): Omit<NewMail, 'to'> {
  const { listType, picturePath } = about;
  const what = quantity === 1 ? itemTitle : t`${quantity} × ${itemTitle}`;
  return {
    kind: 'PURCHASE_RECEIPT',
    subject: t`Marked as purchased: ${what}`,
    ...mailLayout({
      title: listType === 'SHOPPING' ? t`Thanks for picking that up` : t`Thank you for your gift`,
      paragraphs: [
        whatWasMarked(what, { ...about, ownerName: about.person?.name ?? about.ownerName }),
        ...(listType === 'SHOPPING' ? [] : [whatOwnerLearns(about)]),
        t`Changed your mind? Put it back on the list. We’ll ask once more before anything changes.`,
      ],
      picturePath,
      ribbon: listType,
      action: { label: t`Open the list`, url: listUrl },
      instead: { label: t`Undo this purchase`, url: undoUrl },
      also: listType === 'SHOPPING' ? undefined : allGifts(giftsUrl),
      footnote: t`You’re getting this because this address was entered with a purchase at ${SITE_NAME}. Keep this email to yourself: anyone with the link in it can undo the purchase.`,
    }),
  };
}

function holdEmail(
  { itemTitle, quantity, listUrl, giftsUrl, ...about }: Omit<Receipt, 'hold'>,
  { heldUntil, timeZone, url }: NonNullable<Receipt['hold']>,
): Omit<NewMail, 'to'> {
  const { listName, listType, picturePath } = about;
  const ownerName = about.person?.name ?? about.ownerName;
  const what = quantity === 1 ? itemTitle : t`${quantity} × ${itemTitle}`;
  const until = mailDay(lastDayOf(heldUntil), timeZone);
  return {
    kind: 'PURCHASE_RECEIPT',
    subject: t`Held for you: ${what}`,
    ...mailLayout({
      title: t`It’s held for you`,
      paragraphs: [
        t`We’re holding ${what} from ${ownerName}’s list “${listName}” for you until ${until}. Until then, others see that it’s held, but not for whom.`,
        whatOwnerLearns(about),
        t`Got it? Need more time? Changed your mind? Say so on one page, from any device. We’ll ask once more before the time is over.`,
      ],
      picturePath,
      ribbon: listType,
      action: { label: t`Tell us what’s next`, url },
      instead: { label: t`Open the list`, url: listUrl },
      also: allGifts(giftsUrl),
      footnote: t`You’re getting this because someone had a gift held at ${SITE_NAME} with this address. Keep this email to yourself: anyone with the link in it can change that.`,
    }),
  };
}

function allGifts(url: string) {
  return { label: t`See all your gifts`, url };
}

function whatWasMarked(
  what: string,
  {
    listName,
    listType,
    ownerName,
    eventDate,
    isAllOfIt,
    isAny = false,
  }: Pick<Receipt, 'listName' | 'listType' | 'ownerName' | 'eventDate' | 'isAllOfIt' | 'isAny'>,
): string {
  if (eventDate && listType !== 'SHOPPING') {
    const day = mailDay(new Date(eventDate));
    if (isAny)
      return t`You marked ${what} as purchased on ${ownerName}’s list “${listName}”, for ${day}. Any number is welcome.`;
    return isAllOfIt
      ? t`You marked ${what} as purchased on ${ownerName}’s list “${listName}”, for ${day}. Others see that it’s taken, so nobody else will buy it.`
      : t`You marked ${what} as purchased on ${ownerName}’s list “${listName}”, for ${day}. Others see how many are still wanted.`;
  }
  if (isAny) return t`You marked ${what} as purchased on ${ownerName}’s list “${listName}”. Any number is welcome.`;
  return isAllOfIt
    ? t`You marked ${what} as purchased on ${ownerName}’s list “${listName}”. Others see that it’s taken, so nobody else will buy it.`
    : t`You marked ${what} as purchased on ${ownerName}’s list “${listName}”. Others see how many are still wanted.`;
}

function whatOwnerLearns({
  ownerName: owner,
  ownerLearns,
  isForOthers = false,
  eventDate,
}: Pick<Receipt, 'ownerName' | 'ownerLearns' | 'isForOthers' | 'eventDate'>): string {
  if (ownerLearns === 'buyers') return t`${owner} can see that it’s from you.`;
  if (ownerLearns === 'counts') return t`${owner} can see that it’s given, but not by whom.`;
  if (!eventDate)
    return isForOthers
      ? t`It’s a surprise: ${owner} and the others it’s for won’t see any of this until they choose to.`
      : t`It’s a surprise: ${owner} won’t see any of this until they choose to.`;
  const day = mailDay(new Date(eventDate));
  if (isForOthers) return t`It’s a surprise: ${owner} and the others it’s for won’t see any of this until ${day}.`;
  return t`It’s a surprise: ${owner} won’t see any of this until ${day}.`;
}
