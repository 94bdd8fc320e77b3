import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { hasCode } from '../../base/network/problems.ts';

/** A sign-in whose first step was right. */
export interface HeldSignIn {
  challenge: string;
  /** Else a passkey is the second step. */
  hasApp: boolean;
  hasPasskeys: boolean;
}

export function heldSignInOf(error: unknown): HeldSignIn | null {
  if (!CombinedGraphQLErrors.is(error) || !hasCode(error, 'SECOND_FACTOR_REQUIRED')) return null;
  const { challenge, hasApp, hasPasskeys } = error.errors[0]?.extensions ?? {};
  return typeof challenge === 'string'
    ? { challenge, hasApp: hasApp !== false, hasPasskeys: hasPasskeys === true }
    : null;
}
