import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rememberAskedFor } from '../session/return-address.ts';
import { useSession } from '../session/session.ts';
import { useWayOut } from './useWayOut.ts';

export function RequireAdmin() {
  const { status, account } = useSession();
  const wayOut = useWayOut();
  const location = useLocation();
  if (status !== 'signedIn') return <Navigate to={wayOut} replace state={rememberAskedFor(location)} />;
  if (account?.role !== 'ADMIN') return <Navigate to="/dashboard" replace />;
  return <Outlet />;
}
