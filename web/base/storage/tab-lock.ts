/** Does this in one tab at a time, where the browser has locks. */
export function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}
