import { ServerError } from '@apollo/client/errors';
import { hasCode, isNetworkProblem } from './problems.ts';

/** Whether it may have been done all the same: the way to the server broke, or a proxy answered in its place. Sent again with the same key, it is done once. */
export function isAnswerLost(problem: unknown): boolean {
  if (ServerError.is(problem)) return problem.statusCode < 400 || problem.statusCode >= 500;
  return isNetworkProblem(problem) || hasCode(problem, 'INTERNAL_SERVER_ERROR');
}
