import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { numberText } from '../../base/design/locale.ts';
import { ColumnList } from './ColumnList.tsx';
import { PreviewHead } from './PreviewHead.tsx';
import { asideText, Tickbox } from './PreviewParts.tsx';
import { PreviewRows } from './PreviewRows.tsx';
import { groupsOf, type PreviewGroup } from './rows/preview-groups.ts';
import type { Columns } from './rows/preview-lines.ts';
import type { PreviewRow, RowActions } from './rows/preview-row.ts';
import { SectionHead } from './SectionHead.tsx';

/** So many rows are drawn at first, and more on request. */
const ROWS_AT_ONCE = 100;

interface PreviewProps extends RowActions {
  columns: Columns;
  /** As they stand in the file. */
  headings: readonly string[];
  cells: readonly (readonly string[])[];
  rows: readonly PreviewRow[];
  kind: Kind;
  /** Purchases on the list are kept from the viewer as a surprise. */
  isBlind: boolean;
  /** Its columns are those of a table, and not told line by line. */
  hasColumns: boolean;
  /** Stands beside the prices. */
  currency: ReactNode;
  /** Said above the rows. */
  notes: ReactNode;
  /** The way to the whole of it as a text. */
  asText: ReactNode;
  onColumns: (columns: Columns) => void;
}

/** Shows the rows of a file as what they become, below their categories, and above them what its columns are taken for. */
export function Preview({
  columns,
  headings,
  cells,
  rows,
  hasColumns,
  currency,
  notes,
  asText,
  onColumns,
  ...props
}: PreviewProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  /** The row that was chosen last: with Shift, all from there to the next one are. */
  const press = useRef({ last: '', isShift: false });
  const own = rows.filter(({ aside }) => aside === null);
  const others = rows.filter(({ aside }) => aside !== null && aside !== 'BROUGHT');
  const brought = rows.filter(({ aside }) => aside === 'BROUGHT');
  const rest = own.length - shown;
  const groups = groupsOf(own.slice(0, shown));
  const keys = [...groups.flatMap((group) => group.rows), ...brought, ...others].map(({ key }) => key);
  const nextOf = (key: string) => keys[keys.indexOf(key) + 1] ?? null;
  const select = (some: readonly string[], isSelected: boolean) => {
    const [one = ''] = some;
    const range = some.length === 1 && press.current.isShift ? between(keys, press.current.last, one) : some;
    press.current.last = one;
    setSelected(
      (before) =>
        new Set(isSelected ? [...(before ?? []), ...range] : [...(before ?? [])].filter((key) => !range.includes(key))),
    );
  };
  const each = { ...props, selected, onSelect: select, edited, onEdited: setEdited, nextOf };
  const { onTurn: _turn, ...actions } = props;
  return (
    <section aria-label={t`Preview`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 empty:hidden">
        <div>{notes}</div>
        {currency}
      </div>
      {hasColumns && <ColumnList columns={columns} headings={headings} cells={cells} onColumns={onColumns} />}
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <PreviewHead rows={rows} selected={selected} onSelected={setSelected} asText={asText} {...actions} />
        <ul
          onClickCapture={({ shiftKey }) => {
            press.current.isShift = shiftKey;
          }}
          className="grid divide-y divide-line border-x border-b border-line bg-card **:scroll-mt-16 **:scroll-mb-28 max-sm:-mx-4 max-sm:border-x-0 sm:rounded-b-card"
        >
          {groups.map((group) => (
            <Group key={group.key} group={group} {...each} />
          ))}
          {[brought, others].map(
            (some) =>
              some[0]?.aside && <Aside key={some[0].aside} text={asideText(some[0].aside)} rows={some} {...each} />,
          )}
        </ul>
      </div>
      {rest > 0 && (
        <div>
          <Button look="plain" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            {plural(rest, { one: 'Show # more row', other: 'Show more (# left)' })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** From one key to another, whichever comes first; the other alone where the first one is gone. */
function between(keys: readonly string[], from: string, to: string): readonly string[] {
  const places = [keys.indexOf(from), keys.indexOf(to)];
  return places.includes(-1) ? [to] : keys.slice(Math.min(...places), Math.max(...places) + 1);
}

type RowsProps = Omit<Parameters<typeof PreviewRows>[0], 'rows'>;

function Group({ group: { category, rows }, ...props }: RowsProps & { group: PreviewGroup }) {
  const { selected, onSelect, onInclude, onEdit } = props;
  const keys = rows.map(({ key }) => key);
  const chosen = rows.filter(({ key, isIncluded }) => (selected ? selected.has(key) : isIncluded)).length;
  const name = category || t`Uncategorized`;
  return (
    <>
      {category !== null && (
        <SectionHead
          category={category}
          count={rows.length}
          tickbox={
            <Tickbox
              label={t`All of ${name}`}
              isTicked={chosen === rows.length}
              isMixed={chosen > 0 && chosen < rows.length}
              onChange={(next) => (selected ? onSelect(keys, next) : onInclude(keys, next))}
            />
          }
          onRename={(next) => onEdit(keys, { category: next })}
        />
      )}
      <PreviewRows rows={rows} {...props} />
    </>
  );
}

/** Rows behind the others: all of them are taken along at once, or put out of sight. */
function Aside({ text, rows, ...props }: RowsProps & { text: string; rows: readonly PreviewRow[] }) {
  const [isOpen, setOpen] = useState(true);
  const { selected, onSelect, onInclude } = props;
  const keys = rows.map(({ key }) => key);
  const chosen = rows.filter(({ key, isIncluded }) => (selected ? selected.has(key) : isIncluded)).length;
  return (
    <>
      <li className="flex min-h-11 items-center gap-x-2 bg-sunk pe-1">
        <span className="p-2">
          <Tickbox
            label={text}
            isTicked={chosen === rows.length}
            isMixed={chosen > 0 && chosen < rows.length}
            onChange={(next) => (selected ? onSelect(keys, next) : onInclude(keys, next))}
          />
        </span>
        <span className="font-semibold">{text}</span>
        <span className="grow text-sm text-muted tabular-nums">{numberText(rows.length)}</span>
        <Button look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t`Hide` : t`Show`}
        </Button>
      </li>
      {isOpen && <PreviewRows rows={rows} {...props} />}
    </>
  );
}
