import { Observable } from 'rxjs';

const MAX_DELAY_MS = 30_000;

/**
 * Ends after the pause before the given attempt (the first is 1): about a second, then twice as long each time, up to
 * half a minute or what is given; never the same for two clients, so that they do not all come back at once. Being online again ends it, which
 * is heard by a signal: that works in a window, too, that is being closed and knows its methods no more.
 */
export function retryDelay(attempt: number, maxDelayMs = MAX_DELAY_MS): Observable<void> {
  const longestMs = Math.min(maxDelayMs, 1000 * 2 ** (attempt - 1));
  const delayMs = longestMs * (0.5 + Math.random() / 2);
  return new Observable((subscriber) => {
    const listening = new AbortController();
    const end = () => {
      subscriber.next();
      subscriber.complete();
    };
    const handle = setTimeout(end, delayMs);
    window.addEventListener('online', end, { signal: listening.signal });
    return () => {
      clearTimeout(handle);
      listening.abort();
    };
  });
}
