import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { TIER_LABELS } from '#rules/core/users/account';
import { SearchField } from '../../base/design/fields/SearchField.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
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

/** A search, and filters beside it; a phone unfolds them, so that the first person stands on its first screen. */
export function UserFilters({ words, setWords, chosen, choose, filters }: UserFiltersProps) {
  const [isUnfolded, setUnfolded] = useState(filters.some((filter) => chosen[filter]));
  const selects = useId();
  return (
    <div className="grid gap-3 lg:flex">
      <div className="flex min-w-0 grow gap-2">
        <div className="min-w-0 grow">
          <SearchField label="Search users" placeholder="Name or email" value={words} onChange={setWords} />
        </div>
        <div className="sm:hidden">
          <IconButton
            label="Filters"
            look="quiet"
            icon={<SlidersHorizontal aria-hidden />}
            aria-expanded={isUnfolded}
            aria-controls={selects}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </div>
      </div>
      <div id={selects} className={`gap-3 sm:flex ${isUnfolded ? 'grid' : 'hidden'}`}>
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
