import { useEffect, useEffectEvent } from 'react';
import { useSockets } from './sockets.ts';
import { onWake } from './waking.ts';

/** With its answer it is no more than 20 seconds. */
/** Changes of others are shown after so many seconds at the latest, of which asking takes two. */
export const MOST_SECONDS_LATE = 20;
const POLL_INTERVAL_MS = (MOST_SECONDS_LATE - 2) * 1000;

/** Asks for news while sockets do not get through and the page is looked at, and whenever the page wakes up. */
export function usePolling(ask: () => Promise<unknown>): void {
  const isPolling = useSockets() === 'blocked';
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') ask().catch(() => {}); // the next time, or the screen's own query, says so
  });
  useEffect(() => onWake(() => look()), []);
  useEffect(() => {
    if (!isPolling) return;
    look();
    const handle = setInterval(() => look(), POLL_INTERVAL_MS);
    return () => clearInterval(handle);
  }, [isPolling]);
}
