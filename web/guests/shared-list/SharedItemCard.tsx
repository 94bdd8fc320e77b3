import { t } from '@lingui/core/macro';
import { type ComponentProps, memo } from 'react';
import { SharedItemFace } from '../drawn/SharedItemFace.tsx';
import { SharedRowFace } from '../drawn/SharedRowFace.tsx';
import type { Face } from '../drawn/shared-item.ts';
import type { SharedItemCard_itemFragment } from './SharedItemCard.generated.ts';

type Shown = Face & Omit<SharedItemCard_itemFragment, '__typename' | ' $fragmentName'>;

interface SharedItemCardProps<Item extends Shown>
  extends Omit<ComponentProps<typeof SharedItemFace>, 'item' | 'onBuy'> {
  item: Item;
  onBuy: (item: Item) => Promise<void>;
}

function Card<Item extends Shown>({ item, onBuy, ...standing }: SharedItemCardProps<Item>) {
  const Face = standing.kind === 'SHOPPING' ? SharedRowFace : SharedItemFace;
  return <Face {...standing} item={item} onBuy={() => onBuy(item).catch(sayUnreachable)} />;
}

/** A gift, or a thing to buy. Drawn anew only when something of it changes: a list has hundreds. The server draws it, too. */
export const SharedItemCard = memo(Card) as typeof Card;

async function sayUnreachable() {
  const { toast } = await import('sonner');
  toast.error(t`Network error. Please check your internet connection and try again.`);
}
