import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { LINK_IS_OPEN } from '../access/shared-list.policy.ts';
import { microsecondsOf, timeAfterMicroseconds } from '../database/microseconds.ts';
import { statement } from '../database/prepared.ts';
import {
  GREATEST,
  idKey,
  type KeysetPage,
  type KeysetWindow,
  keysetCursor,
  keysetPage,
  LEAST,
  rowsToRead,
  timeKey,
} from '../keyset.ts';
import type { PublicList } from './public-profile.type.ts';

/** Lists come in the order in which they were made, which tells nothing of what happens on them. */
type PublicListKeys = [microseconds: string, id: string];

export const PUBLIC_LIST_CURSOR = keysetCursor<PublicListKeys>(z.tuple([timeKey, idKey]));

export interface PagedPublicList {
  list: PublicList;
  keys: PublicListKeys;
}

/** Of the list `l`: whether it stands on the profile of its owner. */
const IS_SHOWN = `not l.is_demo and ${LINK_IS_OPEN}`;

interface Bounds {
  ownerId: string;
  afterTime: string;
  afterId: string;
  beforeTime: string;
  beforeId: string;
  limit: number;
}

const selectPage = { start: pageStatement('start'), end: pageStatement('end') };

function pageStatement(end: 'start' | 'end') {
  const direction = end === 'end' ? 'asc' : 'desc';
  return statement<PagedPublicList, Bounds>(
    `page of public lists, from the ${end}`,
    `
    select json_build_array(${microsecondsOf('l.created_at')}, l.id) as keys, json_build_object(
      'id', l.id, 'name', l.name, 'description', l.description, 'listType', l.list_type, 'eventType', l.event_type,
      'eventDate', l.event_date, 'shareToken', l.share_token,
      'itemCount', (select count(*) from items i where i.list_id = l.id and not i.is_archived)
    ) as list
    from lists l where l.owner_id = $ownerId::uuid and ${IS_SHOWN}
      and (l.created_at, l.id) < (${timeAfterMicroseconds('$afterTime')}, $afterId::uuid)
      and (l.created_at, l.id) > (${timeAfterMicroseconds('$beforeTime')}, $beforeId::uuid)
    order by l.created_at ${direction}, l.id ${direction} limit $limit::int`,
  );
}

/** Reads the lists of somebody that everybody may open, the newest first. */
export async function readPublicLists(
  em: EntityManager,
  ownerId: string,
  window: KeysetWindow<PublicListKeys>,
): Promise<KeysetPage<PagedPublicList>> {
  const [afterTime, afterId] = window.after ?? [GREATEST.time, GREATEST.id];
  const [beforeTime, beforeId] = window.before ?? [LEAST.time, LEAST.id];
  const bounds = { afterTime, afterId, beforeTime, beforeId, limit: rowsToRead(window) };
  const rows = await selectPage[window.isFromEnd ? 'end' : 'start'](em, { ownerId, ...bounds });
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
