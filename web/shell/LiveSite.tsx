import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { usePolling } from '../base/network/usePolling.ts';
import { noteLiveSite, setSite } from '../base/page/site.ts';
import { SiteNowDocument, useLiveSiteSubscription } from './LiveSite.generated.ts';

/** Shows nothing. */
export function LiveSite() {
  const client = useApolloClient();
  useEffect(noteLiveSite, []);
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
