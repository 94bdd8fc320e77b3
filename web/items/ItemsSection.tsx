import type { FragmentType } from '@apollo/client';
import { GiftItems } from './GiftItems.tsx';
import { type ItemsSection_listFragment, useItemsSection_listFragment } from './ItemsSection.generated.ts';
import type { Highlights } from './item-context.ts';
import { ShoppingItems } from './ShoppingItems.tsx';

interface ItemsSectionProps {
  list: FragmentType<ItemsSection_listFragment>;
  highlights: Highlights;
  /** Whether searching and sorting, which few need at once, are unfolded where there is little room. */
  isViewOpen: boolean;
}

/** What is on a list: gifts in cards or rows, what is to be bought on a sheet. */
export function ItemsSection({ list, highlights, isViewOpen }: ItemsSectionProps) {
  const { data, complete } = useItemsSection_listFragment(list);
  if (!complete) return null;
  const canChange = data.viewerRole !== 'VIEWER' && !data.isDemo;
  const Items = data.listType === 'SHOPPING' ? ShoppingItems : GiftItems;
  return <Items list={data} highlights={highlights} isViewOpen={isViewOpen} canChange={canChange} />;
}
