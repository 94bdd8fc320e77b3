import { plural, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useSession } from '../../core/session/session.ts';
import { VerificationNotice } from '../../core/session/VerificationNotice.tsx';
import { useInvitationsWaitingQuery } from './InvitationsWaiting.generated.ts';

/** Nobody is kept from their lists longer by a number that does not come. */
const LONGEST_WAIT_MS = 1000;

interface InvitationsThatWait {
  /** Until then, what stands below the notice would move when it comes. Or so long that nobody waits any longer. */
  areRead: boolean;
  count: number;
}

/**
 * For people who were invited, and have not verified their address yet: the lists open once they have. LiveAccount keeps the
 * number as it is. Once some waited, it stays to say that they wait no more.
 */
export function useInvitationsWaiting(): InvitationsThatWait {
  const { account } = useSession();
  const [wasUnverified, setWasUnverified] = useState(false);
  const [count, setCount] = useState(0);
  const isUnverified = account?.emailVerified === false;
  if (isUnverified && !wasUnverified) setWasUnverified(true);
  const { data, error } = useInvitationsWaitingQuery({ skip: !wasUnverified });
  const waiting = data?.me.invitationsWaiting ?? 0;
  if (waiting > 0 && waiting !== count) setCount(waiting);
  const isAsked = isUnverified || wasUnverified;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return { areRead: !isAsked || isLate || data !== undefined || error !== undefined, count };
}

export function InvitationsWaiting({ count }: { count: number }) {
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
