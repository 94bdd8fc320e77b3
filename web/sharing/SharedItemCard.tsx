import type { FragmentType } from '@apollo/client';
import type { ComponentProps } from 'react';
import { type SharedItemCard_itemFragment, useSharedItemCard_itemFragment } from './SharedItemCard.generated.ts';
import { SharedItemFace } from './SharedItemFace.tsx';
import { SharedRowFace } from './SharedRowFace.tsx';

interface SharedItemCardProps extends Omit<ComponentProps<typeof SharedItemFace>, 'item'> {
  item: FragmentType<SharedItemCard_itemFragment>;
}

export function SharedItemCard({ item, onBuy, ...standing }: SharedItemCardProps) {
  const { data, complete } = useSharedItemCard_itemFragment(item);
  if (!complete) return null;
  const Face = standing.kind === 'SHOPPING' ? SharedRowFace : SharedItemFace;
  return <Face {...standing} item={data} onBuy={() => onBuy().catch(sayUnreachable)} />;
}

async function sayUnreachable() {
  const { toast } = await import('sonner');
  toast.error('Network error. Please check your internet connection and try again.');
}
