import { useEffect, useState } from 'react';
import { onReconnected } from './connection.ts';
import { isNetworkProblem } from './problems.ts';

/** A problem of the connection is over once the server can be reached again. */
export function useStandingProblem<Problem>(
  problem: Problem,
  isOfConnection = isNetworkProblem(problem),
): Problem | null {
  const [over, setOver] = useState<Problem | null>(null);
  useEffect(() => {
    if (isOfConnection) return onReconnected(() => setOver(() => problem));
  }, [problem, isOfConnection]);
  return problem === over ? null : problem;
}
