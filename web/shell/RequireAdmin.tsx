import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Skeleton } from '../base/design/Skeleton.tsx';
import { Page } from '../base/page/Page.tsx';
import { returnState } from '../core/session/return-address.ts';
import { session, useSession } from '../core/session/session.ts';
import { useRequireAdminQuery } from './RequireAdmin.generated.ts';
import { useSignedOutAddress } from './useSignedOutAddress.ts';

export function RequireAdmin() {
  const { status, account } = useSession();
  const signedOutAddress = useSignedOutAddress();
  const location = useLocation();
  if (status !== 'signedIn') return <Navigate to={signedOutAddress} replace state={returnState(location)} />;
  return account?.role === 'ADMIN' ? <Outlet /> : <PerhapsByNow />;
}

/** This device remembers the account as it was: somebody may have made it an administrator since. */
function PerhapsByNow() {
  const { data, error } = useRequireAdminQuery({ fetchPolicy: 'network-only' });
  const isAdmin = data?.me.role === 'ADMIN';
  useEffect(() => {
    if (isAdmin) session.showAccount({ role: 'ADMIN' });
  }, [isAdmin]);
  if (error || (data && !isAdmin)) return <Navigate to="/dashboard" replace />;
  return (
    <Page>
      <Skeleton rows={4} />
    </Page>
  );
}
