/** A glance at another tab is no sleep. */
const SHORTEST_SLEEP_MS = 3000;

const wakeUps = new EventTarget();
let hiddenSince = 0;

const wakeUp = () => void wakeUps.dispatchEvent(new Event('wake'));

if (typeof window !== 'undefined') {
  window.addEventListener('online', wakeUp);
  window.addEventListener('pageshow', ({ persisted }) => persisted && wakeUp());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenSince = Date.now();
    else if (Date.now() - hiddenSince >= SHORTEST_SLEEP_MS) wakeUp();
  });
}

/**
 * Shown again after a while, out of the browser's cache, or online again: connections may have died meanwhile,
 * and news been missed. Returns what stops it.
 */
export function onWake(callBack: () => void): () => void {
  const listening = new AbortController();
  wakeUps.addEventListener('wake', callBack, { signal: listening.signal });
  return () => listening.abort();
}
