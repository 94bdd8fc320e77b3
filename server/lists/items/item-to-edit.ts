import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { collaboratorRolesOf, type ListAccess } from '../../core/access/list.policy.ts';
import { isKeptFrom, type Revisions } from '../../core/access/purchase.policy.ts';
import { POOL_JSON } from '../group-gifts/pool.ts';
import { type ItemRow, itemWith, type RawItem, readItem } from './item-rows.ts';

/** An item, what decides who may change it, and what tells whether somebody has changed it since. */
export interface ItemToEdit {
  /** Without its purchases, which an edit has nothing to do with. */
  row: ItemRow;
  /** Another one after each write to the row. */
  version: string;
  /** The affiliate site that its link belongs to. */
  affiliateSiteId: string | null;
  list: ListAccess & Revisions & { id: string };
}

type RawList = Omit<ItemToEdit['list'], 'eventStartsAt'> & { eventStartsAt: string | null };

interface RawItemToEdit extends Pick<ItemToEdit, 'version' | 'affiliateSiteId'> {
  item: RawItem;
  list: RawList;
}

const select = statement<RawItemToEdit, { itemId: string; viewerId: string }>(
  'item to edit',
  `select row_to_json(item) as item, i.xmin::text as version,
     i.affiliate_site_id as "affiliateSiteId", json_build_object(
     'id', l.id, 'ownerId', l.owner_id, 'personId', l.person_id, 'listType', l.list_type, 'privacy', l.privacy, 'isDemo', l.is_demo,
     'isHidden', l.hidden_at is not null, 'purchaseVisibility', l.purchase_visibility, 'eventStartsAt', l.event_starts_at,
     'revision', l.revision, 'purchaseRevision', l.purchase_revision,
     'collaboratorRoles', ${collaboratorRolesOf({ id: 'l.id', ownerId: 'l.owner_id' })}
   ) as list
   from items i join lists l on l.id = i.list_id
     cross join lateral (select ${isKeptFrom('$viewerId::uuid')} as is_blind offset 0) v
     cross join lateral (select ${itemWith({
       quantityPurchased: 'case when v.is_blind then 0 else i.quantity_purchased end',
       heldUntil: 'null::timestamptz',
       isUnneeded: 'not v.is_blind and i.is_unneeded',
       timesPutBack: 'i.times_put_back',
       pool: `case when not v.is_blind then ${POOL_JSON} end`,
       purchases: 'null::json',
     })}) item
   where i.id = $itemId::uuid`,
);

/** In one statement, without entities; of purchases that are kept from the viewer nothing is read. Null when there is no such item. */
export async function readItemToEdit(em: EntityManager, viewerId: string, itemId: string): Promise<ItemToEdit | null> {
  const [found] = await select(em, { itemId, viewerId });
  if (!found) return null;
  const { item, version, affiliateSiteId, list } = found;
  const eventStartsAt = list.eventStartsAt === null ? null : new Date(list.eventStartsAt);
  return { row: readItem(item), version, affiliateSiteId, list: { ...list, eventStartsAt } };
}
