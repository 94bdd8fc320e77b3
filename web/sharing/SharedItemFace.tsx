import { Undo2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { giftAnchor } from '#rules/sharing/gift-anchor';
import { AffiliateNote } from '../affiliates/AffiliateNote.tsx';
import { Button } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import type { Cell } from '../design/grid-layouts.ts';
import { Highlight } from '../design/Highlight.tsx';
import type { Kind } from '../design/kinds.ts';
import { LongText } from '../design/LongText.tsx';
import { Money } from '../design/Money.tsx';
import { Spinner } from '../design/Spinner.tsx';
import { ItemPicture } from '../page/ItemPicture.tsx';
import { QuantityMeter } from './QuantityMeter.tsx';
import { PictureLink, ShopLink } from './ShopLinks.tsx';

/** What a visitor may know and do about purchases: buy, or nothing at all. */
export type Purchases = 'open' | 'hidden';

/** What its card tells of an item. */
export interface Face {
  id: string;
  title: string;
  description: string;
  notes: string;
  price: number | null;
  currency: string;
  effectiveImageUrl: string | null;
  imageSizes: string | null;
  outgoingUrl: string | null;
  isAffiliateLink: boolean;
  secondaryUrl: string | null;
  quantityDesired: number;
  quantityPurchased: number;
  quantityRemaining: number;
}

/** What the reader has just bought of an item, and the way back. */
export interface OwnPurchase {
  quantity: number;
  receiptTo?: string | null;
  isUndoing: boolean;
  onUndo: () => void;
  /** What sends a form in place of that, until the app has come. */
  sending?: Pick<ComponentProps<'button'>, 'type' | 'form'>;
}

interface SharedItemFaceProps {
  item: Face;
  kind: Kind;
  /** Whether no gift on the list has a picture: then none needs a drawing in its place. */
  isPlain: boolean;
  /** In sight at once, so that its picture is, too. */
  eager: boolean;
  purchases: Purchases;
  /** Changes when somebody changed the item, and then it glows. */
  mark: number | null;
  /** Why it is about to leave the list. */
  departureText: string | undefined;
  own: OwnPurchase | null;
  /** What became of a purchase that the reader made before. */
  putBackText?: string | null;
  /** Never fails. */
  onBuy: () => Promise<void>;
  /** The page where it is bought until the app has come. */
  buyAt?: string;
  cell: Cell;
}

/** Of the form that opens the pages where gifts are bought. */
export const BUY_FORM = 'buy';

/** Marks the way back from a purchase by its item, so that the focus finds it. */
export const UNDO_MARK = 'data-undo-of';

/** The same for the button that buys it. */
export const BUY_MARK = 'data-buy-of';

const PICTURE_WIDTHS = '(min-width: 64rem) 15rem, (min-width: 40rem) 45vw, 5.5rem';

/** Of a card on a phone: beside its text stands its picture, or where it has none, the one thing that there is to do. */
const PHONE_COLUMNS = {
  picture: 'grid-cols-[5.5rem_minmax(0,1fr)]',
  row: 'grid-cols-[minmax(0,1fr)_6.5rem] max-sm:py-2.5',
};

/** Of a button there, which has two lines. Below the text where letters are so large that both do not fit beside each other. */
const BESIDE_NAME =
  'col-start-2 row-start-1 self-center max-sm:text-sm @max-3xs:col-start-1 @max-3xs:row-auto @max-3xs:self-stretch sm:mt-auto sm:self-stretch';

/** A gift is a line there, and a second one where there is something to say of it. */
const ON_PAPER = {
  item: 'print:block print:break-inside-avoid print:border-b print:border-line print:[&_.rounded-card]:border-0 print:[&_.rounded-card]:shadow-none',
  line: 'print:flex-row print:flex-wrap print:items-baseline print:gap-x-4 print:gap-y-0 print:px-0 print:py-0.5',
  name: 'print:flex print:grow print:flex-wrap print:items-baseline print:gap-x-4',
  title: 'print:grow print:font-sans print:text-base',
  texts: 'print:basis-full print:gap-0 print:text-sm print:[&_p]:line-clamp-1',
};

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
  putBackText,
  onBuy,
  buyAt,
  cell,
}: SharedItemFaceProps) {
  const titleId = useId();
  const { title, description, notes, price, currency, outgoingUrl, secondaryUrl } = item;
  const affiliateOf = item.isAffiliateLink ? item.id : null;
  const { quantityDesired, quantityPurchased, quantityRemaining } = item;
  const isBought = purchases !== 'hidden' && quantityRemaining === 0;
  const isFaded = isBought && !own;
  const hasPicture = item.effectiveImageUrl !== null;
  const canBuy = purchases !== 'hidden' && !isBought;
  const isRow = !hasPicture && canBuy === (own === null);
  const meter = purchases !== 'hidden' && quantityDesired > 1 && (
    <QuantityMeter given={quantityPurchased} wanted={quantityDesired} remaining={quantityRemaining} />
  );
  const isMeterBelow = isRow && quantityPurchased > 0;
  return (
    <li {...cell} id={giftAnchor(item.id)} className={`relative grid scroll-mt-20 ${ON_PAPER.item}`}>
      <Highlight change={mark}>
        <Card padding="none">
          <div
            inert={departureText !== undefined}
            className={`grid h-full ${hasPicture ? PHONE_COLUMNS.picture : isRow ? PHONE_COLUMNS.row : ''} content-start gap-x-3.5 @max-3xs:grid-cols-[minmax(0,1fr)] gap-y-3 p-3 transition-opacity duration-200 sm:flex sm:flex-col sm:p-4 ${ON_PAPER.line} ${departureText ? 'opacity-40' : ''}`}
          >
            {!isPlain && (
              <PictureLink to={outgoingUrl} affiliateOf={affiliateOf} isFaded={isFaded} isDrawing={!hasPicture}>
                <ItemPicture item={item} widths={PICTURE_WIDTHS} kind={kind} shape="card" eager={eager} />
              </PictureLink>
            )}
            <div
              className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5 ${ON_PAPER.name} ${isRow ? 'content-center' : 'content-start'}`}
            >
              <h3
                id={titleId}
                className={`text-lg leading-snug wrap-anywhere sm:text-xl ${ON_PAPER.title} ${isFaded ? 'text-muted' : ''}`}
              >
                {title}
              </h3>
              <div className="flex flex-wrap items-center gap-x-3 empty:hidden">
                {price !== null && (
                  <span className="font-semibold">
                    <Money amount={price} currency={currency} />
                    {quantityDesired > 1 && ' each'}
                  </span>
                )}
                {purchases === 'hidden' && quantityDesired > 1 && (
                  <span className="text-sm text-muted tabular-nums">{`Quantity: ${quantityDesired}`}</span>
                )}
                {outgoingUrl && <ShopLink to={outgoingUrl} label="View Item" about={title} affiliateOf={affiliateOf} />}
                {secondaryUrl && (
                  <ShopLink to={secondaryUrl} label={outgoingUrl ? 'Other Shop' : 'View Item'} about={title} />
                )}
              </div>
              {!isMeterBelow && meter}
            </div>
            {isMeterBelow && <div className="col-span-full">{meter}</div>}
            <div className={`col-span-full grid content-start gap-3 empty:hidden ${ON_PAPER.texts}`}>
              {description && <LongText about={title}>{description}</LongText>}
              {notes && (
                <div className="border-l-3 border-line pl-3">
                  <LongText about={title}>{notes}</LongText>
                </div>
              )}
            </div>
            {own && <GivenByYou quantity={own.quantity} isOnPicture={!isPlain} />}
            {own?.receiptTo && (
              <p className="col-span-full text-sm text-muted wrap-anywhere">{`Receipt sent to ${own.receiptTo}`}</p>
            )}
            {putBackText && <p className="col-span-full font-semibold">{putBackText}</p>}
            <div
              className={`flex flex-wrap gap-2 *:grow empty:hidden ${isRow ? BESIDE_NAME : 'col-span-full mt-auto'}`}
            >
              {own && <UndoButton {...own} itemId={item.id} title={title} />}
              {canBuy && (
                <BuyButton
                  itemId={item.id}
                  label={own ? 'Buy More' : 'Mark as Purchased'}
                  describedBy={titleId}
                  onBuy={onBuy}
                  buyAt={buyAt}
                />
              )}
            </div>
            {affiliateOf && (
              <div className="col-span-full">
                <AffiliateNote />
              </div>
            )}
          </div>
        </Card>
      </Highlight>
      {departureText && (
        <div className="pointer-events-none absolute inset-0 grid animate-drop place-items-center">
          <Stamp>{departureText}</Stamp>
        </div>
      )}
    </li>
  );
}

function Stamp({ children }: { children: ReactNode }) {
  return (
    <span className="w-fit -rotate-4 rounded-control border-2 border-brand bg-card px-4 py-2 font-fraunces text-xl font-semibold text-brand shadow-card">
      {children}
    </span>
  );
}

interface GivenByYouProps extends Pick<OwnPurchase, 'quantity'> {
  isOnPicture: boolean;
}

/** Stands where the gift was, instead of a message that goes; where cards stand in rows on its picture, so that they stay as high. */
function GivenByYou({ quantity, isOnPicture }: GivenByYouProps) {
  return (
    <div
      className={`pointer-events-none col-span-full grid animate-drop place-items-center py-1 print:static print:aspect-auto ${isOnPicture ? 'sm:absolute sm:inset-x-4 sm:top-4 sm:aspect-4/3' : ''}`}
    >
      <Stamp>{quantity > 1 ? `You’re giving ${quantity}` : 'You’re giving this'}</Stamp>
    </div>
  );
}

interface UndoButtonProps extends Pick<OwnPurchase, 'isUndoing' | 'onUndo' | 'sending'> {
  itemId: string;
  title: string;
}

function UndoButton({ isUndoing, onUndo, sending, itemId, title }: UndoButtonProps) {
  return (
    <Button
      {...{ [UNDO_MARK]: itemId }}
      {...sending}
      working={isUndoing}
      aria-label={`Undo: ${title}`}
      onClick={onUndo}
    >
      {!isUndoing && <Undo2 aria-hidden className="size-4.5" />}
      Undo
    </Button>
  );
}

interface BuyButtonProps {
  itemId: string;
  label: string;
  describedBy: string;
  onBuy: () => Promise<void>;
  buyAt: string | undefined;
}

/** Stays pressable while the dialog is on its way: a disabled button would lose the focus that the dialog gives back. */
function BuyButton({ itemId, label, describedBy, onBuy, buyAt }: BuyButtonProps) {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    await onBuy();
    setOpening(false);
  };
  const opensPage = buyAt ? ({ type: 'submit', form: BUY_FORM, formAction: buyAt } as const) : {};
  return (
    <Button look="primary" {...{ [BUY_MARK]: itemId }} aria-describedby={describedBy} onClick={open} {...opensPage}>
      {isOpening && <Spinner />}
      {label}
    </Button>
  );
}
