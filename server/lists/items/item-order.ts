import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';

/** Between the places of neighbours once one of them has moved: some moves more find room there, each of which writes one row. */
const DISTANCE = 16_384;

/** Far enough from what a column of integers holds. */
const HIGHEST_PLACE = 2_000_000_000;

interface Order {
  listId: string;
  itemIds: readonly string[];
}

/** In the order of their ids, as deleting a list locks them, so that nobody waits for each other. */
const lockItems = statement<{ found: number }, Order>(
  'lock items to put them in order',
  `
    select (count(*) filter (where id::text = any($itemIds)))::int as found
    from (select id from items where list_id = $listId order by id for update) locked`,
);

/** Changes of a list's order wait for each other, so that places are chosen by the present order. */
const waitForOthers = statement<never, { listId: string }>(
  'wait for others who put a list in order',
  'select pg_advisory_xact_lock(hashtextextended($listId::text, 0))',
);

async function waitForTurn(em: EntityManager, listId: string): Promise<void> {
  await waitForOthers(em, { listId });
}

async function lockAll(em: EntityManager, listId: string): Promise<void> {
  await lockItems(em, { listId, itemIds: [] });
}

/** Apart from locking them, to see what others have written meanwhile. Items that keep their place are left alone. */
const moveItems = statement<never, Order>(
  'put items in order',
  `
    with places as (
      select id, (row_number() over (order by order_index, id) - 1)::int as place from items where list_id = $listId
    ), named as (
      select id::uuid, nth from unnest($itemIds::text[]) with ordinality as named(id, nth)
    ), held as (
      select place, row_number() over (order by place) as nth from places where id in (select id from named)
    ), wanted as (
      select id, place from named join held using (nth)
      union all select id, place from places where id not in (select id from named)
    )
    update items set order_index = wanted.place from wanted
    where items.id = wanted.id and items.order_index <> wanted.place`,
);

/**
 * Puts the named items of a list in this order, in the places that they held, counted from 0; the others stay where they
 * are. Says whether it could: all of the named must be on the list.
 */
export async function putInOrder(em: EntityManager, listId: string, itemIds: readonly string[]): Promise<boolean> {
  await waitForTurn(em, listId);
  const [locked] = await lockItems(em, { listId, itemIds });
  if (locked?.found !== itemIds.length) return false;
  await moveItems(em, { listId, itemIds });
  return true;
}

const selectNextPlace = statement<{ place: number }, { listId: string }>(
  'next place on a list',
  `
    select case
      when max(order_index) - min(order_index) > 1 and max(order_index) < ${HIGHEST_PLACE}
        then max(order_index) + ${DISTANCE} else coalesce(max(order_index) + 1, 0) end::int as place
    from (select order_index from items where list_id = $listId::uuid order by order_index desc limit 2) last`,
);

/** The place behind all items of a list, archived ones too. Where the last two stand apart, the new one stands apart from them. */
export async function nextPlace(em: EntityManager, listId: string): Promise<number> {
  const [row] = await selectNextPlace(em, { listId });
  return row?.place ?? 0;
}

/** An item goes right behind `afterId`, or, where that is not on the list any more, right in front of `beforeId`. */
interface Move {
  listId: string;
  itemId: string;
  afterId: string | null;
  beforeId: string | null;
}

interface Place {
  id: string;
  place: number;
}

const readNamed = statement<Place, { listId: string; ids: readonly string[] }>(
  'places of named items',
  'select id, order_index as place from items where list_id = $listId::uuid and id = any($ids::uuid[])',
);

const NEIGHBOUR = 'select id, order_index as place from items where list_id = $listId::uuid and id <> $itemId::uuid';

const readNext = statement<Place, Place & { listId: string; itemId: string }>(
  'item behind a place',
  `${NEIGHBOUR} and (order_index, id) > ($place::int, $id::uuid) order by order_index, id limit 1`,
);

const readPrevious = statement<Place, Place & { listId: string; itemId: string }>(
  'item in front of a place',
  `${NEIGHBOUR} and (order_index, id) < ($place::int, $id::uuid) order by order_index desc, id desc limit 1`,
);

const writePlace = statement<never, Place>(
  'put an item in a place',
  'update items set order_index = $place::int where id = $id::uuid',
);

const spreadOut = statement<never, { listId: string }>(
  'spread the items of a list out',
  `
    update items set order_index = wanted.place from (
      select id, ((row_number() over (order by order_index, id) - 1) * least(${DISTANCE}, 2000000000 / count(*) over ()))::int as place
      from items where list_id = $listId::uuid
    ) wanted where items.id = wanted.id and items.order_index <> wanted.place`,
);

/**
 * Moves one item, and writes one row. Only where its neighbours stand close together all of the list are spread out, once for many
 * moves: the others have other places then, too. `lost` is said where neither neighbour is on the list, so that nothing says where it should go.
 */
export async function moveBeside(em: EntityManager, move: Move): Promise<'moved' | 'spread out' | 'there' | 'lost'> {
  await waitForTurn(em, move.listId);
  const outcome = await tryToMove(em, move);
  if (outcome !== 'no room') return outcome;
  await lockAll(em, move.listId);
  await spreadOut(em, { listId: move.listId });
  const again = await tryToMove(em, move);
  if (again === 'no room') throw new Error('A list that was spread out has room');
  return again === 'moved' ? 'spread out' : again;
}

async function tryToMove(em: EntityManager, { listId, itemId, afterId, beforeId }: Move) {
  const ids = [itemId, afterId, beforeId].filter((id) => id !== null);
  const named = await readNamed(em, { listId, ids });
  const find = (wanted: string | null) => named.find(({ id }) => id === wanted);
  const [item, after, before] = [find(itemId), find(afterId), find(beforeId)];
  if (!item || (!after && !before)) return 'lost';
  const [lower] = after ? [after] : await readPrevious(em, { listId, itemId, ...(before as Place) });
  const [upper] = after ? await readNext(em, { listId, itemId, ...after }) : [before];
  if ((!lower || isBehind(item, lower)) && (!upper || isBehind(upper, item))) return 'there';
  const place = between(lower?.place, upper?.place);
  if (place === null) return 'no room';
  await writePlace(em, { id: itemId, place });
  return 'moved';
}

function isBehind(one: Place, other: Place): boolean {
  return one.place > other.place || (one.place === other.place && one.id > other.id);
}

/** As far as a column of integers goes. */
const [LOWEST, HIGHEST] = [-2_147_483_648, 2_147_483_647];

function between(lower: number | undefined, upper: number | undefined): number | null {
  const [from, to] = [lower ?? (upper ?? 0) - 2 * DISTANCE, upper ?? (lower ?? 0) + 2 * DISTANCE];
  const place = Math.floor((from + to) / 2);
  return place > from && place < to && place >= LOWEST && place <= HIGHEST ? place : null;
}
