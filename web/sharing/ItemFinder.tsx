import { Field } from '../design/Field.tsx';
import { Select } from '../design/Select.tsx';
import { type ItemSort, SORTS } from './item-finder.ts';

interface ItemFinderProps {
  search: string;
  onSearch: (search: string) => void;
  sort: ItemSort;
  onSort: (sort: ItemSort) => void;
}

export function ItemFinder({ search, onSearch, sort, onSort }: ItemFinderProps) {
  return (
    <search className="grid w-full grid-cols-[minmax(0,1fr)_minmax(8.5rem,auto)] gap-3 sm:w-auto sm:grid-cols-[16rem_10rem]">
      <Field
        label="Search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Search items…"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <Select label="Sort by:" value={sort} onChange={(event) => onSort(event.target.value as ItemSort)}>
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  );
}
