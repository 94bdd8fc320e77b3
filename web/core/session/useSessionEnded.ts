import { useState } from 'react';
import { useSession } from './session.ts';

/** Whether somebody was signed in since this came on the screen, and nobody is now. */
export function useSessionEnded(): boolean {
  const { status, account } = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (account && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn && status === 'signedOut';
}
