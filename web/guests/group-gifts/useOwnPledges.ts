import { useCallback, useEffect } from 'react';
import { guestKey } from '../../core/session/guest-key.ts';
import { useSession } from '../../core/session/session.ts';
import { isSurprise } from '../drawn/surprise-marks.ts';
import {
  type GonePledge_pledgeFragment,
  type OwnPledge_pledgeFragment,
  type OwnPledgesQuery,
  useOwnPledgesQuery,
} from './own-pledges.generated.ts';

/** The reader's part of a gift whose cost friends share. */
export type OwnPledge = OwnPledge_pledgeFragment;

/** One that is gone, without the reader’s taking it back. */
export type GonePledge = GonePledge_pledgeFragment;

const NONE: readonly never[] = [];

/** All that somebody pledged: by their account, and by the key that their device keeps. */
export function useOwnPledges({ isFresh = false }: { isFresh?: boolean } = {}) {
  const { account } = useSession();
  const key = guestKey();
  const { data, error, refetch, fetchMore } = useOwnPledgesQuery({
    variables: { guestKey: key },
    skip: !account && !key,
    fetchPolicy: isFresh ? 'cache-and-network' : 'cache-first',
  });
  const isAsked = Boolean(account || key);
  const reload = useCallback(async () => {
    if (isAsked) await refetch();
  }, [isAsked, refetch]);

  const { hasNextPage, endCursor } = data?.myPledges.pageInfo ?? {};
  useEffect(() => {
    if (!hasNextPage) return;
    const merge = { updateQuery: joined };
    void fetchMore({ variables: { guestKey: key, after: endCursor }, ...merge }).catch(() => {}); // the first page says what is wrong
  }, [hasNextPage, endCursor, key, fetchMore]);

  /** On a device that was asked to keep a surprise, nobody who has signed out reads on about it here. */
  const isShown = ({ shareToken }: { shareToken: string | null }) => account || !shareToken || !isSurprise(shareToken);
  const pledges: readonly OwnPledge[] = data?.myPledges.nodes.filter(isShown) ?? NONE;
  const gone: readonly GonePledge[] = data?.myPledges.gone.filter(isShown) ?? NONE;
  const isRead = !isAsked || data !== undefined || error !== undefined;
  return { pledges, gone, isRead, guestKey: key, error: data ? undefined : error, reload };
}

function joined(before: OwnPledgesQuery, { fetchMoreResult: next }: { fetchMoreResult: OwnPledgesQuery }) {
  return { ...next, myPledges: { ...next.myPledges, nodes: [...before.myPledges.nodes, ...next.myPledges.nodes] } };
}
