import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { NETWORK_PROBLEM_TEXT } from '../network/connection-problems.ts';
import { isNetworkProblem, problemText } from '../network/problems.ts';

/** The error's own words, as these pages show them, else the page's. */
export function authProblemText(error: unknown, otherwise: string): string {
  if (isNetworkProblem(error)) return NETWORK_PROBLEM_TEXT;
  if (CombinedGraphQLErrors.is(error) || ServerError.is(error)) return problemText(error, otherwise);
  return (error instanceof Error && error.message) || otherwise;
}

/** What an answer must hold; without it the call has failed, in these words. */
export function demand<Value>(value: Value | null | undefined | false, failure: string): Value {
  if (!value) throw new Error(failure);
  return value;
}

/** What a refusal means to whoever signs in or up, where the server gives it no words. */
const OF_CREDENTIALS: Record<number, string> = {
  401: 'Incorrect email or password',
  404: 'Email address not found.',
};

/** The same for the two screens that take an e-mail and a password. */
export function credentialsProblemText(error: unknown, otherwise: string): string {
  const byStatus = ServerError.is(error) ? OF_CREDENTIALS[error.statusCode] : undefined;
  return authProblemText(error, byStatus ?? otherwise);
}
