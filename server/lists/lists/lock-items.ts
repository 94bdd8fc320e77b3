import { statement } from '../../base/database/prepared.ts';

/** In the order of their ids, as putting them in order does, so that two transactions never wait for each other. */
export const lockItemsOfList = statement<never, { listId: string }>(
  'lock the items of a list',
  'select 1 from items where list_id = $listId::uuid order by id for update',
);
