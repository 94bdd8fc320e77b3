import { statement } from '../../base/database/prepared.ts';

/**
 * The part `locked` of a statement: item $itemId and the others of its choice. They are locked in the order of their ids, whichever of them is
 * bought, so that two people who buy two of them at once wait for each other instead of both succeeding.
 */
export const LOCKED_CHOICE = `locked as (
    select id, list_id, title, choice_id, is_unneeded, is_archived, times_put_back, quantity_desired, quantity_purchased, pledge_count
    from items where id = $itemId::uuid or choice_id = (select choice_id from items where id = $itemId::uuid)
    order by id for update
  )`;

/** As LOCKED_CHOICE, before items of a list are changed. */
export const lockWithChoices = statement<never, { listId: string; itemIds: readonly string[] }>(
  'lock items with their choices',
  `select 1 from items
   where list_id = $listId::uuid
     and (id = any($itemIds::uuid[]) or choice_id in (select choice_id from items where id = any($itemIds::uuid[])))
   order by id for update`,
);

/** Whether the choice of the item `locked` became another while it was waited for, so that the wrong items are locked. */
export const IS_STALE = 'choice_id is distinct from (select choice_id from items where id = $itemId::uuid)';

/** How many pieces of the item may still be bought. */
export const REMAINING = 'case when is_unneeded then 0 else greatest(0, quantity_desired - quantity_purchased) end';
