import { t } from '@lingui/core/macro';
import { Check, ExternalLink, Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { BUY_FORM, BUY_OF, marked } from '#rules/doors/public-pages/drawn-page';
import { giftAnchor } from '#rules/lists/sharing/gift-anchor';
import { Highlight } from '../../base/design/Highlight.tsx';
import { numberText } from '../../base/design/locale.ts';
import { moneyText } from '../../base/design/Money.tsx';
import { Spinner } from '../../base/design/Spinner.tsx';
import { amountText } from '../../base/text/amount-text.ts';
import { countedTitle } from '../../base/text/counted-title.ts';
import { shopNameOf } from '../../base/text/shop-name.ts';
import { nameToShow } from '../../base/text/soft-hyphens.ts';
import { AffiliateNote } from '../../lists/affiliates/AffiliateNote.tsx';
import { affiliateLink } from '../../lists/affiliates/count-click.ts';
import type { SharedItemFace } from './SharedItemFace.tsx';
import { shopLinkText } from './ShopLinks.tsx';
import type { Face, OwnPurchase } from './shared-item.ts';
import { useOpening } from './useOpening.ts';

type SharedRowFaceProps = ComponentProps<typeof SharedItemFace>;

/** An item on a shared shopping list: a row of a sheet, which a tap anywhere ticks. The server draws it, too. */
export function SharedRowFace({
  item,
  purchases,
  mark,
  departureText,
  own,
  isGiver = own !== null,
  earlierText,
  waitingText,
  onBuy,
  buyAt,
  cell,
}: SharedRowFaceProps) {
  const { title, amount, quantityDesired, quantityPurchased, quantityRemaining } = item;
  const isOpen = purchases !== 'hidden';
  const isBought = isOpen && quantityRemaining === 0;
  const details = detailsOf(item);
  return (
    <li {...cell} id={giftAnchor(item.id)} className={`row-entry ${isBought ? 'print:hidden' : ''}`}>
      <Highlight change={mark}>
        <div inert={departureText !== undefined} className={`shopping-row ${departureText ? 'opacity-40' : ''}`}>
          {isOpen && !isBought ? (
            <BuyTick
              itemId={item.id}
              label={isGiver ? t`Buy More` : t`Mark as Purchased`}
              title={title}
              onBuy={onBuy}
              buyAt={buyAt}
            />
          ) : (
            <Mark isTicked={isBought || own !== null} />
          )}
          <div className="row-text">
            <h3 dir="auto" className={`row-name ${isBought ? 'text-muted line-through decoration-1' : ''}`}>
              {nameToShow(title)}
            </h3>
            {isOpen && (
              <p
                className={
                  quantityDesired > 1 && quantityPurchased > 0 ? 'text-sm leading-5 text-muted tabular-nums' : 'sr-only'
                }
              >
                {t`Purchased ${quantityPurchased} / ${quantityDesired}`}
              </p>
            )}
            {details && (
              <p dir="auto" className="line-clamp-3 print:line-clamp-none text-sm leading-5 wrap-anywhere text-muted">
                {details}
              </p>
            )}
            {(waitingText || earlierText) && (
              <p className="text-sm leading-5 font-semibold">{waitingText || earlierText}</p>
            )}
            {item.isAffiliateLink && <AffiliateNote />}
          </div>
          {departureText && <span className="shrink-0 px-2 text-sm font-semibold text-brand">{departureText}</span>}
          {own ? (
            <Yours {...own} title={title} />
          ) : (
            (amount || quantityDesired > 1) && (
              <span
                className={`row-aside text-lg tabular-nums ${item.outgoingUrl || item.secondaryUrl ? 'pe-2' : 'pe-4'} ${isBought ? 'text-muted' : 'font-semibold'}`}
              >
                {amount ? (
                  <bdi className="text-base">{countedTitle(quantityDesired, amountText(amount))}</bdi>
                ) : (
                  <>
                    <span aria-hidden>×{numberText(quantityDesired)}</span>
                    <span className="sr-only">{t`Quantity: ${quantityDesired}`}</span>
                  </>
                )}
              </span>
            )
          )}
          <Shops item={item} />
        </div>
      </Highlight>
    </li>
  );
}

function detailsOf({ price, currency, variant, description, notes }: Face): string {
  const texts = [price === null ? '' : moneyText(price, currency), variant, description, notes];
  return texts.filter((text) => text.trim() !== '').join(' · ');
}

interface BuyTickProps {
  itemId: string;
  label: string;
  title: string;
  onBuy: () => Promise<void>;
  buyAt: string | undefined;
}

function BuyTick({ itemId, label, title, onBuy, buyAt }: BuyTickProps) {
  const { isOpening, open } = useOpening(onBuy);
  return (
    <button
      {...(buyAt ? { type: 'submit', form: BUY_FORM, formAction: buyAt } : { type: 'button' })}
      data-tick=""
      {...marked({ [BUY_OF]: itemId })}
      onClick={open}
      className="row-tick"
    >
      <span className="sr-only">{t`${label}: ${title}`}</span>
      {isOpening ? <Spinner /> : <span className="row-ring" />}
    </button>
  );
}

/** Tells how it stands, and takes no tap. */
function Mark({ isTicked }: { isTicked: boolean }) {
  return (
    <span aria-hidden className="grid w-12 shrink-0 place-items-center">
      {isTicked ? (
        <span className="row-done">
          <Check className="size-4.5" strokeWidth={3} />
        </span>
      ) : (
        <span className="size-3 rounded-full border-2 border-edge" />
      )}
    </span>
  );
}

function Yours({ quantity, isUndoing, onUndo, sending, title }: OwnPurchase & { title: string }) {
  return (
    <span className="row-aside relative z-1 flex items-center gap-1 text-sm">
      <span className="font-semibold text-brand">{quantity > 1 ? t`You bought ${quantity}` : t`You bought this`}</span>
      <button
        type="button"
        {...sending}
        aria-label={t`Undo: ${title}`}
        aria-disabled={isUndoing || undefined}
        onClick={() => isUndoing || onUndo()}
        className="row-undo"
      >
        {isUndoing ? <Spinner /> : <Undo2 aria-hidden className="size-4" />}
        <span>{t`Undo`}</span>
      </button>
    </span>
  );
}

function Shops({ item }: { item: Face }) {
  const { id, title, outgoingUrl, secondaryUrl, isAffiliateLink } = item;
  const shops = [
    { to: outgoingUrl, label: t`View Item`, counting: isAffiliateLink ? affiliateLink(id) : null },
    { to: secondaryUrl, label: outgoingUrl ? t`Other Shop` : t`View Item`, counting: null },
  ];
  return shops.map(({ to, label, counting }) => {
    if (!to) return null;
    const shop = shopNameOf(to);
    return (
      <a
        key={label}
        href={to}
        target="_blank"
        rel="noopener noreferrer"
        {...counting}
        aria-label={shopLinkText(label, title, shop)}
        title={shop ?? label}
        className="row-shop"
      >
        <span className="hidden max-w-40 truncate text-sm sm:inline">{shop ?? label}</span>
        <ExternalLink aria-hidden className="size-4.5 shrink-0" />
      </a>
    );
  });
}
