import { t } from '@lingui/core/macro';
import { Pencil } from 'lucide-react';
import { siteOf } from '#rules/shops/lines/links';
import type { Kind } from '../../base/design/kinds.ts';
import { Picture } from '../../base/design/Picture.tsx';
import { Marks, OtherReading, Tickbox } from './PreviewParts.tsx';
import { RowEditor } from './RowEditor.tsx';
import { countOf, isShowable, measureOf, type PreviewRow, priceOf, type RowActions } from './rows/preview-row.ts';
import { useFocusBack } from './useFocusBack.ts';

interface PreviewRowsProps extends RowActions {
  rows: readonly PreviewRow[];
  kind: Kind;
  /** Purchases on the list are kept from the viewer as a surprise. */
  isBlind: boolean;
  /** The rows that something is to be done to at once; null where none are chosen for that. */
  selected: ReadonlySet<string> | null;
  onSelect: (keys: readonly string[], isSelected: boolean) => void;
  /** The row whose form is open. */
  edited: string | null;
  onEdited: (key: string | null) => void;
  /** The row after it, in whichever section. */
  nextOf: (key: string) => string | null;
}

/** Each row as it will be on the list: on a phone one below the other, else on as few lines as it takes. */
export function PreviewRows({ rows, ...props }: PreviewRowsProps) {
  return rows.map((row) => <Row key={row.key} row={row} {...props} />);
}

function Row({
  row,
  kind,
  isBlind,
  selected,
  edited,
  onEdited,
  nextOf,
  onSelect,
  onInclude,
  onTurn,
  onEdit,
}: RowProps) {
  const { item, key, isIncluded } = row;
  const { title } = item;
  const isEdited = edited === key;
  const next = isEdited ? nextOf(key) : null;
  const pencil = useFocusBack(isEdited, edited === null);
  if (isEdited)
    return (
      <li className="border-s-4 border-brand bg-paper">
        <RowEditor
          row={row}
          kind={kind}
          isBlind={isBlind}
          hasNext={next !== null}
          onDone={(edit, isNext = false) => {
            if (edit) onEdit([key], edit);
            if (edit && (!isNext || Object.keys(edit).length > 0)) onInclude([key], true); // a row that is corrected is wanted
            onEdited(isNext ? next : null);
          }}
        />
      </li>
    );
  return (
    <li
      className={`relative flex items-start ${isIncluded ? '' : 'text-muted'} ${selected?.has(key) ? 'bg-sunk' : ''}`}
    >
      <span className="relative z-1 p-2">
        <Tickbox
          label={selected ? t`Select ${title}` : t`Import ${title}`}
          isTicked={selected ? selected.has(key) : isIncluded}
          onChange={(next) => (selected ? onSelect([key], next) : onInclude([key], next))}
        />
      </span>
      <div className="grid min-h-11 min-w-0 grow gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span className="contents sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3 sm:gap-y-0.5">
          <span className="font-medium wrap-anywhere">
            <bdi>{title}</bdi>
          </span>
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1 empty:hidden max-sm:order-1">
            <Marks row={row} kind={kind} />
            <Details row={row} />
          </span>
        </span>
        <Facts row={row} />
        <div className="empty:hidden max-sm:order-2 sm:col-start-1">
          <OtherReading row={row} onTurn={onTurn} />
        </div>
      </div>
      <RowPicture row={row} kind={kind} />
      {/* A tap anywhere on the row but on its box. */}
      <button
        type="button"
        ref={pencil}
        aria-label={t`Edit ${title}`}
        onClick={() => onEdited(key)}
        className="grid size-11 shrink-0 place-items-center text-muted after:absolute after:inset-0 hover:text-ink"
      >
        <Pencil aria-hidden className="size-4" />
      </button>
    </li>
  );
}

type RowProps = Omit<PreviewRowsProps, 'rows'> & { row: PreviewRow };

/** On a wide screen they stand below each other from row to row. */
function Facts({ row }: { row: PreviewRow }) {
  const { primaryUrl } = row.item;
  const [count, measure, price] = [countOf(row), measureOf(row), priceOf(row)];
  const site = primaryUrl ? siteOf(primaryUrl) : '';
  if (!count && !measure && !price && !site) return null;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums sm:row-span-2 sm:flex-nowrap sm:gap-x-4 sm:text-base">
      <span className="flex gap-x-2 empty:hidden sm:min-w-16 sm:justify-end sm:empty:flex">
        {count && <span>{count}</span>}
        {measure && <span>{measure}</span>}
      </span>
      <span className="empty:hidden sm:min-w-24 sm:text-end sm:empty:inline">{price}</span>
      <span className="truncate text-muted empty:hidden sm:w-40 sm:text-sm sm:empty:inline" dir="ltr">
        {site}
      </span>
    </span>
  );
}

function Details({ row: { item } }: { row: PreviewRow }) {
  const { variant, description, notes } = item;
  const details = [variant, description, notes].filter(Boolean);
  if (details.length === 0) return null;
  return (
    <span className="line-clamp-3 text-sm text-muted wrap-anywhere sm:line-clamp-2">
      <bdi>{details.join(' · ').replaceAll('\n', ' · ')}</bdi>
    </span>
  );
}

function RowPicture({ row: { picture }, kind }: { row: PreviewRow; kind: Kind }) {
  if (!isShowable(picture)) return null;
  return (
    <span className="w-12 shrink-0 pt-2 ps-3">
      <Picture src={picture} alt="" kind={kind} shape="square" />
    </span>
  );
}
