import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { hasCode, problemText, unexpectedProblemText } from '../../base/network/problems.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { useRetryWhenBack } from '../../base/page/ReadProblem.tsx';
import { useScrollToTop } from '../../base/page/useScrollToTop.ts';
import { useSession } from '../session/session.ts';
import { VerificationNotice } from '../session/VerificationNotice.tsx';

interface ListMissingProps {
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** Trying again helps unless it is gone, or not for this viewer. */
export function ListMissing({ error, onRetry }: ListMissingProps) {
  useScrollToTop();
  useRetryWhenBack(error, onRetry);
  const { account } = useSession();
  const [wasUnverified, setWasUnverified] = useState(false);
  const isUnverified = account?.emailVerified === false;
  if (isUnverified && !wasUnverified) setWasUnverified(true);
  const mayBeInvited = hasCode(error, 'FORBIDDEN') && (isUnverified || wasUnverified);
  const isFinal = hasCode(error, 'NOT_FOUND') || (hasCode(error, 'FORBIDDEN') && (isUnverified || !wasUnverified));
  const toLists = (
    <LinkButton look={isFinal ? 'primary' : 'quiet'} to="/dashboard">
      {t`Return to Dashboard`}
    </LinkButton>
  );
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={problemText(error, unexpectedProblemText())}
        action={
          <>
            {isFinal && toLists}
            <Button look={isFinal ? 'quiet' : 'primary'} onClick={() => void onRetry().catch(() => {})}>
              {t`Try Again`}
            </Button>
            {!isFinal && toLists}
          </>
        }
      >
        {mayBeInvited && ( // said to everybody, so that it tells nobody whether there is an invitation
          <div className="mt-3 text-start">
            <VerificationNotice
              withoutMail={t`Invited to this list? Ask the person who invited you for the invitation’s link.`}
            >
              {t`Invited to this list? Confirm your email to open it.`}
            </VerificationNotice>
          </div>
        )}
        {hasCode(error, 'NOT_FOUND') && <p>{t`It may have been deleted, or the address may be mistyped.`}</p>}
      </EmptyState>
    </div>
  );
}
