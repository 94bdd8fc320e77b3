import { sessionCalls } from './accounts/session-calls.ts';
import { createApolloClient } from './apollo-client.ts';

/** The app's one client. Imported late: the public pages are read without it. */
export const client = createApolloClient();

/** How the session reaches the server. */
export const calls = sessionCalls(client);
