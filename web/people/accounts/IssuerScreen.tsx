import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Spinner } from '../../base/design/Spinner.tsx';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { useSite } from '../../base/page/site.ts';
import { session } from '../../core/session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { useSignInWithIssuerMutation } from './IssuerScreen.generated.ts';
import { isInvitation } from './invitation-address.ts';
import { type IssuerAnswer, takeIssuerAnswer } from './issuer-redirect.ts';
import { SecondStep } from './SecondStep.tsx';
import { type HeldSignIn, heldSignInOf } from './second-step.ts';
import { issuerFailure } from './useIssuerSignIn.ts';

export function IssuerScreen() {
  const { issuer = '' } = useParams();
  const { issuers } = useSite();
  const navigate = useNavigate();
  const [signIn] = useSignInWithIssuerMutation();
  const name = issuers.find(({ id }) => id === issuer)?.name ?? issuer;

  const [held, setHeld] = useState<{ signIn: HeldSignIn; answer: IssuerAnswer } | null>(null);
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
        const held = heldSignInOf(error);
        if (held) return setHeld({ signIn: held, answer });
        const problem = authProblemText(error, failure);
        navigate(isInvitation(returnTo) ? returnTo : cameFrom, { replace: true, state: { returnTo, problem } });
      },
    );
  }, [navigate, signIn, issuer, name]);

  if (held) {
    const { isRemembered, returnTo, cameFrom } = held.answer;
    return (
      <SecondStep
        held={held.signIn}
        isRemembered={isRemembered}
        onDone={() => navigate(returnTo, { replace: true })}
        onBack={(problem) => navigate(cameFrom, { replace: true, state: { returnTo, problem } })}
      />
    );
  }
  return (
    <AuthPage title={t`Sign In`}>
      <p role="status" className="flex items-center justify-center gap-3 py-6 text-lg">
        <Spinner /> {t`Signing you in with ${name}…`}
      </p>
    </AuthPage>
  );
}
