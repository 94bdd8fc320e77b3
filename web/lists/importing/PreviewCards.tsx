import { plural, t } from '@lingui/core/macro';
import { Pencil } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { siteOf } from '#rules/shops/lines/links';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { Picture } from '../../base/design/Picture.tsx';
import { ColumnMeaning } from './ColumnMeaning.tsx';
import { asideText, Marks, OtherReading } from './PreviewParts.tsx';
import type { Columns } from './preview-lines.ts';
import { factsOf, isShowable, type PreviewRow, type RowActions } from './preview-row.ts';
import { RowEditor } from './RowEditor.tsx';
import { useFocusBack } from './useFocusBack.ts';

interface PreviewCardsProps extends RowActions {
  columns: Columns;
  headings: readonly string[];
  /** As they stand in the file. */
  cells: readonly (readonly string[])[];
  rows: readonly PreviewRow[];
  kind: Kind;
  /** Stands beside the prices. */
  currency: ReactNode;
  onColumns: (columns: Columns) => void;
}

/** So many values show what a column holds. */
const SAMPLES = 3;

/** A card for each row, as it will be on the list, and above them what the columns are taken for: a table is too wide for a phone. */
export function PreviewCards({
  columns,
  headings,
  cells,
  rows,
  kind,
  currency,
  onColumns,
  ...actions
}: PreviewCardsProps) {
  const own = rows.filter(({ aside }) => aside === null);
  const chosen = own.filter(({ isIncluded }) => isIncluded).length;
  return (
    <section aria-label={t`Preview`} className="grid gap-3">
      {headings.length > 0 || columns.length > 1 ? (
        <ColumnList columns={columns} headings={headings} cells={cells} onColumns={onColumns} />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label={t`All rows`}
          checked={own.length > 0 && chosen === own.length}
          isMixed={chosen > 0 && chosen < own.length}
          onChange={(event) =>
            actions.onInclude(
              own.map(({ key }) => key),
              event.target.checked,
            )
          }
        />
        {currency}
      </div>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-card">
        {rows.map((row, index) => (
          <Fragment key={row.key}>
            {row.aside !== null && row.aside !== rows[index - 1]?.aside && (
              <li className="bg-sunk px-3 py-2 font-semibold">{asideText(row.aside)}</li>
            )}
            <Card row={row} kind={kind} {...actions} />
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

function Card({ row, kind, onInclude, onTurn, onEdit }: RowActions & { row: PreviewRow; kind: Kind }) {
  const { item, key, picture, isIncluded } = row;
  const { title } = item;
  const [isEdited, setEdited] = useState(false);
  const edited = useFocusBack(isEdited);
  if (isEdited)
    return (
      <li>
        <RowEditor
          item={item}
          kind={kind}
          onDone={(edit) => {
            if (edit) onEdit(key, edit);
            setEdited(false);
          }}
        />
      </li>
    );
  return (
    <li className={isIncluded ? '' : 'text-muted'}>
      <div className="relative flex items-start">
        <label className="relative z-1 grid cursor-pointer p-3">
          <input
            type="checkbox"
            aria-label={t`Import ${title}`}
            checked={isIncluded}
            onChange={(event) => onInclude([key], event.target.checked)}
            className="mt-0.5 size-5 accent-brand"
          />
        </label>
        <div className="grid min-h-11 min-w-0 grow gap-1 py-3">
          <span className="font-medium wrap-anywhere">
            <bdi>{title}</bdi>
          </span>
          <span className="text-sm tabular-nums empty:hidden">{factsOf(row)}</span>
          <Details row={row} />
          <Marks row={row} />
        </div>
        {isShowable(picture) && (
          <span className="w-14 shrink-0 pt-3 ps-3">
            <Picture src={picture} alt="" kind={kind} shape="square" />
          </span>
        )}
        {/* A tap anywhere on the card but on its box. */}
        <button
          type="button"
          ref={edited}
          aria-label={t`Edit ${title}`}
          onClick={() => setEdited(true)}
          className="grid size-11 shrink-0 place-items-center text-muted after:absolute after:inset-0"
        >
          <Pencil aria-hidden className="size-4" />
        </button>
      </div>
      {row.turn && (
        <div className="-mt-2 ps-11 pe-3">
          <OtherReading row={row} onTurn={onTurn} />
        </div>
      )}
    </li>
  );
}

function Details({ row: { item } }: { row: PreviewRow }) {
  const { category, variant, description, notes, primaryUrl } = item;
  const details = [category, variant, description, notes, primaryUrl ? siteOf(primaryUrl) : ''].filter(Boolean);
  if (details.length === 0) return null;
  return (
    <span className="line-clamp-3 text-sm text-muted wrap-anywhere">
      <bdi>{details.join(' · ')}</bdi>
    </span>
  );
}

type ColumnListProps = Pick<PreviewCardsProps, 'columns' | 'headings' | 'cells' | 'onColumns'>;

/** Open by itself where no column is known to hold the names. */
function ColumnList({ columns, headings, cells, onColumns }: ColumnListProps) {
  const all = columns.length;
  const used = columns.filter((column) => column !== null).length;
  return (
    <details open={!columns.includes('name') || undefined} className="rounded-card border border-line bg-card px-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {plural(all, { one: `Columns: ${used} of # is used`, other: `Columns: ${used} of # are used` })}
      </summary>
      <ul className="grid gap-4 pb-4">
        {columns.map((_column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={place} className="grid gap-1">
            <ColumnMeaning columns={columns} headings={headings} place={place} onColumns={onColumns} />
            <p dir="auto" className="truncate text-sm text-muted empty:hidden">
              {samplesOf(cells, place)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function samplesOf(cells: readonly (readonly string[])[], place: number): string {
  const some = new Set(cells.slice(0, 50).flatMap((row) => row[place]?.trim().slice(0, 80) || []));
  return [...some].slice(0, SAMPLES).join(' · ');
}
