import { t } from '@lingui/core/macro';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { MessagePage } from '../../base/page/MessagePage.tsx';
import { useSession } from './session.ts';

export function NotFoundScreen() {
  const { account } = useSession();
  const lists = (
    <LinkButton look={account ? 'primary' : 'quiet'} to="/dashboard">
      {t`My Lists`}
    </LinkButton>
  );
  return (
    <MessagePage
      title={t`Page Not Found`}
      actions={
        <>
          {account && lists}
          <LinkButton look={account ? 'quiet' : 'primary'} to="/">
            {t`Go to Home`}
          </LinkButton>
          {!account && lists}
        </>
      }
    >
      {t`There’s nothing at this address. The link may be old, or a letter may have gone missing.`}
    </MessagePage>
  );
}
