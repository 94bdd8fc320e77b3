import { ProgressBar } from '../design/ProgressBar.tsx';
import { giftSummary } from './gift-summary.ts';
import type { ItemsSection_itemFragment } from './ItemsSection.generated.ts';
import { SurpriseNote } from './SurpriseNote.tsx';
import { isPurchased } from './sorting.ts';

interface TakenStripProps {
  items: readonly ItemsSection_itemFragment[];
  purchasesHidden: boolean;
  eventDate: string | null;
}

/** Answers the one question that an owner comes with: what is taken? */
export function TakenStrip({ items, purchasesHidden, eventDate }: TakenStripProps) {
  const [first, ...others] = giftSummary(items, purchasesHidden);
  return (
    <div className="overflow-clip rounded-card border border-line bg-card">
      <div className="grid gap-1.5 px-4 py-3">
        <p className="flex flex-wrap gap-x-2 text-muted tabular-nums">
          <strong className="font-semibold text-ink">{first}</strong>
          {others.map((part) => (
            <span key={part} className="min-w-0 wrap-anywhere">
              <span aria-hidden className="mr-2">
                ·
              </span>
              {part}
            </span>
          ))}
        </p>
        {purchasesHidden && <SurpriseNote until={eventDate} />}
      </div>
      {!purchasesHidden && (
        <ProgressBar label="Items taken" value={items.filter(isPurchased).length} max={items.length} isSlim />
      )}
    </div>
  );
}
