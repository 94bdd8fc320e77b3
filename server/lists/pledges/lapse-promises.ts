import type { EntityManager } from '@mikro-orm/postgresql';
import { eachByItself } from '../../base/database/each-by-itself.ts';
import { statement } from '../../base/database/prepared.ts';
import { KEEPS_SURPRISE } from '../../core/access/purchase.policy.ts';
import { announcePledgeUndone } from '../../core/events/announce.ts';
import { type ToAddress, unsubscribedAmong } from '../../core/unsubscribe/unsubscribed-addresses.ts';
import { keepGonePledges } from '../buyer-mails/keep-gone-pledges.ts';
import { deletePledges, recountPool, withPoolLocked } from './change-pool.ts';
import { POOL_DAYS } from './pledge.rules.ts';
import { type Pledger, selectPledgers } from './pool-news.ts';
import { type TellNeeds, tell } from './tell-pledgers.ts';

/** How many funds one run looks at; the next comes an hour later. */
const MOST_AT_ONCE = 500;

/** A job's work: frees the goals of funds from what was promised and neither paid nor came, where its giver was asked a day before. */
export async function lapsePromises(em: EntityManager, now = new Date()): Promise<void> {
  const due = await selectFundsDue(em, { now, most: MOST_AT_ONCE });
  await eachByItself(em, due, (inside, { itemId }) =>
    withPoolLocked(inside, { itemId }, async (locked, pool) => {
      const pledgeIds = (await selectDue(locked, { itemId, now })).map(({ id }) => id);
      if (!pool || pledgeIds.length === 0) return; // paid, taken back or ticked as come just now
      await keepGonePledges(locked, { pledgeIds }, 'LAPSED');
      await deletePledges(locked, { pledgeIds });
      const [after] = await recountPool(locked, { itemId });
      await announcePledgeUndone(locked, pool.listId, { itemId, actorId: undefined, remaining: after?.remaining ?? 0 });
    }),
  );
}

/** A job's work: asks givers by mail, a day before. A promise whose giver no mail reaches stays until it is paid or taken back. */
export async function askBeforeLapsing(em: EntityManager, needs: TellNeeds, now = new Date()): Promise<void> {
  if (!needs.mailQueue.sendsNews) return;
  const waiting = await selectFundsToAsk(em, { now, most: MOST_AT_ONCE });
  await eachByItself(em, waiting, async (inside, { itemId }) => {
    const toAsk = new Set((await lockToAsk(inside, { itemId, now })).map(({ id }) => id));
    const pledgers = (await selectPledgers(inside, { itemId })).filter(({ pledgeId }) => toAsk.has(pledgeId));
    const pledgeIds = await tell(inside, await withoutEnded(inside, pledgers), 'LAPSING', needs);
    if (pledgeIds.length > 0) await noteAsked(inside, { pledgeIds, now });
  });
}

/** An address that wants no such mails is not counted as written to. */
async function withoutEnded(em: EntityManager, pledgers: readonly Pledger[]): Promise<Pledger[]> {
  const mails = new Map(pledgers.map(({ to }) => [to, { kind: 'GIFT_NEWS', email: to ?? '' } satisfies ToAddress]));
  const ended = new Set([...(await unsubscribedAmong(em, [...mails.values()]))].map(({ email }) => email));
  return pledgers.filter(({ to }) => to !== null && !ended.has(to));
}

/**
 * Whether the pledge `p` for the item `i` of the list `l` is a promise alone, which those who receive the gifts could have ticked as come: what was given during a
 * surprise may have come, too, and is theirs to look at from the day on. What was taken off the list stays, as its giver was told.
 */
const IS_PROMISE = `i.is_fund and not i.is_archived and p.paid_at is null and p.confirmed_at is null and (l.person_id is not null or not ${KEEPS_SURPRISE})`;

const KNOWN_SINCE = `greatest(p.created_at, case when l.purchase_visibility = 'SURPRISE' and l.person_id is null then l.event_starts_at end)`;

const IS_DUE = `${IS_PROMISE} and ${KNOWN_SINCE} <= $now::timestamptz - interval '${POOL_DAYS} days' and p.lapse_asked_at <= $now::timestamptz - interval '1 day'`;

/** Givers without an address are asked by nobody. */
const IS_TO_ASK = `${IS_PROMISE} and ${KNOWN_SINCE} <= $now::timestamptz - interval '${POOL_DAYS - 1} days' and p.lapse_asked_at is null
   and (p.buyer_id is not null or p.guest_email <> '')`;

const PLEDGES = 'pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id';

const selectFundsDue = statement<{ itemId: string }, { now: Date; most: number }>(
  'funds with promises that lapse',
  `select distinct i.id as "itemId" from ${PLEDGES} where ${IS_DUE} order by i.id limit $most::int`,
);

const selectDue = statement<{ id: string }, { itemId: string; now: Date }>(
  'promises to a fund that lapse',
  `select p.id from ${PLEDGES} where i.id = $itemId::uuid and ${IS_DUE} order by p.id`,
);

/** In another order each time: those whose givers cannot be told today keep none of the others waiting. */
const selectFundsToAsk = statement<{ itemId: string }, { now: Date; most: number }>(
  'funds with promises whose givers are to be asked',
  `select i.id as "itemId" from ${PLEDGES} where ${IS_TO_ASK} group by i.id order by md5(i.id::text || $now::timestamptz::text) limit $most::int`,
);

/** Gives each to one process alone. */
const lockToAsk = statement<{ id: string }, { itemId: string; now: Date }>(
  'promises to a fund whose givers are to be asked',
  `select p.id from ${PLEDGES} where i.id = $itemId::uuid and ${IS_TO_ASK} order by p.id for update of p skip locked`,
);

const noteAsked = statement<never, { pledgeIds: readonly string[]; now: Date }>(
  'note that givers to a fund were asked',
  'update pledges set lapse_asked_at = $now::timestamptz where id = any ($pledgeIds::uuid[])',
);
