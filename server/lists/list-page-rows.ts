import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { ListType } from '../access/list-access.rules.ts';
import { microsecondsOf, timeAfterMicroseconds } from '../database/microseconds.ts';
import { statement } from '../database/prepared.ts';
import {
  GREATEST,
  idKey,
  integerKey,
  type KeysetPage,
  type KeysetWindow,
  keysetCursor,
  keysetPage,
  LEAST,
  rowsToRead,
  timeKey,
} from '../keyset.ts';
import type { ListSource } from './list.rules.ts';
import type { ListOrder } from './list-connection.type.ts';

/**
 * What lists are ordered by: whether their event is to come (0), has no day (1) or is over (2), how many days away it is,
 * how old they are, and the id. In the order of their age alone, the first two are 0.
 */
export type ListKeys = [rank: number, days: number, microseconds: string, id: string];

export const LIST_CURSOR = keysetCursor<ListKeys>(z.tuple([integerKey, integerKey, timeKey, idKey]));

export interface PagedList {
  id: string;
  keys: ListKeys;
}

/** Which lists of somebody, and on which day. */
export interface ListsWanted {
  viewerId: string;
  source: ListSource;
  /** What name or description is like; null for all. */
  pattern: string | null;
  type: ListType | null;
  order: ListOrder;
  /** YYYY-MM-DD: the day from which events are to come. */
  today: string;
}

/** Whose lists, each once: a list that somebody owns has no row for them as a collaborator. */
const THEIR_LISTS = `(
  select id from lists where owner_id = $viewerId::uuid and $source::text <> 'COLLABORATED'
  union select list_id from collaborators where user_id = $viewerId::uuid and $source::text <> 'OWNED'
)`;

const MATCHING = `not l.is_demo and ($type::text is null or l.list_type = $type)
  and ($pattern::text is null or l.name ilike $pattern or l.description ilike $pattern)`;

const RANK = `case when $order::text = 'NEWEST' then 0 when l.event_date is null then 1
  when l.event_date >= $today::date then 0 else 2 end`;

const DAYS = `case when $order::text = 'NEWEST' or l.event_date is null then 0
  when l.event_date >= $today::date then l.event_date - $today::date else $today::date - l.event_date end`;

interface Bounds {
  afterRank: number;
  afterDays: number;
  afterTime: string;
  afterId: string;
  beforeRank: number;
  beforeDays: number;
  beforeTime: string;
  beforeId: string;
  limit: number;
}

const selectPage = { start: pageStatement('start'), end: pageStatement('end') };

function pageStatement(end: 'start' | 'end') {
  const [there, back] = end === 'end' ? ['desc', 'asc'] : ['asc', 'desc'];
  return statement<PagedList, ListsWanted & Bounds>(
    `page of lists, from the ${end}`,
    `
    select id, json_build_array(rank, days, ${microsecondsOf('created_at')}, id) as keys from (
      select l.id, l.created_at, ${RANK} as rank, ${DAYS} as days
      from ${THEIR_LISTS} mine join lists l on l.id = mine.id where ${MATCHING}
    ) l
    where (rank, days) >= ($afterRank::int, $afterDays::int) and (rank, days) <= ($beforeRank::int, $beforeDays::int)
      and ((rank, days) > ($afterRank::int, $afterDays::int)
        or (created_at, id) < (${timeAfterMicroseconds('$afterTime')}, $afterId::uuid))
      and ((rank, days) < ($beforeRank::int, $beforeDays::int)
        or (created_at, id) > (${timeAfterMicroseconds('$beforeTime')}, $beforeId::uuid))
    order by rank ${there}, days ${there}, created_at ${back}, id ${back} limit $limit::int`,
  );
}

/** Which lists stand on a page, with what their cursors hold. */
export async function readListPage(
  em: EntityManager,
  wanted: ListsWanted,
  window: KeysetWindow<ListKeys>,
): Promise<KeysetPage<PagedList>> {
  const [afterRank, afterDays, afterTime, afterId] = window.after ?? FIRST;
  const [beforeRank, beforeDays, beforeTime, beforeId] = window.before ?? LAST;
  const bounds = { afterRank, afterDays, afterTime, afterId, beforeRank, beforeDays, beforeTime, beforeId };
  const select = selectPage[window.isFromEnd ? 'end' : 'start'];
  const rows = await select(em, { ...wanted, ...bounds, limit: rowsToRead(window) });
  return keysetPage(window.isFromEnd ? rows.toReversed() : rows, window);
}

const FIRST: ListKeys = [LEAST.integer, LEAST.integer, GREATEST.time, GREATEST.id];
const LAST: ListKeys = [GREATEST.integer, GREATEST.integer, LEAST.time, LEAST.id];

const selectCount = statement<{ count: number }, Omit<ListsWanted, 'order' | 'today'>>(
  'count lists',
  `select count(*)::int as count from ${THEIR_LISTS} mine join lists l on l.id = mine.id where ${MATCHING}`,
);

/** How many lists there are on all pages together. */
export async function countLists(em: EntityManager, { viewerId, source, pattern, type }: ListsWanted): Promise<number> {
  const [row] = await selectCount(em, { viewerId, source, pattern, type });
  return row?.count ?? 0;
}
