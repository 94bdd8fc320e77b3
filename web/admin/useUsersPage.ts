import { useSearchParams } from 'react-router-dom';
import { accountStatus } from '#rules/admin/admin-users';
import { role, tier } from '#rules/users/account';
import { type UsersPageQuery, useUsersPageQuery } from './UsersPage.generated.ts';
import { useSearchWords } from './useSearchWords.ts';

export type ListedUser = UsersPageQuery['adminUsers']['data'][number];

const FILTERS = { role: role.options, tier: tier.options, status: accountStatus.options } as const;
export type UserFilter = keyof typeof FILTERS;

/** A page of accounts. What is searched, filtered and shown stands in the address, so that it can be sent to somebody. */
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
  const page = Math.max(1, Math.trunc(Number(address.get('page')) || 1));
  const { data, previousData, error, refetch, loading } = useUsersPageQuery({
    variables: {
      ...{ page, limit, search: search || null, ...chosen },
      ...{ after: address.get('after'), before: address.get('before') },
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? (error ? undefined : previousData))?.adminUsers;

  const choose = (filter: UserFilter, value: string) => {
    const { [filter]: _, ...others } = kept;
    setAddress(value ? { ...others, [filter]: value } : others);
  };
  /** By the key at the end of what is shown, so that the last page is read as quickly as the first. */
  const turn = (next: number) => {
    if (next === 1) return setAddress(kept);
    const key: Record<string, string> =
      next > page ? { after: shown?.lastKey ?? '' } : { before: shown?.firstKey ?? '' };
    setAddress({ ...kept, page: String(next), ...key });
  };
  return { shown, error, refetch, loading, page, turn, words, setWords, chosen, choose };
}

function known<Name extends UserFilter>(name: Name, address: URLSearchParams): (typeof FILTERS)[Name][number] | null {
  const options: readonly string[] = FILTERS[name];
  const value = address.get(name);
  return value !== null && options.includes(value) ? (value as (typeof FILTERS)[Name][number]) : null;
}
