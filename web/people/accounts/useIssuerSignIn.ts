import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import type { Site } from '../../base/page/site.ts';
import { returnAddressOf } from '../../core/session/return-address.ts';
import { hasBeenSignedIn } from '../../core/session/session.ts';
import { hasSignedOut } from '../../core/session/session-storage.ts';
import { useBeginIssuerSignInMutation } from './IssuerButtons.generated.ts';
import { isInvitation } from './invitation-address.ts';
import { keepRequest } from './issuer-redirect.ts';

type Issuer = Site['issuers'][number];
type Origin = '/signin' | '/signup';

interface Leaving {
  isRemembered: boolean;
  /** The sign-in page is then no place to come back to. */
  isByItself?: boolean;
}

export function issuerFailure(cameFrom: Origin, name: string): string {
  return cameFrom === '/signup' ? t`Failed to sign up with ${name}` : t`Failed to sign in with ${name}`;
}

/** `leavingTo` is the id of the issuer while the browser is on its way. */
export function useIssuerSignIn(cameFrom: Origin, onProblem: (problem: string) => void) {
  const location = useLocation();
  const [begin] = useBeginIssuerSignInMutation();
  const [leavingTo, setLeavingTo] = useState<string | null>(null);

  const leave = async ({ id, name }: Issuer, { isRemembered, isByItself = false }: Leaving) => {
    onProblem('');
    setLeavingTo(id);
    try {
      const start = await keepRequest(id, { cameFrom, isRemembered, returnTo: wayBack(location) });
      const { data } = await begin({
        variables: { input: { ...start, asksAgain: hasBeenSignedIn() || hasSignedOut() } },
      });
      const { authorizationUrl } = demand(data?.beginIssuerSignIn, issuerFailure(cameFrom, name));
      if (isByItself) window.location.replace(authorizationUrl);
      else window.location.assign(authorizationUrl);
    } catch (error) {
      setLeavingTo(null);
      onProblem(authProblemText(error, issuerFailure(cameFrom, name)));
    }
  };
  return { leavingTo, leave };
}

/** An invitation goes on once its reader is signed in. */
function wayBack(location: Location): string {
  return isInvitation(location.pathname) ? location.pathname : returnAddressOf(location);
}
