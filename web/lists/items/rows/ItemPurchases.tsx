import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Clock, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../../../base/design/dialogs/ConfirmDialog.tsx';
import { MenuItem } from '../../../base/design/dialogs/Menu.tsx';
import type { Kind } from '../../../base/design/kinds.ts';
import { RelativeTime } from '../../../base/design/RelativeTime.tsx';
import { VisuallyHidden } from '../../../base/design/VisuallyHidden.tsx';
import type { FieldsOf } from '../../../base/network/fields-of.ts';
import { useSite } from '../../../base/page/site.ts';
import { heldText } from '../../../base/text/held-text.ts';
import { buyerOf, nameOf } from '../cache/buyers.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { usePurchase } from '../cache/usePurchase.ts';
import type { ItemPurchases_itemFragment } from './ItemPurchases.generated.ts';
import { ThankedTick } from './ThankedTick.tsx';

/** Beside each of many buyers it would be in the way of the names; a phone has it in the menu. */
const SEEN_WHERE_POINTED =
  'max-sm:hidden pointer-fine:opacity-0 pointer-fine:group-hover/purchase:opacity-100 focus-visible:opacity-100';

type Purchase = FieldsOf<ItemPurchases_itemFragment>['purchases'][number];

interface TakingBack {
  item: FieldsOf<ItemPurchases_itemFragment>;
  kind: Kind;
  /** Asks before the purchase with this id is taken back; with null it is not any more. */
  onAsk: (purchaseId: string | null) => void;
}

interface ItemPurchasesProps extends TakingBack {
  asked: string | null;
  /** Whether a name has no room beside the buttons of its purchase. */
  isNarrow?: boolean;
  /** Whether the item has a menu, where taking back is found on a phone. */
  hasMenu?: boolean;
}

