import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { receivesOn } from '../../core/access/list.policy.ts';
import { HIDES_BUYERS } from '../../core/access/purchase.policy.ts';
import { whileOpen } from './items-before-edits.ts';

/** An owner who only looked, or slipped, hides the buyers again within these, and nobody hears of it. */
export const SECOND_THOUGHT_MINUTES = 5;

/**
 * Keeps the change of the time until which a list hides its buyers from the owner (see hidesBuyersUntil); the list is
 * locked. A job looks up the buyers later: the edit can be repeated until a clock tells whether it does more work for
 * bought gifts.
 */
export async function keepHiddenBuyers(
  em: EntityManager,
  listId: string,
  { before, after }: { before: number; after: number },
): Promise<void> {
  if (after < before) await shorten(em, { listId, promisedUntil: timestamp(before) });
  else if (before === 0 && after > 0) await begin(em, { listId, until: timestamp(after) });
  else if (after > before) await keepToIt(em, { listId, until: timestamp(after) });
}

function timestamp(milliseconds: number): Date | 'infinity' {
  return milliseconds === Infinity ? 'infinity' : new Date(milliseconds);
}

/** The oldest promise is broken first. */
const shorten = statement<never, { listId: string; promisedUntil: Date | 'infinity' }>(
  'hide buyers for less than promised',
  `insert into hidden_buyers (list_id, ended_at, promised_until)
   values ($listId::uuid, clock_timestamp(), $promisedUntil::timestamptz)
   on conflict (list_id) do update set ended_at = excluded.ended_at,
     promised_until = greatest(hidden_buyers.promised_until, excluded.promised_until)`,
);

const KEEPS_TO_IT = '$until::timestamptz >= hidden_buyers.promised_until';

/** Hidden again for as long as promised before the end was told, they have been hidden all along. */
const begin = statement<never, { listId: string; until: Date | 'infinity' }>(
  'begin to hide buyers',
  `insert into hidden_buyers (list_id, began_at) values ($listId::uuid, clock_timestamp())
   on conflict (list_id) do update set
     began_at = case when hidden_buyers.ended_at is null then excluded.began_at else hidden_buyers.began_at end,
     ended_at = case when ${KEEPS_TO_IT} then null else hidden_buyers.ended_at end,
     promised_until = case when ${KEEPS_TO_IT} then null else hidden_buyers.promised_until end`,
);

const keepToIt = statement<never, { listId: string; until: Date | 'infinity' }>(
  'hide buyers for as long as promised',
  `update hidden_buyers set ended_at = null, promised_until = null
   where list_id = $listId::uuid and ${KEEPS_TO_IT}`,
);

const OWNER_SEES_BY_NOW = `h.ended_at <= $endedUntil::timestamptz and not ${HIDES_BUYERS}`;

/** The lists `l` whose owners see by now who bought, sooner than their buyers were promised. */
export const LISTS_THAT_SHOW_BUYERS = `select h.list_id, h.ended_at from hidden_buyers h join lists l on l.id = h.list_id
  where ${OWNER_SEES_BY_NOW}`;

/**
 * Turns the end of a time in which the owner could not see who bought into notices for those who bought in it, once the
 * owner can. That the day is over by then spares nobody: it could be made to be. Nor does a list that is closed by now;
 * then they are told nothing that is on it. Belongs inside a transaction.
 */
export const noteShownBuyers = statement<never, { listId: string; endedUntil: Date }>(
  'note shown buyers',
  `
    with ended as (
      delete from hidden_buyers h using lists l where l.id = h.list_id and l.id = $listId::uuid and ${OWNER_SEES_BY_NOW}
      returning h.*
    )
    insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
      item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, is_buyer_shown, language)
    select p.id, l.id, i.id, p.guest_email, p.buyer_id, p.quantity, p.created_at, 'CHANGED', ${whileOpen('l.name')},
      ${whileOpen('i.title')}, i.primary_url, i.quantity_desired, e.ended_at, p.undo_token_hash, p.held_until is not null, true, p.language
    from ended e join lists l on l.id = e.list_id join items i on i.list_id = l.id join purchases p on p.item_id = i.id
    where p.created_at < e.ended_at and coalesce(p.created_at >= e.began_at, true)
      and p.guest_email <> '' and not l.is_demo and not i.is_archived
      and not exists (
        select from users u where (u.id = p.buyer_id or u.email = p.guest_email)
          and ${receivesOn('u.id')}
      )
    order by p.id
    on conflict (purchase_id) do update set is_buyer_shown = true`,
);
