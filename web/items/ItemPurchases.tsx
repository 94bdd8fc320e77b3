import type { FragmentType } from '@apollo/client';
import { Check, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { displayText } from '#rules/display-text';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import type { Kind } from '../design/kinds.ts';
import { locale } from '../design/locale.ts';
import { RelativeTime } from '../design/RelativeTime.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { problemText } from '../network/problems.ts';
import { toast } from '../page/toast.ts';
import {
  type ItemPurchases_itemFragment,
  useItemPurchases_itemFragment,
  useSetPurchaseThankedMutation,
} from './ItemPurchases.generated.ts';
import { itemTitle } from './item-texts.ts';
import { TO_THANK } from './to-thank.ts';
import { BY_MAIL } from './told-buyers.ts';
import { usePurchase } from './usePurchase.ts';

type Purchase = ItemPurchases_itemFragment['purchases'][number];
type Buying = Pick<Purchase, 'mine' | 'guestName' | 'guestEmail'> & { buyer: { name: string } | null };

interface ItemPurchasesProps {
  item: FragmentType<ItemPurchases_itemFragment>;
  kind: Kind;
  /** Where there is no room for a name beside what can be done with its purchase. */
  isNarrow?: boolean;
}

/** Who bought how many, for those who may know, a line for each: whom one thanked, and the way to take it back. */
export function ItemPurchases({ item, kind, isNarrow = false }: ItemPurchasesProps) {
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
          <li
            key={purchase.id}
            className={`flex items-center text-sm leading-snug ${isNarrow ? 'flex-wrap' : 'gap-x-1'}`}
          >
            <div className={`min-w-0 grow ${isNarrow ? 'basis-full' : ''}`}>
              <BoughtBy purchase={purchase} title={title} />
            </div>
            <span className={`flex shrink-0 print:hidden ${isNarrow ? '-mt-2 -ml-1.5 flex-wrap' : ''}`}>
              {purchase.isThanked !== null && <Thanked item={data} purchase={purchase} />}
              {purchase.canUndo && (
                <button
                  type="button"
                  aria-label={`Undo the purchase of ${title}`}
                  onClick={() => takeBack(purchase)}
                  className="inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 font-semibold text-brand hover:underline"
                >
                  <Undo2 aria-hidden className="size-4 max-sm:hidden" />
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
          question={`“${title}” goes back on the list, so others may buy it. So that nobody buys it twice, ${nameOf(asked)} hears ${BY_MAIL}`}
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

/** A name, which leads to the mail that says thank you: an address is longer than what there is room for. */
function BoughtBy({ purchase, title }: { purchase: Purchase; title: string }) {
  const { quantity, purchaseDate, mine, buyer, guestEmail } = purchase;
  const amount = quantity > 1 ? ` (${quantity})` : '';
  if (buyerOf(purchase) === null) {
    return (
      <p className={TWO_LINES}>
        <span>Bought{amount}</span>
        <Ago at={purchaseDate} />
      </p>
    );
  }
  const name = (
    <span className="line-clamp-2 wrap-anywhere">
      <VisuallyHidden>Bought by </VisuallyHidden>
      <strong className="font-semibold group-hover:underline">{nameOf(purchase)}</strong>
      {amount}
    </span>
  );
  const address = mine || buyer ? null : guestEmail;
  return address ? (
    <a href={thankYouMail(address, title)} title={buyerOf(purchase) ?? address} className={`group ${TWO_LINES}`}>
      {name}
      <Ago at={purchaseDate} />
    </a>
  ) : (
    <p className={TWO_LINES} title={buyerOf(purchase) ?? undefined}>
      {name}
      <Ago at={purchaseDate} />
    </p>
  );
}

const TWO_LINES = 'grid min-h-11 py-1 grid-cols-[minmax(0,1fr)] content-center leading-tight';

function Ago({ at }: { at: string }) {
  return (
    <span className="text-xs text-muted">
      <RelativeTime at={at} />
    </span>
  );
}

function thankYouMail(address: string, title: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(title)}`;
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
      {...(!isThanked && TO_THANK)}
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
