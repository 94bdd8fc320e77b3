import { memo, type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { RestToCome } from '../../../base/page/RestToCome.tsx';
import type { Highlights } from '../cache/item-context.ts';
import { type OpenList_listFragment, openListOf, useOpenList_listFragment } from '../cache/open-list.ts';
import { useRemainingItems } from '../cache/useRemainingItems.ts';
import { GiftItems } from './GiftItems.tsx';
import { ShoppingItems } from './ShoppingItems.tsx';

interface ItemsSectionProps {
  list: { id: string };
  highlights: Highlights;
  /** Whether searching and sorting, which few need at once, are unfolded where there is little room. */
  isViewOpen: boolean;
  /** Whether the list was made a moment ago, so that the first thing is added now. */
  isJustMade: boolean;
  /** Whether it’s one of the past lists. */
  isPast: boolean;
  /** Whether items are being selected, to do something to all of them. */
  isSelecting: boolean;
  onSelected: () => void;
  /** Opens a box for a whole list as text. */
  onPasteSeveral: () => void;
  /** Below things to buy: gifts for others that the reader holds. */
  ownGifts: ReactNode;
}

/** The items of a list: gifts in cards or rows, things to buy on a sheet. */
export function ItemsSection({ list, ...props }: ItemsSectionProps) {
  const { data, complete } = useOpenList_listFragment(list);
  return complete ? <OpenItems list={data} {...props} /> : null;
}

interface OpenItemsProps extends Omit<ItemsSectionProps, 'list'> {
  list: OpenList_listFragment;
}

const [Gifts, Shopping] = [memo(GiftItems), memo(ShoppingItems)];

/** While pages come they are drawn bit by bit, between which the page scrolls. */
function OpenItems({ list, ...props }: OpenItemsProps) {
  const { hasFailed, retry } = useRemainingItems(list);
  const drawn = useDeferredValue(list);
  const shown = list.items.pageInfo.hasNextPage && drawn.id === list.id ? drawn : list;
  const open = useMemo(() => openListOf(shown), [shown]);
  const canChange = list.viewerRole !== 'VIEWER' && !list.isDemo;
  const drawRest = useCallback(
    (isInTheWay: boolean) => <RestToCome {...open} isInTheWay={isInTheWay} hasFailed={hasFailed} onRetry={retry} />,
    [open, hasFailed, retry],
  );
  const Items = list.listType === 'SHOPPING' ? Shopping : Gifts;
  return <Items list={open} {...props} canChange={canChange} drawRest={drawRest} />;
}
