import type { ApolloCache, Reference } from '@apollo/client';
import { byPriority } from './item-finder.ts';
import type { LiveSharedListSubscription } from './useLiveSharedList.generated.ts';

/** A change with what it says of items, whatever its kind. */
export function sharedListChangeOf({ change, ...told }: LiveSharedListSubscription['sharedListChanged']) {
  const item = 'item' in change ? change.item : null;
  const items = 'items' in change ? change.items : null;
  const itemId = 'itemId' in change ? change.itemId : null;
  return { ...told, kind: change.__typename, item, items, removedItemId: item ? null : itemId };
}

export type SharedListChange = ReturnType<typeof sharedListChangeOf>;

interface CachedList {
  items: readonly Reference[];
}

/** Puts what a live event tells of items in its place. The list's own fields, and the item's, are in the cache by then. */
export function mergeChange(cache: ApolloCache, { list, item, items, removedItemId }: SharedListChange): void {
  cache.modify<CachedList>({
    id: cache.identify(list),
    fields: {
      items(present, { readField, toReference }) {
        const known = present as readonly Reference[];
        if (items) return items.flatMap((each) => toReference(each) ?? []);
        const idOf = (reference: Reference) => readField<string>('id', reference) ?? '';
        const others = known.filter((reference) => ![removedItemId, item?.id].includes(idOf(reference)));
        const changed = item && toReference(item);
        if (!changed) return others.length < known.length ? others : known;
        const placeOf = (reference: Reference) => ({
          id: idOf(reference),
          orderIndex: readField<number>('orderIndex', reference) ?? 0,
        });
        return [...others, changed].sort((one, other) => byPriority(placeOf(one), placeOf(other)));
      },
    },
  });
}

/** One's own purchase: a gift that nobody needs any more leaves the list at once, before the live event says so. */
export function leaveWhenCompleted(cache: ApolloCache, listId: string, itemId: string): void {
  cache.modify<CachedList>({
    id: cache.identify({ __typename: 'SharedList', id: listId }),
    fields: {
      items(present, { readField }) {
        if (readField('listType') === 'SHOPPING') return present;
        return (present as readonly Reference[]).filter((reference) => readField('id', reference) !== itemId);
      },
    },
  });
}
