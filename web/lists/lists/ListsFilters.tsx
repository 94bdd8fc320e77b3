import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { SearchField } from '../../base/design/fields/SearchField.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { Tabs } from '../../base/design/Tabs.tsx';
import { type Filters, isFiltered, type KindFilter, type Source } from './lists-filters.ts';

const TABS: { value: Source; label: string }[] = [
  { value: 'ALL', label: 'All Lists' },
  { value: 'OWNER', label: 'My Lists' },
  { value: 'COLLABORATOR', label: 'Shared With Me' },
];
const KINDS: { value: KindFilter; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'WISHLIST', label: 'Wishlists' },
  { value: 'REGISTRY', label: 'Registries' },
  { value: 'SHOPPING', label: 'Shopping' },
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
      label="Whose lists"
      tabs={TABS}
      value={filters.source}
      onChange={(source) => onChange({ source })}
      aside={
        <div className="shrink-0 lg:hidden">
          <IconButton
            label="Search and filter"
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
            label="Kind of list"
            options={KINDS}
            value={filters.kind}
            onChange={(kind) => onChange({ kind })}
          />
          <div className="min-w-[min(11rem,100%)] grow lg:w-56">
            <SearchField
              label="Search lists"
              placeholder="Search lists..."
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
