import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../accounts/session.ts';
import { askedForOf } from './asked-for.ts';

/** For /signin and /signup. Whoever signs in there is led on by this very guard. */
export function GuestsOnly() {
  const { status } = useSession();
  const location = useLocation();
  return status === 'signedIn' ? <Navigate to={askedForOf(location)} replace /> : <Outlet />;
}
