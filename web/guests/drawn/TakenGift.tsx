import { Clock } from 'lucide-react';
import { giftAnchor } from '#rules/lists/sharing/gift-anchor';
import type { Cell } from '../../base/design/grid/grid-layouts.ts';
import { Highlight } from '../../base/design/Highlight.tsx';
import { heldText } from '../../base/text/held-text.ts';
import { nameToShow } from '../../base/text/soft-hyphens.ts';
import type { Face } from './shared-item.ts';

interface TakenGiftProps {
  item: Face;
  /** Whether gifts stand in rows: areRows(). */
  isPlain: boolean;
  mark: number | null;
  cell: Cell;
}

/** A gift that somebody holds, behind those that can be given: its name and until when. The server draws it, too. */
export function TakenGift({ item, isPlain, mark, cell }: TakenGiftProps) {
  const { id, title, heldUntil } = item;
  return (
    <li
      {...cell}
      id={giftAnchor(id)}
      className={`scroll-mt-20 print:paper-gift ${isPlain ? 'sheet-gift' : 'held-card'}`}
    >
      <Highlight change={mark}>
        <div className={`taken-line ${isPlain ? 'sm:px-5' : ''}`}>
          <h3 dir="auto" title={title} className="gift-name">
            {nameToShow(title)}
          </h3>
          <p>
            <Clock aria-hidden className="size-4 shrink-0" />
            {heldUntil && <span>{heldText(heldUntil)}</span>}
          </p>
        </div>
      </Highlight>
    </li>
  );
}
