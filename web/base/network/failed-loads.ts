import { sitePath } from '../routing/site-path.ts';
import { createStore, useStore } from '../state/store.ts';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

interface FailedLoads {
  failures: number;
  /** The server does not have it: this page is of an earlier build, and must be loaded anew. */
  isOutdated: boolean;
}

const pending = new Set<symbol>();
const waiting = new Set<() => void>();

const failedLoads = createStore<FailedLoads | null>(null);

export function useFailedLoads(): FailedLoads | null {
  return useStore(failedLoads, () => null);
}

export function retryFailedLoads(): void {
  for (const end of waiting) end();
}

/**
 * A failure is no end, since routers and lazy components keep one for good. `FailedLoadNote` shows it to a person
 * who waits.
 */
export function keepLoading<Code>(load: () => Promise<Code>): Promise<Code> {
  return retried(load, isServerThere);
}

/** `isFinal` says of a failure that it is an answer, too: that one is thrown. */
export function keepAsking<Answer>(
  ask: () => Promise<Answer>,
  isFinal: (failure: unknown) => boolean,
): Promise<Answer> {
  return retried(ask, async (failure) => {
    if (isFinal(failure)) throw failure;
    return false;
  });
}

async function retried<Result>(
  load: () => Promise<Result>,
  mustSucceedAfter: (failure: unknown) => Promise<boolean>,
): Promise<Result> {
  const one = Symbol();
  try {
    for (let failures = 1; ; failures++) {
      try {
        return await load();
      } catch (failure) {
        const mustSucceed = await mustSucceedAfter(failure);
        if (mustSucceed && failures === 1) continue; // one request was lost
        pending.add(one);
        failedLoads.set({ failures: 1 + (failedLoads.get()?.failures ?? 0), isOutdated: mustSucceed });
        await pause(failures);
      }
    }
  } finally {
    if (pending.delete(one) && pending.size === 0) failedLoads.set(null);
  }
}

function pause(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      waiting.delete(end);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)));
    waiting.add(end);
    window.addEventListener('online', end);
  });
}

/**
 * A file that cannot be had then is gone; or the browser does not fetch again what it missed once, which a new
 * page mends, too.
 */
async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(`${sitePath}/api/v1/config`, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
