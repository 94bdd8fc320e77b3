import { useEffect, useEffectEvent } from 'react';
import { POLL_INTERVAL_MS } from './polling-time.ts';
import { useSockets } from './sockets.ts';
import { onWake } from './waking.ts';

/** While sockets do not get through and the page is looked at, and whenever the page wakes up. */
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
