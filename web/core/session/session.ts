import { useSyncExternalStore } from 'react';
import { type SessionState, signedOut } from './session-state.ts';
import { SessionStore } from './session-store.ts';

export const session = new SessionStore();

const VISITOR: SessionState = signedOut();

let wasSignedIn = false;
session.subscribe(() => {
  wasSignedIn ||= session.getState().status === 'signedIn';
});

export function hasBeenSignedIn(): boolean {
  return wasSignedIn;
}

/** `restoring` is the moment after a reload in which the server is asked. */
export function useSession() {
  return useSyncExternalStore(session.subscribe, session.getState, () => VISITOR);
}
