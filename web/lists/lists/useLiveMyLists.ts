import type { ApolloCache } from '@apollo/client';
import { useRef } from 'react';
import { readUntilFresh } from '../../base/network/read-until-fresh.ts';
import { usePolling } from '../../base/network/usePolling.ts';
import { includeList, leaveOutList } from '../../core/list-access/my-lists.ts';
import { readViewedListsAgain } from '../collaborators/read-viewed-lists-again.ts';
import { type LiveMyListsSubscription, useLiveMyListsSubscription } from './useLiveMyLists.generated.ts';

/**
 * Keeps My Lists fresh while they are open: lists that are made, changed, deleted, gained or lost.
 *
 * @param reload reads them anew, never with an answer that somebody else waits for already
 */
export function useLiveMyLists(reload: () => Promise<unknown>) {
  const changes = useRef(0);
  const catchUp = async () => {
    let before: number;
    const read = () => {
      before = changes.current;
      return reload();
    };
    await readUntilFresh(read, () => changes.current === before).catch(() => {}); // the query shows its own problem
  };

  usePolling(catchUp);
  useLiveMyListsSubscription({
    ignoreResults: true,
    onData: ({ client, data }) => {
      const told = data.data?.myListsChanged;
      if (told?.change) {
        changes.current += 1;
        merge(client.cache, told);
        if (!told.list) readViewedListsAgain(client);
      } else if (told) void catchUp(); // what happened before, or while there was no connection
    },
  });
}

function merge(cache: ApolloCache, { list, listId }: LiveMyListsSubscription['myListsChanged']): void {
  if (list) includeList(cache, list.id);
  else if (listId) leaveOutList(cache, listId);
}
