/**
 * How often a test that failed is run again. What passes then is named at the end of the run: a race to look for, but no
 * reason to refuse a change that did not bring it. With `SECOND_TRY=0` each failure counts.
 */
export const SECOND_TRY = Number(process.env.SECOND_TRY ?? 1);

/** The time for an event on a busy machine; an event that is there at once passes at once. */
export const LONGEST_WAIT_MS = 30_000;

/** Ends a test that hangs. Nothing waits for it. */
export const HANGS_AFTER_MS = 120_000;

/** The memory that a worker may keep: what is live is about 150 after its first files, and grows by less than one with each. Files that mean harm take 400 more. */
const WORKER_HEAP_MB = 768;

/** Options of Node for the workers of vitest. */
export const WORKER_OPTIONS = [
  `--max-old-space-size=${WORKER_HEAP_MB}`, // left to itself a worker keeps 1.3 GB, most of it garbage, which small machines do not have
  '--max-opt=2', // up to Maglev: no test runs long enough for what TurboFan takes
];
