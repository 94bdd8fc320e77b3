import { useSearchParams } from 'react-router-dom';
import { role, tier } from '#rules/core/users/account';
import { accountStatus } from '#rules/site/admin/admin-users';
import { usePolling } from '../../base/network/usePolling.ts';
import { pageAddress, pageIn } from '../frame/numbered-page.ts';
import { useSearchWords } from '../frame/useSearchWords.ts';
import { type UsersPageQuery, useUsersPageChangedSubscription, useUsersPageQuery } from './UsersPage.generated.ts';

export type ListedUser = UsersPageQuery['adminUsers']['data'][number];

const FILTERS = { role: role.options, tier: tier.options, status: accountStatus.options } as const;
export type UserFilter = keyof typeof FILTERS;

/** Search and filters stand in the address, so that it can be sent to somebody. */
export function useUsersPage(limit: number) {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const chosen = {
    role: known('role', address),
    tier: known('tier', address),
    status: known('status', address),
  };
  const kept = {
    ...(search && { search }),
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null)),
  } as Record<string, string>;
  const [words, setWords] = useSearchWords(search, (typed) => {
    const { search: _, ...others } = kept;
    setAddress(typed ? { ...others, search: typed } : others, { replace: true });
  });
  const place = pageIn(address);
  const { data, previousData, error, refetch, loading } = useUsersPageQuery({
    variables: { ...place, limit, search: search || null, ...chosen },
    fetchPolicy: 'cache-and-network',
  });
  usePolling(refetch);
  useUsersPageChangedSubscription({
    ignoreResults: true,
    onData: () => void refetch().catch(() => {}), // the page stays as it is until the next change
  });
  const shown = (data ?? (error ? undefined : previousData))?.adminUsers;

  const choose = (filter: UserFilter, value: string) => {
    const { [filter]: _, ...others } = kept;
    setAddress(value ? { ...others, [filter]: value } : others);
  };
  const turn = (next: number) => setAddress({ ...kept, ...pageAddress(next, place.page, data?.adminUsers) });
  return { shown, error, refetch, loading, page: place.page, turn, words, setWords, chosen, choose };
}

function known<Name extends UserFilter>(name: Name, address: URLSearchParams): (typeof FILTERS)[Name][number] | null {
  const options: readonly string[] = FILTERS[name];
  const value = address.get(name);
  return value !== null && options.includes(value) ? (value as (typeof FILTERS)[Name][number]) : null;
}
