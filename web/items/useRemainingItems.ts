import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useConnection } from '../network/connection.ts';
import { whenIdle } from '../network/when-idle.ts';
import type { ItemsSection_listFragment } from './ItemsSection.generated.ts';
import { ListItemsPageDocument } from './item-pages.generated.ts';

/**
 * Reads what comes behind the first page of a list, page by page, while its screen is open. Each page goes into the cache,
 * whose end then asks for the next. Says whether reading has failed, and how to go on.
 */
export function useRemainingItems({ id, items: { pageInfo } }: Pick<ItemsSection_listFragment, 'id' | 'items'>) {
  const client = useApolloClient();
  const isOnline = useConnection() === 'online';
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  const isToRead = after !== null && isOnline && failedAt !== after;
  useEffect(() => {
    if (!isToRead) return;
    return whenIdle(() => {
      const read = client.query({
        query: ListItemsPageDocument,
        variables: { id, after },
        fetchPolicy: 'network-only',
      });
      read.catch(() => setFailedAt(after));
    });
  }, [client, id, after, isToRead]);
  return { hasFailed: after !== null && failedAt === after, retry: () => setFailedAt(null) };
}
