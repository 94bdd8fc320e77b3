import { t } from '@lingui/core/macro';
import { Button } from '../base/design/Button.tsx';
import { MessagePage } from '../base/page/MessagePage.tsx';

/** The last resort: screens show their own loading problems. */
export function RouteProblem() {
  return (
    <MessagePage
      title={t`Something went wrong`}
      actions={
        <>
          <Button look="primary" onClick={() => window.location.reload()}>
            {t`Refresh Page`}
          </Button>
          <Button onClick={() => window.history.back()}>{t`Go Back`}</Button>
        </>
      }
    >
      {t`It’s not you, it’s us. What you’ve saved is safe.`}
    </MessagePage>
  );
}
