import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../base/design/Button.tsx';
import { Spinner } from '../../base/design/Spinner.tsx';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { useSession } from '../../core/session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { useVerifyEmailMutation } from './VerifyEmailScreen.generated.ts';

/** `unpressed`: this browser is not signed in to the account. */
type Outcome = 'unpressed' | 'sending' | 'verified' | { problem: string };

/**
 * In the browser that is signed in to the account, opening it is all there is to do; elsewhere it takes a press,
 * since programs that look through mails open links and run scripts.
 */
export function VerifyEmailScreen() {
  const { token } = useParams();
  const { status, account } = useSession();
  const [verify] = useVerifyEmailMutation();
  const [outcome, setOutcome] = useState<Outcome>('sending');
  const viewerId = account?.id;

  const send = useCallback(
    (of: string, ifMine: boolean) => {
      setOutcome('sending');
      const verified = verify({ variables: { token: of, ifMine } }).then(({ data }) =>
        ifMine && data?.verifyEmail === null ? null : demand(data?.verifyEmail, t`Email verification failed`),
      );
      verified.then(
        (id) => setOutcome(id === null ? 'unpressed' : 'verified'), // the account hears of it live: it need not be the one that is signed in here
        (error) => setOutcome({ problem: authProblemText(error, t`Failed to verify email`) }),
      );
    },
    [verify],
  );
  useEffect(() => {
    if (status === 'restoring') return;
    if (!token) setOutcome({ problem: t`Verification token is missing` });
    else if (viewerId) send(token, true);
    else setOutcome('unpressed');
  }, [token, status, viewerId, send]);

  if (outcome === 'sending') return <Waiting />;
  if (outcome === 'verified') return <Verified />;
  return outcome === 'unpressed' ? <ToPress onPress={() => send(token ?? '', false)} /> : <Failed {...outcome} />;
}

function ToPress({ onPress }: { onPress: () => void }) {
  return (
    <AuthPage title={t`Is this address yours?`} isOutcome>
      <div className="grid gap-5 sm:text-center">
        <p>{t`One press, and it’s confirmed. Didn’t ask for this? Just close the page.`}</p>
        <Button look="primary" onClick={onPress}>{t`Verify email address`}</Button>
      </div>
    </AuthPage>
  );
}

function Waiting() {
  return (
    <AuthPage title={t`Email verification`}>
      <p role="status" className="flex items-center justify-center gap-3 py-6 text-lg">
        <Spinner /> {t`Verifying your email address...`}
      </p>
    </AuthPage>
  );
}

function Verified() {
  return (
    <AuthPage title={t`Email Verified!`} isOutcome>
      <div className="grid gap-5 sm:text-center">
        <p>{t`Thanks, that’s taken care of.`}</p>
        <LinkButton look="primary" to="/dashboard">{t`Go to Dashboard`}</LinkButton>
      </div>
    </AuthPage>
  );
}

function Failed({ problem }: { problem: string }) {
  const sentence = problem.replace(/[.。]$/, '');
  return (
    <AuthPage title={t`Verification Failed`} isOutcome>
      <div className="grid gap-5 sm:text-center">
        <p role="alert">
          {t({
            message: `${sentence}. Please try again or contact support if this problem persists.`,
            comment: 'The sentence before says the problem, and comes without its full stop.',
          })}
        </p>
        <LinkButton look="primary" to="/signin">{t`Return to Sign In`}</LinkButton>
      </div>
    </AuthPage>
  );
}
