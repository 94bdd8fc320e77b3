import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { keepLoading } from '../base/network/failed-loads.ts';
import { lazyAfterInteraction } from '../base/page/deferred-loading.ts';
import { useSession } from '../core/session/session.ts';
import { client } from '../lists/offline/app-client.ts';

const LiveSite = lazyAfterInteraction(async () => ({
  default: (await keepLoading(() => import('./LiveSite.tsx'))).LiveSite,
}));

const LiveAccount = lazyAfterInteraction(async () => ({
  default: (await keepLoading(() => import('../people/profile/LiveAccount.tsx'))).LiveAccount,
}));

export function ApolloLayout({ children }: { children?: ReactNode }) {
  const { account } = useSession();
  return (
    <ApolloProvider client={client}>
      {children ?? <Outlet />}
      <Suspense>
        <LiveSite />
        {account && <LiveAccount key={account.id} />}
      </Suspense>
    </ApolloProvider>
  );
}
