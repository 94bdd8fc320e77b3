import type { LoadOfflineAnswers } from '../../base/network/offline-link.ts';
import type { SessionStore } from '../../core/session/session-store.ts';

/** The code for working without a connection arrives once somebody is signed in. */
export function offlineLoader(session: SessionStore): LoadOfflineAnswers {
  return async (client) => {
    const offline = new (await import('./offline.ts')).Offline(client, session);
    await offline.follow();
    return offline;
  };
}
