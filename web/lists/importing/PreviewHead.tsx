import { plural, t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { LONGEST_ITEM_TEXT } from '#rules/lists/items/item';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { useTakesFocus } from '../../base/design/useTakesFocus.ts';
import { COLUMN_LABELS } from './import-texts.ts';
import type { PreviewRow, RowActions } from './rows/preview-row.ts';

interface PreviewHeadProps extends Omit<RowActions, 'onTurn'> {
  rows: readonly PreviewRow[];
  isBlind: boolean;
  /** Null where none are chosen for something to be done to them. */
  selected: ReadonlySet<string> | null;
  onSelected: (selected: ReadonlySet<string> | null) => void;
  /** Stands beside the way to choose some. */
  asText: ReactNode;
}

/** Stays above the rows: all of them at once, or some that are chosen. */
export function PreviewHead({ rows, isBlind, selected, onSelected, asText, ...actions }: PreviewHeadProps) {
  const own = rows.filter(({ aside }) => aside === null);
  const chosen = own.filter(({ key, isIncluded }) => (selected ? selected.has(key) : isIncluded)).length;
  const choose = (isChosen: boolean) => {
    const keys = own.map(({ key }) => key);
    if (selected) onSelected(new Set(isChosen ? keys : []));
    else actions.onInclude(keys, isChosen);
  };
  return (
    <div className="sticky top-14 z-10 -mx-4 border-b border-line bg-paper px-4 sm:top-16 sm:mx-0 sm:px-0 [@media(max-height:32rem)]:static">
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-1 sm:px-3">
        <Checkbox
          label={t`All rows`}
          checked={own.length > 0 && chosen === own.length}
          isMixed={chosen > 0 && chosen < own.length}
          onChange={(event) => choose(event.target.checked)}
        />
        {selected ? (
          <Selected
            keys={[...selected]}
            rows={rows}
            isBlind={isBlind}
            {...actions}
            onDone={() => onSelected(null)}
            onActed={() => onSelected(new Set())}
          />
        ) : (
          <div className="ms-auto flex flex-wrap justify-end">
            <Button look="plain" onClick={() => onSelected(new Set())}>{t`Select Several`}</Button>
            {asText}
          </div>
        )}
      </div>
    </div>
  );
}

interface SelectedProps extends Omit<RowActions, 'onTurn'> {
  keys: readonly string[];
  rows: readonly PreviewRow[];
  isBlind: boolean;
  onActed: () => void;
  onDone: () => void;
}

/** The actions on several rows at once. */
function Selected({ keys, rows, isBlind, onInclude, onEdit, onBought, onActed, onDone }: SelectedProps) {
  const [isNaming, setNaming] = useState(false);
  const some = rows.filter(({ key }) => keys.includes(key));
  const areLeftOut = some.length > 0 && some.every(({ isIncluded }) => !isIncluded);
  const areBought = some.length > 0 && some.every(({ item }) => item.quantityBought > 0);
  const isNone = keys.length === 0;
  const act = (work: () => void) => {
    work();
    onActed();
  };
  if (isNaming)
    return (
      <CategoryForm
        rows={rows}
        some={some}
        onDone={(category) => {
          setNaming(false);
          if (category !== null) act(() => onEdit(keys, { category }));
        }}
      />
    );
  return (
    <>
      <p role="status" className="text-muted tabular-nums">
        {plural({ count: keys.length }, { one: '# selected', other: '# selected' })}
      </p>
      <div className="ms-auto sm:order-last sm:ms-0">
        <Button look="primary" onClick={onDone}>{t`Done`}</Button>
      </div>
      <div className={`grid gap-2 max-sm:w-full sm:ms-auto sm:flex ${isBlind ? 'grid-cols-2' : 'grid-cols-3'}`}>
        <Button disabled={isNone} onClick={() => setNaming(true)}>{t`Category…`}</Button>
        {!isBlind && (
          <Button disabled={isNone} onClick={() => act(() => onBought(keys, !areBought))}>
            {areBought ? t`Not Bought` : t({ message: `Bought`, context: 'a button for several rows' })}
          </Button>
        )}
        <Button disabled={isNone} onClick={() => act(() => onInclude(keys, areLeftOut))}>
          {areLeftOut ? t`Take Along` : t`Leave out`}
        </Button>
      </div>
    </>
  );
}

interface CategoryFormProps {
  rows: readonly PreviewRow[];
  /** The rows that get it. */
  some: readonly PreviewRow[];
  /** Null leaves them as they are. */
  onDone: (category: string | null) => void;
}

function CategoryForm({ rows, some, onDone }: CategoryFormProps) {
  const [before, ...others] = new Set(some.map(({ item }) => item.category));
  const start = others.length === 0 ? (before ?? '') : '';
  const [typed, setTyped] = useState(start);
  const first = useTakesFocus<HTMLInputElement>();
  const id = useId();
  const known = [...new Set(rows.map(({ item }) => item.category))].filter(Boolean);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const category = typed.replace(/\s+/g, ' ').trim();
    onDone(category === start ? null : category); // nothing was typed
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onDone(null)}
      className="flex grow flex-wrap items-end gap-2 pb-1"
    >
      <div className="grow sm:max-w-sm">
        <Field
          ref={first}
          label={say(COLUMN_LABELS.category)}
          list={id}
          autoComplete="off"
          maxLength={LONGEST_ITEM_TEXT}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={id}>
          {known.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
      </div>
      <Button type="submit" look="primary">{t`Done`}</Button>
      <Button look="plain" onClick={() => onDone(null)}>{t`Cancel`}</Button>
    </form>
  );
}
