import { t } from '@lingui/core/macro';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { MessagePage } from '../../base/page/MessagePage.tsx';
import { useSession } from './session.ts';

export function NotFoundScreen() {
  const isSignedIn = useSession().status === 'signedIn';
  const home = (
    <LinkButton key="home" look={isSignedIn ? 'quiet' : 'primary'} to="/">
      {t`Go to Home`}
    </LinkButton>
  );
  const lists = (
    <LinkButton key="lists" look={isSignedIn ? 'primary' : 'quiet'} to="/dashboard">
      {t`My Lists`}
    </LinkButton>
  );
  return (
    <MessagePage title={t`Page Not Found`} actions={isSignedIn ? [lists, home] : [home, lists]}>
      {t`There’s nothing at this address. The link may be old, or a letter may have gone missing.`}
    </MessagePage>
  );
}
