import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onReconnected } from '../../base/network/connection.ts';
import { isAnswerLost } from '../../base/network/lost-answers.ts';
import { isNetworkProblem } from '../../base/network/problems.ts';
import { retryDelay } from '../../base/network/retry-delay.ts';

/** The network has failed so often before an answer counts as lost. */
const ATTEMPTS_BEFORE = 3;
const MOST_ATTEMPTS = 6;

/**
 * A call whose answer was lost is sent again as it was, whatever its form says by now: with the same key anything else would be
 * refused, or count once more. Without a connection that waits for one; else it ends after some attempts, and is left to who waits.
 */
export function useUnanswered<Call>(failure: unknown, send: (call: Call) => Promise<void>) {
  const unanswered = useRef<Call | null>(null);
  const [attempts, setAttempts] = useState(0);
  const isLost = isAnswerLost(failure);
  const isAskedAgain = isLost && !isNetworkProblem(failure) && attempts < MOST_ATTEMPTS;
  const sendAgain = useEffectEvent(() => {
    if (unanswered.current !== null) void send(unanswered.current);
  });
  useEffect(() => onReconnected(() => sendAgain()), []);
  useEffect(() => {
    if (!isAskedAgain) return;
    const again = retryDelay(ATTEMPTS_BEFORE + attempts).subscribe(() => sendAgain());
    return () => again.unsubscribe();
  }, [isAskedAgain, attempts]);
  /** The call that still waits for its answer, if there is one: nobody else sends it meanwhile. */
  const takeUnanswered = () => {
    const call = unanswered.current;
    unanswered.current = null;
    return call;
  };
  const keepUnanswered = (call: Call) => {
    unanswered.current = call;
    setAttempts((before) => before + 1);
  };
  return { isLost, isAskedAgain, takeUnanswered, keepUnanswered };
}
