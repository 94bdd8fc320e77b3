import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { session } from './accounts/session.ts';
import { sessionCalls } from './accounts/session-calls.ts';
import { createApolloClient } from './apollo-client.ts';
import { routes } from './routes.tsx';

const client = createApolloClient();
const router = createBrowserRouter(routes);
void session.start({ ...sessionCalls(client), navigate: (to, options) => router.navigate(to, options) });

createRoot(document.getElementById('root') as HTMLElement).render(
  <ApolloProvider client={client}>
    <RouterProvider router={router} />
  </ApolloProvider>,
);
