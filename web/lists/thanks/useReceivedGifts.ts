import { useEffect } from 'react';
import {
  type ThanksScreen_giftFragment,
  type ThanksScreenQuery,
  useThanksScreenQuery,
} from './ThanksScreen.generated.ts';

export type ReceivedGift = ThanksScreen_giftFragment;

/** Everything that was bought from a list, page by page. */
export function useReceivedGifts(listId: string) {
  const { data, error, refetch, fetchMore } = useThanksScreenQuery({
    variables: { listId },
    fetchPolicy: 'cache-and-network',
  });
  const { hasNextPage, endCursor } = data?.receivedGifts.pageInfo ?? {};
  useEffect(() => {
    if (!hasNextPage) return;
    const merge = { updateQuery: joined };
    void fetchMore({ variables: { listId, after: endCursor }, ...merge }).catch(() => {}); // the first page says what is wrong
  }, [hasNextPage, endCursor, listId, fetchMore]);
  return { list: data?.list, gifts: data?.receivedGifts.nodes, error, refetch };
}

function joined(before: ThanksScreenQuery, { fetchMoreResult: next }: { fetchMoreResult: ThanksScreenQuery }) {
  const nodes = [...before.receivedGifts.nodes, ...next.receivedGifts.nodes];
  return { ...next, receivedGifts: { ...next.receivedGifts, nodes } };
}
