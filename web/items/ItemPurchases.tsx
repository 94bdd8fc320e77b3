import type { FragmentType } from '@apollo/client';
import { Undo2 } from 'lucide-react';
import { displayText } from '#rules/display-text';
import { RelativeTime } from '../design/RelativeTime.tsx';
import { type ItemPurchases_itemFragment, useItemPurchases_itemFragment } from './ItemPurchases.generated.ts';
import { itemTitle } from './item-texts.ts';
import { usePurchase } from './usePurchase.ts';

type Purchase = ItemPurchases_itemFragment['purchases'][number];
type Buying = Pick<Purchase, 'mine' | 'guestName' | 'guestEmail'> & { buyer: { name: string } | null };

interface ItemPurchasesProps {
  item: FragmentType<ItemPurchases_itemFragment>;
}

/** Who bought how many, for those who may know, and the way to take it back. */
export function ItemPurchases({ item }: ItemPurchasesProps) {
  const { data, complete } = useItemPurchases_itemFragment(item);
  const { undo } = usePurchase();
  if (!complete) return null;

  const worthShowing = data.purchases.filter((purchase) => buyerOf(purchase) !== null || purchase.canUndo);
  if (worthShowing.length === 0) return null;
  return (
    <ul aria-label={`Purchases of ${itemTitle(data)}`} className="grid">
      {worthShowing.map((purchase) => (
        <li key={purchase.id} className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="min-w-0 wrap-anywhere">
            {buyerOf(purchase) ? (
              <>
                Bought by <strong className="font-semibold">{buyerOf(purchase)}</strong>
              </>
            ) : (
              <>
                Bought <RelativeTime at={purchase.purchaseDate} />
              </>
            )}
            {purchase.quantity > 1 && ` (${purchase.quantity})`}
          </span>
          {purchase.canUndo && (
            <button
              type="button"
              aria-label={`Undo the purchase of ${itemTitle(data)}`}
              onClick={() => void undo(purchase.id, data)}
              className="inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 font-semibold text-brand hover:underline"
            >
              <Undo2 aria-hidden className="size-4" />
              Undo
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who else bought, as far as the viewer may know: "Bought by Ida and Tom". */
export function othersText(purchases: readonly Buying[]): string | null {
  const others = purchases.filter(({ mine }) => !mine).map(buyerOf);
  const names = [...new Set(others)].filter((name) => name !== null);
  return names.length === 0 ? null : `Bought by ${new Intl.ListFormat('en').format(names)}`;
}

/** Null when the viewer may not know. */
function buyerOf({ mine, buyer, guestName, guestEmail }: Buying): string | null {
  if (mine) return 'you';
  if (buyer) return displayText(buyer.name);
  if (guestName) return guestEmail ? `${displayText(guestName)} (${guestEmail})` : displayText(guestName);
  return guestEmail;
}
