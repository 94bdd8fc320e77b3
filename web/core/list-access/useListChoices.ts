import { useEffect } from 'react';
import { type ListChoicesQuery, useListChoicesQuery } from './useListChoices.generated.ts';

export type ListChoice = ListChoicesQuery['myLists']['nodes'][number];

export function useListChoices() {
  const { data, error, refetch, fetchMore } = useListChoicesQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const after = data?.myLists.pageInfo.hasNextPage ? data.myLists.pageInfo.endCursor : null;
  useEffect(() => {
    if (after) fetchMore({ variables: { after } }).catch(() => {}); // those that are here can be chosen
  }, [after, fetchMore]);
  return { lists: data?.myLists.nodes.filter(({ viewerRole }) => viewerRole !== 'VIEWER'), error, refetch };
}
