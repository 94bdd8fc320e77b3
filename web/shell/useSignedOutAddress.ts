import { useState } from 'react';
import { useSession } from '../session/session.ts';

/** Where a private screen leads without a session: whoever had one here, to where its end leads; others to sign in. */
export function useSignedOutAddress(): string {
  const { status, leaveTo } = useSession();
  const [wasSignedIn] = useState(status === 'signedIn');
  return wasSignedIn ? leaveTo : '/signin';
}
