import { plural, t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { enumeration } from '../../base/design/list-text.ts';
import { numberText } from '../../base/design/locale.ts';
import { ColumnMeaning } from './ColumnMeaning.tsx';
import type { Columns } from './rows/preview-lines.ts';

interface ColumnListProps {
  columns: Columns;
  /** As they stand in the file. */
  headings: readonly string[];
  cells: readonly (readonly string[])[];
  onColumns: (columns: Columns) => void;
}

/** So many values show what a column holds. */
const SAMPLES = 3;

/** The meanings of a file’s columns. Open by itself where no column is known to hold the names. */
export function ColumnList({ columns, headings, cells, onColumns }: ColumnListProps) {
  if (headings.length === 0 && columns.length < 2) return null;
  const all = columns.length;
  const idle = columns.flatMap((column, place) => (column === null ? [headings[place] || numberText(place + 1)] : []));
  const used = all - idle.length;
  return (
    <details open={!columns.includes('name') || undefined} className="rounded-card border border-line bg-card px-3">
      <summary className="min-h-11 cursor-pointer py-2.5 wrap-anywhere">
        <span className="font-semibold">
          {plural(all, { one: `Columns: ${used} of # is used`, other: `Columns: ${used} of # are used` })}
        </span>
        {idle.length > 0 && (
          <span className="ps-2 text-sm text-muted">
            {t`Left out:`} <bdi>{enumeration(idle.map(isolated))}</bdi>
          </span>
        )}
      </summary>
      <ul className="grid gap-4 pb-4 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map((_column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={place} className="grid content-start gap-1">
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
