import { Undo2 } from 'lucide-react';
import { Button } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import { RelativeTime } from '../design/RelativeTime.tsx';
import type { OpenSharedList } from './open-shared-list.ts';
import { type StoredPurchase, useStoredPurchases } from './stored-purchases.ts';
import { useUndo } from './useUndo.ts';

interface YourPurchasesProps {
  list: OpenSharedList;
  /** Purchases that stand elsewhere on the page already. */
  except: readonly string[];
}

/** What was bought on this list in this browser, or by this account, with a way back. */
export function YourPurchases({ list, except }: YourPurchasesProps) {
  const stored = useStoredPurchases(list.id);
  const own = [...stored.filter((purchase) => !isUndone(purchase, list)), ...madeElsewhere(list, stored)].filter(
    ({ purchaseId }) => !except.includes(purchaseId),
  );
  if (own.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-xl">Your purchases on this list</h2>
      <ul className="mt-2 divide-y divide-line">
        {own.map((purchase) => (
          <YourPurchase key={purchase.purchaseId} purchase={purchase} list={list} />
        ))}
      </ul>
    </Card>
  );
}

function YourPurchase({ purchase, list }: { purchase: StoredPurchase; list: OpenSharedList }) {
  const { undo, isUndoing } = useUndo({ listId: list.id, shareToken: list.shareToken });
  const { title, quantity, date } = purchase;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 last:pb-0">
      <p className="min-w-0 grow basis-[min(100%,9rem)] break-words">
        <span className="font-semibold">{quantity > 1 ? `${quantity} × ${title}` : title}</span>{' '}
        <span className="text-sm text-muted">
          <RelativeTime at={date} />
        </span>
      </p>
      <Button working={isUndoing} aria-label={`Undo: ${title}`} onClick={() => void undo(purchase)}>
        {!isUndoing && <Undo2 aria-hidden className="size-4.5" />}
        Undo
      </Button>
    </li>
  );
}

/** Taken back by another way, such as the link in the mail: its item is here, and does not know it. */
function isUndone({ itemId, purchaseId }: StoredPurchase, { items, purchasesHidden }: OpenSharedList) {
  if (purchasesHidden) return false;
  const item = items.find(({ id }) => id === itemId);
  return item?.purchases.every(({ id }) => id !== purchaseId) ?? false;
}

/** What an account bought in another browser. */
function madeElsewhere({ items }: OpenSharedList, stored: readonly StoredPurchase[]): StoredPurchase[] {
  return items.flatMap(({ id: itemId, title, purchases }) =>
    purchases
      .filter(({ id, mine }) => mine && stored.every(({ purchaseId }) => purchaseId !== id))
      .map(({ id, quantity, purchaseDate }) => {
        return { purchaseId: id, undoToken: null, itemId, title, quantity, date: purchaseDate };
      }),
  );
}
