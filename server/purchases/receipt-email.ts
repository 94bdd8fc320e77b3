import type { ListType } from '../access/list-access.rules.ts';
import { mailLayout, SITE_NAME } from '../email/mail-layout.ts';
import type { NewMail } from '../email/mail-queue.ts';

interface Receipt {
  itemTitle: string;
  listName: string;
  listType: ListType;
  quantity: number;
  /** Of the item, where somebody uploaded one. */
  picturePath: string | null;
  /** Opens a page that asks before it takes the purchase back. */
  undoUrl: string;
  listUrl: string;
}

/** For people who bought through a share link: what it was, and how to take it back. */
export function receiptEmail({
  itemTitle,
  listName,
  listType,
  quantity,
  picturePath,
  undoUrl,
  listUrl,
}: Receipt): Omit<NewMail, 'to'> {
  const what = quantity === 1 ? itemTitle : `${quantity} × ${itemTitle}`;
  return {
    kind: 'PURCHASE_RECEIPT',
    subject: `Marked as purchased: ${what}`,
    ...mailLayout({
      title: listType === 'SHOPPING' ? 'Thanks for picking that up' : 'Thank you for your gift',
      paragraphs: [
        `You marked ${what} on the list “${listName}” as purchased, so nobody else will buy it.`,
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
