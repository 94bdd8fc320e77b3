import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Spinner } from '../../base/design/Spinner.tsx';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { useSite } from '../../base/page/site.ts';
import { session } from '../../core/session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { useSignInWithIssuerMutation } from './IssuerScreen.generated.ts';
import { isInvitation } from './invitation-address.ts';
import { takeIssuerAnswer } from './issuer-redirect.ts';
import { issuerFailure } from './useIssuerSignIn.ts';

/** Other sites send people back here. It leads on to the page that was asked for, or back with the problem. */
export function IssuerScreen() {
  const { issuer = '' } = useParams();
  const { issuers } = useSite();
  const navigate = useNavigate();
  const [signIn] = useSignInWithIssuerMutation();
  const name = issuers.find(({ id }) => id === issuer)?.name ?? issuer;

  const hasRun = useRef(false);

  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    const answer = takeIssuerAnswer(issuer);
    if (!answer) {
      navigate('/signin', { replace: true });
      return;
    }
    const { input, isRemembered, returnTo, cameFrom } = answer;
    const failure = issuerFailure(cameFrom, name);
    const enter = async () => {
      if (!input) throw new Error(failure);
      const { data } = await signIn({ variables: { input: { ...input, rememberMe: isRemembered } } });
      session.begin(demand(data?.signInWithIssuer, failure), isRemembered);
    };
    enter().then(
      () => navigate(returnTo, { replace: true }),
      (error) => {
        const problem = authProblemText(error, failure);
        navigate(isInvitation(returnTo) ? returnTo : cameFrom, { replace: true, state: { returnTo, problem } });
      },
    );
  }, [navigate, signIn, issuer, name]);

  return (
    <AuthPage title={t`Sign In`}>
      <p role="status" className="flex items-center justify-center gap-3 py-6 text-lg">
        <Spinner /> {t`Signing you in with ${name}…`}
      </p>
    </AuthPage>
  );
}
