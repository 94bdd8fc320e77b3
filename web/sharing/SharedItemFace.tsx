import { Check, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../design/Badge.tsx';
import { Button } from '../design/Button.tsx';
import { buttonLook } from '../design/button-looks.ts';
import { Card } from '../design/Card.tsx';
import type { Cell } from '../design/grid-layouts.ts';
import { Highlight } from '../design/Highlight.tsx';
import type { Kind } from '../design/kinds.ts';
import { Money } from '../design/Money.tsx';
import { Picture } from '../design/Picture.tsx';
import { Spinner } from '../design/Spinner.tsx';
import { LongText } from './LongText.tsx';

/** What a visitor may know and do about purchases: buy; nothing at all; or only look, on a demo list. */
export type Purchases = 'open' | 'hidden' | 'demo';

/** What its card tells of an item. */
export interface Face {
  title: string;
  description: string;
  notes: string;
  price: number | null;
  currency: string;
  effectiveImageUrl: string | null;
  outgoingUrl: string | null;
  secondaryUrl: string | null;
  quantityDesired: number;
  quantityPurchased: number;
  quantityRemaining: number;
}

interface SharedItemFaceProps {
  item: Face;
  kind: Kind;
  /** In sight at once, so that its picture is, too. */
  eager: boolean;
  purchases: Purchases;
  /** Changes when somebody changed the item, and then it glows. */
  mark: number | null;
  /** Why it is about to leave the list. */
  farewell: string | undefined;
  /** Never fails. */
  onBuy: () => Promise<void>;
  cell: Cell;
}

/** The card of an item on a shared list, as the server draws it, too. */
export function SharedItemFace({ item, kind, eager, purchases, mark, farewell, onBuy, cell }: SharedItemFaceProps) {
  const titleId = useId();
  const { title, description, notes, price, currency, effectiveImageUrl, outgoingUrl, secondaryUrl } = item;
  const { quantityDesired, quantityPurchased, quantityRemaining } = item;
  const isPartlyBought = quantityRemaining > 0 && quantityRemaining < quantityDesired;
  const isBought = purchases !== 'hidden' && quantityRemaining === 0;
  return (
    <li {...cell} className="relative grid">
      <Highlight change={mark}>
        <Card padding="none">
          <div
            inert={farewell !== undefined}
            className={`grid h-full grid-cols-[7rem_minmax(0,1fr)] content-start gap-4 p-4 transition-opacity duration-200 sm:flex sm:flex-col ${farewell ? 'opacity-40' : ''}`}
          >
            <div className={isBought ? 'opacity-60 grayscale' : ''}>
              <Picture src={effectiveImageUrl} alt="" kind={kind} eager={eager} />
            </div>
            <div className="grid min-w-0 content-start gap-1.5">
              <h3
                id={titleId}
                className={`text-lg leading-snug wrap-anywhere sm:text-xl ${isBought ? 'text-muted' : ''}`}
              >
                {title}
              </h3>
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold">
                  <Money amount={price} currency={currency} />
                </span>
                {(kind !== 'SHOPPING' || purchases === 'hidden') && (
                  <span className="text-sm text-muted tabular-nums">{`Quantity: ${quantityDesired}`}</span>
                )}
              </p>
              {kind === 'SHOPPING' && purchases !== 'hidden' && (
                <Badge tone={isBought ? 'good' : 'plain'} icon={isBought && <Check aria-hidden />}>
                  {`Purchased ${quantityPurchased} / ${quantityDesired}`}
                </Badge>
              )}
              {isPartlyBought && <Badge tone="warm">{`${quantityRemaining} still needed`}</Badge>}
            </div>
            <div className="col-span-full grid content-start gap-3 empty:hidden">
              {description && <LongText about={title}>{description}</LongText>}
              {notes && (
                <div className="border-l-3 border-line pl-3">
                  <LongText about={title}>{notes}</LongText>
                </div>
              )}
            </div>
            <div className="col-span-full mt-auto flex flex-wrap gap-2 *:grow empty:hidden">
              {outgoingUrl && (
                <ShopLink to={outgoingUrl} about={title}>
                  View Item
                </ShopLink>
              )}
              {secondaryUrl && (
                <ShopLink to={secondaryUrl} about={title}>
                  {outgoingUrl ? 'Other Shop' : 'View Item'}
                </ShopLink>
              )}
              {purchases !== 'hidden' && !isBought && (
                <BuyButton
                  label={isPartlyBought ? 'Buy More' : 'Mark as Purchased'}
                  describedBy={titleId}
                  onBuy={onBuy}
                />
              )}
            </div>
          </div>
        </Card>
      </Highlight>
      {farewell && (
        <div className="pointer-events-none absolute inset-0 grid animate-drop place-items-center">
          <span className="-rotate-4 rounded-control border-2 border-brand bg-card px-4 py-2 font-fraunces text-xl font-semibold text-brand shadow-card">
            {farewell}
          </span>
        </div>
      )}
    </li>
  );
}

function ShopLink({ to, about, children }: { to: string; about: string; children: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${children}: ${about} (opens in a new tab)`}
      className={buttonLook('quiet', 'normal')}
    >
      {children}
      <ExternalLink aria-hidden className="size-4 text-muted" />
    </a>
  );
}

interface BuyButtonProps {
  label: string;
  describedBy: string;
  onBuy: () => Promise<void>;
}

/** Stays pressable while the dialog is on its way: a disabled button would lose the focus that the dialog gives back. */
function BuyButton({ label, describedBy, onBuy }: BuyButtonProps) {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    await onBuy();
    setOpening(false);
  };
  return (
    <Button look="primary" aria-describedby={describedBy} onClick={open}>
      {isOpening && <Spinner />}
      {label}
    </Button>
  );
}
