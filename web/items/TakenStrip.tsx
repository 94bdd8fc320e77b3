import { ProgressBar } from '../design/ProgressBar.tsx';
import { countedTotals, giftSummary, totalsOf } from './gift-summary.ts';
import type { OpenList } from './open-list.ts';
import { SurpriseNote } from './SurpriseNote.tsx';

interface TakenStripProps {
  list: OpenList;
}

/** Answers the one question that an owner comes with: what is taken? */
export function TakenStrip({ list }: TakenStripProps) {
  const { items, missingCount, itemCount, itemSummary, purchasesHidden } = list;
  const totals = missingCount > 0 ? countedTotals(itemSummary, itemCount) : totalsOf(items);
  const [first, ...others] = giftSummary(totals, purchasesHidden);
  return (
    <div className="overflow-clip rounded-card border border-line bg-card">
      <div className="grid gap-1.5 px-4 py-3 sm:py-2 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-6">
        <div className="min-w-0 overflow-clip">
          <p className="-ml-4 flex flex-wrap text-muted tabular-nums">
            <strong className="pl-4 font-semibold text-ink">{first}</strong>
            {others.map((part) => (
              // the dot stands in the room to the left, which is out of sight where a line begins
              <span key={part} className="relative min-w-0 pl-4 wrap-anywhere">
                <span aria-hidden className="absolute left-1.5">
                  ·
                </span>{' '}
                {part}
              </span>
            ))}
          </p>
        </div>
        {purchasesHidden && <SurpriseNote list={list} />}
      </div>
      {!purchasesHidden && <ProgressBar label="Items taken" value={totals.taken} max={totals.count} isSlim />}
    </div>
  );
}
