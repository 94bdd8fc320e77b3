import { LinkButton } from './LinkButton.tsx';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundScreen() {
  return (
    <MessagePage
      title="Page Not Found"
      actions={
        <>
          <LinkButton look="primary" to="/">
            Go to Home
          </LinkButton>
          <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
        </>
      }
    >
      There’s nothing at this address. The link may be old, or a letter may have gone missing.
    </MessagePage>
  );
}
