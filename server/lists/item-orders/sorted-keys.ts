import { z } from 'zod';
import { microsecondsOf, timeAfterMicroseconds } from '../../base/database/microseconds.ts';
import { type StatementSource, statement } from '../../base/database/prepared.ts';
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
} from '../../base/paging/keyset.ts';
import type { ItemSort } from './item-sort.enums.ts';
import { SORT_KEYS } from './item-sort-keys.ts';

/** Which items of a list: those that it shows, those that are archived, or both. */
export type ItemSelection = 'all' | 'current' | 'archived';

/** An order other than the list's own. */
export type KeyedSort = Exclude<ItemSort, 'CUSTOM'>;

/** The place of an item in such an order: its key, null for those that come last, and its place on the list. */
export type SortedKeys = [sort: KeyedSort, key: string | null, orderIndex: number, id: string];

type Direction = 'asc' | 'desc';

/** A key as the statements and the cursors of its orders have it. */
interface KeyKind {
  sql: string;
  /** How it is written in a cursor. */
  text: string;
  /** The value of that name, as SQL compares it with the key. */
  typed: (name: string) => string;
  /** As it is sorted once it has been read. */
  sorted: string;
  /** Whether some items have none. */
  isOptional: boolean;
  inCursor: z.ZodType<string>;
  /** Before and behind every key. */
  least: string;
  greatest: string;
}

/** PostgreSQL takes no text with a zero in it. */
const aWord = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'));

const words = (sql: string, isOptional: boolean): KeyKind => ({
  sql,
  text: sql,
  typed: (name) => `${name}::text`,
  sorted: 'key collate ucs_basic',
  isOptional,
  inCursor: aWord,
  least: '',
  greatest: '\u{10FFFF}'.repeat(101),
});

const NAME = words(SORT_KEYS.name('i.'), false);
const CATEGORY = words(SORT_KEYS.category('i.'), true);
const PRICE: KeyKind = {
  sql: SORT_KEYS.price('i.'),
  text: `${SORT_KEYS.price('i.')}::text`,
  typed: (name) => `${name}::bigint`,
  sorted: 'key',
  isOptional: true,
  inCursor: z.string().regex(/^\d{1,18}$/),
  least: '-1',
  greatest: '9'.repeat(18),
};
const DATE: KeyKind = {
  sql: SORT_KEYS.date('i.'),
  text: microsecondsOf(SORT_KEYS.date('i.')),
  typed: timeAfterMicroseconds,
  sorted: 'key',
  isOptional: false,
  inCursor: timeKey,
  least: LEAST.time,
  greatest: GREATEST.time,
};

interface Bounds {
  afterKey: string;
  afterOrder: number;
  afterId: string;
  afterEmptyOrder: number;
  afterEmptyId: string;
  beforeKey: string;
  beforeOrder: number;
  beforeId: string;
  beforeEmptyOrder: number;
  beforeEmptyId: string;
  limit: number;
}

interface KeysWanted {
  sort: KeyedSort;
  which: ItemSelection;
  /** Whether items that nobody needs any more come along; asked of nobody from whom purchases are kept. */
  areTakenIncluded: boolean;
}

interface Asked extends Bounds, Omit<KeysWanted, 'sort'> {
  listIds: readonly string[];
}

interface FoundKeys {
  id: string;
  key: string | null;
  orderIndex: number;
}

/** Reads the keys of a page alone, from their index: those with a key in its order, then those without one in that of the list. */
const keysStatement = (sort: KeyedSort, kind: KeyKind, direction: Direction, end: 'start' | 'end') => {
  const { sql, text, typed, sorted, isOptional } = kind;
  const [after, before] = direction === 'asc' ? ['>', '<'] : ['<', '>'];
  const turned = (way: Direction): Direction => (end === 'start' ? way : way === 'asc' ? 'desc' : 'asc');
  const [keyWay, placeWay] = [turned(direction), turned('asc')];
  const place = '(i.order_index, i.id)';
  const where = `i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
        and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null)`;
  const order = `i.order_index ${placeWay}, i.id ${placeWay} limit $limit::int`;
  const keyed = `select 0 as part, ${sql} as key, ${text} as key_text, i.order_index, i.id from items i
      where ${where} and ${sql} is not null
        and ${sql} ${after}= ${typed('$afterKey')} and (${sql} ${after} ${typed('$afterKey')} or ${place} > ($afterOrder::int, $afterId::uuid))
        and ${sql} ${before}= ${typed('$beforeKey')} and (${sql} ${before} ${typed('$beforeKey')} or ${place} < ($beforeOrder::int, $beforeId::uuid))
      order by ${sql} ${keyWay}, ${order}`;
  const empty = `select 1, null, null, i.order_index, i.id from items i
      where ${where} and ${sql} is null
        and ${place} > ($afterEmptyOrder::int, $afterEmptyId::uuid) and ${place} < ($beforeEmptyOrder::int, $beforeEmptyId::uuid)
      order by ${order}`;
  const both = isOptional
    ? `select * from ((${keyed}) union all (${empty})) found order by part ${placeWay}, ${sorted} ${keyWay}, order_index ${placeWay}, id ${placeWay} limit $limit::int`
    : keyed;
  return statement<{ listId: string; items: FoundKeys[] | null }, Asked>(
    `keys of sorted items, ${sort}, from the ${end}`,
    `
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
        order by part, ${sorted} ${direction}, order_index, id) as items from (
      ${both}
      ) found
    ) page`,
  );
};

