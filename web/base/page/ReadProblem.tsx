import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../design/Button.tsx';
import { Notice } from '../design/Notice.tsx';
import { onReconnected } from '../network/connection.ts';
import { isNetworkProblem, problemText } from '../network/problems.ts';

export interface ReadProblemProps {
  error: unknown;
  otherwise?: string;
  offlineText?: string;
  /** May reject: what is shown says so. */
  onRetry: () => unknown;
}

export function ReadProblem({ error, otherwise, offlineText, onRetry }: ReadProblemProps) {
  useRetryWhenBack(error, onRetry);
  if (offlineText && isNetworkProblem(error) && !navigator.onLine) return <p className="text-muted">{offlineText}</p>;
  return (
    <Notice tone="problem" action={<Button onClick={() => void attempt(onRetry)}>{t`Try Again`}</Button>}>
      {problemText(error, otherwise)}
    </Notice>
  );
}

export function useRetryWhenBack(error: unknown, retry: () => unknown): void {
  const isOfConnection = isNetworkProblem(error);
  const tryAgain = useEffectEvent(() => void attempt(retry));
  useEffect(() => {
    if (isOfConnection) return onReconnected(() => tryAgain());
  }, [isOfConnection]);
}

async function attempt(retry: () => unknown): Promise<void> {
  try {
    await retry();
  } catch {
    // the query says so
  }
}
