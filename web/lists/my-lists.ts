import type { ApolloCache, Reference } from '@apollo/client';

/** Puts a list, which the cache has already, among the viewer's own: newest first, each once. */
export function includeList(cache: ApolloCache, listId: string): void {
  const added = { __ref: cache.identify({ __typename: 'List', id: listId }) as string };
  cache.modify<{ lists: readonly Reference[] }>({
    fields: {
      lists: (value, { readField }) => {
        const lists = value as readonly Reference[];
        if (lists.some(({ __ref }) => __ref === added.__ref)) return lists;
        const createdAt = (list: Reference) => readField<string>('createdAt', list) ?? '';
        const older = lists.findIndex((list) => createdAt(list) < createdAt(added));
        return older === -1 ? [...lists, added] : lists.toSpliced(older, 0, added);
      },
    },
  });
}

/** A list that is gone, or is the viewer's no more. */
export function leaveOutList(cache: ApolloCache, listId: string): void {
  const gone = cache.identify({ __typename: 'List', id: listId });
  cache.modify<{ lists: readonly Reference[] }>({
    fields: { lists: (lists) => (lists as readonly Reference[]).filter(({ __ref }) => __ref !== gone) },
  });
}
