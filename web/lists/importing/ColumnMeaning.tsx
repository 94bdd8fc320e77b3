import { t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { IMPORT_COLUMNS, type ImportColumn } from '#rules/shops/imports/found-file';
import { Select } from '../../base/design/fields/Select.tsx';
import { COLUMN_LABELS } from './import-texts.ts';
import type { Columns } from './preview-lines.ts';

interface ColumnMeaningProps {
  columns: Columns;
  headings: readonly string[];
  place: number;
  labelHidden?: boolean;
  onColumns: (columns: Columns) => void;
}

/** The menu that says what a column is taken for. Another column that was taken for the same is left out. */
export function ColumnMeaning({ columns, headings, place, labelHidden, onColumns }: ColumnMeaningProps) {
  const heading = headings[place] ?? '';
  const number = place + 1;
  const change = (kind: ImportColumn | null) =>
    onColumns(columns.map((each, index) => (index === place ? kind : each === kind ? null : each)));
  return (
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
  );
}
