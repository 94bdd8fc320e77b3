import { useEffect } from 'react';
import { useSession } from '../../core/session/session.ts';
import { markSurprise, unmarkSurprise } from '../drawn/surprise-marks.ts';
import type { OpenSharedList } from './open-shared-list.ts';

/** So that the page does not show them what was bought once they are signed out. */
export function useSurpriseMark({ shareToken, purchasesHidden, viewerRole }: OpenSharedList) {
  const { account } = useSession();
  const isMember = account !== null;
  useEffect(() => {
    if (!isMember) return;
    if (purchasesHidden) {
      markSurprise(shareToken);
      void import('./SurpriseCover.tsx').catch(() => {}); // what covers the page is there when the connection is not
    } else if (viewerRole !== 'VIEWER') unmarkSurprise(shareToken);
  }, [isMember, shareToken, purchasesHidden, viewerRole]);
}
