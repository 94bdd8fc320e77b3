import { Notice } from '../../base/design/Notice.tsx';
import { problemCode, problemText } from '../../base/network/problems.ts';
import { useStandingProblem } from '../../base/network/useStandingProblem.ts';
import { PlansLink } from '../../base/page/plans-link.tsx';
import { useSite } from '../../base/page/site.ts';
import { VerificationNotice } from '../session/VerificationNotice.tsx';

interface SaveProblemProps {
  error: unknown;
  otherwise: string;
  textOf?: typeof problemText;
  takesFocus?: boolean;
}

export function SaveProblem({ error: reported, otherwise, textOf = problemText, takesFocus = true }: SaveProblemProps) {
  const error = useStandingProblem(reported);
  const { paymentsEnabled } = useSite(); // where no plan is for sale, the plans are no way on
  if (error === null) return null;
  const code = problemCode(error);
  const text = textOf(error, otherwise);
  if (code === 'EMAIL_UNVERIFIED') return <VerificationNotice takesFocus={takesFocus}>{text}</VerificationNotice>;
  return (
    <Notice
      tone="problem"
      takesFocus={takesFocus && error}
      action={code === 'PLAN_LIMIT' && paymentsEnabled && <PlansLink />}
    >
      {text}
    </Notice>
  );
}
