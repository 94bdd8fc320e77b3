import { t } from '@lingui/core/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { SearchField } from '../../base/design/fields/SearchField.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { Tabs } from '../../base/design/Tabs.tsx';
import { type Filters, isFiltered, type KindFilter, type Source } from './lists-filters.ts';

const tabs = (): { value: Source; label: string }[] => [
  { value: 'ALL', label: t`All Lists` },
  { value: 'OWNER', label: t`My Lists` },
  { value: 'COLLABORATOR', label: t`Shared With Me` },
];
const kinds = (): { value: KindFilter; label: string }[] => [
  { value: 'ALL', label: t({ message: 'All', context: 'kinds of lists' }) },
  { value: 'WISHLIST', label: t`Wishlists` },
  { value: 'REGISTRY', label: t`Registries` },
  { value: 'SHOPPING', label: t`Shopping` },
];

interface ListsFiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  /** The lists that are left. */
  children: ReactNode;
}

/** Filters by owner, kind and words: in one row where there is room, else unfolded by a button in that row. */
export function ListsFilters({ filters, onChange, children }: ListsFiltersProps) {
  const [isUnfolded, setUnfolded] = useState(isFiltered(filters));
  const tools = useId();
  return (
    <Tabs
      label={t`Which lists`}
      tabs={tabs()}
      value={filters.source}
      onChange={(source) => onChange({ source })}
      aside={
        <div className="shrink-0 lg:hidden">
          <IconButton
            label={t`Search and filter`}
            icon={<SlidersHorizontal aria-hidden />}
            aria-expanded={isUnfolded}
            aria-controls={tools}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </div>
      }
      tools={
        <div
          id={tools}
          className={`basis-full flex-wrap items-center gap-3 pb-2 lg:flex lg:basis-auto lg:flex-nowrap ${isUnfolded ? 'flex' : 'hidden'}`}
        >
          <SegmentedControl
            label={t`Kind of list`}
            options={kinds()}
            value={filters.kind}
            onChange={(kind) => onChange({ kind })}
          />
          <div className="min-w-[min(11rem,100%)] grow lg:w-56">
            <SearchField
              label={t`Search lists`}
              placeholder={t`Search lists...`}
              value={filters.search}
              onChange={(search) => onChange({ search })}
            />
          </div>
        </div>
      }
    >
      {children}
    </Tabs>
  );
}
