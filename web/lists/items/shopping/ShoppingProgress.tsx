import { t } from '@lingui/core/macro';
import { numberText } from '../../../base/design/locale.ts';
import { isPurchased } from '../cache/sorting.ts';
import { useShoppingProgress_listFragment } from './ShoppingProgress.generated.ts';

/** How far the shopping has come, counted in items. */
export function ShoppingProgress({ list }: { list: { id: string } }) {
  const { data, complete } = useShoppingProgress_listFragment(list);
  if (!complete || data.purchasesHidden) return null;
  const { items, itemSummary } = data;
  const isPartial = items.pageInfo.hasNextPage && items.nodes.length < data.itemCount;
  const count = isPartial ? data.itemCount : items.nodes.length;
  const done = isPartial ? itemSummary.purchasedCount : items.nodes.filter(isPurchased).length;
  return (
    count > 0 && (
      <p className="shrink-0 text-sm font-semibold tabular-nums">
        <span className="max-sm:group-has-[[data-shops]]/about:sr-only">{t`${done} of ${count} ticked off`}</span>
        <bdi aria-hidden className="hidden max-sm:group-has-[[data-shops]]/about:inline">
          {numberText(done)} / {numberText(count)}
        </bdi>
      </p>
    )
  );
}
