import { plural, t } from '@lingui/core/macro';
import { Pencil } from 'lucide-react';
import { Fragment, useState } from 'react';
import { isOfGivers } from '#rules/shops/imports/givers';
import { Button } from '../../base/design/Button.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { Picture } from '../../base/design/Picture.tsx';
import { ScrollingTable } from '../../base/design/ScrollingTable.tsx';
import { ColumnMeaning } from './ColumnMeaning.tsx';
import { asideText, Marks, OtherReading, Tickbox } from './PreviewParts.tsx';
import type { Columns } from './preview-lines.ts';
import { factsOf, isShowable, type PreviewRow, type RowActions } from './preview-row.ts';
import { RowEditor } from './RowEditor.tsx';
import { useFocusBack } from './useFocusBack.ts';

interface PreviewTableProps extends RowActions {
  columns: Columns;
  /** As they stand in the file. */
  headings: readonly string[];
  rows: readonly PreviewRow[];
  kind: Kind;
  onColumns: (columns: Columns) => void;
}

/** Columns that are left out stand in the way of the others where there are more than these. */
const MOST_LEFT_OUT = 2;

/** The rows of a file below what their columns are taken for, which a menu over each changes. */
export function PreviewTable({ columns, headings, rows, kind, onColumns, ...actions }: PreviewTableProps) {
  const [folded, setFolded] = useState(() => foldedAtFirst(columns, headings));
  const places = columns.flatMap((column, place) => (folded.has(place) && column === null ? [] : [place]));
  const idle = columns.length - places.length;
  const isAllTicked = rows.length > 0 && rows.every(({ isIncluded, aside }) => isIncluded || aside !== null);
  const ownKeys = rows.flatMap(({ key, aside }) => (aside === null ? [key] : []));
  return (
    <div className="grid gap-2">
      <ScrollingTable label={t`Preview`} className="max-h-[70dvh]">
        <table className="w-full border-collapse text-sm">
          <thead className="sticky top-0 z-10 bg-card">
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="p-2">
                <Tickbox
                  label={t`All rows`}
                  isTicked={isAllTicked}
                  onChange={(next) => actions.onInclude(ownKeys, next)}
                />
              </th>
              <th scope="col" className="min-w-56 p-2 text-start font-semibold">{t`Becomes`}</th>
              {places.map((place) => (
                <th key={place} scope="col" className="min-w-40 p-2 text-start font-normal">
                  <span dir="auto" className="block truncate text-xs text-muted">
                    {headings[place] || '\u00a0'}
                  </span>
                  <ColumnMeaning
                    columns={columns}
                    headings={headings}
                    place={place}
                    labelHidden
                    onColumns={onColumns}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Fragment key={row.key}>
                {row.aside !== null && row.aside !== rows[index - 1]?.aside && (
                  <tr className="border-b border-line bg-sunk">
                    <td />
                    <th scope="rowgroup" colSpan={places.length + 1} className="p-2 text-start font-semibold">
                      {asideText(row.aside)}
                    </th>
                  </tr>
                )}
                <Row row={row} kind={kind} columns={columns} places={places} {...actions} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
      {idle > 0 && (
        <div>
          <Button look="plain" onClick={() => setFolded(new Set())}>
            {plural(idle, { one: 'Show # column that is left out', other: 'Show # columns that are left out' })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** One that somebody leaves out stays where it is, and so does one whose reason is told. */
function foldedAtFirst(columns: Columns, headings: readonly string[]): ReadonlySet<number> {
  const idle = columns.flatMap((column, place) => (column === null ? [place] : []));
  const isFolded = idle.length > MOST_LEFT_OUT && idle.length < columns.length;
  return new Set(isFolded ? idle.filter((place) => !isOfGivers(headings[place] ?? '')) : []);
}

interface RowProps extends Pick<PreviewTableProps, 'kind' | 'columns' | keyof RowActions> {
  row: PreviewRow;
  places: readonly number[];
}

function Row({ row, kind, columns, places, onInclude, onTurn, onEdit }: RowProps) {
  const { item, key, cells, picture, isIncluded } = row;
  const { title } = item;
  const [isEdited, setEdited] = useState(false);
  const edited = useFocusBack(isEdited);
  if (isEdited)
    return (
      <tr className="border-b border-line last:border-0">
        <td colSpan={places.length + 2} className="p-0">
          <RowEditor
            item={item}
            kind={kind}
            onDone={(edit) => {
              if (edit) onEdit(key, edit);
              setEdited(false);
            }}
          />
        </td>
      </tr>
    );
  return (
    <tr className={`border-b border-line align-top last:border-0 ${isIncluded ? '' : 'text-muted'}`}>
      <td className="p-2">
        <Tickbox label={t`Import ${title}`} isTicked={isIncluded} onChange={(next) => onInclude([key], next)} />
      </td>
      <td className="p-2">
        <span className="grid gap-1">
          {isShowable(picture) && (
            <span className="w-12">
              <Picture src={picture} alt="" kind={kind} shape="square" />
            </span>
          )}
          <button
            type="button"
            ref={edited}
            aria-label={t`Edit ${title}`}
            onClick={() => setEdited(true)}
            className="group flex items-start gap-2 text-start font-medium hover:underline"
          >
            <bdi className="line-clamp-2 grow wrap-anywhere">{title}</bdi>
            <Pencil aria-hidden className="mt-0.5 size-3.5 shrink-0 text-muted group-hover:text-ink" />
          </button>
          <span className="text-xs text-muted tabular-nums empty:hidden">{factsOf(row)}</span>
          <Marks row={row} />
          <OtherReading row={row} onTurn={onTurn} />
        </span>
      </td>
      {places.map((place) => (
        <td key={place} className={`p-2 ${columns[place] === null ? 'text-muted line-through' : ''}`}>
          <span dir="auto" className="line-clamp-3 max-w-72 wrap-anywhere">
            {cells[place]}
          </span>
        </td>
      ))}
    </tr>
  );
}
