import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Undo2, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { MOST_PIECES } from '#rules/lists/items/quantity';
import type { Line } from '#rules/shops/lines/line';
import { siteOf } from '#rules/shops/lines/links';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { enumeration } from '../../../base/design/list-text.ts';
import { moneyText } from '../../../base/design/Money.tsx';
import type { OtherReading } from './preview-edit.ts';

interface PastedRowProps {
  line: Line;
  /** As it was pasted, whatever it is changed to. */
  writtenName: string;
  isLeftOut: boolean;
  /** Another row has nothing but a link to the same site. */
  isTwin: boolean;
  /** Another meaning of the line; null for none. */
  other: OtherReading | null;
  onRename: (name: string) => void;
  onToggle: () => void;
  /** Reads it in that other way. */
  onTurn: () => void;
}

/** One line of a pasted text: what it was read as, and the way out and back in. */
export function PastedRow({ line, writtenName, isLeftOut, isTwin, other, onRename, onToggle, onTurn }: PastedRowProps) {
  const { amount, name, link } = line;
  const otherReading = other?.news;
  const called = writtenName || (link ? calledBy(link, isTwin) : '');
  return (
    <>
      <div
        className={`grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 ${isLeftOut ? 'text-muted line-through' : ''}`}
      >
        {/* Facts stand below a name that needs the whole line. */}
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <div className="flex max-w-full min-w-0 grow items-center gap-2">
            {amount > 1 && <span className="shrink-0 tabular-nums">{`${amount} ×`}</span>}
            {isLeftOut ? (
              <span dir="auto" className="min-w-0 grow truncate">
                {name || called}
              </span>
            ) : (
              <PastedName label={t`Name of ${called}`} name={name} placeholder={called} onRename={onRename} />
            )}
          </div>
          <span dir="auto" className="max-w-full min-w-0 truncate py-1 text-sm text-muted tabular-nums empty:hidden">
            {factsOf(line)}
          </span>
        </div>
        <IconButton
          label={isLeftOut ? t`Put back: ${called}` : t`Leave out: ${called}`}
          icon={isLeftOut ? <Undo2 aria-hidden /> : <X aria-hidden />}
          onClick={onToggle}
        />
      </div>
      {other && !isLeftOut && (
        <button
          type="button"
          onClick={onTurn}
          aria-label={otherReading === other.text ? undefined : orText(other.text)}
          className="min-h-11 max-w-full truncate text-start text-sm text-muted underline decoration-dotted underline-offset-4"
        >
          <Trans comment="Another meaning of a pasted line, as in “or 7 × Up”">
            or <bdi>{otherReading}</bdi>
          </Trans>
        </button>
      )}
    </>
  );
}

/** In characters: as much of an address as tells pages of one site apart, in a line of a phone. */
const LONGEST_END = 24;

/** A link in place of a name: by its site, and the end of its address where the site alone tells nothing. */
function calledBy(link: string, isTwin: boolean): string {
  const address = isTwin ? URL.parse(link) : null;
  if (!address) return siteOf(link);
  const path = [...`${address.pathname}${address.search}`.replace(/^\/|\/$/g, '')];
  const end = path.slice(-LONGEST_END).join('');
  return isolated(`${siteOf(link)}/${path.length > LONGEST_END ? '…' : ''}${end}`);
}

function orText(reading: string): string {
  return t({ message: `or ${reading}`, comment: 'Another meaning of a pasted line, as in “or 7 × Up”' });
}

interface PastedNameProps {
  label: string;
  name: string;
  placeholder: string;
  onRename: (name: string) => void;
}

/** As high as its name is long. Enter goes to the next one, and Escape back to what it was when it was entered. */
function PastedName({ label, name, placeholder, onRename }: PastedNameProps) {
  const before = useRef(name);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      focusNext(event.currentTarget);
    }
    if (event.key !== 'Escape' || name === before.current) return; // the preview closes
    event.stopPropagation();
    onRename(before.current);
  };
  return (
    <textarea
      dir="auto"
      aria-label={label}
      value={name}
      placeholder={placeholder}
      rows={1}
      onFocus={() => {
        before.current = name;
      }}
      onChange={(event) => onRename(event.target.value.replace(/[\r\n]+/g, ' '))}
      onKeyDown={press}
      autoComplete="off"
      enterKeyHint="next"
      className="field-sizing-content min-h-9 min-w-0 grow resize-none border-b border-dashed border-edge bg-transparent py-1.5 text-base wrap-anywhere"
    />
  );
}

/** After the last one it is done. */
function focusNext(name: HTMLTextAreaElement): void {
  const names = [...(name.closest('ul')?.querySelectorAll('textarea') ?? [])];
  const next = names[names.indexOf(name) + 1];
  if (next) next.focus();
  else name.blur();
}

function factsOf({ size, amount, link, name, price, isRepeated, isTicked, isTooMany }: Line): string {
  const cost = price && moneyText(price.price, price.currency);
  const facts = [
    size,
    cost && amount > 1 ? t({ message: `${cost} each`, comment: 'The price of one of several' }) : cost,
    link && name && siteOf(link),
    isRepeated && t`pasted twice`,
    isTicked && t`ticked off`,
    isTooMany && t`up to ${MOST_PIECES} fit`,
  ];
  return enumeration(facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[]);
}
