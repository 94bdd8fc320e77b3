import { useState } from 'react';
import { usePolling } from '../../base/network/usePolling.ts';
import { useBellSubscription, useUnreadCountLazyQuery } from './Bell.generated.ts';

export function useUnreadCount(): number {
  const [count, setCount] = useState(0);
  const [ask] = useUnreadCountLazyQuery({ fetchPolicy: 'no-cache' });
  useBellSubscription({
    onData: ({ data: { data } }) => {
      if (data) setCount(data.notificationsChanged.unreadCount);
    },
  });
  usePolling(async () => {
    const { data } = await ask();
    if (data) setCount(data.myNotifications.unreadCount);
  });
  return count;
}
