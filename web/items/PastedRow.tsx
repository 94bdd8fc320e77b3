import { Undo2, X } from 'lucide-react';
import { IconButton } from '../design/IconButton.tsx';
import { moneyText } from '../design/Money.tsx';
import { siteOf } from '../products/links.ts';
import type { BulkLine } from './bulk-line.ts';

interface PastedRowProps {
  line: BulkLine;
  /** As it was pasted, whatever it is changed to. */
  writtenName: string;
  isLeftOut: boolean;
  onRename: (name: string) => void;
  onToggle: () => void;
}

/** One line of a pasted text: what it was read as, and the way out and back in. */
export function PastedRow({ line, writtenName, isLeftOut, onRename, onToggle }: PastedRowProps) {
  const { amount, name, link } = line;
  const called = writtenName || (link ? siteOf(link) : '');
  const isNamed = writtenName !== '' && !isLeftOut;
  return (
    <div className={`flex h-11 items-center gap-2 ${isLeftOut ? 'text-muted line-through' : ''}`}>
      {amount > 1 && <span className="shrink-0 tabular-nums">{`${amount} ×`}</span>}
      {isNamed ? (
        <input
          aria-label={`Name of ${writtenName}`}
          value={name}
          onChange={(event) => onRename(event.target.value)}
          autoComplete="off"
          className="min-h-9 min-w-0 grow border-b border-dashed border-edge bg-transparent text-base"
        />
      ) : (
        <span className="min-w-0 grow truncate">{name || called}</span>
      )}
      <span className="max-w-[45%] shrink-0 truncate text-sm tabular-nums empty:hidden">{factsOf(line)}</span>
      <IconButton
        label={isLeftOut ? `Put back: ${called}` : `Leave out: ${called}`}
        icon={isLeftOut ? <Undo2 aria-hidden /> : <X aria-hidden />}
        onClick={onToggle}
      />
    </div>
  );
}

function factsOf({ size, amount, link, name, price, isRepeated }: BulkLine): string {
  const cost = price && `${moneyText(price.price, price.currency)}${amount > 1 ? ' each' : ''}`;
  return [size, cost, link && name && siteOf(link), isRepeated && 'pasted twice'].filter(Boolean).join(', ');
}
