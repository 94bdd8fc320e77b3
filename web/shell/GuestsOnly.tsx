import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { returnAddressOf } from '../core/session/return-address.ts';
import { useSession } from '../core/session/session.ts';

export function GuestsOnly() {
  const { status } = useSession();
  const location = useLocation();
  return status === 'signedIn' ? <Navigate to={returnAddressOf(location)} replace /> : <Outlet />;
}
