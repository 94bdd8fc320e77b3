import { Notice } from '../design/Notice.tsx';
import { problemCode, problemText } from '../form/problems.ts';
import { TextLink } from './TextLink.tsx';

interface SaveProblemProps {
  error: unknown;
  /** The place's own words, for when the server has none. */
  otherwise: string;
}

/** Above the button of a form that could not be saved, when no single field is to blame. */
export function SaveProblem({ error, otherwise }: SaveProblemProps) {
  const isPlanLimit = problemCode(error) === 'PLAN_LIMIT';
  return (
    <Notice tone="problem" action={isPlanLimit && <TextLink to="/subscription">See the plans</TextLink>}>
      {problemText(error, otherwise)}
    </Notice>
  );
}
