import { useSyncExternalStore } from 'react';
import { SessionStore } from './session-store.ts';

/** The session of this tab. `main.tsx` starts it. */
export const session = new SessionStore();

/** Who is signed in. `restoring` is the moment after a reload in which the server is asked. */
export function useSession() {
  return useSyncExternalStore(session.subscribe, session.getState);
}
