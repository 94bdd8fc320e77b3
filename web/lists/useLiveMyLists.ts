import type { ApolloCache } from '@apollo/client';
import { includeList, leaveOutList } from './my-lists.ts';
import { type LiveMyListsSubscription, useLiveMyListsSubscription } from './useLiveMyLists.generated.ts';

/** Keeps My Lists fresh while they are open: lists that are made, changed, deleted, gained or lost. */
export function useLiveMyLists(reload: () => void) {
  useLiveMyListsSubscription({
    ignoreResults: true,
    onData: ({ client, data }) => {
      const change = data.data?.myListsChanged;
      if (change?.kind === 'OPENED')
        reload(); // what happened before, or while there was no connection
      else if (change) merge(client.cache, change);
    },
  });
}

function merge(cache: ApolloCache, { list, listId }: LiveMyListsSubscription['myListsChanged']): void {
  if (list) includeList(cache, list.id);
  else if (listId) leaveOutList(cache, listId);
}
