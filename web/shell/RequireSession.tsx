import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rememberAskedFor } from '../session/return-address.ts';
import { useSession } from '../session/session.ts';
import { useWayOut } from './useWayOut.ts';

/** For account and list routes: signing in leads back to the page asked for. */
export function RequireSession() {
  const { status, account } = useSession();
  const wayOut = useWayOut();
  const location = useLocation();
  if (status === 'signedIn') return <Outlet key={account?.id} />; // another person's screens begin anew
  return <Navigate to={wayOut} replace state={rememberAskedFor(location)} />;
}
