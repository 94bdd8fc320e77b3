import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient } from './apollo-client.ts';
import { routes } from './routes.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <ApolloProvider client={createApolloClient()}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </ApolloProvider>,
);
