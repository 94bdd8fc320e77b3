import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { IMPORT_COLUMNS, type ImportColumn } from '#rules/shops/imports/found-file';
import { isOfGivers } from '#rules/shops/imports/givers';
import { Select } from '../../base/design/fields/Select.tsx';
import { numberText } from '../../base/design/locale.ts';
import { COLUMN_LABELS } from './import-texts.ts';
import type { Columns } from './rows/preview-lines.ts';

interface ColumnMeaningProps {
  columns: Columns;
  headings: readonly string[];
  place: number;
  labelHidden?: boolean;
  onColumns: (columns: Columns) => void;
}

/** The menu that says what a column is taken for. Another column that was taken for the same is left out, unless both are notes. */
export function ColumnMeaning({ columns, headings, place, labelHidden, onColumns }: ColumnMeaningProps) {
  const [taken, setTaken] = useState<{ from: number; kind: ImportColumn } | null>(null);
  const heading = headings[place] ?? '';
  const number = place + 1;
  const change = (kind: ImportColumn | null) => {
    const from = kind === null || kind === 'notes' ? -1 : columns.indexOf(kind);
    setTaken(from >= 0 && kind ? { from, kind } : null);
    onColumns(columns.map((each, index) => (index === place ? kind : index === from ? null : each)));
  };
  const isTold = taken && columns[place] === taken.kind && columns[taken.from] === null;
  return (
    <>
      <Select
        label={heading ? t`Meaning of the column ${heading}` : t`Meaning of column ${number}`}
        labelHidden={labelHidden}
        value={columns[place] ?? ''}
        onChange={(event) => change((event.target.value || null) as ImportColumn | null)}
      >
        <option value="">{t`Leave out`}</option>
        {IMPORT_COLUMNS.map((each) => (
          <option key={each} value={each}>
            {say(COLUMN_LABELS[each])}
          </option>
        ))}
      </Select>
      <span role="status" className="mt-1 block text-xs text-muted empty:hidden">
        {isTold
          ? leftOutNowText(headings[taken.from] || numberText(taken.from + 1))
          : giversText(columns[place], heading)}
      </span>
    </>
  );
}

function leftOutNowText(column: string): string {
  return t`The column ${column} is left out now.`;
}

/** Says why a column that people would look for is left out. */
function giversText(column: ImportColumn | null | undefined, heading: string): string {
  if (column || !isOfGivers(heading)) return '';
  const meaning = say(COLUMN_LABELS.giver);
  return t`Who gives what isn’t imported. Choose “${meaning}” to keep it.`;
}
