import { statement } from '../../base/database/prepared.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import { followsList } from '../../lists/following/follow-access.ts';
import { WANTED } from '../following/still-wanted.ts';

interface Reader {
  listId: string;
  viewerId: string;
}

/** Narrows lists down to those that somebody follows still. */
export const selectFollowed = statement<{ id: string }, { listIds: readonly string[]; viewerId: string }>(
  'lists that a webhook’s owner follows',
  `select l.id from lists l where l.id = any($listIds::uuid[]) and ${followsList('$viewerId::uuid')}`,
);

/** How many gifts are wanted, for who made the list or follows it. Nothing is counted for somebody from whom purchases are kept. */
export const selectStillWanted = statement<{ count: number }, Reader>(
  'what a webhook tells to be still wanted',
  `select case when not ${isKeptFrom('$viewerId::uuid')} then ${WANTED} else 0 end as count
   from lists l where l.id = $listId::uuid and (l.owner_id = $viewerId::uuid or ${followsList('$viewerId::uuid')})`,
);

/** Gifts of somebody's own on a list that they hold until the day, and those bought together to which their part is missing. */
export const selectGiftsToDo = statement<{ id: string; title: string; isHold: boolean }, Reader & { now: Date }>(
  'what a webhook tells a giver to do',
  `
    select i.id, i.title, true as "isHold" from purchases p join items i on i.id = p.item_id
    where i.list_id = $listId::uuid and p.buyer_id = $viewerId::uuid and p.held_until > $now::timestamptz and not i.is_archived
    union
    select i.id, i.title, false from pledges p join items i on i.id = p.item_id join pools o on o.item_id = p.item_id
    where i.list_id = $listId::uuid and p.buyer_id = $viewerId::uuid and p.paid_at is null and p.confirmed_at is null
      and (i.is_fund or o.organiser_id is distinct from p.id and o.pay_back is not null and o.purchase_id is not null) and not i.is_archived
    order by 2, 1`,
);
