import { createApolloClient } from '../../base/network/apollo-client.ts';
import { demoLink } from '../../core/demos/demo-link.ts';
import { session } from '../../core/session/session.ts';
import { offlineLoader } from './load-offline.ts';

/** The app's one client. Imported late: the public pages are read without it. */
export const client = createApolloClient({ session, before: [demoLink], loadOffline: offlineLoader(session) });
