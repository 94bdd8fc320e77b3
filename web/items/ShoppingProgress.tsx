import type { FragmentType } from '@apollo/client';
import { type ShoppingProgress_listFragment, useShoppingProgress_listFragment } from './ShoppingProgress.generated.ts';
import { isPurchased } from './sorting.ts';

/** How far the shopping has come, counted in items. */
export function ShoppingProgress({ list }: { list: FragmentType<ShoppingProgress_listFragment> }) {
  const { data, complete } = useShoppingProgress_listFragment(list);
  if (!complete || data.purchasesHidden || data.items.length === 0) return null;
  const done = data.items.filter(isPurchased).length;
  return <p className="shrink-0 text-sm font-semibold tabular-nums">{`Purchased ${done} / ${data.items.length}`}</p>;
}
