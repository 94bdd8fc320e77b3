import type { OpenSharedList } from './open-shared-list.ts';
import { PurchaseRow, PurchasesCard, UndoButton } from './PurchasesCard.tsx';
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
    <PurchasesCard>
      {own.map((purchase) => (
        <YourPurchase key={purchase.purchaseId} purchase={purchase} list={list} />
      ))}
    </PurchasesCard>
  );
}

function YourPurchase({ purchase, list }: { purchase: StoredPurchase; list: OpenSharedList }) {
  const { undo, isUndoing } = useUndo({ listId: list.id, shareToken: list.shareToken });
  return (
    <PurchaseRow purchase={purchase}>
      <UndoButton about={purchase.title} working={isUndoing} onClick={() => void undo(purchase)} />
    </PurchaseRow>
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
