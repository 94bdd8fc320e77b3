import type { ListType } from '../../core/access/list-access.rules.ts';
import { firstName } from '../../core/email/first-name.ts';
import { mailDay } from '../../core/email/mail-date.ts';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import { lastDayOf } from './hold-end.ts';

/** The owner of a list learns the buyers, the numbers, or nothing for as long as it is a surprise. */
export type OwnerLearns = 'buyers' | 'counts' | 'nothing';

interface Receipt {
  itemTitle: string;
  listName: string;
  listType: ListType;
  ownerName: string;
  /** The day of the list, as in 2026-12-24. */
  eventDate: string | null;
  ownerLearns: OwnerLearns;
  quantity: number;
  /** Present for something that is reserved: until when, and the page to say what becomes of it. */
  hold?: { heldUntil: Date; url: string } | null;
  /** Whether nothing is left of it for others to buy. */
  isAllOfIt: boolean;
  /** The item's picture, where somebody uploaded one. */
  picturePath: string | null;
  /** Opens a page that asks before it takes the purchase back. */
  undoUrl: string;
  listUrl: string;
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
  ...about
}: Omit<Receipt, 'hold'>): Omit<NewMail, 'to'> {
  const { listName, listType, ownerName, eventDate, isAllOfIt, picturePath } = about;
  const what = quantity === 1 ? itemTitle : `${quantity} × ${itemTitle}`;
  const day = eventDate && listType !== 'SHOPPING' ? `, for ${mailDay(new Date(eventDate))}` : '';
  const others = isAllOfIt
    ? 'Others see that it’s taken, so nobody else will buy it.'
    : 'Others see how many are still wanted.';
  return {
    kind: 'PURCHASE_RECEIPT',
    subject: `Marked as purchased: ${what}`,
    ...mailLayout({
      title: listType === 'SHOPPING' ? 'Thanks for picking that up' : 'Thank you for your gift',
      paragraphs: [
        `You marked ${what} as purchased on ${ownerName}’s list “${listName}”${day}. ${others}`,
        ...(listType === 'SHOPPING' ? [] : [whatOwnerLearns(about)]),
        'Changed your mind? Put it back on the list. We’ll ask once more before anything changes.',
      ],
      picturePath,
      ribbon: listType,
      action: { label: 'Open the list', url: listUrl },
      instead: { label: 'Undo this purchase', url: undoUrl },
      footnote: `You’re getting this because this address was entered with a purchase at ${SITE_NAME}. Keep this email to yourself: anyone with the link in it can undo the purchase.`,
    }),
  };
}

function holdEmail(
  { itemTitle, quantity, listUrl, ...about }: Omit<Receipt, 'hold'>,
  { heldUntil, url }: NonNullable<Receipt['hold']>,
): Omit<NewMail, 'to'> {
  const { listName, listType, ownerName, picturePath } = about;
  const what = quantity === 1 ? itemTitle : `${quantity} × ${itemTitle}`;
  const until = mailDay(lastDayOf(heldUntil));
  return {
    kind: 'PURCHASE_RECEIPT',
    subject: `Held for you: ${what}`,
    ...mailLayout({
      title: 'It’s held for you',
      paragraphs: [
        `We’re holding ${what} from ${ownerName}’s list “${listName}” for you until ${until}. Until then, others see that it’s reserved, but not for whom.`,
        whatOwnerLearns(about),
        'Got it? Need more time? Changed your mind? Say so on one page, from any device. We’ll ask once more before the time is over.',
      ],
      picturePath,
      ribbon: listType,
      action: { label: 'Say what you’ll do', url },
      instead: { label: 'Open the list', url: listUrl },
      footnote: `You’re getting this because this address was entered with a reservation at ${SITE_NAME}. Keep this email to yourself: anyone with the link in it can change what you reserved.`,
    }),
  };
}

function whatOwnerLearns({
  ownerName,
  ownerLearns,
  eventDate,
}: Pick<Receipt, 'ownerName' | 'ownerLearns' | 'eventDate'>) {
  const owner = firstName(ownerName); // the whole name stands in the paragraph before
  if (ownerLearns === 'buyers') return `${owner} sees that it’s from you.`;
  if (ownerLearns === 'counts') return `${owner} sees that it’s taken, but not who took it.`;
  const end = eventDate ? `until ${mailDay(new Date(eventDate))}` : 'until they choose to';
  return `It’s a surprise: ${owner} won’t see any of this ${end}.`;
}
