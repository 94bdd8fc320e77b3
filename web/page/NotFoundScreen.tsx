import { EmptyState } from '../design/EmptyState.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Page } from './Page.tsx';
import { PageHead } from './PageHead.tsx';

export function NotFoundScreen() {
  return (
    <Page width="reading">
      <PageHead title="Page Not Found" unlisted />
      <EmptyState
        level={1}
        title="Page Not Found"
        action={
          <>
            <LinkButton look="primary" to="/">
              Go to Home
            </LinkButton>
            <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
          </>
        }
      >
        <p>There is nothing at this address. The link may be old, or a letter may have gone missing.</p>
      </EmptyState>
    </Page>
  );
}
