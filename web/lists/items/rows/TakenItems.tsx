import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { listText } from '../../../base/design/list-text.ts';
import { buyersOf } from '../cache/buyers.ts';
import type { Highlights, ItemContext } from '../cache/item-context.ts';
import type { ListedItem } from '../cache/open-list.ts';
import { toThankText } from '../cache/to-thank.ts';
import { ItemGroups } from './ItemGroups.tsx';

interface TakenItemsProps {
  items: readonly ListedItem[];
  /** With those that have not come yet. */
  count: number;
  context: ItemContext;
  highlights: Highlights;
  isOpen: boolean;
  onToggle: () => void;
  /** Whether the rows above have handles, which these leave room for. */
  isIndented: boolean;
}

/** Gifts that nobody needs any more: one line with the buyers, which unfolds. */
export function TakenItems({ items, count, context, highlights, isOpen, onToggle, isIndented }: TakenItemsProps) {
  const buyers = [...new Set(items.flatMap(({ purchases }) => buyersOf(purchases)))];
  const thanks = items
    .flatMap(({ purchases }) => purchases.map(({ isThanked }) => isThanked ?? null))
    .filter((each) => each !== null);
  const toThankCount = thanks.filter((isThanked) => !isThanked).length;
  const toThank = thanks.length === 0 ? null : toThankCount > 0 ? toThankText(toThankCount) : t`Everyone’s thanked`;
  return (
    <section aria-labelledby="taken" className="grid grid-cols-[minmax(0,1fr)] gap-2.5 border-t border-line pt-2">
      <h3 id="taken" className="min-w-0">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center gap-2 text-start text-xl"
        >
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 text-muted print:hidden transition-transform duration-150 ${isOpen ? '' : '-rotate-90 rtl:rotate-90'}`}
          />
          <span>
            <Trans context="heading of gifts">
              Taken <span className="font-sans text-base font-normal text-muted tabular-nums">{count}</span>
            </Trans>
          </span>
          {isOpen && toThank !== null && (
            <span className="ms-auto shrink-0 font-sans text-sm font-normal text-muted tabular-nums">{toThank}</span>
          )}
          {!isOpen && buyers.length > 0 && (
            <span className="min-w-0 truncate font-sans text-sm font-normal text-muted">{listText(buyers)}</span>
          )}
        </button>
      </h3>
      {isOpen && (
        <ItemGroups
          groups={[{ category: null, items: [...items] }]}
          look="list"
          context={{ ...context, areTaken: true }}
          isIndented={isIndented}
          highlights={highlights}
        />
      )}
    </section>
  );
}
