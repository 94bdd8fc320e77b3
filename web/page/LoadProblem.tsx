import { Button } from '../design/Button.tsx';
import { Notice } from '../design/Notice.tsx';
import { problemText } from '../network/problems.ts';
import { Page } from './Page.tsx';

interface LoadProblemProps {
  error: unknown;
  /** The place's own words, for when the server has none. */
  otherwise?: string;
  onRetry?: () => void;
}

/** In place of a screen whose query failed. */
export function LoadProblem({ error, otherwise, onRetry }: LoadProblemProps) {
  return (
    <Page>
      <Notice tone="problem" action={onRetry && <Button onClick={onRetry}>Try Again</Button>}>
        {problemText(error, otherwise)}
      </Notice>
    </Page>
  );
}
