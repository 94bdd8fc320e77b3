import type { ApolloCache } from '@apollo/client';
import { includeList, leaveOutList } from './my-lists.ts';
import { type LiveMyListsSubscription, useLiveMyListsSubscription } from './useLiveMyLists.generated.ts';

/** Keeps My Lists fresh while they are open: lists that are made, changed, deleted, gained or lost. */
export function useLiveMyLists(reload: () => void) {
  useLiveMyListsSubscription({
    ignoreResults: true,
    onData: ({ client, data }) => {
      const told = data.data?.myListsChanged;
      if (told?.change) merge(client.cache, told);
      else if (told) reload(); // what happened before, or while there was no connection
    },
  });
}

function merge(cache: ApolloCache, { list, listId }: LiveMyListsSubscription['myListsChanged']): void {
  if (list) includeList(cache, list.id);
  else if (listId) leaveOutList(cache, listId);
}
