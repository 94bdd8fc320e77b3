import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { usePolling } from '../base/network/usePolling.ts';
import { whenIdle } from '../base/network/when-idle.ts';
import { noteLiveSite, setSite } from '../base/page/site.ts';
import { deleteOldDrafts } from '../core/form/drafts.ts';
import { useSession } from '../core/session/session.ts';
import { SiteNowDocument, useLiveSiteSubscription } from './LiveSite.generated.ts';

/** Shows nothing, and does what an app does in the background. */
export function LiveSite() {
  const client = useApolloClient();
  useEffect(noteLiveSite, []);
  const owner = useSession().account?.id ?? 'guest';
  useEffect(() => whenIdle(() => deleteOldDrafts(owner)), [owner]);
  usePolling(async () => {
    const { data } = await client.query({ query: SiteNowDocument, fetchPolicy: 'no-cache' });
    if (data) setSite(data.publicConfig);
  });
  useLiveSiteSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) setSite(data.publicConfigChanged);
    },
  });
  return null;
}
