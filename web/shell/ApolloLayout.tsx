import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { client } from '../apollo.ts';

/** Around every screen that asks the server for something. */
export function ApolloLayout() {
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
