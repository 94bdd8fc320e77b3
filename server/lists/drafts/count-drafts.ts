import { statement } from '../../base/database/prepared.ts';

/** Keeps the numbers on the list, so that a list without drafts is read without looking for them. Raises no revision: guests see it. */
export const countDrafts = statement<never, { listId: string }>(
  'count drafts of a list',
  `update lists set
     draft_count = (select count(*) from item_drafts d where d.list_id = lists.id and not d.is_suggestion),
     suggestion_count = (select count(*) from item_drafts d where d.list_id = lists.id and d.is_suggestion)
   where id = $listId::uuid`,
);
