import type { EntityManager } from '@mikro-orm/postgresql';
import { subMinutes } from 'date-fns';
import { eachByItself } from '../../base/database/each-by-itself.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { NotificationKind } from '../../core/events/notification-kinds.ts';
import { type GiftLinks, RECEIPT_LINK_DAYS } from '../guest-keys/gift-links.ts';
import { withMailsLeft } from '../guest-keys/mailed-today.ts';
import { noticePledgers } from './notice-pledgers.ts';
import { goneGiftsEmail, pledgeEmail } from './pledge-email.ts';
import type { PoolFact } from './pool-facts.ts';
import {
  claimGone,
  claimPool,
  type Pledger,
  type PoolNews,
  selectGoneNews,
  selectPledgers,
  selectPoolNews,
} from './pool-news.ts';
import type { PledgeNews, ToldPledge } from './told-pledge.ts';

/** People who chip in, or buy, and take it back at once are not told of each step. */
const QUIET_MINUTES = 2;

/** How many pools one run looks at; the next comes a minute later. */
const MOST_AT_ONCE = 500;

export interface TellNeeds {
  mailQueue: MailQueue;
  giftLinks: GiftLinks;
  rateLimits: RateLimits;
  siteUrl: string;
}

/** A job's work: tells people who chip in for a gift what became of it. Looks at how pools are by now, so that no change does more work for a gift that friends share. */
export async function tellPledgers(em: EntityManager, needs: TellNeeds, now = new Date()): Promise<void> {
  const times = { now, quietSince: subMinutes(now, QUIET_MINUTES) };
  const gone = await selectGoneNews(em, { most: MOST_AT_ONCE });
  const byEnd = Map.groupBy(gone, ({ listId, fate }) => `${listId} ${fate}`);
  await eachByItself(em, [...byEnd.values()], async (inside, ended) => {
    const claimed = await claimGone(inside, { pledgeIds: ended.map(({ pledgeId }) => pledgeId), now });
    const ids = new Set(claimed.map(({ id }) => id));
    const pledges = ended.filter(({ pledgeId }) => ids.has(pledgeId));
    if (pledges[0]) await tell(inside, pledges, pledges[0].fate, needs);
  });
  const pools = await selectPoolNews(em, { ...times, most: MOST_AT_ONCE });
  await eachByItself(em, pools, async (inside, pool) => {
    if ((await claimPool(inside, pool)).length === 0) return; // another process tells it
    const pledgers = await selectPledgers(inside, { itemId: pool.itemId });
    for (const news of newsOf(pool)) await tell(inside, readersOf(news, pledgers), news, needs);
  });
}

function newsOf({ facts, told, organiserId, toldOrganiserId }: PoolNews): PledgeNews[] {
  const isTakenOver = toldOrganiserId !== null && organiserId !== null && organiserId !== toldOrganiserId;
  return [...(isTakenOver ? (['TAKEN_OVER'] as const) : []), ...facts.filter((fact) => !told.includes(fact))];
}

/** The organiser alone buys it, and knows what they did themselves: all of their pledges are an organiser’s. */
function readersOf(news: PledgeNews, pledgers: Pledger[]): Pledger[] {
  const organiser = pledgers.find(({ isOrganiser }) => isOrganiser);
  if (news === 'FULL') return organiser ? [organiser] : [];
  const known = pledgers.map((pledger) => ({ ...pledger, isOrganiser: isSamePerson(pledger, organiser) }));
  return news === 'BOUGHT' || news === 'TAKEN_OVER' ? known.filter(({ isOrganiser }) => !isOrganiser) : known;
}

/** An address alone, which anybody may type, makes nobody with an account another person. */
function isSamePerson(pledger: Pledger, organiser: Pledger | undefined): boolean {
  if (!organiser) return false;
  const isSameGuest = pledger.userId === null && pledger.to !== null && pledger.to === organiser.to;
  return pledger.giver === organiser.giver || isSameGuest;
}

