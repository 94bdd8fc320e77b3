import { demoLink } from './demos/demo-link.ts';
import { createApolloClient } from './network/apollo-client.ts';
import { offlineLoader } from './offline/load-offline.ts';
import { session } from './session/session.ts';

/** The app's one client. Imported late: the public pages are read without it. */
export const client = createApolloClient({ session, before: [demoLink], loadOffline: offlineLoader(session) });
