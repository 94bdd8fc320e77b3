import { mailLayout, SITE_NAME } from '../email/mail-layout.ts';
import type { NewMail } from '../email/mail-queue.ts';

/** Something bought, and what became of it since. */
export interface Gift {
  /** As the buyer knew it; null when it may have another name by now that is not for them. */
  title: string | null;
  quantity: number;
  boughtAt: Date;
  news: string[];
}

interface GiftNews {
  gifts: Gift[];
  listName: string | null;
  /** Null when the buyer could not open it. */
  listUrl: string | null;
}

/** For whoever bought something that the list says otherwise about now. */
export function giftNewsEmail(to: string, { gifts, listName, listUrl }: GiftNews): NewMail {
  const [gift, ...others] = gifts;
  const what = gift?.title && others.length === 0 ? nameOf(gift) : 'something you bought';
  const list = listName ? ` on the list "${listName}"` : '';
  return {
    to,
    subject: `News about ${what}`,
    unsubscribe: { kind: 'GIFT_NEWS', email: to },
    ...mailLayout({
      title: 'Before you give it',
      paragraphs: [`Something has changed about what you marked as purchased${list}.`],
      news: gifts.map((each) => `${nameOf(each)}, on ${dayOf(each.boughtAt)}: ${each.news.join(' ')}`),
      advice: listUrl
        ? 'If it still fits, there is nothing to do. If not, the mail that you got when you bought it has the link to take the purchase back; whoever bought signed in finds it on the list.'
        : 'If you have not given it yet, you may want to ask first.',
      action: listUrl ? { label: 'Open the list', url: listUrl } : undefined,
      footnote: `You get this mail because you marked a gift as purchased at ${SITE_NAME}. Nobody but you gets it, and nobody learns from us that you did.`,
      unsubscribe: 'Send no more news about gifts to this address',
    }),
  };
}

function nameOf({ title, quantity }: Gift): string {
  const name = title ?? (quantity === 1 ? 'A gift' : 'gifts');
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

function dayOf(date: Date): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
