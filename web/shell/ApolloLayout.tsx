import { ApolloProvider } from '@apollo/client/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { client } from '../app-client.ts';
import { keepLoading } from '../network/failed-loads.ts';
import { lazyAfterInteraction } from '../page/deferred-loading.ts';
import { useSession } from '../session/session.ts';

const LiveSite = lazyAfterInteraction(async () => ({
  default: (await keepLoading(() => import('./LiveSite.tsx'))).LiveSite,
}));

const LiveAccount = lazyAfterInteraction(async () => ({
  default: (await keepLoading(() => import('../profile/LiveAccount.tsx'))).LiveAccount,
}));

/** Around every screen that asks the server for something. */
export function ApolloLayout() {
  const { account } = useSession();
  return (
    <ApolloProvider client={client}>
      <Outlet />
      <Suspense>
        <LiveSite />
        {account && <LiveAccount key={account.id} />}
      </Suspense>
    </ApolloProvider>
  );
}
