import { TIER_LABELS } from '#rules/users/account';
import { SearchField } from '../design/SearchField.tsx';
import { Select } from '../design/Select.tsx';
import type { UserFilter, useUsersPage } from './useUsersPage.ts';

const OPTIONS: Record<UserFilter, { label: string; all: string; options: Record<string, string> }> = {
  role: { label: 'Role', all: 'All roles', options: { USER: 'Users', ADMIN: 'Admins' } },
  tier: { label: 'Plan', all: 'All plans', options: TIER_LABELS },
  status: {
    label: 'Status',
    all: 'Any status',
    options: { ACTIVE: 'Active', UNVERIFIED: 'Email not verified', SUSPENDED: 'Suspended' },
  },
};

type UserFiltersProps = Pick<ReturnType<typeof useUsersPage>, 'words' | 'setWords' | 'chosen' | 'choose'> & {
  filters: readonly UserFilter[];
};

export function UserFilters({ words, setWords, chosen, choose, filters }: UserFiltersProps) {
  return (
    <div className="grid gap-3 lg:flex">
      <div className="min-w-0 grow">
        <SearchField label="Search users" placeholder="Name or email" value={words} onChange={setWords} />
      </div>
      <div className="grid gap-3 sm:flex">
        {filters.map((filter) => {
          const { label, all, options } = OPTIONS[filter];
          return (
            <div key={filter} className="min-w-44">
              <Select
                label={label}
                labelHidden
                value={chosen[filter] ?? ''}
                onChange={({ target }) => choose(filter, target.value)}
              >
                <option value="">{all}</option>
                {Object.entries(options).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            </div>
          );
        })}
      </div>
    </div>
  );
}
