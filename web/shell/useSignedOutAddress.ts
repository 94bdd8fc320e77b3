import { useState } from 'react';
import { useSession } from '../core/session/session.ts';

export function useSignedOutAddress(): string {
  const { status, leaveTo } = useSession();
  const [wasSignedIn] = useState(status === 'signedIn');
  return wasSignedIn ? leaveTo : '/signin';
}
