import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { ClipboardEvent, InputHTMLAttributes } from 'react';
import { MOST_PIECES } from '#rules/lists/items/quantity';
import { CONTROL } from '../../../base/design/fields/control-look.ts';
import { describedBy, FieldNotes } from '../../../base/design/fields/FieldFrame.tsx';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { type BulkField, type BulkRow, changeRow, settleAmount } from './bulk-rows.ts';

interface BulkAddRowProps {
  row: BulkRow;
  /** Counted from 1. */
  place: number;
  isOnly: boolean;
  onChange: (row: BulkRow) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onRemove: () => void;
}

const FIELDS = ['name', 'size', 'amount'] as const;

export function idOf(row: BulkRow, field: BulkField): string {
  return `bulk-${row.id}-${field}`;
}

/** Name, size and amount side by side, or on a phone size and amount under the name. */
export function BulkAddRow({ row, place, isOnly, onChange, onPaste, onRemove }: BulkAddRowProps) {
  const isFirst = place === 1;
  const settle = () => {
    const settled = settleAmount(row);
    if (settled !== row) onChange(settled);
  };
  const cell = (field: BulkField, label: string, input: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <Cell
      id={idOf(row, field)}
      label={label}
      isLabelShown={isFirst}
      problem={row.problems[field]}
      value={row[field]}
      onChange={(event) => onChange(changeRow(row, field, event.target.value))}
      {...input}
    />
  );
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_5.5rem_2.75rem] gap-x-2 gap-y-2 border-line max-sm:border-b max-sm:pb-4 sm:grid-cols-[minmax(0,1fr)_10rem_5.5rem_2.75rem]">
      <legend className="sr-only">{t`Row ${place}`}</legend>
      <div className="col-span-2 sm:col-span-1">
        {cell('name', t`Name`, { onPaste, enterKeyHint: 'next', autoCapitalize: 'sentences' })}
      </div>
      <div className="max-sm:row-start-2">
        {cell('size', t`Size`, { enterKeyHint: 'next', placeholder: t`1 l, large…` })}
      </div>
      <div className="max-sm:row-start-2">
        {cell('amount', t`Amount`, {
          type: 'number',
          inputMode: 'numeric',
          min: 1,
          max: MOST_PIECES,
          step: 1,
          onBlur: settle,
        })}
      </div>
      <div className={`max-sm:col-start-3 max-sm:row-start-1 max-sm:pt-6.5 ${isFirst ? 'sm:pt-6.5' : ''}`}>
        <IconButton label={t`Remove row ${place}`} icon={<X aria-hidden />} disabled={isOnly} onClick={onRemove} />
      </div>
      {FIELDS.map(
        (field) =>
          row.problems[field] && (
            <div key={field} className="col-span-full">
              <FieldNotes id={idOf(row, field)} problem={row.problems[field]} />
            </div>
          ),
      )}
    </fieldset>
  );
}

interface CellProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  isLabelShown: boolean;
  problem?: string;
}

/** A field whose label, in a table of many, is seen in the first row only. */
function Cell({ id, label, isLabelShown, problem, ...input }: CellProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={`text-sm font-semibold text-ink ${isLabelShown ? '' : 'sm:sr-only'}`}>
        {label}
      </label>
      <input
        autoComplete="off"
        {...input}
        id={id}
        {...describedBy(id, { problem })}
        className={`min-h-11 scroll-mt-40 scroll-mb-48 ${CONTROL}`}
      />
    </div>
  );
}
