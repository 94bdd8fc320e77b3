import { useAdminStatsChangedSubscription, useAdminStatsQuery } from './useLiveStats.generated.ts';

/** The figures of the site as they are, and as they change. */
export function useLiveStats() {
  const { data, error, refetch } = useAdminStatsQuery({ fetchPolicy: 'network-only' });
  const live = useAdminStatsChangedSubscription();
  return { stats: live.data?.adminStatsChanged ?? data?.adminStats, error, refetch };
}
