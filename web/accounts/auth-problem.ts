import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { isNetworkProblem, NETWORK_PROBLEM, problemText } from '../form/problems.ts';

/** The error's own words, as these pages show them, else the page's. */
export function authProblemText(error: unknown, otherwise: string): string {
  if (isNetworkProblem(error)) return NETWORK_PROBLEM;
  if (CombinedGraphQLErrors.is(error) || ServerError.is(error)) return problemText(error, otherwise);
  return (error instanceof Error && error.message) || otherwise;
}
