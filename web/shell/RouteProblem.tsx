import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page } from '../page/Page.tsx';
import { PageHead } from '../page/PageHead.tsx';

/** What a screen becomes when it fails: last resort, since screens show their own loading problems. */
export function RouteProblem() {
  return (
    <Page width="reading">
      <PageHead title="Something went wrong" unlisted />
      <EmptyState
        level={1}
        title="Something went wrong"
        action={
          <>
            <Button look="primary" onClick={() => window.location.reload()}>
              Refresh Page
            </Button>
            <Button onClick={() => window.history.back()}>Go Back</Button>
          </>
        }
      >
        <p>It's not you, it's us. What you've saved is safe.</p>
      </EmptyState>
    </Page>
  );
}
