import { map, Observable, race, timer } from 'rxjs';

const MAX_DELAY_MS = 30_000;

/**
 * Ends after the pause before the given attempt (the first is 1): about a second, then twice as long each time, up to
 * half a minute or what is given; never the same for two clients, so that they do not all come back at once. Being online again ends it.
 */
export function retryDelay(attempt: number, maxDelayMs = MAX_DELAY_MS): Observable<unknown> {
  const longestMs = Math.min(maxDelayMs, 1000 * 2 ** (attempt - 1));
  const delayMs = longestMs * (0.5 + Math.random() / 2);
  return race(timer(delayMs), backOnline()).pipe(map(() => undefined));
}

/** Listens by a signal, which also ends in a window that is being closed and knows its methods no more. */
function backOnline(): Observable<Event> {
  return new Observable((subscriber) => {
    const listening = new AbortController();
    window.addEventListener('online', (event) => subscriber.next(event), { signal: listening.signal });
    return () => listening.abort();
  });
}
