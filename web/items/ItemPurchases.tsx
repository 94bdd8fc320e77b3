import type { FragmentType } from '@apollo/client';
import { Undo2 } from 'lucide-react';
import { displayText } from '#rules/display-text';
import { RelativeTime } from '../design/RelativeTime.tsx';
import { type ItemPurchases_itemFragment, useItemPurchases_itemFragment } from './ItemPurchases.generated.ts';
import { itemTitle } from './item-texts.ts';
import { usePurchase } from './usePurchase.ts';

type Purchase = ItemPurchases_itemFragment['purchases'][number];

interface ItemPurchasesProps {
  item: FragmentType<ItemPurchases_itemFragment>;
  /** Lines have a way to take each purchase back; a sentence only names those who bought, other than the viewer. */
  look?: 'lines' | 'sentence';
}

/** Who bought how many, for those who may know, and the way to take it back. */
export function ItemPurchases({ item, look = 'lines' }: ItemPurchasesProps) {
  const { data, complete } = useItemPurchases_itemFragment(item);
  const { undo } = usePurchase();
  if (!complete) return null;

  if (look === 'sentence') {
    const others = data.purchases.filter(({ mine }) => !mine).map(buyerOf);
    const names = [...new Set(others)].filter((name) => name !== null);
    if (names.length === 0) return null;
    return <p className="text-sm text-muted wrap-anywhere">{`Bought by ${new Intl.ListFormat('en').format(names)}`}</p>;
  }

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

/** Null when the viewer may not know. */
function buyerOf({ mine, buyer, guestName, guestEmail }: Purchase): string | null {
  if (mine) return 'you';
  if (buyer) return displayText(buyer.name);
  if (guestName) return guestEmail ? `${displayText(guestName)} (${guestEmail})` : displayText(guestName);
  return guestEmail;
}
