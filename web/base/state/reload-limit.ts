/**
 * Whether a page may load itself anew: not if it did so less than `milliseconds` ago, since what led to it may lead to it again.
 * `key` says where the time is kept.
 */
export function mayReload(key: string, milliseconds: number): boolean {
  try {
    const before = Number(sessionStorage.getItem(key));
    if (Date.now() - before < milliseconds) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false; // a browser that keeps nothing could not know
  }
}
