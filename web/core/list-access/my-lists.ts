import type { ApolloCache, Reference } from '@apollo/client';
import type { CachedPages } from '../../base/network/pages.ts';

/** Puts a list, which the cache has already, among the viewer's own, each once. My Lists show it in its place. */
export function includeList(cache: ApolloCache, listId: string): void {
  const added = { __ref: cache.identify({ __typename: 'List', id: listId }) as string };
  changeLists(cache, (lists) => (lists.some(({ __ref }) => __ref === added.__ref) ? lists : [added, ...lists]));
}

/** A list that is gone, or is the viewer's no more. */
export function leaveOutList(cache: ApolloCache, listId: string): void {
  const gone = cache.identify({ __typename: 'List', id: listId });
  changeLists(cache, (lists) => lists.filter(({ __ref }) => __ref !== gone));
}

/** Changes those of the lists that were read. */
function changeLists(cache: ApolloCache, change: (lists: readonly Reference[]) => readonly Reference[]): void {
  cache.modify<{ myLists: CachedPages }>({
    fields: {
      myLists: (value) => {
        const pages = value as CachedPages;
        return { ...pages, nodes: change(pages.nodes) };
      },
    },
  });
}
