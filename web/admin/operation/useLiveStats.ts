import { usePolling } from '../../base/network/usePolling.ts';
import { AdminStatsDocument, useAdminStatsChangedSubscription, useAdminStatsQuery } from './useLiveStats.generated.ts';

export function useLiveStats() {
  const { data, error, refetch } = useAdminStatsQuery({ fetchPolicy: 'network-only' });
  usePolling(refetch);
  useAdminStatsChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data: changed } }) => {
      if (!changed) return;
      client.writeQuery({ query: AdminStatsDocument, data: { adminStats: changed.adminStatsChanged } });
    },
  });
  return { stats: data?.adminStats, error, refetch };
}
