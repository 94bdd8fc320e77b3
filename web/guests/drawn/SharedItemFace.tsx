import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isHeldWhole } from '#rules/lists/list-cards/held-gift';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { giftAnchor } from '#rules/lists/sharing/gift-anchor';
import { Card } from '../../base/design/Card.tsx';
import type { Cell } from '../../base/design/grid/grid-layouts.ts';
import { Highlight } from '../../base/design/Highlight.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { LongText } from '../../base/design/LongText.tsx';
import { Money } from '../../base/design/Money.tsx';
import { ItemPicture } from '../../base/page/ItemPicture.tsx';
import { amountText } from '../../base/text/amount-text.ts';
import { anyNumberText } from '../../base/text/any-number-text.ts';
import { nameToShow } from '../../base/text/soft-hyphens.ts';
import { AffiliateNote } from '../../lists/affiliates/AffiliateNote.tsx';
import { BuyButton } from './GiftButtons.tsx';
import { MostWanted, NotToGive, Stamp } from './GiftStates.tsx';
import { OwnGiftLine } from './OwnGift.tsx';
import { QuantityMeter } from './QuantityMeter.tsx';
import { PictureLink, ShopLink } from './ShopLinks.tsx';
import { type Face, isTooLongForPrice, type OwnPurchase, type Purchases } from './shared-item.ts';
import { TakenGift } from './TakenGift.tsx';

interface SharedItemFaceProps {
  item: Face;
  kind: Kind;
  /** Whether gifts stand in rows, where none needs a drawing in the place of its picture: areRows(). */
  isPlain: boolean;
  /** In sight at once, so that its picture is, too. */
  eager: boolean;
  purchases: Purchases;
  /** Changes when somebody changed the item, and then it glows. */
  mark: number | null;
  /** Why it is about to leave the list. */
  departureText: string | undefined;
  own: OwnPurchase | null;
  /** Whether the reader gives some of it, or holds it, also since an earlier visit. */
  isGiver?: boolean;
  /** How a purchase stands that the reader made before, on a page that is no longer open. */
  earlierText?: string | null;
  /** Said where the reader's purchase is on its way. */
  waitingText?: string | null;
  /** The gifts of which it is one to choose from. */
  choiceText?: string | null;
  /** How far friends are who share its cost, and the way to chip in; nothing where nobody may. */
  groupGift?: ReactNode;
  /** The questions about it, and the way to ask one. */
  questions?: ReactNode;
  /** Asked of somebody who was at its shop. */
  question?: ReactNode;
  /** Whether other gifts can be given: only then may what is held step back. */
  isAnyOpen?: boolean;
  /** Whether a heading says that it is wanted most. */
  isUnderHeading?: boolean;
  /** Never fails. */
  onBuy: () => Promise<void>;
  /** The page where it is bought until the app has come. */
  buyAt?: string;
  cell: Cell;
}

const PICTURE_WIDTHS = '(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 5.5rem';

/** In units of its currency: it would take the room of a long name. */
const WIDE_PRICE = 1e5;

/** In letters: two lines beside a button on a phone. */
export const LONGEST_BESIDE = 28;

