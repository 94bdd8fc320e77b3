import { LayoutGrid, List as ListIcon } from 'lucide-react';
import { Checkbox } from '../design/Checkbox.tsx';
import { SearchField } from '../design/SearchField.tsx';
import { SegmentedControl } from '../design/SegmentedControl.tsx';
import { Select } from '../design/Select.tsx';
import type { ListView } from './list-view.ts';
import { SORTS, type Sort } from './sorting.ts';

const LOOKS = [
  { value: 'grid', label: 'Grid view', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List view', icon: <ListIcon aria-hidden /> },
] as const;

interface ViewOptionsProps {
  view: ListView;
  onChange: (changes: Partial<ListView>) => void;
  search: string;
  onSearch: (search: string) => void;
  hasItems: boolean;
  hasArchived: boolean;
  /** Whether purchases may be known, so that what is purchased can be left out. */
  hasPurchases: boolean;
  /** By somebody who wants to search. */
  isUnfolded: boolean;
}

/** How somebody looks at a list: what they search, in which order, and with what on it. */
export function ViewOptions(props: ViewOptionsProps) {
  const { view, onChange, search, onSearch, hasItems, hasArchived, hasPurchases, isUnfolded } = props;
  return (
    <>
      {hasItems && (
        <>
          <div className="sm:max-w-md sm:min-w-56 sm:grow">
            <SearchField
              label="Search items"
              placeholder="Search items..."
              value={search}
              onChange={onSearch}
              takesFocus={isUnfolded}
            />
          </div>
          <div className="flex items-center gap-3 sm:ml-auto print:hidden">
            <div className="min-w-0 grow sm:w-62">
              <Select
                label="Sort"
                labelHidden
                value={view.sort}
                onChange={(event) => onChange({ sort: event.target.value as Sort })}
              >
                {SORTS.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </div>
            <SegmentedControl
              label="View"
              iconsOnly
              options={LOOKS}
              value={view.look}
              onChange={(look) => onChange({ look })}
            />
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-x-5 empty:hidden print:hidden">
        {hasItems && hasPurchases && (
          <Checkbox
            label="Show purchased"
            checked={view.showPurchased}
            onChange={(event) => onChange({ showPurchased: event.target.checked })}
          />
        )}
        {hasArchived && (
          <Checkbox
            label="Show archived"
            checked={view.showArchived}
            onChange={(event) => onChange({ showArchived: event.target.checked })}
          />
        )}
      </div>
    </>
  );
}
