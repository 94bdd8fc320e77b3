import { t } from '@lingui/core/macro';
import { Check, CircleCheck, Clock, HandCoins, Split, Star, Users } from 'lucide-react';
import { toMinorUnits } from '#rules/base/amounts/money';
import { displayText } from '#rules/base/text/display-text';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { Money } from '../../../base/design/Money.tsx';
import type { FieldsOf } from '../../../base/network/fields-of.ts';
import { amountText } from '../../../base/text/amount-text.ts';
import { anyNumberText } from '../../../base/text/any-number-text.ts';
import { fundText } from '../../../base/text/fund-text.ts';
import { heldText } from '../../../base/text/held-text.ts';
import { mostWantedText } from '../../../base/text/most-wanted-text.ts';
import { isCostShared, type SharedCost, sharedCostText } from '../../../base/text/shared-cost-text.ts';
import { PendingMark } from '../../../core/changes/PendingMark.tsx';
import { ItemQuestions } from '../../questions/ItemQuestions.tsx';
import { buyerOf } from '../cache/buyers.ts';
import type { ItemContext } from '../cache/item-context.ts';
import { isPurchased } from '../cache/sorting.ts';
import type { ItemFacts_itemFragment } from './ItemFacts.generated.ts';

interface ItemFactsProps {
  item: FieldsOf<ItemFacts_itemFragment>;
  context: ItemContext;
  /** Whether facts stand beside each other. */
  isOneLine?: boolean;
  /** Whether the row around them has columns for amount and price, where there is room. */
  inColumns?: boolean;
}

const AMOUNT_COLUMN = '@2xl:col-start-3 @2xl:row-start-1 @2xl:text-end @2xl:text-sm @2xl:text-muted';
const PRICE_COLUMN = '@2xl:col-start-4 @2xl:row-start-1 @2xl:text-end @2xl:text-base';

/** Below the name there, and among the others elsewhere. */
const OTHERS =
  'contents *:shrink-0 @2xl:col-span-full @2xl:flex @2xl:min-w-0 @2xl:flex-wrap @2xl:items-baseline @2xl:gap-x-2.5 @2xl:text-sm @2xl:text-muted @2xl:empty:hidden';

