export function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}
