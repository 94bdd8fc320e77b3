import { useEffect } from 'react';
import { noteLiveSite, setSite } from '../base/page/site.ts';
import { useLiveSiteSubscription } from './LiveSite.generated.ts';

/** Keeps what the page knows of the site fresh. Shows nothing. */
export function LiveSite() {
  useEffect(noteLiveSite, []);
  useLiveSiteSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) setSite(data.publicConfigChanged);
    },
  });
  return null;
}
