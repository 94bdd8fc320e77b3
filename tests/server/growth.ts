import { expect } from 'vitest';

const TRIES = 5;
const ROUNDS = 8;

interface Growth {
  /** Two lengths of what is worked on, in characters. */
  from: number;
  to: number;
  /** How many times as long the longer one may take. */
  factor: number;
  /** In milliseconds: what takes less says nothing. */
  least: number;
}

/**
 * Fails where `work` takes more than `factor` times as long for `to` as for `from`. The least of some tries counts, and of more where
 * that is too much: other work on the machine disturbs a few of them, and work that grows too fast is too slow in all. A clock it is,
 * since the processor's time of a thread is counted in steps of some milliseconds.
 */
export function expectGrowth(work: (length: number) => void, { from, to, factor, least }: Growth, what?: string): void {
  work(from); // which compiles it
  for (let round = 1; ; round += 1) {
    const most = factor * Math.max(leastTime(work, from), least);
    const taken = leastTime(work, to);
    if (taken < most) return;
    if (round === ROUNDS) expect(taken, what).toBeLessThan(most);
  }
}

/** In milliseconds. */
function leastTime(work: (length: number) => void, length: number): number {
  const tries = Array.from({ length: TRIES }, () => {
    const start = performance.now();
    work(length);
    return performance.now() - start;
  });
  return Math.min(...tries);
}
