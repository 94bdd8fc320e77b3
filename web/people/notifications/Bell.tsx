import { ApolloProvider } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '../../base/design/dialogs/Popover.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { numberText } from '../../base/design/locale.ts';
import { client } from '../../lists/offline/app-client.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { useUnreadCount } from './useUnreadCount.ts';

/** In the header, which stands outside of the screens and their provider. */
export function Bell() {
  return (
    <ApolloProvider client={client}>
      <LiveBell />
    </ApolloProvider>
  );
}

function LiveBell() {
  const [isOpen, setOpen] = useState(false);
  const unread = useUnreadCount();
  const label = unread > 0 ? unreadText(unread) : t`Notifications`;
  const trigger = (
    <IconButton
      label={label}
      title={t`Notifications`}
      icon={
        <span className="relative">
          <BellIcon aria-hidden />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute -top-2.5 start-2.5 min-w-5 rounded-full whitespace-nowrap bg-brand px-1 text-center text-xs leading-5 font-semibold text-on-brand tabular-nums"
            >
              {shown(unread)}
            </span>
          )}
        </span>
      }
    />
  );
  return (
    <Popover label={t`Notifications`} trigger={trigger} open={isOpen} onOpenChange={setOpen}>
      <NotificationsPanel unread={unread} onLeave={() => setOpen(false)} />
    </Popover>
  );
}

function unreadText(unread: number): string {
  const count = shown(unread);
  return plural(unread, { one: `Notifications, ${count} unread`, other: `Notifications, ${count} unread` });
}

function shown(unread: number): string {
  return unread > 99 ? `${numberText(99)}+` : numberText(unread);
}
