import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { hasCode } from '../../base/network/problems.ts';

export function challengeIn(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error) || !hasCode(error, 'SECOND_FACTOR_REQUIRED')) return null;
  const challenge: unknown = error.errors[0]?.extensions?.challenge;
  return typeof challenge === 'string' ? challenge : null;
}