const NOTICES: Record<PledgeNews, NotificationKind | null> = {
  FULL: 'POOL_FULL',
  BOUGHT: 'POOL_BOUGHT',
  WITHDRAWN: 'POOL_WITHDRAWN',
  LEADERLESS: 'POOL_LEADERLESS',
  IDLE: 'POOL_LEADERLESS',
  TAKEN_OVER: 'POOL_TAKEN_OVER',
  LAPSED: 'POOL_ENDED',
  LAPSING: null, // a question by mail, as of what is held
  RELEASED: 'POOL_ENDED',
  ITEM_REMOVED: 'POOL_ENDED',
  LIST_REMOVED: 'POOL_ENDED',
} satisfies Record<PoolFact | PledgeNews, NotificationKind | null>;

/** One mail to each address that may get one today, and one notice to each account, however often they chipped in, and for however many gifts that went together. */
export async function tell(
  em: EntityManager,
  pledgers: readonly Pledger[],
  news: PledgeNews,
  needs: TellNeeds,
): Promise<void> {
  const told = pledgers.filter(({ isKept }) => !isKept);
  const [first] = told;
  const listName = told.find((pledger) => pledger.listName)?.listName;
  if (!first) return;
  const byAddress = Map.groupBy(
    told.filter(({ to }) => to !== null),
    ({ to }) => to as string,
  );
  const readers = [...byAddress].map(([to, own]) => ({ to, own, isProved: own.some(({ isProved }) => isProved) }));
  for (const { to, own } of await withMailsLeft(needs.rateLimits, readers)) {
    const isMember = own.some(({ userId }) => userId !== null);
    const giftsUrl = isMember
      ? `${needs.siteUrl}/gifts`
      : needs.giftLinks.addressFor(needs.siteUrl, to, RECEIPT_LINK_DAYS);
    const gifts = [...Map.groupBy(own, giftOf).values()].map((ofGift) => toldPledge(news, ofGift));
    const [only, ...more] = gifts as [ToldPledge, ...ToldPledge[]];
    const mail = await inLanguage(own[0]?.language, () =>
      more.length > 0 ? goneGiftsEmail({ to, giftsUrl, gifts }) : pledgeEmail({ to, giftsUrl, ...only }),
    );
    await needs.mailQueue.queue(em, { ...mail, aboutListIds: [first.listId] });
  }
  const openTo = told.filter((pledger) => pledger.listName !== null && !(news === 'IDLE' && pledger.isOrganiser));
  const userIds = [...new Set(openTo.flatMap(({ userId }) => userId ?? []))];
  const kind = NOTICES[news];
  if (!listName || !kind) return;
  const { organiserUserId: whoId, listId } = first;
  await noticePledgers(em, { userIds, kind, whoId, listId, listName });
}

/** Names the gift among those of a list. Their items may be gone, but pledges for one have the same organiser. */
const giftOf = ({ organiserId, title, currency }: Pledger) => `${organiserId ?? title} ${currency}`;

function toldPledge(news: PledgeNews, own: readonly Pledger[]): ToldPledge {
  const [first] = own as [Pledger, ...Pledger[]];
  const sumOf = (some: readonly Pledger[]) => some.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const { title, listType, currency, isBought, isFund, organiserName } = first;
  const { sumMinor } = own.find(({ isOrganiser }) => isOrganiser) ?? first; // of what is gone, it stands there alone
  return {
    ...{ news, title, currency, sumMinor, isBought, isFund, organiserName },
    listType: listType ?? undefined,
    amountMinor: sumOf(own),
    paidMinor: sumOf(own.filter(({ isPaid }) => isPaid)),
    isOrganiser: own.some(({ isOrganiser }) => isOrganiser),
    paidToName: own.find(({ paidToName }) => paidToName)?.paidToName ?? null,
  };
}
