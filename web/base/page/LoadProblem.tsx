import { Page } from './Page.tsx';
import { ReadProblem, type ReadProblemProps } from './ReadProblem.tsx';

/** In place of a screen whose query failed. */
export function LoadProblem(props: ReadProblemProps) {
  return (
    <Page>
      <ReadProblem {...props} />
    </Page>
  );
}
