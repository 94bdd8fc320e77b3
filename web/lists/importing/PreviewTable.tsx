import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { IMPORT_COLUMNS, type ImportColumn } from '#rules/shops/imports/found-file';
import type { FoundRow } from '#rules/shops/imports/found-rows';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { numberText } from '../../base/design/locale.ts';
import { moneyText } from '../../base/design/Money.tsx';
import { Picture } from '../../base/design/Picture.tsx';
import { ScrollingTable } from '../../base/design/ScrollingTable.tsx';
import { amountText } from '../../base/text/amount-text.ts';
import { anyNumberText } from '../../base/text/any-number-text.ts';
import { COLUMN_LABELS, remarkText } from './import-texts.ts';

/** So many rows are drawn at first, and more on request. */
const ROWS_AT_ONCE = 100;

interface PreviewRow extends FoundRow {
  double: 'LISTED' | 'REPEATED' | null;
  /** Was asked for with “Read the Links”. */
  picture: string | null;
  isIncluded: boolean;
}

type Columns = readonly (ImportColumn | null)[];

interface PreviewTableProps {
  columns: Columns;
  /** As they stand in the file. */
  headings: readonly string[];
  cells: readonly (readonly string[])[];
  rows: readonly PreviewRow[];
  kind: Kind;
  onColumns: (columns: Columns) => void;
  onInclude: (places: readonly number[], isIncluded: boolean) => void;
}

/** The rows of a file below what their columns are taken for, which a menu over each changes. */
export function PreviewTable({ columns, headings, cells, rows, kind, onColumns, onInclude }: PreviewTableProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const all = rows.length;
  const chosen = rows.filter(({ isIncluded }) => isIncluded).length;
  const change = (index: number, kind: ImportColumn | null) =>
    onColumns(columns.map((each, place) => (place === index ? kind : each === kind ? null : each)));
  const rest = all - shown;
  return (
    <div className="grid gap-3">
      <ScrollingTable label={t`Preview`} className="max-h-[70dvh]">
        <table className="w-full border-collapse text-sm">
          <thead className="sticky top-0 z-10 bg-card">
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="p-2">
                <Tickbox
                  label={t`All rows`}
                  isTicked={chosen > 0 && chosen === all}
                  onChange={(isIncluded) =>
                    onInclude(
                      rows.map(({ place }) => place),
                      isIncluded,
                    )
                  }
                />
              </th>
              <th scope="col" className="min-w-32 p-2 font-semibold">{t`Becomes`}</th>
              {columns.map((column, index) => {
                const heading = headings[index] ?? '';
                const number = index + 1;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <th key={index} scope="col" className="min-w-36 p-2 font-normal">
                    <span dir="auto" className="block truncate text-xs text-muted">
                      {heading || '\u00a0'}
                    </span>
                    <Select
                      label={heading ? t`Meaning of the column ${heading}` : t`Meaning of column ${number}`}
                      labelHidden
                      value={column ?? ''}
                      onChange={(event) => change(index, (event.target.value || null) as ImportColumn | null)}
                    >
                      <option value="">{t`Leave out`}</option>
                      {IMPORT_COLUMNS.map((each) => (
                        <option key={each} value={each}>
                          {say(COLUMN_LABELS[each])}
                        </option>
                      ))}
                    </Select>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <Row
                key={row.place}
                row={row}
                kind={kind}
                columns={columns}
                cells={cells[row.place] ?? []}
                onInclude={onInclude}
              />
            ))}
          </tbody>
        </table>
      </ScrollingTable>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-muted tabular-nums">
          {plural(all, { one: `${chosen} of # row will be imported.`, other: `${chosen} of # rows will be imported.` })}
        </p>
        {rest > 0 && (
          <Button look="plain" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            {plural(rest, { one: 'Show # more row', other: 'Show more (# left)' })}
          </Button>
        )}
      </div>
    </div>
  );
}

interface RowProps {
  row: PreviewRow;
  kind: Kind;
  columns: Columns;
  cells: readonly string[];
  onInclude: PreviewTableProps['onInclude'];
}

function Row({ row, kind, columns, cells, onInclude }: RowProps) {
  const { item, place, picture, isIncluded } = row;
  const { title } = item;
  return (
    <tr className={`border-b border-line align-top last:border-0 ${isIncluded ? '' : 'text-muted'}`}>
      <td className="p-2">
        <Tickbox label={t`Bring ${title}`} isTicked={isIncluded} onChange={(next) => onInclude([place], next)} />
      </td>
      <td className="p-2">
        <span className="grid gap-1">
          {isShowable(picture) && (
            <span className="w-12">
              <Picture src={picture} alt="" kind={kind} shape="square" />
            </span>
          )}
          <bdi className="line-clamp-2 font-medium wrap-anywhere">{title}</bdi>
          <span className="text-xs text-muted tabular-nums empty:hidden">{factsOf(row)}</span>
          <Marks row={row} />
        </span>
      </td>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td key={index} className={`p-2 ${column === null ? 'text-muted line-through' : ''}`}>
          <span dir="auto" className="line-clamp-3 max-w-72 wrap-anywhere">
            {cells[index]}
          </span>
        </td>
      ))}
    </tr>
  );
}

function Marks({ row: { double, isTicked, remarks } }: { row: PreviewRow }) {
  return (
    <span className="flex flex-wrap gap-1 empty:hidden">
      {double === 'LISTED' && <Badge tone="warm">{t`On the list already`}</Badge>}
      {double === 'REPEATED' && <Badge tone="warm">{t`Twice in the file`}</Badge>}
      {isTicked && <Badge>{t`Ticked off`}</Badge>}
      {remarks.map((remark) => (
        <Badge key={remark}>{remarkText(remark)}</Badge>
      ))}
    </span>
  );
}

/** Pictures of shops are fetched by the browser; nothing inside somebody's own network is. */
function isShowable(address: string | null): boolean {
  return (
    address !== null &&
    /^https:\/\/[a-z0-9.-]{1,200}\.[a-z]{2,20}\//i.test(address) &&
    !/^https:\/\/[^/]{1,200}\.(?:local|internal|lan|home)\//i.test(address)
  );
}

function factsOf({ item: { quantityDesired, amount, price, currency, isFund } }: PreviewRow): string {
  const count = isFund
    ? t`Fund`
    : isAnyNumber(quantityDesired)
      ? anyNumberText(0)
      : quantityDesired > 1
        ? `${numberText(quantityDesired)} ×`
        : '';
  return [count, amountText(amount), price !== null && moneyText(price, currency)].filter(Boolean).join(' ');
}

interface TickboxProps {
  label: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

function Tickbox({ label, isTicked, onChange }: TickboxProps) {
  return (
    <label className="-m-2 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-brand"
      />
    </label>
  );
}
