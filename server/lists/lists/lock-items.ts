import { statement } from '../../base/database/prepared.ts';
import { ANY_NUMBER } from './any-number.rules.ts';

/** In the order of their ids, as putting them in order does, so that two transactions never wait for each other. */
export const lockItemsOfList = statement<never, { listId: string }>(
  'lock the items of a list',
  'select 1 from items where list_id = $listId::uuid order by id for update',
);

/** On a shopping list everything is needed. The items are locked. */
export const dissolveChoices = statement<never, { listId: string }>(
  'dissolve the choices of a list',
  'update items set choice_id = null where list_id = $listId::uuid and choice_id is not null',
);

/** On a shopping list each thing is ticked off once all of it is bought, and it has no funds: in place of any number one is wanted, or as many as are bought. The items are locked. */
export const wantFiniteNumbers = statement<{ isFund: boolean }, { listId: string }>(
  'want finite numbers of the items of a list',
  `
    update items set quantity_desired = greatest(1, quantity_purchased), updated_at = now()
    where list_id = $listId::uuid and quantity_desired = ${ANY_NUMBER}
    returning is_fund as "isFund"`,
);
