import { ApolloProvider } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { client } from '../apollo.ts';
import { arriving, whenSettled } from './when-settled.ts';

const LiveSite = lazy(async () => {
  await whenSettled();
  return { default: (await arriving(() => import('./LiveSite.tsx'))).LiveSite };
});

/** Around every screen that asks the server for something. */
export function ApolloLayout() {
  return (
    <ApolloProvider client={client}>
      <Outlet />
      <Suspense>
        <LiveSite />
      </Suspense>
    </ApolloProvider>
  );
}
