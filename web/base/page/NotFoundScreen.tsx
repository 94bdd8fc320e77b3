import { t } from '@lingui/core/macro';
import { LinkButton } from './LinkButton.tsx';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundScreen() {
  return (
    <MessagePage
      title={t`Page Not Found`}
      actions={
        <>
          <LinkButton look="primary" to="/">
            {t`Go to Home`}
          </LinkButton>
          <LinkButton to="/dashboard">{t`My Lists`}</LinkButton>
        </>
      }
    >
      {t`There’s nothing at this address. The link may be old, or a letter may have gone missing.`}
    </MessagePage>
  );
}