/** Buyers and pieces, for people who may know, each with a tick for thanks, and the way to take it back. */
export function ItemPurchases({ item, kind, asked, onAsk, isNarrow = false, hasMenu = false }: ItemPurchasesProps) {
  const { mailEnabled } = useSite();
  const { undo } = usePurchase();
  const takeBack = useTakingBack({ item, kind, onAsk });
  const isTakenBack = useRef(false);
  const count = item.purchases.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the purchase has gone, and the button with it
  useEffect(() => {
    if (!isTakenBack.current) return;
    const handle = setTimeout(() => {
      isTakenBack.current = false;
      if (document.activeElement === document.body) menuOf(item.id)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(handle);
  }, [count]);
  const title = itemTitle(item);
  const worthShowing = item.purchases.filter((purchase) => buyerOf(purchase) !== null || purchase.canUndo);
  if (worthShowing.length === 0) return null;
  const inQuestion = worthShowing.find(({ id }) => id === asked);
  return (
    <>
      <ul
        aria-label={t`Purchases of ${title}`}
        className={`grid ${isNarrow ? '' : 'sm:grid-cols-[fit-content(24rem)_auto_auto] sm:justify-start sm:gap-x-3'}`}
      >
        {worthShowing.map((purchase) => (
          <li
            key={purchase.id}
            className={`group/purchase relative min-h-11 items-center gap-x-1 text-sm leading-tight sm:pointer-fine:min-h-9 ${isNarrow ? 'flex flex-wrap content-start pt-1' : 'grid grid-cols-[minmax(0,1fr)_auto] sm:col-span-full sm:grid-cols-subgrid'}`}
          >
            <div className={isNarrow ? 'basis-full' : 'max-sm:col-span-full max-sm:pe-10'}>
              <BoughtBy purchase={purchase} title={title} />
            </div>
            <span className={`text-xs text-muted ${isNarrow ? 'grow' : ''}`}>
              {purchase.heldUntil ? (
                <Reserved until={purchase.heldUntil} />
              ) : (
                <RelativeTime at={purchase.purchaseDate} />
              )}
            </span>
            <span
              className={`relative z-1 flex print:hidden ${isNarrow ? '-mx-1.5 -my-1.5 flex-wrap' : 'max-sm:-mt-2 max-sm:-me-1.5 max-sm:-mb-1.5'}`}
            >
              {purchase.isThanked !== null && <ThankedTick item={item} purchase={purchase} />}
              {purchase.canUndo && (
                <button
                  type="button"
                  aria-label={t`Undo the purchase of ${title}`}
                  onClick={() => takeBack(purchase)}
                  className={`inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 text-muted hover:text-ink hover:underline sm:pointer-fine:min-h-9 ${hasMenu ? SEEN_WHERE_POINTED : ''}`}
                >
                  <Undo2 aria-hidden className="size-4 max-sm:hidden" />
                  {t`Undo`}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {inQuestion && (
        <ConfirmDialog
          title={t`Undo this purchase?`}
          question={questionOf(title, nameOf(inQuestion), mailEnabled)}
          action={t`Undo Purchase`}
          onConfirm={() => {
            onAsk(null);
            isTakenBack.current = true;
            void undo(inQuestion.id, item);
          }}
          onClose={() => onAsk(null)}
        />
      )}
    </>
  );
}

/** Not bought yet: the clock and the words tell it from what is, without colour. */
function Reserved({ until }: { until: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Clock aria-hidden className="size-3.5 shrink-0" />
      <span>{heldText(until)}</span>
    </span>
  );
}

/** The ways to take purchases back as entries of the item's menu, where a row has no room for them. */
export function TakeBackEntries(props: TakingBack) {
  const takeBack = useTakingBack(props);
  const purchases = props.item.purchases.filter(({ canUndo }) => canUndo);
  return purchases.map((purchase) => (
    <MenuItem key={purchase.id} onSelect={() => takeBack(purchase)}>
      <Undo2 aria-hidden />
      <span className="max-w-60 wrap-anywhere">
        {purchases.length === 1 ? t`Undo the purchase` : undoTextOf(nameOf(purchase))}
      </span>
    </MenuItem>
  ));
}

function undoTextOf(name: string): string {
  return t`Undo the purchase by ${name}`;
}

function questionOf(title: string, name: string, isMailed: boolean): string {
  return isMailed
    ? t`“${title}” goes back on the list, so others may buy it. So that nobody buys it twice, ${name} hears about it by email, unless they’ve turned these emails off.`
    : t`“${title}” goes back on the list, so others may buy it. So that nobody buys it twice, please tell ${name}.`;
}

/** One’s own goes back at once, and so does what is bought in a shop; somebody’s gift only after a question. */
function useTakingBack({ item, kind, onAsk }: TakingBack): (purchase: Purchase) => void {
  const { undo } = usePurchase();
  return ({ id, mine }) => {
    if (!mine && kind !== 'SHOPPING') onAsk(id);
    else void undo(id, item);
  };
}

function menuOf(itemId: string | undefined): HTMLElement | null {
  return document.querySelector(`[data-item="${itemId}"] [aria-haspopup=menu]`);
}

/** A name, which leads to the mail that says thank you, by a press anywhere on its line: an address is longer than the room for it. */
function BoughtBy({ purchase, title }: { purchase: Purchase; title: string }) {
  const { quantity, heldUntil, isThanked, mine, buyer, guestEmail } = purchase;
  const amount = quantity > 1 ? ` (${quantity})` : '';
  const known = buyerOf(purchase);
  if (known === null && heldUntil) return <p>{quantity > 1 ? t`Held (${quantity})` : t`Held`}</p>;
  if (known === null) return <p>{quantity > 1 ? t`Bought (${quantity})` : t`Bought`}</p>;
  const who = nameOf(purchase);
  const name = (
    <span dir="auto" className={`line-clamp-3 wrap-anywhere ${isThanked ? 'text-muted' : ''}`}>
      {heldUntil ? <ReservedBy who={who} /> : <BoughtByName who={who} />}
      <span>{amount}</span>
    </span>
  );
  const address = mine || buyer ? null : guestEmail;
  return address ? (
    <a href={thankYouMail(address, title)} title={known} className="group after:absolute after:inset-0">
      {name}
    </a>
  ) : (
    <p title={known}>{name}</p>
  );
}

function BoughtByName({ who }: { who: string }) {
  return (
    <Trans comment="Only the name is seen; the words before it are read out.">
      <VisuallyHidden>Bought by </VisuallyHidden>
      <strong className="font-semibold group-hover:underline">{who}</strong>
    </Trans>
  );
}

function ReservedBy({ who }: { who: string }) {
  return (
    <Trans comment="Only the name is seen; the words before it are read out.">
      <VisuallyHidden>Held for </VisuallyHidden>
      <strong className="font-semibold group-hover:underline">{who}</strong>
    </Trans>
  );
}

function thankYouMail(address: string, title: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(title)}`;
}
