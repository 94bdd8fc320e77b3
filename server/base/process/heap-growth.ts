import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const YOUNG = '--semi-space-growth-factor';

/** V8 would let the old generation become several times what is alive of it before it collects it. */
const OLD_GROWS_BY_PERCENT = 50;
setFlagsFromString(`--heap-growing-percent=${OLD_GROWS_BY_PERCENT}`);

/**
 * V8's young generation grows while much of it survives, as all does that a start makes, and never shrinks in a
 * server with little to do.
 */
setFlagsFromString(`${YOUNG}=1`);

/** V8's first compiler would compile much of a start, which never runs again, and keep that. */
setFlagsFromString('--no-sparkplug');

/** To be called once the server has begun. */
export function letHeapGrow(): void {
  setFlagsFromString(`${YOUNG}=2`);
  setFlagsFromString('--sparkplug');
  collectWhenIdle();
}

const IDLE_MS = 10_000;
const IDLE_SHARE = 0.05;

/** Tries, and bytes: a server that was busy since its start has no more of what that left, and much that is alive. */
const MOST_TRIES = 6;
const LARGEST_HEAP = 100_000_000;

/** A start leaves garbage and code behind that V8 would keep: a server with little to do never collects everything by itself. */
function collectWhenIdle(tries = 1): void {
  const before = performance.eventLoopUtilization();
  const timer = setTimeout(() => {
    if (performance.eventLoopUtilization(before).utilization > IDLE_SHARE)
      return tries < MOST_TRIES ? collectWhenIdle(tries + 1) : undefined;
    if (process.memoryUsage().heapUsed > LARGEST_HEAP) return;
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (options: object) => void;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }); // the only one that gives pages back
  }, IDLE_MS);
  timer.unref();
}
