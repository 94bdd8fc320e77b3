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

interface HolderValues {
  shareToken: string;
  purchaseId: string;
  undoTokenHash: string;
  /** Nobody is signed in where no script runs. */
  memberId: null;
}

/** The purchase of a guest whose receipt has this secret, as long as its giver may see the address. */
const OF_HOLDER = `from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
   where p.id = $purchaseId::uuid and p.undo_token_hash = $undoTokenHash and p.buyer_id is null
     and l.share_token = $shareToken and not l.is_demo and l.hidden_at is null and ${IS_ADDRESS_SHOWN}`;

export const showAddressToHolder = statement<{ sealed: string; listId: string }, HolderValues>(
  'show the holder of a receipt the delivery address of a list',
  `update delivery_addresses shown set times_shown = shown.times_shown + 1
   where shown.list_id = (select l.id ${OF_HOLDER})
   returning shown.sealed, shown.list_id as "listId"`,
);

export const selectIsAddressOfHolder = statement<{ isThere: boolean }, HolderValues>(
  'whether the holder of a receipt sees a delivery address',
  `select exists (select ${OF_HOLDER}) as "isThere"`,
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