const sortedBy = (sort: KeyedSort, kind: KeyKind, direction: Direction) => ({
  select: {
    start: keysStatement(sort, kind, direction, 'start'),
    end: keysStatement(sort, kind, direction, 'end'),
  },
  ends: direction === 'asc' ? ([kind.least, kind.greatest] as const) : ([kind.greatest, kind.least] as const),
  cursor: keysetCursor<SortedKeys>(
    z.tuple([z.literal(sort), kind.isOptional ? kind.inCursor.nullable() : kind.inCursor, integerKey, idKey]),
  ),
});

const ORDERS = {
  NAME_ASC: sortedBy('NAME_ASC', NAME, 'asc'),
  NAME_DESC: sortedBy('NAME_DESC', NAME, 'desc'),
  PRICE_ASC: sortedBy('PRICE_ASC', PRICE, 'asc'),
  PRICE_DESC: sortedBy('PRICE_DESC', PRICE, 'desc'),
  CATEGORY_ASC: sortedBy('CATEGORY_ASC', CATEGORY, 'asc'),
  CATEGORY_DESC: sortedBy('CATEGORY_DESC', CATEGORY, 'desc'),
  DATE_ASC: sortedBy('DATE_ASC', DATE, 'asc'),
  DATE_DESC: sortedBy('DATE_DESC', DATE, 'desc'),
} satisfies Record<KeyedSort, unknown>;

/** The cursors of an order hold its keys, and fit no other. */
export const sortedCursor = (sort: KeyedSort) => ORDERS[sort].cursor;

function boundsOf(
  { ends: [first, last] }: Pick<(typeof ORDERS)[KeyedSort], 'ends'>,
  window: KeysetWindow<SortedKeys>,
): Bounds {
  const [start, finish] = [
    [LEAST.integer, LEAST.id],
    [GREATEST.integer, GREATEST.id],
  ] as const;
  const { after, before } = window;
  const [, afterKey, ...afterPlace] = after ?? [null, first, ...start];
  const [, beforeKey, ...beforePlace] = before ?? [null, null, ...finish];
  const [afterOrder, afterId] = afterKey === null ? finish : afterPlace; // behind all that have a key
  const [beforeOrder, beforeId] = beforeKey === null ? finish : beforePlace;
  const [afterEmptyOrder, afterEmptyId] = afterKey === null ? afterPlace : start;
  const [beforeEmptyOrder, beforeEmptyId] = beforeKey === null ? beforePlace : start; // before all that have none
  return {
    ...{ afterKey: afterKey ?? last, afterOrder, afterId, afterEmptyOrder, afterEmptyId },
    ...{ beforeKey: beforeKey ?? last, beforeOrder, beforeId, beforeEmptyOrder, beforeEmptyId },
    limit: rowsToRead(window),
  };
}

/** Reads the keys of the same window of each of these lists, in an order of its own: in one query, by the ids of the lists. */
export async function readSortedKeys(
  source: StatementSource,
  listIds: readonly string[],
  { sort, which, areTakenIncluded }: KeysWanted,
  window: KeysetWindow<SortedKeys>,
): Promise<Map<string, KeysetPage<FoundKeys>>> {
  const order = ORDERS[sort];
  const select = order.select[window.isFromEnd ? 'end' : 'start'];
  const found = await select(source, { listIds, which, areTakenIncluded, ...boundsOf(order, window) });
  return new Map(found.map(({ listId, items }) => [listId, keysetPage(items ?? [], window)]));
}

/** The page with the rows of its keys; one that was deleted just then is left out. */
export function withRows<Row extends { id: string }>(
  sort: KeyedSort,
  page: KeysetPage<FoundKeys>,
  rows: ReadonlyMap<string, Row>,
): KeysetPage<{ row: Row; keys: SortedKeys }> {
  const entries = page.entries.flatMap(({ id, key, orderIndex }): { row: Row; keys: SortedKeys }[] => {
    const row = rows.get(id);
    return row ? [{ row, keys: [sort, key, orderIndex, id] }] : [];
  });
  return { ...page, entries };
}
