import { Page } from './Page.tsx';
import { ReadProblem, type ReadProblemProps } from './ReadProblem.tsx';

export function LoadProblem(props: ReadProblemProps) {
  return (
    <Page>
      <ReadProblem {...props} />
    </Page>
  );
}
