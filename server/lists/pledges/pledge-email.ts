import { plural, t } from '@lingui/core/macro';
import { minorText } from '../../base/amounts/money.rules.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { type MailContent, mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import { fundLines, fundSubject } from './fund-email.ts';
import type { PledgeNews, ToldPledge } from './told-pledge.ts';

interface Reader {
  to: string;
  giftsUrl: string;
}

/** For people who chip in for a gift: what became of it, and of their money. */
export function pledgeEmail({ to, giftsUrl, ...told }: ToldPledge & Reader): NewMail {
  const content = { title: told.title ?? t`A gift`, paragraphs: linesOf(told) };
  return mailOf({ to, giftsUrl }, subjectOf(told, whatOf(told)), told.listType, content);
}

/** How many gifts a mail tells one by one. */
const MOST_TOLD = 20;

/** For people who chipped in for several gifts of a list, which went together. */
export function goneGiftsEmail({ gifts, ...reader }: { gifts: readonly ToldPledge[] } & Reader): NewMail {
  const count = gifts.length;
  const subject = plural(count, { other: 'News about # gifts that you chip in for' });
  const more = count - MOST_TOLD;
  return mailOf(reader, subject, gifts[0]?.listType, {
    ...{ title: subject, paragraphs: [] },
    groups: gifts.slice(0, MOST_TOLD).map((told) => ({ lines: linesOf(told) })),
    advice: more > 0 ? plural(more, { one: 'And one more.', other: 'And # more.' }) : undefined,
  });
}

type Content = Pick<MailContent, 'title' | 'paragraphs' | 'groups' | 'advice'>;

function mailOf({ to, giftsUrl }: Reader, subject: string, ribbon: ListType | undefined, content: Content): NewMail {
  return {
    ...{ to, kind: 'GIFT_NEWS', subject },
    unsubscribe: { kind: 'GIFT_NEWS', email: to },
    ...mailLayout({
      ...content,
      ribbon,
      action: { label: t`See all your gifts`, url: giftsUrl },
      footnote: t`You’re getting this because you chip in for a gift at ${SITE_NAME}. Keep this email to yourself: the link in it opens your gifts.`,
      unsubscribe: t`Stop sending news about gifts to this address`,
    }),
  };
}

const whatOf = ({ title }: ToldPledge) => title ?? t`a gift`;

const linesOf = (told: ToldPledge) =>
  (told.isFund ? fundLines(told, whatOf(told)) : null) ?? [newsOf(told, whatOf(told)), ...moneyOf(told)];

function subjectOf({ news, isOrganiser, isBought, isFund }: ToldPledge, what: string): string {
  const ofFund = isFund ? fundSubject({ news }, what) : null;
  if (ofFund) return ofFund;
  switch (news) {
    case 'FULL':
      return t`You can buy it now: ${what}`;
    case 'BOUGHT':
      return t`It’s bought: ${what}`;
    case 'WITHDRAWN':
      return t`Taken off the list: ${what}`;
    case 'LEADERLESS':
      return t`Who organises it? ${what}`;
    case 'IDLE':
      return isOrganiser ? t`Still organising it? ${what}` : t`Who organises it? ${what}`;
    case 'TAKEN_OVER':
      return t`Somebody else organises it now: ${what}`;
    case 'LAPSED':
      return t`The money didn’t come together: ${what}`;
    default:
      return isBought ? t`Taken off the list: ${what}` : t`No longer a gift from all of you: ${what}`;
  }
}

function newsOf(
  { news, currency, sumMinor, isOrganiser, isBought, organiserName: name }: ToldPledge,
  what: string,
): string {
  switch (news) {
    case 'FULL': {
      const sum = minorText(sumMinor, currency);
      return t`${sum} for ${what} has come together. Please buy it for all of you, and mark it as purchased on the page of your gifts: then the others know.`;
    }
    case 'BOUGHT':
      return name
        ? t`${name} bought ${what} for all of you.`
        : t`The friend who organises it bought ${what} for all of you.`;
    case 'WITHDRAWN':
      return t`${what} was taken off the list, and may come back. Your part stays until you take it back.`;
    case 'LEADERLESS':
      return t`Nobody organises ${what} any more. One of you can take over on the page of your gifts: the others will hear of it.`;
    case 'IDLE':
      return isOrganiser
        ? t`There’s been no news about ${what} for two weeks. Say on the page of your gifts that you’re still organising it. If not, another of you can take over.`
        : t`The friend who organises ${what} has given no sign for two weeks. One of you can take over on the page of your gifts: the others will hear of it.`;
    case 'TAKEN_OVER':
      return name
        ? t`${name} organises ${what} from now on, and buys it for all of you.`
        : t`Another of you organises ${what} from now on, and buys it for all of you.`;
    case 'LAPSED':
      return t`The money for ${what} didn’t come together in time, so anybody can buy it now. It was a lovely idea all the same.`;
    case 'RELEASED':
      return t`${what} is no longer shared among friends, so one person can buy it now.`;
    case 'ITEM_REMOVED':
      return isBought
        ? t`${what}, which was bought for all of you, is no longer on its list.`
        : t`${what} is no longer on its list, so you won’t be giving it together.`;
    default:
      return isBought
        ? t`The list with ${what}, which was bought for all of you, is gone.`
        : t`The list with ${what} is gone, so you won’t be giving it together.`;
  }
}

const ENDS: ReadonlySet<PledgeNews> = new Set(['LAPSED', 'RELEASED', 'ITEM_REMOVED', 'LIST_REMOVED']);

/** Says in each case who has whose money. */
function moneyOf(told: ToldPledge): string[] {
  const { news, isOrganiser, isBought, sumMinor, paidMinor, amountMinor, currency, paidToName: name } = told;
  const isEnded = ENDS.has(news);
  if (isOrganiser) {
    const sum = minorText(sumMinor, currency);
    const owes = isEnded && !isBought && sumMinor > 0;
    return owes
      ? [
          t`Friends have paid you ${sum}: please give it back, or agree on another gift. The page of your gifts says who it was.`,
        ]
      : [];
  }
  if (news === 'WITHDRAWN' || news === 'FULL') return [];
  const paid = minorText(paidMinor, currency);
  if (isBought || news === 'BOUGHT') {
    const open = minorText(amountMinor - paidMinor, currency);
    return amountMinor > paidMinor
      ? [t`Your part is ${open}. The page of your gifts says how to pay it back.`]
      : [t`You said that you’ve paid your part of ${paid}, so there’s nothing left to do.`];
  }
  if (paidMinor > 0)
    return [
      name
        ? t`You paid ${paid} to ${name}: please talk to them about it.`
        : t`You paid ${paid} to the friend who organised it: please talk to them about it.`,
    ];
  return isEnded ? [t`There’s nothing to pay: you keep your money.`] : [];
}
