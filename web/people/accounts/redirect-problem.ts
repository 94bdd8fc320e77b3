import type { Location } from 'react-router-dom';

/** Gives the problem on the way, for the screen that somebody was sent back to; empty for none. */
export function redirectProblem({ state }: Location): string {
  const problem: unknown = (state as { problem?: unknown } | null)?.problem;
  return typeof problem === 'string' ? problem : '';
}
