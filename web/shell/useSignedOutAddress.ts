import { useState } from 'react';
import { useSession } from '../core/session/session.ts';

/**
 * Gives the destination of a private screen without a session. After signing out, a person goes to the landing page;
 * others sign in.
 */
export function useSignedOutAddress(): string {
  const { status, leaveTo } = useSession();
  const [wasSignedIn] = useState(status === 'signedIn');
  return wasSignedIn ? leaveTo : '/signin';
}
