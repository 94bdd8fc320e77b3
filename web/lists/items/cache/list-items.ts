import type { ApolloCache, Reference } from '@apollo/client';
import { FIRST_ITEMS } from '#rules/base/paging/page-sizes';
import type { CachedItems } from '../../../base/network/item-pages.ts';

type ReadField = <Value>(field: string, from: Reference) => Value | undefined;

/** The items of a list as they stand in the cache, changed in this one place. A list that was not read has none to change. */
function changeItems(
  cache: ApolloCache,
  listId: string,
  change: (items: readonly Reference[], readField: ReadField) => readonly Reference[],
  which: Pages = 'itemsConnection',
): void {
  const changeNodes = (items: CachedItems, readField: ReadField) => ({
    ...items,
    nodes: change(items.nodes, readField),
  });
  modifyPages(cache, listId, changeNodes, which);
}

/** Items of the list, or archived ones. */
type Pages = 'itemsConnection' | 'archivedItemsConnection';

function modifyPages(
  cache: ApolloCache,
  listId: string,
  change: (items: CachedItems, readField: ReadField) => CachedItems,
  which: Pages = 'itemsConnection',
): void {
  cache.modify<Record<Pages, CachedItems>>({
    id: cache.identify({ __typename: 'List', id: listId }),
    fields: {
      [which]: (items: unknown, { readField }: { readField: unknown }) =>
        change(items as CachedItems, readField as ReadField),
    },
  });
}

function reference(cache: ApolloCache, itemId: string): Reference {
  return { __ref: cache.identify({ __typename: 'Item', id: itemId }) as string };
}

/** Puts an item, which the cache has already, in its place. One that is there already may have moved. */
export function placeItem(cache: ApolloCache, listId: string, itemId: string, which?: Pages): void {
  const added = reference(cache, itemId);
  const place = (items: readonly Reference[], readField: ReadField) => {
    const others = items.filter(({ __ref }) => __ref !== added.__ref);
    const placeOf = ({ __ref }: Reference) => {
      const order = readField<number>('orderIndex', { __ref }) ?? 0;
      return [order, readField<string>('id', { __ref }) ?? ''] as const;
    };
    const [order, id] = placeOf(added);
    const next = others.findIndex((item) => {
      const [otherOrder, otherId] = placeOf(item);
      return otherOrder > order || (otherOrder === order && otherId > id);
    });
    return next === -1 ? [...others, added] : others.toSpliced(next, 0, added);
  };
  changeItems(cache, listId, place, which);
}

export function removeItem(cache: ApolloCache, listId: string, itemId: string): void {
  const removed = reference(cache, itemId);
  changeItems(cache, listId, (items) => items.filter(({ __ref }) => __ref !== removed.__ref));
}

/** Among what is archived; one that is restored is shown there no more. */
export function placeArchivedItem(cache: ApolloCache, listId: string, itemId: string): void {
  removeItem(cache, listId, itemId);
  placeItem(cache, listId, itemId, 'archivedItemsConnection');
}

/** All of a list's items, in their order, as they are at a revision of it: no page is missing any more. */
export function replaceItems(
  cache: ApolloCache,
  listId: string,
  itemIds: readonly string[],
  listRevision: number,
): void {
  const nodes = itemIds.map((id) => reference(cache, id));
  modifyPages(cache, listId, (items) => ({
    ...items,
    nodes,
    listRevision,
    pageInfo: { ...items.pageInfo, hasNextPage: false, endCursor: null },
  }));
}

/** The viewer may see more of the items now, or less: those behind the first page are shown again once they are read anew. */
export function forgetFurtherItems(cache: ApolloCache, listId: string): void {
  modifyPages(cache, listId, ({ nodes, ...items }) => ({
    ...items,
    nodes: nodes.slice(0, FIRST_ITEMS),
    listRevision: undefined,
  }));
}
