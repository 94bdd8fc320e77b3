import type { EntityManager } from '@mikro-orm/postgresql';
import { eachByItself } from '../../base/database/each-by-itself.ts';
import { statement } from '../../base/database/prepared.ts';
import { announcePledgeUndone } from '../../core/events/announce.ts';
import { keepGonePledges } from '../buyer-mails/keep-gone-pledges.ts';
import { deletePledges, recountPool, withPoolLocked } from './change-pool.ts';
import { POOL_DAYS } from './pledge.rules.ts';
import { selectPledgers } from './pool-news.ts';
import { type TellNeeds, tell } from './tell-pledgers.ts';

/** How many funds one run looks at; the next comes an hour later. */
const MOST_AT_ONCE = 500;

/**
 * A job's work: frees the goals of funds from what was promised and neither paid nor came, and tells the givers of what is about to lapse. Nothing lapses
 * before its giver had a day to hear of it.
 */
export async function lapsePromises(em: EntityManager, needs: TellNeeds, now = new Date()): Promise<void> {
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
  const waiting = await selectFundsToAsk(em, { now, most: MOST_AT_ONCE });
  await eachByItself(em, waiting, async (inside, { itemId }) => {
    const asked = new Set((await noteAsked(inside, { itemId, now })).map(({ id }) => id));
    const pledgers = await selectPledgers(inside, { itemId });
    await tell(
      inside,
      pledgers.filter(({ pledgeId }) => asked.has(pledgeId)),
      'LAPSING',
      needs,
    );
  });
}

/** Whether the pledge `p` for the item `i` is a promise alone. What was taken off the list stays, as its giver was told. */
const IS_PROMISE = 'i.is_fund and not i.is_archived and p.paid_at is null and p.confirmed_at is null';

const IS_DUE = `${IS_PROMISE} and p.created_at <= $now::timestamptz - interval '${POOL_DAYS} days' and p.lapse_asked_at <= $now::timestamptz - interval '1 day'`;

const IS_TO_ASK = `${IS_PROMISE} and p.created_at <= $now::timestamptz - interval '${POOL_DAYS - 1} days' and p.lapse_asked_at is null`;

const selectFundsDue = statement<{ itemId: string }, { now: Date; most: number }>(
  'funds with promises that lapse',
  `select distinct i.id as "itemId" from pledges p join items i on i.id = p.item_id where ${IS_DUE} order by i.id limit $most::int`,
);

const selectDue = statement<{ id: string }, { itemId: string; now: Date }>(
  'promises to a fund that lapse',
  `select p.id from pledges p join items i on i.id = p.item_id where i.id = $itemId::uuid and ${IS_DUE} order by p.id`,
);

const selectFundsToAsk = statement<{ itemId: string }, { now: Date; most: number }>(
  'funds with promises whose givers are to be told',
  `select distinct i.id as "itemId" from pledges p join items i on i.id = p.item_id where ${IS_TO_ASK} order by i.id limit $most::int`,
);

/** Gives each to one process alone. */
const noteAsked = statement<{ id: string }, { itemId: string; now: Date }>(
  'note that givers to a fund were told',
  `update pledges p set lapse_asked_at = $now::timestamptz from items i
   where i.id = p.item_id and i.id = $itemId::uuid and ${IS_TO_ASK} returning p.id`,
);
