import type { ApolloCache, Reference } from '@apollo/client';
import { WITH_ARCHIVED } from '../network/apollo-cache.ts';

type ReadField = <Value>(field: string, from: Reference) => Value | undefined;

/** The items of a list as they stand in the cache, changed in this one place. A list that was not read has none to change. */
function changeItems(
  cache: ApolloCache,
  listId: string,
  change: (items: readonly Reference[], readField: ReadField) => readonly Reference[],
): void {
  cache.modify<{ items: readonly Reference[] }>({
    id: cache.identify({ __typename: 'List', id: listId }),
    fields: {
      items: (items, { readField, storeFieldName }) =>
        storeFieldName.endsWith(WITH_ARCHIVED)
          ? items // read again, see ArchivedItems
          : change(items as readonly Reference[], readField as ReadField),
    },
  });
}

function reference(cache: ApolloCache, itemId: string): Reference {
  return { __ref: cache.identify({ __typename: 'Item', id: itemId }) as string };
}

/** Puts an item, which the cache has already, in its place. One that is there already may have moved. */
export function placeItem(cache: ApolloCache, listId: string, itemId: string): void {
  const added = reference(cache, itemId);
  changeItems(cache, listId, (items, readField) => {
    const others = items.filter(({ __ref }) => __ref !== added.__ref);
    const place = ({ __ref }: Reference) => {
      const order = readField<number>('orderIndex', { __ref }) ?? 0;
      return [order, readField<string>('id', { __ref }) ?? ''] as const;
    };
    const [order, id] = place(added);
    const next = others.findIndex((item) => {
      const [otherOrder, otherId] = place(item);
      return otherOrder > order || (otherOrder === order && otherId > id);
    });
    return next === -1 ? [...others, added] : others.toSpliced(next, 0, added);
  });
}

export function removeItem(cache: ApolloCache, listId: string, itemId: string): void {
  const removed = reference(cache, itemId);
  changeItems(cache, listId, (items) => items.filter(({ __ref }) => __ref !== removed.__ref));
}

/** All of a list's items, in their order. */
export function replaceItems(cache: ApolloCache, listId: string, itemIds: readonly string[]): void {
  const whole = itemIds.map((id) => reference(cache, id));
  changeItems(cache, listId, () => whole);
}
