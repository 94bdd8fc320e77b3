import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { returnState } from '../core/session/return-address.ts';
import { useSession } from '../core/session/session.ts';
import { useSignedOutAddress } from './useSignedOutAddress.ts';

export function RequireSession() {
  const { status, account } = useSession();
  const signedOutAddress = useSignedOutAddress();
  const location = useLocation();
  if (status === 'signedIn') return <Outlet key={account?.id} />; // another person's screens begin anew
  return <Navigate to={signedOutAddress} replace state={returnState(location)} />;
}
