import { type ComponentProps, memo } from 'react';
import { SharedItemFace } from '../drawn/SharedItemFace.tsx';
import { SharedRowFace } from '../drawn/SharedRowFace.tsx';
import type { SharedItemCard_itemFragment } from './SharedItemCard.generated.ts';
import type { SharedListView_itemFragment } from './SharedListView.generated.ts';

/** What the list has of an item, and with it what a card shows. */
type ListedItem = SharedListView_itemFragment & Omit<SharedItemCard_itemFragment, ' $fragmentName'>;

interface SharedItemCardProps extends Omit<ComponentProps<typeof SharedItemFace>, 'item' | 'onBuy'> {
  item: ListedItem;
  onBuy: (item: ListedItem) => Promise<void>;
}

/** Drawn anew only when something of it changes: a list has hundreds. */
export const SharedItemCard = memo(function SharedItemCard({ item, onBuy, ...standing }: SharedItemCardProps) {
  const Face = standing.kind === 'SHOPPING' ? SharedRowFace : SharedItemFace;
  return <Face {...standing} item={item} onBuy={() => onBuy(item).catch(sayUnreachable)} />;
});

async function sayUnreachable() {
  const { toast } = await import('sonner');
  toast.error('Network error. Please check your internet connection and try again.');
}