export function ItemFacts({
  item: data,
  context: { kind, purchasesHidden, areTaken = false, areGrouped = false, choiceTexts },
  isOneLine = false,
  inColumns = false,
}: ItemFactsProps) {
  const { price, currency, quantityPurchased, amount, isFund } = data;
  const quantityDesired = isFund ? 1 : data.quantityDesired;
  const texts = [data.description, data.notes, data.category, data.variant];
  const [description, notes, category, variant] = texts.map(displayText);
  const isTaken = !purchasesHidden && !areTaken && isPurchased(data);
  const onlyWhereWide = areTaken ? 'max-sm:hidden' : ''; // on a phone who bought it is more important
  const held = data.heldUntil && !isSaidBelow(data) ? heldText(data.heldUntil) : null;
  const isNoneBought = kind !== 'SHOPPING' && quantityPurchased === 0;
  const amounts = isAnyNumber(quantityDesired)
    ? anyNumberText(purchasesHidden ? 0 : quantityPurchased)
    : purchasesHidden || isNoneBought
      ? t`Wanted ${quantityDesired}`
      : kind === 'SHOPPING'
        ? t`Purchased ${quantityPurchased} / ${quantityDesired}`
        : t`${quantityPurchased} of ${quantityDesired} taken`;
  const cost = sharedCostOf(data);
  const choiceText = choiceTexts?.get(data.choiceId);
  const lines = `line-clamp-1 text-sm wrap-anywhere whitespace-pre-line ${isOneLine ? 'min-w-0' : 'sm:line-clamp-2'} ${inColumns ? '@2xl:col-span-full' : ''} ${onlyWhereWide}`;
  return (
    <div
      className={
        isOneLine
          ? `grid grid-cols-[minmax(0,1fr)] gap-0.5 empty:hidden sm:flex sm:items-baseline sm:gap-x-2.5 *:first:sm:max-w-full *:first:sm:shrink-0 ${inColumns ? '@2xl:contents' : ''}`
          : 'contents'
      }
    >
      <p
        className={`flex min-w-0 items-baseline text-sm text-muted has-[>:only-child:empty]:hidden ${isOneLine ? 'gap-x-2 sm:gap-x-2.5 *:shrink-0 max-sm:flex-wrap @max-3xs:flex-wrap' : 'flex-wrap gap-x-2.5'} ${held ? '' : onlyWhereWide} ${inColumns ? '@2xl:contents' : ''}`}
      >
        {price !== null && !isFund && (
          <span className={`font-semibold text-ink ${isOneLine ? '' : 'text-base'} ${inColumns ? PRICE_COLUMN : ''}`}>
            <Money amount={price} currency={currency} />
          </span>
        )}
        {quantityDesired > 1 && <span className={`tabular-nums ${inColumns ? AMOUNT_COLUMN : ''}`}>{amounts}</span>}
        <span className={inColumns ? OTHERS : isOneLine ? 'contents *:shrink-0' : 'contents'}>
          {kind !== 'SHOPPING' && data.isMostWanted && (
            <span className="order-first inline-flex items-center gap-1 font-semibold text-ink">
              <Star aria-hidden className="size-3.5 shrink-0 self-center fill-current" />
              {mostWantedText()}
            </span>
          )}
          {amount && <bdi className="tabular-nums">{amountText(amount)}</bdi>}
          {variant && (
            <bdi className="min-w-0 shrink! truncate" title={variant}>
              {variant}
            </bdi>
          )}
          {category && !areGrouped && (
            <span
              dir="auto"
              className={isOneLine ? 'min-w-0 shrink! truncate' : 'basis-full truncate'}
              title={category}
            >
              {category}
            </span>
          )}
          {held && (
            <span className="inline-flex items-center gap-1 text-ink">
              <Clock aria-hidden className="size-3.5 self-center" />
              <span>{held}</span>
            </span>
          )}
          {isFund && (
            <span className="inline-flex min-w-0 shrink! items-center gap-1">
              <HandCoins aria-hidden className="size-3.5 shrink-0 self-center" />
              <span className="tabular-nums sm:truncate">{fundText(cost)}</span>
            </span>
          )}
          {kind !== 'SHOPPING' && !isFund && isCostShared(cost) && (
            <span className="inline-flex min-w-0 shrink! items-center gap-1">
              <Users aria-hidden className="size-3.5 shrink-0 self-center" />
              <span className="tabular-nums sm:truncate">{sharedCostText(cost)}</span>
            </span>
          )}
          {choiceText && (
            <span className="inline-flex min-w-0 shrink! items-center gap-1" title={choiceText}>
              <Split aria-hidden className="size-3.5 shrink-0 self-center" />
              <span dir="auto" className="truncate">
                {choiceText}
              </span>
            </span>
          )}
          {data.questionCount > 0 && (
            <ItemQuestions itemId={data.id} title={displayText(data.title)} count={data.questionCount} />
          )}
          {data.isNoLongerNeeded && (
            <span className="inline-flex items-center gap-1 font-semibold text-ink">
              <Check aria-hidden className="size-3.5 self-center" />
              {t`No longer needed`}
            </span>
          )}
          {isTaken && !held && (
            <span className="inline-flex items-center gap-1 font-semibold text-registry-ink">
              <CircleCheck aria-hidden className="size-3.5 self-center" />
              {kind === 'SHOPPING'
                ? t({ message: `Ticked off`, context: 'one item' })
                : t({ message: `Taken`, context: 'one gift' })}
            </span>
          )}
        </span>
      </p>
      <PendingMark itemId={data.id} />
      {description && (
        <p dir="auto" className={lines}>
          {description}
        </p>
      )}
      {notes && (
        <p dir="auto" className={`text-muted italic ${lines}`}>
          {notes}
        </p>
      )}
    </div>
  );
}

/** Whether the line of somebody who reserved it says so already. */
function isSaidBelow({ purchases }: FieldsOf<ItemFacts_itemFragment>): boolean {
  return purchases.some((purchase) => purchase.heldUntil && (purchase.canUndo || buyerOf(purchase) !== null));
}

/** The sum is what the pieces that are still wanted cost together. */
function sharedCostOf(item: FieldsOf<ItemFacts_itemFragment>): SharedCost {
  const { isGroupGift, isFund, price, currency, quantityDesired, quantityPurchased, pledgedMinor, pledgeCount } = item;
  const isShared = isGroupGift || pledgeCount > 0;
  const wanted =
    isShared && pledgedMinor !== null && !isAnyNumber(quantityDesired) ? quantityDesired - quantityPurchased : 0;
  const pieces = isFund ? 1 : Math.max(0, wanted);
  const goal = price === null ? 0 : toMinorUnits(price, currency) * pieces;
  return { currency, pledgeGoalMinor: goal || null, pledgedMinor, pledgeCount };
}
