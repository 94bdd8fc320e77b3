import { useState } from 'react';
import { useSession } from './session.ts';

export function useSessionEnded(): boolean {
  const { status, account } = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (account && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn && status === 'signedOut';
}
