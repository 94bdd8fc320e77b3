import { Observable } from 'rxjs';
import { onWake } from './waking.ts';

const MAX_DELAY_MS = 30_000;

/**
 * About a second before the second attempt, then twice as long each time; never the same for two clients, so that
 * they do not all come back at once. A page that wakes up ends it.
 */
export function retryDelay(attempt: number, maxDelayMs = MAX_DELAY_MS): Observable<void> {
  const longestMs = Math.min(maxDelayMs, 1000 * 2 ** (attempt - 1));
  const delayMs = longestMs * (0.5 + Math.random() / 2);
  return new Observable((subscriber) => {
    const end = () => {
      subscriber.next();
      subscriber.complete();
    };
    const handle = setTimeout(end, delayMs);
    const stop = onWake(end);
    return () => {
      clearTimeout(handle);
      stop();
    };
  });
}
