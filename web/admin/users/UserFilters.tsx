import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { TIER_LABELS } from '#rules/core/users/account';
import { SearchField } from '../../base/design/fields/SearchField.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import type { UserFilter, useUsersPage } from './useUsersPage.ts';

interface Options {
  label: MessageDescriptor;
  all: MessageDescriptor;
  options: Record<string, MessageDescriptor>;
}

const OPTIONS: Record<UserFilter, Options> = {
  role: { label: msg`Role`, all: msg`All roles`, options: { USER: msg`Users`, ADMIN: msg`Admins` } },
  tier: { label: msg`Plan`, all: msg`All plans`, options: TIER_LABELS },
  status: {
    label: msg`Status`,
    all: msg`Any status`,
    options: {
      ACTIVE: msg({ message: `Active`, context: 'an account' }),
      UNVERIFIED: msg`Email not verified`,
      SUSPENDED: msg`Suspended`,
    },
  },
};

type UserFiltersProps = Pick<ReturnType<typeof useUsersPage>, 'words' | 'setWords' | 'chosen' | 'choose'> & {
  filters: readonly UserFilter[];
};

/** A phone unfolds the filters, so that the first person stands on its first screen. */
export function UserFilters({ words, setWords, chosen, choose, filters }: UserFiltersProps) {
  const [isUnfolded, setUnfolded] = useState(filters.some((filter) => chosen[filter]));
  const selects = useId();
  return (
    <div className="grid gap-3 lg:flex">
      <div className="flex min-w-0 grow gap-2">
        <div className="min-w-0 grow">
          <SearchField label={t`Search users`} placeholder={t`Name or email`} value={words} onChange={setWords} />
        </div>
        <div className="sm:hidden">
          <IconButton
            label={t`Filters`}
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
                label={say(label)}
                labelHidden
                value={chosen[filter] ?? ''}
                onChange={({ target }) => choose(filter, target.value)}
              >
                <option value="">{say(all)}</option>
                {Object.entries(options).map(([value, text]) => (
                  <option key={value} value={value}>
                    {say(text)}
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
