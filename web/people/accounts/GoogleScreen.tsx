import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Spinner } from '../../base/design/Spinner.tsx';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { session } from '../../core/session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { useSignInWithGoogleMutation } from './GoogleScreen.generated.ts';
import { googleFailure } from './GoogleSignIn.tsx';
import { takeGoogleAnswer } from './google-redirect.ts';
import { isInvitation } from './invitation-address.ts';

/** Google sends people back here. It leads on to the page that was asked for, or back with the problem. */
export function GoogleScreen() {
  const navigate = useNavigate();
  const [signIn] = useSignInWithGoogleMutation();

  useEffect(() => {
    const answer = takeGoogleAnswer();
    if (!answer) {
      navigate('/signin', { replace: true });
      return;
    }
    const { token, isRemembered, returnTo, cameFrom } = answer;
    const failure = googleFailure(cameFrom);
    const enter = async () => {
      if (!token) throw new Error(failure);
      const { data } = await signIn({ variables: { input: { ...token, rememberMe: isRemembered } } });
      session.begin(demand(data?.signInWithGoogle, t`Google Sign-In failed`), isRemembered);
    };
    enter().then(
      () => navigate(returnTo, { replace: true }),
      (error) => {
        const problem = authProblemText(error, failure);
        navigate(isInvitation(returnTo) ? returnTo : cameFrom, { replace: true, state: { returnTo, problem } });
      },
    );
  }, [navigate, signIn]);

  return (
    <AuthPage title={t`Sign In`}>
      <p role="status" className="flex items-center justify-center gap-3 py-6 text-lg">
        <Spinner /> {t`Signing you in with Google…`}
      </p>
    </AuthPage>
  );
}
