import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onReconnected } from '../../base/network/connection.ts';
import { isAnswerLost } from '../../base/network/lost-answers.ts';
import { isNetworkProblem } from '../../base/network/problems.ts';
import { retryDelay } from '../../base/network/retry-delay.ts';
import { restoreDraft, storeDraft } from '../../core/form/drafts.ts';
import { useBeforeLeaving } from '../../core/form/useBeforeLeaving.ts';

/** The network has failed so often before an answer counts as lost. */
const ATTEMPTS_BEFORE = 3;
const MOST_ATTEMPTS = 6;
/** A key is used again for so long: the server forgets it some hours later. */
const LONGEST_KEPT_MS = 60 * 60 * 1000;

/** The owner and the address of its draft. */
type Place = [owner: string, address: string];

/**
 * A call whose answer was lost is sent again as it was, whatever its form says by now: with the same key anything else would be
 * refused, or count once more. Without a connection that waits for one; else it ends after some attempts, and is left to who waits.
 * When its sheet or the page is closed meanwhile, the next sheet goes on with it. Without a place it is not kept.
 */
export function useUnanswered<Call extends object>(place: Place | null, send: (call: Call) => Promise<void>) {
  const [kept] = useState(() => place && restoreCall<Call>(place));
  const unanswered = useRef(kept);
  const isSending = useRef(false);
  const [lost, setLost] = useState(kept);
  const [failure, setFailure] = useState<unknown>(kept && new Error());
  const [attempts, setAttempts] = useState(kept ? MOST_ATTEMPTS : 0);
  const isOfConnection = isNetworkProblem(failure);
  const isAskedAgain = lost !== null && !isOfConnection && attempts < MOST_ATTEMPTS;

  const settle = (problem: unknown) => {
    unanswered.current = null;
    if (place) restoreDraft(...place); // which a sheet that is gone has kept
    setLost(null);
    setAttempts(0);
    setFailure(problem);
  };
  const ask = async (call: Call) => {
    if (isSending.current) return;
    isSending.current = true;
    unanswered.current = call;
    if (!lost) setFailure(null); // else it stands until there is an answer
    try {
      await send(call);
      settle(null);
    } catch (error) {
      if (!isAnswerLost(error)) return settle(error);
      setLost(call);
      setFailure(error);
      if (!isNetworkProblem(error)) setAttempts((before) => before + 1);
    } finally {
      isSending.current = false;
    }
  };
  const askAgain = useEffectEvent(() => {
    if (lost) void ask(lost);
  });
  useEffect(() => onReconnected(() => askAgain()), []);
  useEffect(() => {
    if (!isAskedAgain) return;
    const again = retryDelay(ATTEMPTS_BEFORE + attempts).subscribe(() => askAgain());
    return () => again.unsubscribe();
  }, [isAskedAgain, attempts]);
  useBeforeLeaving(() => {
    if (place && unanswered.current)
      storeDraft(...place, { typed: { call: unanswered.current, at: Date.now() }, base: {} });
  });
  return { ask, lost, failure, isAskedAgain, isGoingOn: isAskedAgain || (lost !== null && isOfConnection) };
}

function restoreCall<Call>(place: Place): Call | null {
  const { typed } = restoreDraft(...place);
  if (!(Number(typed.at) > Date.now() - LONGEST_KEPT_MS)) return null;
  storeDraft(...place, { typed, base: {} }); // it is kept until its answer comes, however often this is drawn
  return typed.call as Call;
}
