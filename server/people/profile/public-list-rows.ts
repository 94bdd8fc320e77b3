import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { type KeysetPage, type KeysetWindow, keysetPage } from '../../base/paging/keyset.ts';
import { LINK_IS_OPEN } from '../../core/access/shared-list.policy.ts';
import {
  IS_LIST_BETWEEN,
  LIST_KEYS,
  type ListBounds,
  type ListKeys,
  listBounds,
  listOrderFrom,
  type OrderWanted,
  PUBLIC_LIST_PLACE,
} from '../../lists/lists/list-order.ts';
import type { PublicList } from './public-profile.type.ts';

/** Its keys tell nothing of what happens on it. */
interface PagedPublicList {
  list: PublicList;
  keys: ListKeys;
}

const IS_SHOWN = `not l.is_demo and ${LINK_IS_OPEN}`;

const selectPage = { start: pageStatement('start'), end: pageStatement('end') };

function pageStatement(end: 'start' | 'end') {
  return statement<PagedPublicList, ListBounds & OrderWanted & { ownerId: string }>(
    `page of public lists, from the ${end}`,
    `
    select ${LIST_KEYS} as keys, json_build_object(
      'id', id, 'name', name, 'description', description, 'listType', list_type, 'eventType', event_type,
      'eventDate', event_date, 'shareToken', share_token,
      'personName', case when person_id is not null then (select pe.name from persons pe where pe.id = l.person_id) end,
      'itemCount', (select count(*) from items i where i.list_id = l.id and not i.is_archived)
    ) as list
    from (select l.*, ${PUBLIC_LIST_PLACE} from lists l where l.owner_id = $ownerId::uuid and ${IS_SHOWN}) l
    where ${IS_LIST_BETWEEN}
    order by ${listOrderFrom(end)} limit $limit::int`,
  );
}

export async function readPublicLists(
  em: EntityManager,
  wanted: OrderWanted & { ownerId: string },
  window: KeysetWindow<ListKeys>,
): Promise<KeysetPage<PagedPublicList>> {
  const rows = await selectPage[window.isFromEnd ? 'end' : 'start'](em, { ...wanted, ...listBounds(window) });
  return keysetPage(window.isFromEnd ? rows.toReversed() : rows, window);
}

const selectCount = statement<{ count: number }, { ownerId: string }>(
  'count public lists',
  `select count(*)::int as count from lists l where l.owner_id = $ownerId::uuid and ${IS_SHOWN}`,
);

export async function countPublicLists(em: EntityManager, ownerId: string): Promise<number> {
  const [row] = await selectCount(em, { ownerId });
  return row?.count ?? 0;
}
