import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Highlights, ItemContext } from '../cache/item-context.ts';
import type { ListedItem } from '../cache/open-list.ts';
import { thanksOf } from '../cache/to-thank.ts';
import { ItemGroups } from './ItemGroups.tsx';

interface TakenItemsProps {
  items: readonly ListedItem[];
  /** Both with those that have not come yet. Held gifts stand among the taken, and the list counts them by themselves. */
  count: number;
  heldCount: number;
  context: ItemContext;
  highlights: Highlights;
  /** Whether the rows below have handles, which these leave room for. */
  isIndented: boolean;
}

/** Gifts that nobody needs any more: who, when, and a tick for each thank you. */
export function TakenItems({ items, count, heldCount: held, context, highlights, isIndented }: TakenItemsProps) {
  const { all, open } = thanksOf(items);
  return (
    <section id="taken" aria-labelledby="taken-heading" className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex min-h-11 items-center gap-3">
        <h3 id="taken-heading" className="min-w-0 text-xl">
          <Trans context="heading of gifts">
            Taken <span className="font-sans text-base font-normal text-muted tabular-nums">{count}</span>
          </Trans>
        </h3>
        {held > 0 && (
          <span className="shrink-0 text-muted">
            {t({ message: plural(held, { one: '# held', other: '# held' }), comment: 'Gifts of a list' })}
          </span>
        )}
        <span role="status" className="shrink-0 text-sm text-muted empty:hidden">
          {all > 0 && open === 0 && t`Everyone’s thanked`}
        </span>
      </div>
      <ItemGroups
        groups={[{ category: null, items: [...items] }]}
        look="list"
        context={{ ...context, areTaken: true }}
        isIndented={isIndented}
        highlights={highlights}
      />
    </section>
  );
}
