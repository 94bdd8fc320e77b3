import { fromEvent, map, type Observable, race, timer } from 'rxjs';

const MAX_DELAY_MS = 30_000;

/**
 * Ends after the pause before the given attempt (the first is 1): about a second, then twice as long each time, up to
 * half a minute or what is given; never the same for two clients, so that they do not all come back at once. Being online again ends it.
 */
export function retryDelay(attempt: number, maxDelayMs = MAX_DELAY_MS): Observable<unknown> {
  const longestMs = Math.min(maxDelayMs, 1000 * 2 ** (attempt - 1));
  const delayMs = longestMs * (0.5 + Math.random() / 2);
  return race(timer(delayMs), fromEvent(window, 'online')).pipe(map(() => undefined));
}
