import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { networkProblemText } from '../../base/network/connection-problems.ts';
import { useStandingProblem } from '../../base/network/useStandingProblem.ts';
import { useSite } from '../../base/page/site.ts';
import { hasBeenSignedIn } from '../../core/session/session.ts';
import { sessionEndText } from '../../core/session/session-end-text.ts';
import { hasSignedOut } from '../../core/session/session-storage.ts';
import { AuthPage } from './AuthPage.tsx';
import { continueWith, FirstTime } from './IssuerButtons.tsx';
import { IssuerIcon } from './IssuerIcon.tsx';
import { mayLeaveByItself } from './issuer-redirect.ts';
import { redirectProblem } from './redirect-problem.ts';
import { signInReason } from './sign-in-reason.ts';
import { useIssuerSignIn } from './useIssuerSignIn.ts';

export function ElsewhereScreen() {
  const [search] = useSearchParams();
  const location = useLocation();
  const endText = sessionEndText(`/signin?${search}`);
  return (
    <AuthPage title={t`Sign In`} lead={signInReason(location)}>
      <Elsewhere cameFrom="/signin" endText={endText} isStraight={!endText && !hasBeenSignedIn() && !hasSignedOut()} />
    </AuthPage>
  );
}

interface ElsewhereProps {
  cameFrom: '/signin' | '/signup';
  endText?: string;
  /** To the only issuer: never after a session, nor after a problem. */
  isStraight?: boolean;
}

export function Elsewhere({ cameFrom, endText, isStraight = false }: ElsewhereProps) {
  const location = useLocation();
  const { issuers } = useSite();
  const [reported, setProblem] = useState(redirectProblem(location));
  const problem = useStandingProblem(reported, reported === networkProblemText()) ?? '';
  const { leavingTo, leave } = useIssuerSignIn(cameFrom, setProblem);
  const [only, another] = issuers;
  const hasTried = useRef(false);

  useEffect(() => {
    if (hasTried.current) return;
    hasTried.current = true;
    if (isStraight && only && !another && !reported && mayLeaveByItself()) {
      void leave(only, { isRemembered: true, isByItself: true });
    }
  });

  return (
    <div className="grid gap-3.5 sm:gap-4">
      {endText && !problem && <Notice>{endText}</Notice>}
      {problem && (
        <Notice tone="problem" takesFocus>
          {problem}
        </Notice>
      )}
      {issuers.length === 0 && (
        <Notice>
          <Trans>Nobody can sign in here right now. Please ask the people who run this site.</Trans>
        </Notice>
      )}
      {issuers.map((issuer) => (
        <Button
          key={issuer.id}
          look="primary"
          disabled={leavingTo !== null && leavingTo !== issuer.id}
          working={leavingTo === issuer.id}
          onClick={() => void leave(issuer, { isRemembered: true })}
        >
          <IssuerIcon issuer={issuer} />
          <span>{continueWith(issuer.name)}</span>
        </Button>
      ))}
      <FirstTime />
    </div>
  );
}
