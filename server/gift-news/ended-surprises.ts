import type { EntityManager } from '@mikro-orm/postgresql';
import { worksOn } from '../access/list.policy.ts';
import { EVENT_IS_OVER } from '../access/purchase.policy.ts';
import { statement } from '../database/prepared.ts';
import { isOpenSince } from './gift-edits.ts';

/** An owner who only looked, or slipped, keeps the surprise again within these, and nobody hears of it. */
export const SECOND_THOUGHT_MINUTES = 5;

/**
 * Keeps when an edit of a list begins or ends its surprise; the list is locked. Who bought meanwhile is looked up later,
 * by a job: the edit can be repeated until a clock tells whether it does more work for what was bought.
 */
export async function keepSurprise(
  em: EntityManager,
  listId: string,
  { before, after }: { before: boolean; after: boolean },
): Promise<void> {
  if (before !== after) await (after ? begin : end)(em, { listId });
}

/** Taken up again before its end was told, it is the same surprise. */
const begin = statement<never, { listId: string }>(
  'begin a surprise',
  `insert into kept_surprises (list_id, began_at) values ($listId::uuid, clock_timestamp())
   on conflict (list_id) do update set ended_at = null, began_at = case
     when kept_surprises.ended_at is null then excluded.began_at else kept_surprises.began_at end`,
);

const end = statement<never, { listId: string }>(
  'end a surprise',
  `insert into kept_surprises (list_id, ended_at) values ($listId::uuid, clock_timestamp())
   on conflict (list_id) do update set ended_at = excluded.ended_at`,
);

/** Whether the owner of the list `l` may see who bought, for statements that know its surprise to be ended. */
export const OWNER_SEES_WHO = `l.purchase_visibility = 'OWNER_SEES_BUYERS'`;

/** Whether there is something to tell of the surprise `s` of the list `l`: a later edit may be the one that shows who bought. */
export const SURPRISE_IS_TOLD = `(s.ended_at <= $endedUntil::timestamptz and l.updated_at <= $endedUntil::timestamptz and ${OWNER_SEES_WHO})`;

/** Turns an ended surprise into notices for those who bought while it was kept. Belongs inside a transaction. */
export const noteEndedSurprise = statement<never, { listId: string; endedUntil: Date }>(
  'note ended surprise',
  `
    with ended as (
      delete from kept_surprises s using lists l where l.id = s.list_id and s.list_id = $listId::uuid and ${SURPRISE_IS_TOLD}
      returning s.*
    )
    insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
      item_title, item_url, quantity_desired, noted_at, undo_token_hash, is_surprise_ended)
    select p.id, l.id, i.id, p.guest_email, p.buyer_id, p.quantity, p.created_at, 'CHANGED', l.name,
      i.title, i.primary_url, i.quantity_desired, e.ended_at, p.undo_token_hash, true
    from ended e join lists l on l.id = e.list_id join items i on i.list_id = l.id join purchases p on p.item_id = i.id
    where p.created_at < e.ended_at and coalesce(p.created_at >= e.began_at, true) and p.guest_email <> ''
      and not l.is_demo and not i.is_archived and not ${EVENT_IS_OVER} and ${isOpenSince('p.created_at')}
      and not exists (
        select from users u where (u.id = p.buyer_id or u.email = p.guest_email)
          and ${worksOn('u.id')}
      )
    order by p.id
    on conflict (purchase_id) do update set is_surprise_ended = true`,
);
