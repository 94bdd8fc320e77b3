import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { RESTORE_EMAIL_DAYS } from '#rules/people/accounts/link-lifetimes';
import { Spinner } from '../../base/design/Spinner.tsx';
import { demand } from '../../base/network/demand.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useEmailRestoreQuery, useRestoreEmailMutation } from './RestoreEmailScreen.generated.ts';

const FAILED = msg`Failed to put your address back`;

/** The link went to the address that an account had until it was changed. */
export function RestoreEmailScreen() {
  const { token = '' } = useParams();
  const [restored, setRestored] = useState<string | null>(null);
  const { data, error, refetch } = useEmailRestoreQuery({ variables: { token }, fetchPolicy: 'network-only' });
  if (restored) return <Done email={restored} />;
  if (!data) return error ? <LoadProblem error={error} onRetry={refetch} /> : <Opening />;
  const { emailRestore } = data;
  if (!emailRestore) return <Over />;
  const { email, isTaken } = emailRestore;
  return isTaken ? (
    <Taken email={email} />
  ) : (
    <Restoring token={token} email={email} onDone={() => setRestored(email)} />
  );
}

function Restoring({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const [restore] = useRestoreEmailMutation();
  const send = async (newPassword: string) => {
    const { data } = await restore({ variables: { token, newPassword } });
    demand(data?.restoreEmail, say(FAILED));
  };
  return (
    <AuthPage
      title={t`Put your old address back`}
      lead={t`You’ll sign in with ${email} again, and with a new password. Everyone else is signed out.`}
      footer={<TextLink to="/contact">{t`Need help? Write to us`}</TextLink>}
    >
      <NewPasswordForm action={t`Put my old address back`} send={send} otherwise={say(FAILED)} onDone={onDone} />
    </AuthPage>
  );
}

function Done({ email }: { email: string }) {
  return (
    <AuthPage title={t`Your address is back`} isOutcome>
      <div className="grid gap-5 sm:text-center">
        <p className="wrap-anywhere">{t`Sign in with ${email} and your new password. Everyone else is signed out.`}</p>
        <LinkButton look="primary" to="/signin" state={{ email }}>{t`Sign In`}</LinkButton>
      </div>
    </AuthPage>
  );
}

/** They read the mail of the address, so the other account is theirs, or can be. */
function Taken({ email }: { email: string }) {
  const { mailEnabled } = useSite();
  return (
    <AuthPage title={t`Another account has this address`} isOutcome>
      <div className="grid gap-5 sm:text-center">
        <p className="wrap-anywhere">
          <Trans>
            Another account uses {email} now. Sign in to it (reset its password if you need to), and change its address
            or delete it. Then open the link in our email again.
          </Trans>
        </p>
        {mailEnabled && <LinkButton look="primary" to="/forgot-password">{t`Get a new password`}</LinkButton>}
        <LinkButton to="/contact">{t`Write to us`}</LinkButton>
      </div>
    </AuthPage>
  );
}

function Over() {
  return (
    <AuthPage title={t`This link doesn’t work any more`} isOutcome>
      <div className="grid gap-5 sm:text-center">
        <p>
          <Trans>
            The link works once, for {RESTORE_EMAIL_DAYS} days, while the account exists. Not sure what happened? We’ll
            have a look.
          </Trans>
        </p>
        <LinkButton look="primary" to="/contact">{t`Write to us`}</LinkButton>
        <LinkButton to="/signin">{t`Sign In`}</LinkButton>
      </div>
    </AuthPage>
  );
}

function Opening() {
  return (
    <AuthPage title={t`Put your old address back`}>
      <p role="status" className="flex items-center justify-center gap-3 py-6 text-lg">
        <Spinner /> {t`Opening the link…`}
      </p>
    </AuthPage>
  );
}
