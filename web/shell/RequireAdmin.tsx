import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../accounts/session.ts';
import { rememberAskedFor } from './asked-for.ts';

export function RequireAdmin() {
  const { status, account, signInAddress } = useSession();
  const location = useLocation();
  if (status !== 'signedIn') return <Navigate to={signInAddress} replace state={rememberAskedFor(location)} />;
  if (account?.role !== 'ADMIN') return <Navigate to="/dashboard" replace />;
  return <Outlet />;
}
