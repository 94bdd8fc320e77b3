/** In milliseconds; a page that is never idle goes on all the same. */
const LONGEST_WAIT_MS = 1000;

/** Calls back when the browser has nothing better to do, such as drawing what is scrolled to. Gives what takes it back. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    callback();
    return () => {};
  }
  const handle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
