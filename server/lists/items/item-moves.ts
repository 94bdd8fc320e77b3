import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { DISTANCE, lockAll, waitForTurn } from './item-order.ts';

/** An item goes right behind `afterId`, or, where that is not on the list any more, right in front of `beforeId`. */
export interface Move {
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
 * Moves one item, and writes one row: only where its neighbours stand close together all of the list are spread out, once for many
 * moves. `lost` is said where neither neighbour is on the list, so that nothing says where it should go.
 */
export async function moveBeside(em: EntityManager, move: Move): Promise<'moved' | 'there' | 'lost'> {
  await waitForTurn(em, move.listId);
  const outcome = await tryToMove(em, move);
  if (outcome !== 'no room') return outcome;
  await lockAll(em, move.listId);
  await spreadOut(em, { listId: move.listId });
  const again = await tryToMove(em, move);
  if (again === 'no room') throw new Error('A list that was spread out has room');
  return again;
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