/** The card of an item on a shared list, as the server draws it, too. */
export function SharedItemFace({
  item,
  kind,
  isPlain,
  eager,
  purchases,
  mark,
  departureText,
  own,
  isGiver = own !== null,
  earlierText,
  waitingText,
  choiceText,
  groupGift,
  questions,
  question,
  isAnyOpen = false,
  isUnderHeading = false,
  onBuy,
  buyAt,
  cell,
}: SharedItemFaceProps) {
  const { title, amount, variant, description, notes, price, currency, outgoingUrl, secondaryUrl } = item;
  const affiliateOf = item.isAffiliateLink ? item.id : null;
  const { isFund, quantityPurchased, quantityRemaining } = item;
  const quantityDesired = isFund ? 1 : item.quantityDesired;
  const isBought = purchases !== 'hidden' && quantityRemaining === 0;
  const isFaded = isBought && !own;
  const isHeld = isFaded && !waitingText && !earlierText && isHeldWhole(item) && !item.isNoLongerNeeded;
  if (isHeld && isAnyOpen) return <TakenGift {...{ item, isPlain, mark, cell }} />;

  const hasPicture = item.effectiveImageUrl !== null;
  const canBuy = purchases !== 'hidden' && !isBought;
  const isRow = isPlain && !groupGift && canBuy;
  const hasBar = !isPlain && quantityPurchased > 0 && !isAnyNumber(quantityDesired);
  const meter = quantityDesired > 1 && canBuy && (
    <QuantityMeter given={quantityPurchased} wanted={quantityDesired} remaining={quantityRemaining} hasBar={hasBar} />
  );
  const isWide = (price ?? 0) >= WIDE_PRICE && isTooLongForPrice(title);
  return (
    <li
      {...cell}
      id={giftAnchor(item.id)}
      className={`relative grid scroll-mt-20 print:paper-gift ${isPlain ? 'group sheet-gift' : ''}`}
    >
      <Highlight change={mark}>
        <Card padding="none">
          <div
            inert={departureText !== undefined}
            className={`gift-line ${isPlain ? `sheet-line ${title.length > LONGEST_BESIDE ? '' : 'short-line'}` : `card-line ${hasPicture ? 'pictured-line' : ''}`} print:paper-line print:paper-box ${isFaded ? 'print:before:invisible' : ''} ${departureText ? 'opacity-40' : ''}`}
          >
            {(hasPicture || !isPlain) && (
              <PictureLink to={outgoingUrl} {...{ affiliateOf, isFaded, isPlain }} isDrawing={!hasPicture}>
                <ItemPicture
                  item={item}
                  widths={isPlain ? '3.25rem' : PICTURE_WIDTHS}
                  kind={kind}
                  shape={isPlain ? 'square' : 'card'}
                  eager={eager}
                />
              </PictureLink>
            )}
            <div
              className={`gift-head print:paper-name ${isRow ? 'content-center' : 'content-start'} ${isPlain ? `sm:sheet-name ${isRow ? '' : 'max-sm:col-span-full'}` : ''}`}
            >
              <h3
                dir="auto"
                className={`${isPlain ? 'gift-name' : 'text-lg sm:text-xl'} print:paper-title ${isFaded ? 'text-muted' : ''}`}
              >
                {nameToShow(title)}
              </h3>
              {price !== null && !(isFund && groupGift) && (
                <span
                  className={`font-semibold ${isPlain ? (isWide ? 'sm:col-start-1' : 'sm:price-column') : ''} print:price-column`}
                >
                  {quantityDesired > 1 ? (
                    <PriceOfEach price={price} currency={currency} />
                  ) : (
                    <Money amount={price} currency={currency} />
                  )}
                </span>
              )}
              <div className="gift-details">
                {item.isMostWanted && !isUnderHeading && <MostWanted />}
                {amount && <bdi className="text-sm text-muted tabular-nums">{amountText(amount)}</bdi>}
                {purchases === 'hidden' && quantityDesired > 1 && (
                  <span className="text-sm text-muted tabular-nums">
                    {isAnyNumber(quantityDesired) ? anyNumberText(0) : t`Quantity: ${quantityDesired}`}
                  </span>
                )}
                {!hasBar && meter}
                {variant && <bdi className="min-w-0 text-sm font-semibold wrap-anywhere">{variant}</bdi>}
                {outgoingUrl && (
                  <ShopLink to={outgoingUrl} label={t`View Item`} about={title} affiliateOf={affiliateOf} />
                )}
                {secondaryUrl && (
                  <ShopLink to={secondaryUrl} label={outgoingUrl ? t`Other Shop` : t`View Item`} about={title} />
                )}
              </div>
              {hasBar && meter}
            </div>
            {own && <OwnGiftLine {...own} isPlain={isPlain} itemId={item.id} title={title} />}
            <div className={`gift-texts print:paper-texts ${isPlain && groupGift ? 'sm:col-end-2' : ''}`}>
              {choiceText && <p className="text-sm font-semibold wrap-anywhere">{choiceText}</p>}
              {description && <LongText about={title}>{description}</LongText>}
              {notes && (
                <LongText about={title} isNote>
                  {notes}
                </LongText>
              )}
              {!own?.after && questions}
            </div>
            {(isHeld || item.isNoLongerNeeded) && <NotToGive {...item} />}
            {question && !item.isNoLongerNeeded && <div className="col-span-full">{question}</div>}
            {(waitingText || (earlierText && !own)) && (
              <p className="col-span-full earlier-text print:paper-texts">{waitingText || earlierText}</p>
            )}
            <div
              className={`flex flex-wrap gap-2 *:grow empty:hidden ${isRow ? 'beside-line' : `col-span-full ${own ? '' : 'mt-auto'} ${isPlain ? 'row-buttons' : ''}`} ${isPlain ? (groupGift && !own ? 'sm:sheet-share' : 'sm:sheet-buttons') : 'sm:mt-auto sm:self-stretch'}`}
            >
              {canBuy && groupGift}
              {canBuy && !item.pledgeCount && !isFund && (
                <BuyButton
                  itemId={item.id}
                  look={own || groupGift || waitingText ? 'quiet' : isPlain ? 'outlined' : 'primary'}
                  label={isGiver ? t`Buy More` : t`Mark as Purchased`}
                  title={title}
                  onBuy={onBuy}
                  buyAt={buyAt}
                />
              )}
            </div>
            {own?.after?.(questions)}
            {affiliateOf && (
              <div className="col-span-full">
                <AffiliateNote />
              </div>
            )}
          </div>
        </Card>
      </Highlight>
      {departureText && (
        <div className="over-gift">
          <Stamp>{departureText}</Stamp>
        </div>
      )}
    </li>
  );
}

function PriceOfEach({ price, currency }: { price: number; currency: string }) {
  return (
    <Trans comment="Beside a gift that is wanted more than once: “$8.00 each”">
      <Money amount={price} currency={currency} />
      <span className="text-sm font-normal text-muted"> each</span>
    </Trans>
  );
}
