import { statement } from '../../base/database/prepared.ts';

/** Budgets that givers have for the person are for their account from then on. Their own for themselves go. */
export const moveBudgets = statement<never, { personId: string; userId: string }>(
  'move budgets to the account that takes over',
  `with before as (delete from gift_budgets where recipient_id = $personId::uuid returning *)
   insert into gift_budgets (giver_id, recipient_id, year, amount_minor, currency)
   select giver_id, $userId::uuid, year, amount_minor, currency from before where giver_id <> $userId::uuid
   on conflict do nothing`,
);

/** A circle has a list from its owner, who is another by now. */
export const closeToCircles = statement<{ circleId: string }, { listIds: readonly string[] }>(
  'close lists that are handed over to circles',
  'delete from circle_lists where list_id = any($listIds::uuid[]) returning circle_id as "circleId"',
);

/** Somebody who has just left a list is told nothing more of it. */
export const dropNotices = statement<never, { listIds: readonly string[]; userId: string }>(
  'drop notices of lists that somebody leaves',
  'delete from notifications where user_id = $userId::uuid and list_id = any($listIds::uuid[])',
);

/** Says whether somebody gives something on these lists themselves. Nothing of what others give is read. */
export const selectGivesOn = statement<{ isGiven: boolean }, { listIds: readonly string[]; userId: string }>(
  'whether somebody gives on lists that they take over',
  `select exists (
     select from purchases p join items i on i.id = p.item_id where p.buyer_id = $userId::uuid and i.list_id = any($listIds::uuid[])
     union all select from pledges p join items i on i.id = p.item_id where p.buyer_id = $userId::uuid and i.list_id = any($listIds::uuid[])
     union all select from off_list_gifts p where p.buyer_id = $userId::uuid and p.list_id = any($listIds::uuid[])
   ) as "isGiven"`,
);
