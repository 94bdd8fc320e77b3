/** A page that is never idle goes on all the same. */
const LONGEST_WAIT_MS = 1000;

export function whenIdle(callback: () => void, timeout = LONGEST_WAIT_MS): () => void {
  if (typeof requestIdleCallback !== 'function') {
    callback();
    return () => {};
  }
  const handle = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(handle);
}
