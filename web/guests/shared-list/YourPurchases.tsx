import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { giftAnchor } from '#rules/lists/sharing/gift-anchor';
import { Button } from '../../base/design/Button.tsx';
import { heldText } from '../../base/text/held-text.ts';
import { buyHeld, extendHold } from '../purchases/hold-steps.ts';
import { PurchaseRow, PurchasesCard, UndoButton } from '../purchases/PurchasesCard.tsx';
import type { StoredPurchase } from '../purchases/stored-purchases.ts';
import { useUndo } from '../purchases/useUndo.ts';
import type { OpenSharedList } from './open-shared-list.ts';

interface YourPurchasesProps {
  list: OpenSharedList;
  /** Purchases of this browser, as far as they hold. */
  held: readonly StoredPurchase[];
  /** Purchases that were undone elsewhere, of gifts that are not on the list any more. */
  ended: readonly StoredPurchase[];
  /** Tells whether the item was taken off the list. */
  withdrawnText: (itemId: string) => string | null;
  onForget: (purchaseId: string) => void;
  /** Purchases that stand elsewhere on the page already. */
  except: readonly string[];
}

/** Purchases on this list in this browser, or by this account, with a way back. */
export function YourPurchases({ list, held, ended, withdrawnText, onForget, except }: YourPurchasesProps) {
  const isOnlyHere = ({ purchaseId }: StoredPurchase) => !except.includes(purchaseId);
  const own = [...held, ...madeElsewhere(list, held)].filter(isOnlyHere);
  const endedHere = ended.filter(isOnlyHere);
  const [undone, setUndone] = useState<readonly StoredPurchase[]>([]); // they keep their places: nothing moves under the thumb
  const isElsewhere = ({ purchaseId }: StoredPurchase) =>
    [...own, ...endedHere].some((purchase) => purchase.purchaseId === purchaseId);
  const rows = [...own, ...endedHere, ...undone.filter((purchase) => !isElsewhere(purchase))].sort(newestFirst);
  if (rows.length === 0) return null;
  return (
    <PurchasesCard>
      {rows.map((purchase) => {
        const { purchaseId, itemId } = purchase;
        return endedHere.includes(purchase) ? (
          <PurchaseRow key={purchaseId} purchase={purchase} note={t`Off the list now: no need to give it.`}>
            <Button aria-label={forgetText(purchase)} onClick={() => onForget(purchaseId)}>
              {t`OK`}
            </Button>
          </PurchaseRow>
        ) : (
          <YourPurchase
            key={purchaseId}
            purchase={purchase}
            isUndone={!own.includes(purchase)}
            isAlone={rows.length === 1}
            list={list}
            note={withdrawnText(itemId)}
            onUndo={() => setUndone((before) => [...before, purchase])}
            onKept={() => setUndone((before) => before.filter((other) => other !== purchase))}
          />
        );
      })}
    </PurchasesCard>
  );
}

interface YourPurchaseProps {
  purchase: StoredPurchase;
  isUndone: boolean;
  /** Whether there is no other, so that a phone has room for its buttons. */
  isAlone: boolean;
  list: OpenSharedList;
  note: string | null;
  onUndo: () => void;
  /** It could not be undone. */
  onKept: () => void;
}

/** A withdrawn item has no way back: it could not be bought again. It may come back, and is kept for that. */
function YourPurchase({ purchase, isUndone, isAlone, list, note, onUndo, onKept }: YourPurchaseProps) {
  const { undo, isUndoing } = useUndo({ listId: list.id, shareToken: list.shareToken });
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const step = async (take: typeof buyHeld) => {
    setBusy(true);
    await take(client, list, purchase);
    setBusy(false);
  };
  const { heldUntil } = purchase;
  const takeBack = async () => {
    onUndo();
    if (!(await undo(purchase))) onKept();
  };
  const { title } = purchase;
  const undoButton = (
    <UndoButton about={title} isHeld={heldUntil !== undefined} working={isUndoing} onClick={() => void takeBack()} />
  );
  if (isUndone)
    return <UndonePurchase purchase={purchase} isListed={list.items.some(({ id }) => id === purchase.itemId)} />;
  return (
    <PurchaseRow
      purchase={purchase}
      note={note ?? (heldUntil && heldText(heldUntil))}
      isHeld={!note && Boolean(heldUntil)}
    >
      {!note &&
        (heldUntil ? (
          <HeldButtons about={title} isAlone={isAlone}>
            {Date.parse(heldUntil) - Date.now() < NEAR_END_MS && (
              <Button
                aria-label={t`Hold it longer: ${title}`}
                disabled={isBusy}
                onClick={() => void step(extendHold)}
              >{t`Hold it longer`}</Button>
            )}
            <Button
              aria-label={t`Mark as Purchased: ${title}`}
              disabled={isBusy}
              onClick={() => void step(buyHeld)}
            >{t`Mark as Purchased`}</Button>
            {undoButton}
          </HeldButtons>
        ) : (
          undoButton
        ))}
    </PurchaseRow>
  );
}

/** In days: from then on it is worth asking whether it is to be held for longer. */
const NEAR_END_MS = 2 * 86_400_000;

interface HeldButtonsProps {
  about: string;
  isAlone: boolean;
  children: ReactNode;
}

/** On a phone they are side by side below their row, behind a tap on it where there are several. */
function HeldButtons({ about: title, isAlone, children }: HeldButtonsProps) {
  const [isOpen, setOpen] = useState(isAlone);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t`More about ${title}`}
        onClick={() => setOpen(!isOpen)}
        className="-me-3 grid size-11 place-items-center text-muted after:absolute after:inset-x-0 after:top-0 after:h-12 sm:hidden"
      >
        <ChevronDown aria-hidden className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        className={`flex gap-2 max-sm:basis-full max-sm:pb-1.5 max-sm:*:flex-1 max-[16rem]:flex-wrap ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        {children}
      </div>
    </>
  );
}

/** Says so in the button's place, which had the focus, and leads to the gift. */
function UndonePurchase({ purchase, isListed }: { purchase: StoredPurchase; isListed: boolean }) {
  const { title } = purchase;
  const text = isListed ? t`Back on the list` : t`Purchase undone`;
  return (
    <PurchaseRow purchase={purchase} note="">
      <a
        ref={takeFocus}
        href={`#${giftAnchor(purchase.itemId)}`}
        aria-label={t`${text}: ${title}`}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-brand hover:underline"
      >
        <Check aria-hidden className="size-4.5" />
        {text}
      </a>
    </PurchaseRow>
  );
}

function forgetText({ title }: StoredPurchase): string {
  return t`Forget: ${title}`;
}

/** Once, and without leading there: the row stands where it stood. */
function takeFocus(link: HTMLElement | null): void {
  link?.focus({ preventScroll: true });
}

function newestFirst(one: StoredPurchase, other: StoredPurchase): number {
  return Date.parse(other.date) - Date.parse(one.date);
}

/** Purchases of the account in another browser. */
function madeElsewhere({ items }: OpenSharedList, held: readonly StoredPurchase[]): StoredPurchase[] {
  return items.flatMap(({ id: itemId, title, purchases }) =>
    purchases
      .filter(({ id, mine }) => mine && held.every(({ purchaseId }) => purchaseId !== id))
      .map(({ id, quantity, purchaseDate, heldUntil }) => {
        const made = { purchaseId: id, undoToken: null, itemId, title, quantity, date: purchaseDate };
        return heldUntil ? { ...made, heldUntil } : made;
      }),
  );
}
