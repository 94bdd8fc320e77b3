import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSession } from '../../core/session/session.ts';
import { VerificationNotice } from '../../core/session/VerificationNotice.tsx';
import { useInvitationsWaitingQuery } from './InvitationsWaiting.generated.ts';

/** For people who were invited, and have not verified their address yet: the lists open once they have. */
export function InvitationsWaiting() {
  const { account } = useSession();
  const [wasUnverified, setWasUnverified] = useState(false);
  const isUnverified = account?.emailVerified === false;
  if (isUnverified && !wasUnverified) setWasUnverified(true);
  return wasUnverified ? <Waiting /> : null;
}

/** LiveAccount keeps the number as it is. Once some waited, the notice stays to say that they wait no more. */
function Waiting() {
  const { data } = useInvitationsWaitingQuery();
  const [count, setCount] = useState(0);
  const waiting = data?.me.invitationsWaiting ?? 0;
  if (waiting > 0 && waiting !== count) setCount(waiting);
  if (count === 0) return null;
  return (
    <VerificationNotice
      withoutMail={t`You’ve been invited to a list. Ask the person who invited you for the link to it.`}
    >
      {plural(count, {
        one: 'Someone has invited you to a list. Confirm your email to open it.',
        other: 'You’ve been invited to # lists. Confirm your email to open them.',
      })}
    </VerificationNotice>
  );
}
