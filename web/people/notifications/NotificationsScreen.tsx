import { t } from '@lingui/core/macro';
import { Card } from '../../base/design/Card.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { useUnreadCount } from './useUnreadCount.ts';

export function NotificationsScreen() {
  const unread = useUnreadCount();
  return (
    <Page width="reading">
      <PageHead title={t`Notifications`} unlisted />
      <Card padding="none">
        <NotificationsPanel isPage unread={unread} onLeave={() => {}} />
      </Card>
    </Page>
  );
}
