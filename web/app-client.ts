import { createApolloClient } from './network/apollo-client.ts';
import { sessionCalls } from './session/session-calls.ts';

/** The app's one client. Imported late: the public pages are read without it. */
export const client = createApolloClient();

/** How the session reaches the server. */
export const calls = sessionCalls(client);
