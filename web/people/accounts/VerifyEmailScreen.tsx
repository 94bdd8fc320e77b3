import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Spinner } from '../../base/design/Spinner.tsx';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { AuthPage } from './AuthPage.tsx';
import { useVerifyEmailMutation } from './VerifyEmailScreen.generated.ts';

type Outcome = { isVerified: true } | { problem: string };

/** Behind the link of a verification mail: opening it is all there is to do. */
export function VerifyEmailScreen() {
  const { token } = useParams();
  const [verify] = useVerifyEmailMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (!token) {
      setOutcome({ problem: 'Verification token is missing' });
      return;
    }
    const verified = verify({ variables: { token } }).then(({ data }) =>
      demand(data?.verifyEmail, 'Email verification failed'),
    );
    verified.then(
      () => setOutcome({ isVerified: true }), // whose address it is hears of it live: it need not be who is signed in here
      (error) => setOutcome({ problem: authProblemText(error, 'Failed to verify email') }),
    );
  }, [token, verify]);

  if (!outcome) return <Waiting />;
  return 'problem' in outcome ? <Failed problem={outcome.problem} /> : <Verified />;
}

function Waiting() {
  return (
    <AuthPage title="Email verification">
      <p role="status" className="flex items-center justify-center gap-3 py-6 text-lg">
        <Spinner /> Verifying your email address...
      </p>
    </AuthPage>
  );
}

function Verified() {
  return (
    <AuthPage title="Email Verified!" isOutcome>
      <div className="grid gap-5 text-center">
        <p>Thanks, that’s taken care of.</p>
        <LinkButton look="primary" to="/dashboard">
          Go to Dashboard
        </LinkButton>
      </div>
    </AuthPage>
  );
}

function Failed({ problem }: { problem: string }) {
  return (
    <AuthPage title="Verification Failed" isOutcome>
      <div className="grid gap-5 text-center">
        <p role="alert">{problem.replace(/\.$/, '')}. Please try again or contact support if this problem persists.</p>
        <LinkButton look="primary" to="/signin">
          Return to Sign In
        </LinkButton>
      </div>
    </AuthPage>
  );
}
