import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { SearchField } from '../../../base/design/fields/SearchField.tsx';
import type { ListedItem, OpenList } from '../cache/open-list.ts';
import { SelectableItem } from './SelectableItem.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.ts';

export interface SelectItemsProps {
  list: OpenList;
  /** The shown items, under their headings. */
  groups: readonly { category: string | null; items: readonly ListedItem[] }[];
  search: string;
  onSearch: (search: string) => void;
  /** Says that not everything has come yet. */
  rest: ReactNode;
  onDone: () => void;
}

/** The items of a list as rows to choose from, and a bar with what can be done to those that are chosen. */
export function SelectItems({ list, groups, search, onSearch, rest, onDone }: SelectItemsProps) {
  const { listType, missingCount } = list;
  const shown = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const { selection, choose, chooseAll } = useSelection(useMemo(() => shown.map(({ id }) => id), [shown]));
  const all = useRef<HTMLInputElement>(null);
  const isPart = selection.size > 0 && selection.size < shown.length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPart;
  }, [isPart]);
  useEffect(() => all.current?.focus(), []);
  useEscape(onDone);
  const section = useRef<HTMLElement>(null);
  const [next, setNext] = useState<{ id: string | undefined }>();
  useEffect(() => {
    if (!next) return;
    const row = section.current?.querySelector<HTMLInputElement>(`input[value="${next.id}"]`);
    const handle = setTimeout(() => (row ?? all.current)?.focus({ preventScroll: true })); // a dialog gives it back first
    return () => clearTimeout(handle);
  }, [next]);
  /** The pressed button rests until something is selected again: the focus moves on. */
  const goOn = () => {
    const last = shown.findLastIndex(({ id }) => selection.has(id));
    setNext({ id: (shown[last + 1] ?? shown.findLast(({ id }) => !selection.has(id)))?.id });
    chooseAll(false);
  };

  const isSearching = search.trim() !== '';
  return (
    <section
      ref={section}
      aria-labelledby="selecting"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 max-sm:pb-36"
    >
      <h2 id="selecting" className="sr-only">
        {t`Select items`}
      </h2>
      <div className="sm:max-w-md">
        <SearchField label={t`Search items`} placeholder={t`Search items…`} value={search} onChange={onSearch} />
      </div>
      {rest}
      <div className="px-2 [&_input]:size-6 [&_input:not(:checked,:indeterminate)]:appearance-none [&_input:not(:checked,:indeterminate)]:border-2 [&_input:not(:checked,:indeterminate)]:border-edge [&_input:not(:checked,:indeterminate)]:bg-card">
        <Checkbox
          ref={all}
          label={allText(shown.length, isSearching, missingCount > 0)}
          checked={shown.length > 0 && selection.size === shown.length}
          onChange={(event) => chooseAll(event.target.checked)}
        />
      </div>
      {shown.length === 0 && <p className="text-muted">{isSearching ? t`Nothing matches.` : t`Nothing to select.`}</p>}
      {groups.map(
        ({ category, items }) =>
          items.length > 0 && (
            <div key={category} className="grid grid-cols-[minmax(0,1fr)]">
              {category !== null && <h3 className="pt-3 text-lg">{category}</h3>}
              <ul className="row-sheet overflow-clip">
                {items.map((item) => (
                  <SelectableItem
                    key={item.id}
                    item={item}
                    kind={listType}
                    isChosen={selection.has(item.id)}
                    onChoose={choose}
                  />
                ))}
              </ul>
            </div>
          ),
      )}
      <SelectionBar list={list} items={shown.filter(({ id }) => selection.has(id))} onAct={goOn} onDone={onDone} />
    </section>
  );
}

function allText(count: number, isSearching: boolean, isPart: boolean): string {
  if (isSearching) return plural(count, { one: 'Select all # that match', other: 'Select all # that match' });
  if (isPart) return plural(count, { one: 'Select all # so far', other: 'Select all # so far' });
  return plural(count, { one: 'Select all #', other: 'Select all #' });
}

/** Unless it closes a menu or a dialog. */
function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const end = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, []);
}
