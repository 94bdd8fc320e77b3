import { t } from '@lingui/core/macro';
import { Bell, CheckCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../base/design/IconButton.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { useFocusAfter } from '../../base/design/useFocusAfter.ts';
import { problemText } from '../../base/network/problems.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { ShowMore } from '../../base/page/ShowMore.tsx';
import { toast } from '../../base/page/toast.ts';
import { NewsOfLists } from './NewsOfLists.tsx';
import { useMarkNotificationsReadMutation, useNotificationsPanelQuery } from './NotificationsPanel.generated.ts';
import { newsByDay } from './notification-groups.ts';

/** As many are marked as read at once, so that a day with much news is told whole. */
const PAGE_SIZE = 100;
/** The server's limit. */
const MOST_AT_ONCE = 200;

interface NotificationsPanelProps {
  /** Has the screen to itself. */
  isPage?: boolean;
  unread: number;
  onLeave: () => void;
}

export function NotificationsPanel({ isPage = false, unread, onLeave }: NotificationsPanelProps) {
  const { data, error, refetch, fetchMore } = useNotificationsPanelQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [mark, { loading }] = useMarkNotificationsReadMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(unread > 0, heading);
  const notifications = data?.myNotifications.nodes;
  const shownCount = useRef(0);
  shownCount.current = notifications?.length ?? 0;
  const read = useRef(unread);
  useEffect(() => {
    if (read.current === unread) return;
    read.current = unread;
    const first = Math.min(MOST_AT_ONCE, Math.max(PAGE_SIZE, shownCount.current)); // what is open stays open
    void refetch({ first }).catch(() => {});
  }, [unread, refetch]);

  const markRead = (ids: string[] | null) =>
    mark({ variables: { ids } }).catch((problem) => toast.error(problemText(problem)));
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <>
      <div
        className={`flex items-center justify-between gap-x-3 max-[16rem]:flex-wrap border-b border-line pe-2 ps-4 ${isPage ? 'min-h-18 py-2' : 'min-h-14'}`}
      >
        <Heading
          ref={heading}
          tabIndex={-1}
          className={`outline-none ${isPage ? 'text-2xl max-[16rem]:text-xl sm:text-3xl' : 'text-lg'}`}
        >
          {t`Notifications`}
        </Heading>
        {unread > 0 && (
          <IconButton
            label={t`Mark all as read`}
            icon={<CheckCheck aria-hidden />}
            working={loading}
            onClick={() => void markRead(null)}
          />
        )}
      </div>
      <div
        className={
          isPage ? '' : 'overflow-y-auto mask-[linear-gradient(to_bottom,black_calc(100%-1.5rem),transparent)] pb-4'
        } // no row ends as if it were torn
      >
        {!notifications && (error ? <Words>{problemText(error)}</Words> : <Arriving />)}
        {notifications?.length === 0 && (
          <div className="grid justify-items-center pt-10">
            <span
              aria-hidden
              className="grid size-14 rotate-[-6deg] place-items-center rounded-card bg-sunk text-muted"
            >
              <Bell className="size-6" />
            </span>
            <Words>{t`Nothing yet. When someone buys from your lists, or changes one you share, you’ll see it here.`}</Words>
            {isPage && (
              <div className="-mt-2 flex flex-wrap justify-center gap-3 px-4 pb-10">
                <LinkButton look="primary" to="/dashboard">
                  {t`My Lists`}
                </LinkButton>
                <LinkButton to="/circles">{t`Circles`}</LinkButton>
                <LinkButton to="/draws">{t`Draws of names`}</LinkButton>
              </div>
            )}
          </div>
        )}
        {data && notifications && (
          <NewsOfLists
            heading={isPage ? 'h2' : 'h3'}
            days={newsByDay(notifications, data.myNotifications.pageInfo.hasNextPage)}
            onLeave={onLeave}
            onRead={(ids) => void markRead(ids)}
          />
        )}
        {data && notifications && (
          <ShowMore
            pageInfo={data.myNotifications.pageInfo}
            shownCount={notifications.length}
            read={(after) => fetchMore({ variables: { first: PAGE_SIZE, after } })}
          />
        )}
      </div>
    </>
  );
}

function Words({ children }: { children: string }) {
  return <p className="max-w-prose px-4 py-8 text-center text-balance text-muted">{children}</p>;
}

function Arriving() {
  return (
    <div className="p-4">
      <Skeleton shape="text" rows={3} />
    </div>
  );
}
