/** A reload may lead to the next one. `key` says where the time is kept. */
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
