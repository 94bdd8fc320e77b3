import type { ReactNode } from 'react';
import { Notice } from '../../base/design/Notice.tsx';
import { problemCode, problemText } from '../../base/network/problems.ts';
import { useStandingProblem } from '../../base/network/useStandingProblem.ts';
import { PlansLink } from '../../base/page/plans-link.tsx';
import { VerificationNotice } from '../session/VerificationNotice.tsx';

interface SaveProblemProps {
  error: unknown;
  otherwise: string;
  textOf?: typeof problemText;
  takesFocus?: boolean;
  /** Said where a plan has no more room, with the ways on; else its text stands beside the way to the plans. */
  atLimit?: ReactNode;
}

export function SaveProblem({
  error: reported,
  otherwise,
  textOf = problemText,
  takesFocus = true,
  atLimit,
}: SaveProblemProps) {
  const error = useStandingProblem(reported);
  if (error === null) return null;
  const code = problemCode(error);
  const text = textOf(error, otherwise);
  if (code === 'EMAIL_UNVERIFIED') return <VerificationNotice takesFocus={takesFocus}>{text}</VerificationNotice>;
  const isFull = code === 'PLAN_LIMIT';
  return (
    <Notice tone="problem" takesFocus={takesFocus && error} action={isFull && !atLimit && <PlansLink />}>
      {(isFull && atLimit) || text}
    </Notice>
  );
}
