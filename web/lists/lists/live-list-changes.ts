import type { ApolloCache } from '@apollo/client';
import { placeItem, removeItem, replaceItems } from '../items/cache/list-items.ts';
import { writeShops } from '../items/shopping/shop-changes.ts';
import {
  type LiveList_collaboratorsFragment,
  LiveList_collaboratorsFragmentDoc,
  type LiveList_itemFragment,
  LiveList_itemFragmentDoc,
  type LiveList_stateFragment,
  LiveList_stateFragmentDoc,
  type LiveListSubscription,
} from './useLiveList.generated.ts';

/** A change with what it says of items, whatever its kind. */
export function listChangeOf({ change, ...told }: LiveListSubscription['listChanged']) {
  const item = 'item' in change ? change.item : null;
  const items = 'items' in change ? change.items : null;
  const itemId = 'itemId' in change ? change.itemId : null;
  const collaborators = 'collaborators' in change ? change.collaborators : null;
  const shops = 'shops' in change ? change.shops : null;
  return { ...told, kind: change.__typename, item, items, removedItemId: item ? null : itemId, collaborators, shops };
}

export type ListChange = ReturnType<typeof listChangeOf>;

/** The fields of a list that decide how much of it the viewer sees. When they change, every item may look different. */
export interface ListVisibility {
  listType: string;
  purchaseVisibility: string;
  purchasesHidden: boolean;
}

export function isSameVisibility(one: ListVisibility, other: ListVisibility): boolean {
  return (
    one.listType === other.listType &&
    one.purchaseVisibility === other.purchaseVisibility &&
    one.purchasesHidden === other.purchasesHidden
  );
}

/**
 * Puts what a live change tells of items in its place; 'missed' where a change before it has not come. The fields of list
 * and item are in the cache already, by their ids; what remains is which items there are, and where.
 */
export function mergeChange(cache: ApolloCache, listId: string, change: ListChange): 'merged' | 'missed' {
  const state = readListState(cache, listId);
  if (!state) return 'missed';
  const isNext = change.revision <= state.revision + 1;
  if (!isNext && !change.items) return 'missed';

  cache.batch({
    update: () => {
      const ids = change.items?.map((item) => item.id);
      if (ids) replaceItems(cache, listId, ids, change.revision);
      else if (change.kind !== 'ListOpened' && change.item) placeItem(cache, listId, change.item.id);
      else if (change.removedItemId) removeItem(cache, listId, change.removedItemId);
      const revision = Math.max(change.revision, state.revision);
      const id = cache.identify({ __typename: 'List', id: listId });
      cache.modify<LiveList_stateFragment>({ id, fields: { revision: () => revision } });
      if (change.collaborators) writeCollaborators(cache, listId, change.collaborators);
      if (change.shops) writeShops(cache, listId, change.shops);
      if (change.kind === 'ItemEdited') cache.evict({ id: 'ROOT_QUERY', fieldName: 'itemQuestions' }); // an open dialog reads them again
    },
  });
  return 'merged';
}

function writeCollaborators(
  cache: ApolloCache,
  listId: string,
  collaborators: LiveList_collaboratorsFragment['collaborators'],
): void {
  const data = { __typename: 'List' as const, id: listId, collaborators };
  cache.writeFragment<LiveList_collaboratorsFragment>({
    id: cache.identify(data),
    fragment: LiveList_collaboratorsFragmentDoc,
    fragmentName: 'LiveList_collaborators',
    data,
  });
}

/** The list's revision and its items, as they are in the cache; null where they are not. */
export function readListState(cache: ApolloCache, listId: string): LiveList_stateFragment | null {
  return cache.readFragment<LiveList_stateFragment>({
    id: cache.identify({ __typename: 'List', id: listId }),
    fragment: LiveList_stateFragmentDoc,
    fragmentName: 'LiveList_state',
  });
}

/** Reads an item that the list may have had. */
export function readItem(cache: ApolloCache, itemId: string | undefined): LiveList_itemFragment | null {
  return itemId
    ? cache.readFragment<LiveList_itemFragment>({
        id: cache.identify({ __typename: 'Item', id: itemId }),
        fragment: LiveList_itemFragmentDoc,
        fragmentName: 'LiveList_item',
      })
    : null;
}
