import { Button } from '../design/Button.tsx';
import type { OpenSharedList } from './open-shared-list.ts';
import { PurchaseRow, PurchasesCard, UndoButton } from './PurchasesCard.tsx';
import type { StoredPurchase } from './stored-purchases.ts';
import { useUndo } from './useUndo.ts';

interface YourPurchasesProps {
  list: OpenSharedList;
  /** Those of this browser, as far as they hold. */
  held: readonly StoredPurchase[];
  /** Those that were undone elsewhere, of gifts that are not on the list any more. */
  ended: readonly StoredPurchase[];
  /** Of an item: that it was taken off the list, if it was. */
  withdrawnText: (itemId: string) => string | null;
  onForget: (purchaseId: string) => void;
  /** Purchases that stand elsewhere on the page already. */
  except: readonly string[];
}

/** What was bought on this list in this browser, or by this account, with a way back. */
export function YourPurchases({ list, held, ended, withdrawnText, onForget, except }: YourPurchasesProps) {
  const isOnlyHere = ({ purchaseId }: StoredPurchase) => !except.includes(purchaseId);
  const own = [...held, ...madeElsewhere(list, held)].filter(isOnlyHere);
  const endedHere = ended.filter(isOnlyHere);
  if (own.length + endedHere.length === 0) return null;
  return (
    <PurchasesCard>
      {own.map((purchase) => {
        const { purchaseId, itemId } = purchase;
        return <YourPurchase key={purchaseId} purchase={purchase} list={list} note={withdrawnText(itemId)} />;
      })}
      {endedHere.map((purchase) => (
        <PurchaseRow key={purchase.purchaseId} purchase={purchase} note="Off the list now: no need to give it.">
          <Button aria-label={`Forget: ${purchase.title}`} onClick={() => onForget(purchase.purchaseId)}>
            OK
          </Button>
        </PurchaseRow>
      ))}
    </PurchasesCard>
  );
}

interface YourPurchaseProps {
  purchase: StoredPurchase;
  list: OpenSharedList;
  note: string | null;
}

/** What was taken off the list has no way back: it could not be bought again. It may come back, and is kept for that. */
function YourPurchase({ purchase, list, note }: YourPurchaseProps) {
  const { undo, isUndoing } = useUndo({ listId: list.id, shareToken: list.shareToken });
  return (
    <PurchaseRow purchase={purchase} note={note ?? undefined}>
      {!note && <UndoButton about={purchase.title} working={isUndoing} onClick={() => void undo(purchase)} />}
    </PurchaseRow>
  );
}

/** What an account bought in another browser. */
function madeElsewhere({ items }: OpenSharedList, held: readonly StoredPurchase[]): StoredPurchase[] {
  return items.flatMap(({ id: itemId, title, purchases }) =>
    purchases
      .filter(({ id, mine }) => mine && held.every(({ purchaseId }) => purchaseId !== id))
      .map(({ id, quantity, purchaseDate }) => {
        return { purchaseId: id, undoToken: null, itemId, title, quantity, date: purchaseDate };
      }),
  );
}
