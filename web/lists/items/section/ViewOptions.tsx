import { t } from '@lingui/core/macro';
import { LayoutGrid, List as ListIcon } from 'lucide-react';
import { say } from '#rules/base/languages/say';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { SearchField } from '../../../base/design/fields/SearchField.tsx';
import { Select } from '../../../base/design/fields/Select.tsx';
import { SegmentedControl } from '../../../base/design/SegmentedControl.tsx';
import { SORTS, type Sort } from '../cache/sorting.ts';
import type { ListView } from './list-view.ts';

const looks = () =>
  [
    { value: 'grid', label: t`Grid view`, icon: <LayoutGrid aria-hidden /> },
    { value: 'list', label: t`List view`, icon: <ListIcon aria-hidden /> },
  ] as const;

interface ItemSearchProps {
  search: string;
  onSearch: (search: string) => void;
  /** By somebody who wants to search. */
  isUnfolded: boolean;
}

export function ItemSearch({ search, onSearch, isUnfolded }: ItemSearchProps) {
  return (
    <SearchField
      label={t`Search items`}
      placeholder={t`Search items…`}
      value={search}
      onChange={onSearch}
      takesFocus={isUnfolded}
    />
  );
}

export interface ViewChoicesProps {
  view: ListView;
  onChange: (changes: Partial<ListView>) => void;
  hasItems: boolean;
  hasArchived: boolean;
  /** Whether purchases may be known, so that what is purchased can be left out. */
  hasPurchases: boolean;
}

/** In which order somebody looks at a list, how, and with what on it. */
export function ViewChoices({ view, onChange, hasItems, hasArchived, hasPurchases }: ViewChoicesProps) {
  return (
    <>
      {hasItems && (
        <div className="flex items-center gap-3 sm:ms-auto print:hidden">
          <div className="min-w-0 grow sm:w-62">
            <Select
              label={t`Sort`}
              labelHidden
              value={view.sort}
              onChange={(event) => onChange({ sort: event.target.value as Sort })}
            >
              {SORTS.map(({ value, order }) => (
                <option key={value} value={value}>
                  {sortText(say(order))}
                </option>
              ))}
            </Select>
          </div>
          <SegmentedControl
            label={t({ message: `View`, context: 'how a list is seen' })}
            iconsOnly
            options={looks()}
            value={view.look}
            onChange={(look) => onChange({ look })}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-x-5 empty:hidden print:hidden">
        {hasItems && hasPurchases && (
          <Checkbox
            label={t`Show purchased`}
            checked={view.showPurchased}
            onChange={(event) => onChange({ showPurchased: event.target.checked })}
          />
        )}
        {hasArchived && (
          <Checkbox
            label={t`Show archived`}
            checked={view.showArchived}
            onChange={(event) => onChange({ showArchived: event.target.checked })}
          />
        )}
      </div>
    </>
  );
}

function sortText(order: string): string {
  return t({ message: `Sort by: ${order}`, comment: 'As in “Sort by: Name (A to Z)”' });
}
