import { statement } from '../../base/database/prepared.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import { type GiverValues, HAS_ADDRESS, IS_ADDRESS_SHOWN, OWN } from '../gifts/own-gifts.ts';

interface OwnAddressRow {
  sealed: string;
  timesShown: number | null;
}

/** The number would tell a blind owner that something was bought. */
export const selectOwnAddress = statement<OwnAddressRow, { listId: string; viewerId: string }>(
  'delivery address of a list for its owner',
  `select d.sealed, case when not ${isKeptFrom('$viewerId::uuid')} then d.times_shown end as "timesShown"
   from delivery_addresses d join lists l on l.id = d.list_id where l.id = $listId::uuid and l.owner_id = $viewerId::uuid`,
);

/** Another address is counted on with the one before. */
export const writeAddress = statement<never, { listId: string; sealed: string }>(
  'keep the delivery address of a list',
  `insert into delivery_addresses (list_id, sealed) values ($listId::uuid, $sealed)
   on conflict (list_id) do update set sealed = excluded.sealed`,
);

export const deleteAddress = statement<never, { listId: string }>(
  'take the delivery address of a list away',
  'delete from delivery_addresses where list_id = $listId::uuid',
);

/** Shows it to the giver of this purchase, and counts that; nothing, where it is not for them, or not any more. */
export const showAddress = statement<{ sealed: string; listId: string }, GiverValues & { purchaseId: string }>(
  'show a giver the delivery address of a list',
  `update delivery_addresses shown set times_shown = shown.times_shown + 1
   where shown.list_id = (select l.id from ${OWN} and p.id = $purchaseId::uuid and ${IS_ADDRESS_SHOWN})
   returning shown.sealed, shown.list_id as "listId"`,
);

export const selectHasAddress = statement<{ isThere: boolean }, { listId: string }>(
  'whether a list has a delivery address',
  `select ${HAS_ADDRESS} as "isThere" from lists l where l.id = $listId::uuid`,
);

interface ExportedAddressRow {
  listId: string;
  list: string;
  sealed: string;
}

export const selectAddressesOf = statement<ExportedAddressRow, { userId: string }>(
  'delivery addresses of one owner',
  `select d.list_id as "listId", l.name as list, d.sealed from delivery_addresses d join lists l on l.id = d.list_id
   where l.owner_id = $userId::uuid order by l.created_at, l.id`,
);
