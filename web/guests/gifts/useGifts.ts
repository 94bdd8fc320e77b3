import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { usePolling } from '../../base/network/usePolling.ts';
import { guestKey, keptGuestKey } from '../../core/session/guest-key.ts';
import { useSession } from '../../core/session/session.ts';
import { isSurprise } from '../drawn/surprise-marks.ts';
import { useGiftsScreenQuery, useJoinGiftsMutation } from './GiftsScreen.generated.ts';
import { unkeptReceipts } from './unkept-receipts.ts';

/** All gifts of this device and of the account, and what brings them together. */
export function useGifts() {
  const { account } = useSession();
  const [key, setKey] = useState(guestKey);
  const { data, error, refetch, fetchMore } = useGiftsScreenQuery({
    variables: { guestKey: key },
    fetchPolicy: 'cache-and-network',
  });
  const [join] = useJoinGiftsMutation();
  const read = useCallback(() => refetch({ guestKey: guestKey() }), [refetch]);
  usePolling(read);
  const reload = useCallback(async () => {
    setKey(guestKey());
    await read();
  }, [read]);

  const { hasNextPage, endCursor } = data?.myGifts.pageInfo ?? {};
  useEffect(() => {
    if (!hasNextPage) return;
    const merge = { updateQuery: joined };
    void fetchMore({ variables: { guestKey: key, after: endCursor }, ...merge }).catch(() => {}); // the first page says what is wrong
  }, [hasNextPage, endCursor, key, fetchMore]);

  const adopt = useEffectEvent(async () => {
    const receipts = unkeptReceipts(data?.myGifts.nodes ?? []);
    const own = receipts.length > 0 ? keptGuestKey() : null;
    if (!own) return;
    await join({ variables: { guestKey: own, input: { receipts } } }).catch(() => {}); // they are asked for the next time
    await reload();
  });
  const isRead = data !== undefined && !hasNextPage;
  useEffect(() => {
    if (isRead) void adopt().catch(() => {});
  }, [isRead]);

  /** On a device that was asked to keep a surprise, nobody who has signed out reads on about it here. */
  const isShown = ({ shareToken }: { shareToken: string | null }) => account || !shareToken || !isSurprise(shareToken);
  const { nodes, lapsed, shownOnListId = null } = data?.myGifts ?? {};
  return {
    account,
    key,
    gifts: nodes?.filter(isShown),
    lapsed: lapsed?.filter(isShown) ?? [],
    shownOnListId,
    error,
    reload,
  };
}

type Read = NonNullable<ReturnType<typeof useGiftsScreenQuery>['data']>;

function joined(before: Read, { fetchMoreResult: next }: { fetchMoreResult: Read }): Read {
  return { ...next, myGifts: { ...next.myGifts, nodes: [...before.myGifts.nodes, ...next.myGifts.nodes] } };
}
