import type { FragmentType } from '@apollo/client';
import { CircleCheck } from 'lucide-react';
import { displayText } from '#rules/display-text';
import { PendingMark } from '../changes/PendingMark.tsx';
import { Badge } from '../design/Badge.tsx';
import { Money } from '../design/Money.tsx';
import { type ItemFacts_itemFragment, useItemFacts_itemFragment } from './ItemFacts.generated.ts';
import type { ItemContext } from './item-context.ts';
import { isPurchased } from './sorting.ts';

interface ItemFactsProps {
  item: FragmentType<ItemFacts_itemFragment>;
  context: ItemContext;
}

/** What stands under an item's title. */
export function ItemFacts({ item, context: { kind, purchasesHidden } }: ItemFactsProps) {
  const { data, complete } = useItemFacts_itemFragment(item);
  if (!complete) return null;

  const { price, currency, quantityDesired, quantityPurchased } = data;
  const [description, notes, category] = [data.description, data.notes, data.category].map(displayText);
  const amounts = purchasesHidden
    ? `Wanted ${quantityDesired}`
    : kind === 'SHOPPING'
      ? `Purchased ${quantityPurchased} / ${quantityDesired}`
      : `Wanted ${quantityDesired}, purchased ${quantityPurchased}`;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">
          <Money amount={price} currency={currency} />
        </span>
        <span className="text-sm text-muted tabular-nums">{amounts}</span>
      </p>
      <PendingMark itemId={data.id} />
      {(category || (!purchasesHidden && isPurchased(data))) && (
        <p className="flex flex-wrap gap-1.5">
          {!purchasesHidden && isPurchased(data) && (
            <Badge tone="good" icon={<CircleCheck aria-hidden />}>
              Purchased
            </Badge>
          )}
          {category && <Badge>{category}</Badge>}
        </p>
      )}
      {description && <p className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-line">{description}</p>}
      {notes && <p className="line-clamp-4 text-sm text-muted italic wrap-anywhere whitespace-pre-line">{notes}</p>}
    </>
  );
}
