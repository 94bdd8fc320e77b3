import type { ListType } from '../../core/access/list-access.rules.ts';
import { firstName } from '../../core/email/first-name.ts';
import { mailDay } from '../../core/email/mail-date.ts';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

const FOOTNOTE = `You’re getting this because you marked a gift as purchased, or reserved one, at ${SITE_NAME}. It goes to you alone.`;
const NO_MORE = 'Stop sending news about gifts to this address';

/** Changes of a gift that decide about the next step of its buyer. */
type Happened = 'UNDONE' | 'TAKEN' | 'REMOVED' | 'CHANGED' | 'SEEN';

/** Something bought, and what became of it since. */
export interface BoughtItem {
  /** As the buyer knew it; null when it may have another name by now that is not for them. */
  title: string | null;
  quantity: number;
  boughtAt: Date;
  /** Whether it was only reserved then. */
  wasHeld: boolean;
  news: string[];
  happened: Happened;
}

interface GiftNews {
  gifts: BoughtItem[];
  listName: string | null;
  /** Undefined for what was noted before the kind of a list that is gone was kept. */
  listType?: ListType;
  /** Null when the buyer could not open it. */
  listUrl: string | null;
  /** Null where the list is closed to the buyer by now. */
  ownerName: string | null;
}

/** For people who bought something that has changed on the list since. */
export function buyerEmail(to: string, { gifts, listName, listType, ownerName, listUrl }: GiftNews): NewMail {
  const [gift, ...others] = gifts;
  if (gifts.every(({ happened }) => happened === 'SEEN'))
    return seenEmail(to, { gifts, listName, listType, ownerName, listUrl });
  const what =
    gift?.title && others.length === 0
      ? nameOf(gift)
      : gifts.every(({ wasHeld }) => wasHeld)
        ? 'something you reserved'
        : 'something you bought';
  const list = listName ? ` on the list “${listName}”` : '';
  const isUndone = gifts.every(({ happened }) => happened === 'UNDONE');
  const steps = new Set(gifts.map(({ happened }) => nextStep(happened, ownerName, listUrl !== null)));
  const [step] = steps.size === 1 ? steps : [];
  return {
    to,
    kind: 'GIFT_NEWS',
    subject: isUndone ? `${capitalized(what)} is on the list again` : `News about ${what}`,
    unsubscribe: { kind: 'GIFT_NEWS', email: to },
    ...mailLayout({
      title: isUndone ? 'Did you buy it?' : 'Before you give it',
      paragraphs: [
        `There’s news about what you ${gifts.every(({ wasHeld }) => wasHeld) ? 'reserved' : 'marked as purchased'}${list}.`,
      ],
      news: gifts.map((each) => {
        const own = step ? [] : [nextStep(each.happened, ownerName, listUrl !== null)];
        return [`${whatAndWhen(each)}:`, ...each.news, ...own].join(' ');
      }),
      advice: step,
      ribbon: listType,
      action: listUrl ? { label: 'Open the list', url: listUrl } : undefined,
      footnote: FOOTNOTE,
      unsubscribe: NO_MORE,
    }),
  };
}

/** For people who bought something of which the owner was not to see, or not yet, that it is from them. */
function seenEmail(to: string, { gifts, listName, listType, ownerName, listUrl }: GiftNews): NewMail {
  const [gift] = gifts;
  const isOne = gifts.length === 1;
  const what = (isOne && gift?.title && nameOf(gift)) || (isOne && gift?.quantity === 1 ? 'your gift' : 'your gifts');
  const isOrAre = what === 'your gifts' ? 'are' : 'is';
  return {
    to,
    kind: 'GIFT_NEWS',
    subject: `${ownerName ? firstName(ownerName) : 'The owner of a list'} can see now that ${what} ${isOrAre} from you`,
    unsubscribe: { kind: 'GIFT_NEWS', email: to },
    ...mailLayout({
      title: 'No longer a secret',
      paragraphs: [
        `${ownerName ?? 'The owner'} changed who can see what was bought${listName ? ` on the list “${listName}”` : ' on a list'}, or from when, and can see now that ${isOne ? 'this is' : 'these are'} from you:`,
      ],
      news: gifts.map((each) => capitalized(whatAndWhen(each))),
      advice: `We told you it would stay a secret, so you should hear it from us. There’s nothing to do: ${isOne ? 'it’s' : 'they’re'} still yours to give.`,
      ribbon: listType,
      action: listUrl ? { label: 'Open the list', url: listUrl } : undefined,
      footnote: FOOTNOTE,
      unsubscribe: NO_MORE,
    }),
  };
}

/** Nobody is sent to the owner to ask about a gift, who may not know of it yet, unless they put it back themselves. */
function nextStep(happened: Happened, ownerName: string | null, isOpen: boolean): string {
  if (happened === 'UNDONE' && isOpen)
    return 'Already bought it, or still want to give it? Open the list and mark it as purchased again, so that nobody buys it twice. If not, there’s nothing to do.';
  if (happened === 'UNDONE' || happened === 'TAKEN')
    return `Already bought it? Please tell ${ownerName ?? 'the owner of the list'}, so that it isn’t given twice. If not, there’s nothing to do.`;
  if (happened === 'REMOVED')
    return 'Not bought it yet? Then there’s no need to. If you have it already, whether you give it is up to you.';
  if (happened === 'SEEN') return 'There’s nothing to do.';
  return 'If it still fits, there’s nothing to do. Changed your mind? Put it back on the list: the link is in the email you got when you bought it, or on the list itself if you were signed in.';
}

function whatAndWhen(gift: BoughtItem): string {
  return `${nameOf(gift)}, ${gift.wasHeld ? 'reserved' : 'bought'} on ${mailDay(gift.boughtAt)}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameOf({ title, quantity }: BoughtItem): string {
  const name = title ?? (quantity === 1 ? 'A gift' : 'gifts');
  return quantity === 1 ? name : `${quantity} × ${name}`;
}
