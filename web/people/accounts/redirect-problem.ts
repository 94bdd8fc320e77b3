import type { Location } from 'react-router-dom';

export function redirectProblem({ state }: Location): string {
  const problem: unknown = (state as { problem?: unknown } | null)?.problem;
  return typeof problem === 'string' ? problem : '';
}
