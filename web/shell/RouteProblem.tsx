import { Button } from '../base/design/Button.tsx';
import { MessagePage } from '../base/page/MessagePage.tsx';

/** The last resort for a screen that fails: screens show their own loading problems. */
export function RouteProblem() {
  return (
    <MessagePage
      title="Something went wrong"
      actions={
        <>
          <Button look="primary" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
          <Button onClick={() => window.history.back()}>Go Back</Button>
        </>
      }
    >
      It’s not you, it’s us. What you’ve saved is safe.
    </MessagePage>
  );
}
