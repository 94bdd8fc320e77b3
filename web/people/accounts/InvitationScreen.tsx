import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Spinner } from '../../base/design/Spinner.tsx';
import { problemCode } from '../../base/network/problems.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { useSite } from '../../base/page/site.ts';
import { useSession } from '../../core/session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { type InvitationQuery, useAcceptInvitationMutation, useInvitationQuery } from './InvitationScreen.generated.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { requestSignOut } from './sign-out.ts';

type Invitation = NonNullable<InvitationQuery['invitation']>;

/** Opens the list once the reader has an account and is signed in. */
export function InvitationScreen() {
  const { token = '' } = useParams();
  const { status, account } = useSession();
  if (status === 'restoring') return <Opening />;
  if (account) return <Accepting key={account.id} token={token} email={account.email} />;
  return <ForGuest token={token} />;
}

function Accepting({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const [accept] = useAcceptInvitationMutation();
  const [problem, setProblem] = useState<unknown>(null);

  const open = useCallback(() => {
    setProblem(null);
    accept({ variables: { token } }).then(
      ({ data }) =>
        navigate(data?.acceptInvitation ? `/lists/${data.acceptInvitation.id}` : '/dashboard', { replace: true }),
      setProblem,
    );
  }, [accept, navigate, token]);
  useEffect(open, [open]);

  if (!problem) return <Opening />;
  const code = problemCode(problem);
  if (code === 'INVITATION_FOR_ANOTHER') return <ForAnother token={token} email={email} />;
  if (code === 'NOT_FOUND') return <Over isSignedIn />;
  return <LoadProblem error={problem} onRetry={open} />;
}

function ForGuest({ token }: { token: string }) {
  const { data, error, refetch } = useInvitationQuery({ variables: { token }, fetchPolicy: 'network-only' });
  if (!data) return error ? <LoadProblem error={error} onRetry={refetch} /> : <Opening />;
  const { invitation } = data;
  if (!invitation) return <Over />;
  return invitation.hasAccount ? (
    <ToSignIn token={token} invitation={invitation} />
  ) : (
    <AuthPage title={t`You’re invited`} lead={whoAndWhat(invitation)}>
      <SignUpForm invitation={{ token, email: invitation.email }} />
    </AuthPage>
  );
}

function whoAndWhat(invitation: Invitation): string {
  const [inviter, list] = [displayText(invitation.inviterName), displayText(invitation.listName)];
  if (invitation.role === 'VIEWER') return t`${inviter} would like to show you the list “${list}”.`;
  return t`${inviter} would like to fill the list “${list}” with you.`;
}

function ToSignIn({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email } = invitation;
  const state = { returnTo: `/invitation/${token}`, email, reason: whoAndWhat(invitation) };
  return (
    <AuthPage title={t`You’re invited`} lead={whoAndWhat(invitation)} isOutcome>
      <div className="grid gap-5 sm:text-center">
        <p className="wrap-anywhere">{t`Sign in as ${email} to open it.`}</p>
        <LinkButton look="primary" to="/signin" state={state}>{t`Sign In`}</LinkButton>
      </div>
    </AuthPage>
  );
}

function ForAnother({ token, email }: { token: string; email: string }) {
  const { data } = useInvitationQuery({ variables: { token } });
  const { mailEnabled } = useSite();
  const invited = data?.invitation?.email;
  return (
    <AuthPage title={t`This invitation is for someone else`} isOutcome>
      <div className="grid gap-5 sm:text-center">
        <p className="wrap-anywhere">{mailEnabled ? wasSentTo(invited, email) : isFor(invited, email)}</p>
        <Button look="primary" onClick={() => requestSignOut('/signin')}>{t`Sign out and continue`}</Button>
        <LinkButton to="/dashboard">{t`Go to My Lists`}</LinkButton>
      </div>
    </AuthPage>
  );
}

function wasSentTo(invited: string | undefined, email: string): string {
  return invited
    ? t`It was sent to ${invited}, and you’re signed in as ${email}.`
    : t`It was sent to another address, and you’re signed in as ${email}.`;
}

function isFor(invited: string | undefined, email: string): string {
  return invited
    ? t`It’s for ${invited}, and you’re signed in as ${email}.`
    : t`It’s for another address, and you’re signed in as ${email}.`;
}

function Over({ isSignedIn = false }: { isSignedIn?: boolean }) {
  return (
    <AuthPage title={t`This invitation is no longer open`} isOutcome>
      <div className="grid gap-5 sm:text-center">
        <p>
          {isSignedIn
            ? t`It may have expired or been withdrawn. Ask the person who invited you for a new one.`
            : t`If you’ve accepted it already, sign in to find the list. Otherwise ask the person who invited you for a new one.`}
        </p>
        {isSignedIn ? (
          <LinkButton look="primary" to="/dashboard">{t`Go to My Lists`}</LinkButton>
        ) : (
          <LinkButton look="primary" to="/signin">{t`Sign In`}</LinkButton>
        )}
      </div>
    </AuthPage>
  );
}

function Opening() {
  return (
    <AuthPage title={t`You’re invited`}>
      <p role="status" className="flex items-center justify-center gap-3 py-6 text-lg">
        <Spinner /> {t`Opening the invitation…`}
      </p>
    </AuthPage>
  );
}
