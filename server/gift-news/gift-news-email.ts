import { mailLayout, SITE_NAME } from '../email/mail-layout.ts';
import type { NewMail } from '../email/mail-queue.ts';

/** Something bought, and what became of it since. */
export interface Gift {
  /** As the buyer knew it; null when it may have another name by now that is not for them. */
  title: string | null;
  quantity: number;
  boughtAt: Date;
  news: string[];
  /** Whether it counts as bought no longer, because somebody else undid the purchase. */
  isUndone: boolean;
}

interface GiftNews {
  gifts: Gift[];
  listName: string | null;
  /** Null when the buyer could not open it. */
  listUrl: string | null;
}

/** For people who bought something that has changed on the list since. */
export function giftNewsEmail(to: string, { gifts, listName, listUrl }: GiftNews): NewMail {
  const [gift, ...others] = gifts;
  const what = gift?.title && others.length === 0 ? nameOf(gift) : 'something you bought';
  const list = listName ? ` on the list “${listName}”` : '';
  const isUndone = gifts.every((each) => each.isUndone);
  return {
    to,
    kind: 'GIFT_NEWS',
    subject: isUndone ? `${capitalized(what)} is on the list again` : `News about ${what}`,
    unsubscribe: { kind: 'GIFT_NEWS', email: to },
    ...mailLayout({
      title: isUndone ? 'Did you buy it?' : 'Before you give it',
      paragraphs: [`There’s news about what you marked as purchased${list}.`],
      news: gifts.map((each) => `${nameOf(each)}, on ${dayOf(each.boughtAt)}: ${each.news.join(' ')}`),
      advice: isUndone
        ? `If you have it, ${listUrl ? 'open the list and mark it as purchased again' : 'please tell the owner of the list'}, so that nobody buys it twice. If not, there’s nothing to do.`
        : listUrl
          ? 'If it still fits, there’s nothing to do. Changed your mind? Put it back on the list: the link is in the email you got when you bought it, or on the list itself if you were signed in.'
          : 'If you haven’t given it yet, you may want to ask first.',
      action: listUrl ? { label: 'Open the list', url: listUrl } : undefined,
      footnote: `You’re getting this because you marked a gift as purchased at ${SITE_NAME}. It goes to you alone, and we tell no one what you bought.`,
      unsubscribe: 'Stop sending news about gifts to this address',
    }),
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameOf({ title, quantity }: Gift): string {
  const name = title ?? (quantity === 1 ? 'A gift' : 'gifts');
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

function dayOf(date: Date): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
