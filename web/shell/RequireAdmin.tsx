import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { returnState } from '../core/session/return-address.ts';
import { useSession } from '../core/session/session.ts';
import { useSignedOutAddress } from './useSignedOutAddress.ts';

export function RequireAdmin() {
  const { status, account } = useSession();
  const signedOutAddress = useSignedOutAddress();
  const location = useLocation();
  if (status !== 'signedIn') return <Navigate to={signedOutAddress} replace state={returnState(location)} />;
  if (account?.role !== 'ADMIN') return <Navigate to="/dashboard" replace />;
  return <Outlet />;
}
