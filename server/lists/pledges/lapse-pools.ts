import type { EntityManager } from '@mikro-orm/postgresql';
import { eachByItself } from '../../base/database/each-by-itself.ts';
import { statement } from '../../base/database/prepared.ts';
import { announcePledgeUndone } from '../../core/events/announce.ts';
import { keepGonePledges } from '../buyer-mails/keep-gone-pledges.ts';
import { deletePledgesOf, recountPool, withPoolLocked } from './change-pool.ts';
import { POOL_DAYS } from './pledge.rules.ts';

/** How many pools one run looks at; the next comes an hour later. */
const MOST_AT_ONCE = 500;

/** A job's work: frees gifts that were to be given together, where nothing came of it. */
export async function lapsePools(em: EntityManager, now = new Date()): Promise<void> {
  const due = await selectDue(em, { itemId: null, now, most: MOST_AT_ONCE });
  await eachByItself(em, due, (inside, { itemId }) =>
    withPoolLocked(inside, { itemId }, async (locked, pool) => {
      if (!pool || (await selectDue(locked, { itemId, now, most: 1 })).length === 0) return; // somebody pledged or bought just now
      await keepGonePledges(locked, { itemIds: [itemId] }, 'LAPSED');
      await deletePledgesOf(locked, { itemId });
      const [after] = await recountPool(locked, { itemId });
      await announcePledgeUndone(locked, pool.listId, { itemId, actorId: undefined, remaining: after?.remaining ?? 0 });
    }),
  );
}

/** A fund lasts as long as its list: see lapsePromises(). With the day of the event, too, unless somebody has paid, or the gift was given back since: then friends have as long as without one. */
const selectDue = statement<{ itemId: string }, { itemId: string | null; now: Date; most: number }>(
  'pools that lapse',
  `select o.item_id as "itemId" from pools o join items i on i.id = o.item_id join lists l on l.id = i.list_id
     cross join lateral (
       select max(greatest(g.created_at, g.paid_at, g.confirmed_at)) as latest_at, count(g.paid_at) as paid from pledges g where g.item_id = o.item_id
     ) news
   where o.purchase_id is null and not i.is_fund and ($itemId::uuid is null or o.item_id = $itemId::uuid)
     and (greatest(news.latest_at, o.reopened_at) <= $now::timestamptz - interval '${POOL_DAYS} days'
       or news.paid = 0 and coalesce(l.event_starts_at + interval '1 day' between greatest(o.began_at, o.reopened_at) and $now::timestamptz, false))
   order by o.item_id limit $most::int`,
);
