import type { ApolloCache, Reference } from '@apollo/client';
import { FIRST_ITEMS } from '#rules/base/paging/page-sizes';
import type { CachedItems } from '../../base/network/item-pages.ts';
import { byPriority } from '../drawn/item-finder.ts';
import type { LiveSharedListSubscription } from './useLiveSharedList.generated.ts';

/** A change with what it says of items, whatever its kind. */
export function sharedListChangeOf({ change, ...told }: LiveSharedListSubscription['sharedListChanged']) {
  const item = 'item' in change ? change.item : null;
  const items = 'items' in change ? change.items : null;
  const itemId = 'itemId' in change ? change.itemId : null;
  const isPutBackByOwner = 'byOwner' in change && change.byOwner;
  const removedItemId = item ? null : itemId;
  const wantedOfRemoved = 'quantityDesired' in change ? change.quantityDesired : null;
  return { ...told, kind: change.__typename, item, items, removedItemId, wantedOfRemoved, isPutBackByOwner };
}

export type SharedListChange = ReturnType<typeof sharedListChangeOf>;

interface CachedList {
  itemsConnection: CachedItems;
  mostWanted: readonly Reference[];
}

/** One that leaves the list before its page has come does not stand among the first either. */
const without =
  (itemId: string | null) =>
  (found: unknown, { readField }: { readField: unknown }) =>
    (found as Reference[]).filter((item) => (readField as ReadId)('id', item) !== itemId);

type ReadId = (field: 'id', from: Reference) => string | undefined;

/** Puts what a live event tells of items in its place. The list's own fields, and the item's, are in the cache by then. */
export function mergeChange(cache: ApolloCache, { list, item, items, removedItemId }: SharedListChange): void {
  cache.modify<CachedList>({
    id: cache.identify(list),
    fields: {
      mostWanted: without(removedItemId),
      itemsConnection(present, { readField, toReference }) {
        const cached = present as CachedItems;
        const { nodes: known } = cached;
        if (items) {
          const pageInfo = { ...cached.pageInfo, hasNextPage: false, endCursor: null }; // these are all
          return { ...cached, nodes: items.flatMap((each) => toReference(each) ?? []), pageInfo, until: null };
        }
        const idOf = (reference: Reference) => readField<string>('id', reference) ?? '';
        const others = known.filter((reference) => ![removedItemId, item?.id].includes(idOf(reference)));
        const changed = item && toReference(item);
        if (!changed) return others.length < known.length ? { ...cached, nodes: others } : cached;
        const placeOf = (reference: Reference) => ({
          id: idOf(reference),
          orderIndex: readField<number>('orderIndex', reference) ?? 0,
        });
        const nodes = [...others, changed].sort((one, other) => byPriority(placeOf(one), placeOf(other)));
        return { ...cached, nodes };
      },
    },
  });
}

/** It is another list to this viewer now: what is behind its first page is shown again once it is read anew. */
export function forgetFurtherItems(cache: ApolloCache, listId: string): void {
  cache.modify<CachedList>({
    id: cache.identify({ __typename: 'SharedList', id: listId }),
    fields: {
      itemsConnection(present) {
        const { nodes, ...items } = present as CachedItems;
        return { ...items, nodes: nodes.slice(0, FIRST_ITEMS), listRevision: undefined };
      },
    },
  });
}

/** One's own purchase: a gift that nobody needs any more leaves the list at once, before the live event says so. */
export function leaveWhenCompleted(cache: ApolloCache, listId: string, itemId: string): void {
  cache.modify<CachedList>({
    id: cache.identify({ __typename: 'SharedList', id: listId }),
    fields: {
      mostWanted: without(itemId),
      itemsConnection(present, { readField }) {
        if (readField('listType') === 'SHOPPING') return present;
        const cached = present as CachedItems;
        return { ...cached, nodes: cached.nodes.filter((reference) => readField('id', reference) !== itemId) };
      },
    },
  });
}
