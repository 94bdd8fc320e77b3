import { Card } from '../../base/design/Card.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useBellSubscription } from './Bell.generated.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';

/** What the bell shows, at an address of its own. */
export function NotificationsScreen() {
  const { data } = useBellSubscription();
  return (
    <Page width="reading">
      <PageHead title="Notifications" unlisted />
      <h1 className="sr-only">Notifications</h1>
      <Card padding="none">
        <NotificationsPanel unread={data?.notificationsChanged.unreadCount ?? 0} onLeave={() => {}} />
      </Card>
    </Page>
  );
}
