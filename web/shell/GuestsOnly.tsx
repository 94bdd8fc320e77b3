import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { returnAddressOf } from '../session/return-address.ts';
import { useSession } from '../session/session.ts';

/** For /signin and /signup. Whoever signs in there is led on by this very guard. */
export function GuestsOnly() {
  const { status } = useSession();
  const location = useLocation();
  return status === 'signedIn' ? <Navigate to={returnAddressOf(location)} replace /> : <Outlet />;
}
