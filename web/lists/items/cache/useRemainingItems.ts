import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useRemainingPages } from '../../../base/network/useRemainingPages.ts';
import { ListItemsPageDocument } from './item-pages.generated.ts';
import type { OpenList_listFragment } from './open-list.generated.ts';

/** Reads what comes behind the first page of a list while its screen is open. */
export function useRemainingItems({ id, items: { pageInfo } }: Pick<OpenList_listFragment, 'id' | 'items'>) {
  const client = useApolloClient();
  const read = useCallback(
    (after: string) =>
      client.query({ query: ListItemsPageDocument, variables: { id, after }, fetchPolicy: 'network-only' }),
    [client, id],
  );
  return useRemainingPages(pageInfo, read);
}
