import type { FragmentType } from '@apollo/client';
import { Check, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { displayText } from '#rules/display-text';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import type { Kind } from '../design/kinds.ts';
import { locale } from '../design/locale.ts';
import { RelativeTime } from '../design/RelativeTime.tsx';
import { problemText } from '../network/problems.ts';
import { toast } from '../page/toast.ts';
import {
  type ItemPurchases_itemFragment,
  useItemPurchases_itemFragment,
  useSetPurchaseThankedMutation,
} from './ItemPurchases.generated.ts';
import { itemTitle } from './item-texts.ts';
import { usePurchase } from './usePurchase.ts';

type Purchase = ItemPurchases_itemFragment['purchases'][number];
type Buying = Pick<Purchase, 'mine' | 'guestName' | 'guestEmail'> & { buyer: { name: string } | null };

interface ItemPurchasesProps {
  item: FragmentType<ItemPurchases_itemFragment>;
  kind: Kind;
  /** Whether there is room for columns, so that what can be done with each purchase stands below the other. */
  isWide?: boolean;
}

const PURCHASE = 'flex flex-wrap items-center gap-x-2 py-0.5 text-sm leading-snug';
const COLUMNS = 'sm:grid sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start';

/** Who bought how many, for those who may know: whom one thanked, and the way to take it back. */
export function ItemPurchases({ item, kind, isWide = false }: ItemPurchasesProps) {
  const { data, complete } = useItemPurchases_itemFragment(item);
  const { undo } = usePurchase();
  const [asked, setAsked] = useState<Purchase | null>(null);
  const isTakenBack = useRef(false);
  const count = complete ? data.purchases.length : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the purchase has gone, and the button with it
  useEffect(() => {
    if (!isTakenBack.current) return;
    const handle = setTimeout(() => {
      isTakenBack.current = false;
      if (document.activeElement === document.body) menuOf(data.id)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(handle);
  }, [count]);
  if (!complete) return null;

  const title = itemTitle(data);
  const worthShowing = data.purchases.filter((purchase) => buyerOf(purchase) !== null || purchase.canUndo);
  if (worthShowing.length === 0) return null;
  const takeBack = (purchase: Purchase) => {
    if (purchase.mine || kind === 'SHOPPING') void undo(purchase.id, data);
    else setAsked(purchase); // it is somebody's gift
  };
  return (
    <>
      <ul aria-label={`Purchases of ${title}`} className="grid">
        {worthShowing.map((purchase) => (
          <li key={purchase.id} className={`${PURCHASE} ${isWide ? COLUMNS : ''}`}>
            <span className="min-w-0 wrap-anywhere">
              <BoughtBy purchase={purchase} />
            </span>
            <span className="-my-2 -ml-1.5 flex flex-wrap gap-x-1 print:hidden">
              {purchase.isThanked !== null && <Thanked item={data} purchase={purchase} />}
              {purchase.canUndo && (
                <button
                  type="button"
                  aria-label={`Undo the purchase of ${title}`}
                  onClick={() => takeBack(purchase)}
                  className="inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 font-semibold text-brand hover:underline"
                >
                  <Undo2 aria-hidden className="size-4" />
                  Undo
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title="Undo this purchase?"
          question={`“${title}” goes back on the list, so others may buy it. ${nameOf(asked)} will be told, so that nobody buys it twice.`}
          action="Undo Purchase"
          onConfirm={() => {
            setAsked(null);
            isTakenBack.current = true;
            void undo(asked.id, data);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function menuOf(itemId: string | undefined): HTMLElement | null {
  return document.querySelector(`[data-item="${itemId}"] [aria-haspopup=menu]`);
}

/** The name counts; the address, for a thank-you by mail, steps back. */
function BoughtBy({ purchase }: { purchase: Purchase }) {
  const { quantity, purchaseDate, mine, buyer, guestName, guestEmail } = purchase;
  const amount = quantity > 1 ? ` (${quantity})` : '';
  if (buyerOf(purchase) === null) {
    return (
      <>
        Bought <RelativeTime at={purchaseDate} />
        {amount}
      </>
    );
  }
  const address = !mine && !buyer && guestName ? guestEmail : null;
  return (
    <>
      Bought by <strong className="font-semibold">{nameOf(purchase)}</strong>
      {amount}
      <span className="text-muted">
        , <RelativeTime at={purchaseDate} />
        {address && (
          <a href={`mailto:${address}`} className="block w-fit hover:underline">
            {address}
          </a>
        )}
      </span>
    </>
  );
}

/** Remembers that one said thank you. Nobody else sees it. */
function Thanked({ item, purchase }: { item: ItemPurchases_itemFragment; purchase: Purchase }) {
  const [setThanked] = useSetPurchaseThankedMutation();
  const isThanked = purchase.isThanked === true;
  const toggle = async () => {
    const purchases = item.purchases.map(({ id, isThanked: before }) => ({
      __typename: 'Purchase' as const,
      id,
      isThanked: id === purchase.id ? !isThanked : before,
    }));
    try {
      await setThanked({
        variables: { purchaseId: purchase.id, isThanked: !isThanked },
        optimisticResponse: { setPurchaseThanked: { __typename: 'Item', id: item.id, purchases } },
      });
    } catch (error) {
      toast.error(problemText(error, 'That could not be saved. Please try again.'));
    }
  };
  return (
    <button
      type="button"
      aria-pressed={isThanked}
      aria-label={`Thanked ${nameOf(purchase)} for ${itemTitle(item)}`}
      onClick={() => void toggle()}
      className="group inline-flex min-h-11 items-center gap-1.5 rounded-control px-1.5 text-muted aria-pressed:text-ink"
    >
      <span className="grid size-4.5 place-items-center rounded-sm border-2 border-edge text-transparent group-aria-pressed:border-brand group-aria-pressed:bg-brand group-aria-pressed:text-on-brand">
        <Check
          aria-hidden
          className="size-3.5 forced-colors:invisible forced-colors:group-aria-pressed:visible"
          strokeWidth={3}
        />
      </span>
      Thanked
    </button>
  );
}

/** Who else bought, as far as the viewer may know: "Bought by Ida and Tom". */
export function othersText(purchases: readonly Buying[]): string | null {
  const names = [...new Set(purchases.filter(({ mine }) => !mine).map(buyerOf))].filter((name) => name !== null);
  return names.length === 0 ? null : `Bought by ${new Intl.ListFormat(locale()).format(names)}`;
}

/** By name, as far as the viewer may know. */
export function buyersOf(purchases: readonly Buying[]): string[] {
  return purchases.filter((purchase) => buyerOf(purchase) !== null).map(nameOf);
}

function nameOf({ mine, buyer, guestName, guestEmail }: Buying): string {
  if (mine) return 'you';
  return displayText(buyer?.name ?? guestName ?? guestEmail) || 'The buyer';
}

/** Null when the viewer may not know. */
function buyerOf({ mine, buyer, guestName, guestEmail }: Buying): string | null {
  if (mine) return 'you';
  if (buyer) return displayText(buyer.name);
  if (guestName) return guestEmail ? `${displayText(guestName)} (${guestEmail})` : displayText(guestName);
  return guestEmail;
}
