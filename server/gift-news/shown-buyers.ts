import type { EntityManager } from '@mikro-orm/postgresql';
import { worksOn } from '../access/list.policy.ts';
import { statement } from '../database/prepared.ts';
import { isOpenSince } from './gift-edits.ts';

/** An owner who only looked, or slipped, hides the buyers again within these, and nobody hears of it. */
export const SECOND_THOUGHT_MINUTES = 5;

/**
 * Keeps when an edit of a list begins or ceases to hide from its owner who bought; the list is locked. Who bought
 * meanwhile is looked up later, by a job: the edit can be repeated until a clock tells whether it does more work for what
 * was bought.
 */
export async function keepHiddenBuyers(
  em: EntityManager,
  listId: string,
  { before, after }: { before: boolean; after: boolean },
): Promise<void> {
  if (before !== after) await (after ? begin : end)(em, { listId });
}

/** Hidden again before the end was told, they have been hidden all along. */
const begin = statement<never, { listId: string }>(
  'begin to hide buyers',
  `insert into hidden_buyers (list_id, began_at) values ($listId::uuid, clock_timestamp())
   on conflict (list_id) do update set ended_at = null, began_at = case
     when hidden_buyers.ended_at is null then excluded.began_at else hidden_buyers.began_at end`,
);

const end = statement<never, { listId: string }>(
  'cease to hide buyers',
  `insert into hidden_buyers (list_id, ended_at) values ($listId::uuid, clock_timestamp())
   on conflict (list_id) do update set ended_at = excluded.ended_at`,
);

/**
 * Turns the end of a time in which the owner could not see who bought into notices for those who bought in it, since
 * they were promised that it would stay hidden. That the day is over by then spares nobody: it could be made to be.
 * Belongs inside a transaction.
 */
export const noteShownBuyers = statement<never, { listId: string; endedUntil: Date }>(
  'note shown buyers',
  `
    with ended as (
      delete from hidden_buyers where list_id = $listId::uuid and ended_at <= $endedUntil::timestamptz returning *
    )
    insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
      item_title, item_url, quantity_desired, noted_at, undo_token_hash, is_buyer_shown)
    select p.id, l.id, i.id, p.guest_email, p.buyer_id, p.quantity, p.created_at, 'CHANGED', l.name,
      i.title, i.primary_url, i.quantity_desired, e.ended_at, p.undo_token_hash, true
    from ended e join lists l on l.id = e.list_id join items i on i.list_id = l.id join purchases p on p.item_id = i.id
    where p.created_at < e.ended_at and coalesce(p.created_at >= e.began_at, true) and p.guest_email <> ''
      and not l.is_demo and not i.is_archived and ${isOpenSince('p.created_at')}
      and not exists (
        select from users u where (u.id = p.buyer_id or u.email = p.guest_email)
          and ${worksOn('u.id')}
      )
    order by p.id
    on conflict (purchase_id) do update set is_buyer_shown = true`,
);
