import type { ApolloCache } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { ChangeKind } from '../../../core/changes/change.ts';
import { placeItem } from './list-items.ts';
import {
  type Change_listFragment,
  Change_listFragmentDoc,
  type Change_listRevisionFragment,
  Change_listRevisionFragmentDoc,
  MoveItemDocument,
  type MoveItemMutation,
  type MoveItemMutationVariables,
  ReorderItemsDocument,
  type ReorderItemsMutation,
  type ReorderItemsMutationVariables,
} from './order-changes.generated.ts';

export const MOVE_ITEM: ChangeKind<MoveItemMutationVariables, MoveItemMutation> = {
  name: 'moveItem',
  document: MoveItemDocument,
  refusal: (title, reason) => t`${title} could not be changed: ${reason}`,
  show: (cache, { listId, variables }) => putBeside(cache, listId, variables),
  settle: (cache, { moveItem }, { listId, variables }) => settleMove(cache, listId, moveItem, variables),
};

export const REORDER_ITEMS: ChangeKind<ReorderItemsMutationVariables, ReorderItemsMutation> = {
  name: 'reorderItems',
  document: ReorderItemsDocument,
  refusal: (title, reason) => t`${title} could not be changed: ${reason}`,
  show: (cache, { listId, variables: { itemIds } }) => putInOrder(cache, listId, [itemIds].flat()),
  settle(cache, _data, { listId, variables: { itemIds } }) {
    if (putInOrder(cache, listId, [itemIds].flat(), false)) expectNews(cache, listId);
  },
};

/** As the server does: behind the one, or where that has gone, in front of the other. */
function placeBeside(ids: readonly string[], { afterItemId, beforeItemId }: MoveItemMutationVariables): number {
  const behind = ids.indexOf(afterItemId ?? '') + 1;
  return behind > 0 ? behind : ids.indexOf(beforeItemId ?? '');
}

function putBeside(cache: ApolloCache, listId: string, variables: MoveItemMutationVariables): void {
  const { itemId } = variables;
  const ids = readList(cache, listId)?.items.nodes.map(({ id }) => id) ?? [];
  const from = ids.indexOf(itemId);
  const others = ids.filter((id) => id !== itemId);
  const to = placeBeside(others, variables);
  if (from < 0 || to < 0 || from === to) return;
  const after = others.toSpliced(to, 0, itemId);
  putInOrder(cache, listId, after.slice(Math.min(from, to), Math.max(from, to) + 1));
}

/**
 * The answer says where the item is by now. That is not beside those that it was put to where all of the list have new places, or where
 * they have moved: then the item stays where it was put until the news comes.
 */
function settleMove(
  cache: ApolloCache,
  listId: string,
  { id: itemId, listRevision }: MoveItemMutation['moveItem'],
  variables: MoveItemMutationVariables,
): void {
  placeItem(cache, listId, itemId);
  const list = readList(cache, listId, false);
  if (!list || revisionOf(cache, listId) >= listRevision) return; // the news came before the answer
  const { nodes } = list.items;
  const others = nodes.filter(({ id }) => id !== itemId);
  const to = placeBeside(
    others.map(({ id }) => id),
    variables,
  );
  if (to < 0 || nodes[to]?.id === itemId) return;
  const [before, behind] = [others[to - 1]?.orderIndex, others[to]?.orderIndex];
  const place = ((before ?? (behind ?? 0) - 2) + (behind ?? (before ?? 0) + 2)) / 2;
  cache.modify({ id: cache.identify({ __typename: 'Item', id: itemId }), fields: { orderIndex: () => place } });
  placeItem(cache, listId, itemId);
  expectNews(cache, listId);
}

/** Something stands there by guess: the next change that does not bring all items has the list read again. */
export function expectNews(cache: ApolloCache, listId: string): void {
  cache.modify({ id: cache.identify({ __typename: 'List', id: listId }), fields: { revision: () => 0 } });
}

function revisionOf(cache: ApolloCache, listId: string): number {
  const id = cache.identify({ __typename: 'List', id: listId });
  return (
    cache.readFragment<Change_listRevisionFragment>({ id, fragment: Change_listRevisionFragmentDoc })?.revision ?? 0
  );
}

/** Says whether they stood in another order: the server's event may have come before its answer. */
function putInOrder(cache: ApolloCache, listId: string, itemIds: readonly string[], optimistic = true): boolean {
  const list = readList(cache, listId, optimistic);
  if (!list) return false;
  const { nodes } = list.items;
  const byId = new Map(nodes.map((item) => [item.id, item]));
  const named = itemIds.flatMap((id) => byId.get(id) ?? []);
  const moving = new Set(itemIds);
  const isInOrder = nodes.filter(({ id }) => moving.has(id)).every(({ id }, place) => id === named[place]?.id);
  if (isInOrder) return false;
  cache.writeFragment({
    id: cache.identify({ __typename: 'List', id: listId }),
    fragment: Change_listFragmentDoc,
    data: { ...list, items: { ...list.items, nodes: inNewPlaces(nodes, named) } },
  });
  return true;
}

type Placed = Change_listFragment['items']['nodes'][number];

/** As the server does it: the named ones change places among themselves, the others stay. */
export function inNewPlaces(whole: readonly Placed[], named: readonly Placed[]): Placed[] {
  const before = whole.toSorted((a, b) => a.orderIndex - b.orderIndex || (a.id < b.id ? -1 : 1));
  const moving = new Set(named.map(({ id }) => id));
  const queue = named.values();
  return before.map((item, orderIndex) => {
    const { id } = moving.has(item.id) ? (queue.next().value as Placed) : item;
    return { __typename: 'Item' as const, id, orderIndex };
  });
}

export function readList(cache: ApolloCache, listId: string, optimistic = true): Change_listFragment | null {
  const id = cache.identify({ __typename: 'List', id: listId });
  return cache.readFragment<Change_listFragment>({ id, fragment: Change_listFragmentDoc, optimistic });
}
