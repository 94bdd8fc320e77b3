import { plural, t } from '@lingui/core/macro';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { mailDay } from '../../core/email/mail-date.ts';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

const footnote = () =>
  t`You’re getting this because you marked a gift as purchased at ${SITE_NAME}, or had one held. Only you get it.`;
const noMore = () => t`Stop sending news about gifts to this address`;

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
export function buyerEmail(to: string, news: GiftNews): NewMail {
  const { gifts, listName, ownerName, listUrl } = news;
  if (gifts.every(({ happened }) => happened === 'SEEN')) return seenEmail(to, news);
  const [gift, ...others] = gifts;
  const name = gift?.title && others.length === 0 ? nameOf(gift) : null;
  const isUndone = gifts.every(({ happened }) => happened === 'UNDONE');
  const steps = new Set(gifts.map(({ happened }) => nextStep(happened, ownerName, listUrl !== null)));
  const [step] = steps.size === 1 ? steps : [];
  return asMail(to, news, {
    subject: isUndone ? againOnList(name) : newsAbout(name),
    title: isUndone ? t`Did you buy it?` : t`Before you give it`,
    opening: gifts.every(({ wasHeld }) => wasHeld) ? newsOfHeld(listName) : newsOfBought(listName),
    news: gifts.map((each) => {
      const own = step ? [] : [nextStep(each.happened, ownerName, listUrl !== null)];
      const [title, day] = [nameOf(each), mailDay(each.boughtAt)];
      return [
        each.wasHeld ? t`${title}, held since ${day}:` : t`${title}, bought on ${day}:`,
        ...each.news,
        ...own,
      ].join(' ');
    }),
    advice: step,
  });
}

interface Words {
  subject: string;
  title: string;
  opening: string;
  /** A line for each gift. */
  news: string[];
  advice?: string;
}

function asMail(to: string, { listType, listUrl }: GiftNews, { subject, opening, ...words }: Words): NewMail {
  return {
    to,
    kind: 'GIFT_NEWS',
    subject,
    unsubscribe: { kind: 'GIFT_NEWS', email: to },
    ...mailLayout({
      ...words,
      paragraphs: [opening],
      ribbon: listType,
      action: listUrl ? { label: t`Open the list`, url: listUrl } : undefined,
      footnote: footnote(),
      unsubscribe: noMore(),
    }),
  };
}

function newsOfBought(listName: string | null): string {
  return listName
    ? t`There’s news about what you marked as purchased on the list “${listName}”.`
    : t`There’s news about what you marked as purchased.`;
}

function newsOfHeld(listName: string | null): string {
  return listName
    ? t`There’s news about what’s held for you on the list “${listName}”.`
    : t`There’s news about what’s held for you.`;
}

function againOnList(title: string | null): string {
  return title === null ? t`Something you bought is on the list again` : t`${title} is on the list again`;
}

function newsAbout(name: string | null): string {
  return name === null ? t`News about something you bought` : t`News about ${name}`;
}

/** For people who bought something of which the owner was not to see, or not yet, that it is from them. */
function seenEmail(to: string, news: GiftNews): NewMail {
  const { gifts, listName, ownerName } = news;
  const isOne = gifts.length === 1;
  return asMail(to, news, {
    subject: seenSubject(gifts, ownerName),
    title: t`No longer a secret`,
    opening: isOne ? seenOne(ownerName, listName) : seenSeveral(ownerName, listName),
    news: gifts.map((each) => {
      const [title, day] = [nameOf(each), mailDay(each.boughtAt)];
      return each.wasHeld ? t`${title}, held since ${day}` : t`${title}, bought on ${day}`;
    }),
    advice: isOne
      ? t`We told you it would stay a secret, so you should hear it from us. There’s nothing to do: it’s still yours to give.`
      : t`We told you it would stay a secret, so you should hear it from us. There’s nothing to do: they’re still yours to give.`,
  });
}

function seenSubject([gift, ...others]: BoughtItem[], owner: string | null): string {
  if (gift?.title && others.length === 0) {
    const title = nameOf(gift);
    return owner
      ? t`${owner} can see now that ${title} is from you`
      : t`The owner of a list can see now that ${title} is from you`;
  }
  if (gift?.quantity === 1 && others.length === 0) {
    return owner
      ? t`${owner} can see now that your gift is from you`
      : t`The owner of a list can see now that your gift is from you`;
  }
  return owner
    ? t`${owner} can see now that your gifts are from you`
    : t`The owner of a list can see now that your gifts are from you`;
}

function seenOne(owner: string | null, list: string | null): string {
  if (owner) {
    return list
      ? t`${owner} changed who can see what was bought on the list “${list}”, or from when, and can see now that this is from you:`
      : t`${owner} changed who can see what was bought on a list, or from when, and can see now that this is from you:`;
  }
  return list
    ? t`The owner changed who can see what was bought on the list “${list}”, or from when, and can see now that this is from you:`
    : t`The owner changed who can see what was bought on a list, or from when, and can see now that this is from you:`;
}

function seenSeveral(owner: string | null, list: string | null): string {
  if (owner) {
    return list
      ? t`${owner} changed who can see what was bought on the list “${list}”, or from when, and can see now that these are from you:`
      : t`${owner} changed who can see what was bought on a list, or from when, and can see now that these are from you:`;
  }
  return list
    ? t`The owner changed who can see what was bought on the list “${list}”, or from when, and can see now that these are from you:`
    : t`The owner changed who can see what was bought on a list, or from when, and can see now that these are from you:`;
}

/** Nobody is sent to the owner to ask about a gift, who may not know of it yet, unless they put it back themselves. */
function nextStep(happened: Happened, owner: string | null, isOpen: boolean): string {
  if (happened === 'UNDONE' && isOpen)
    return t`Already bought it, or still want to give it? Open the list and mark it as purchased again, so that nobody buys it twice. If not, there’s nothing to do.`;
  if (happened === 'UNDONE' || happened === 'TAKEN') {
    return owner
      ? t`Already bought it? Please tell ${owner}, so that it isn’t given twice. If not, there’s nothing to do.`
      : t`Already bought it? Please tell the owner of the list, so that it isn’t given twice. If not, there’s nothing to do.`;
  }
  if (happened === 'REMOVED')
    return t`Not bought it yet? Then there’s no need to. If you have it already, whether you give it is up to you.`;
  if (happened === 'SEEN') return t`There’s nothing to do.`;
  return t`If it still fits, there’s nothing to do. Changed your mind? Put it back on the list: the link is in the email you got when you bought it, or on the list itself if you were signed in.`;
}

function nameOf({ title, quantity }: BoughtItem): string {
  if (quantity === 1) return title ?? t`A gift`;
  return title === null ? plural(quantity, { other: '# gifts' }) : t`${quantity} × ${title}`;
}
