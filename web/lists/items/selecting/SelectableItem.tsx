import { t } from '@lingui/core/macro';
import { Check, CircleCheck, Clock } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import type { Kind } from '../../../base/design/kinds.ts';
import { listText } from '../../../base/design/list-text.ts';
import { Money } from '../../../base/design/Money.tsx';
import type { FieldsOf } from '../../../base/network/fields-of.ts';
import { ItemPicture } from '../../../base/page/ItemPicture.tsx';
import { anyNumberText } from '../../../base/text/any-number-text.ts';
import { heldText } from '../../../base/text/held-text.ts';
import { buyersOf } from '../cache/buyers.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { isPurchased } from '../cache/sorting.ts';
import type { SelectableItem_itemFragment } from './SelectableItem.generated.ts';

interface SelectableItemProps {
  item: FieldsOf<SelectableItem_itemFragment>;
  kind: Kind;
  isChosen: boolean;
  /** The same function for as long as the list is shown: else each choice would draw every row. */
  onChoose: (id: string, isChosen: boolean, isRange: boolean) => void;
}

/** A row that is a checkbox: a tap anywhere on it counts, and with Shift everything since the one before. */
export const SelectableItem = memo(function SelectableItem(props: SelectableItemProps) {
  const { item, kind, isChosen, onChoose } = props;
  const title = itemTitle(item);
  const { id, price, currency } = item;
  const category = displayText(item.category).trim();
  const taken = takenText(item, kind);
  return (
    <li className="relative flex min-h-15 items-center gap-3 border-b border-line ps-1 pe-3 py-1.5 select-none [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] last:border-b-0 has-checked:bg-registry-wash">
      <input
        type="checkbox"
        aria-label={title}
        value={id}
        checked={isChosen}
        onChange={() => {}} // what a click does, which knows of the Shift key
        onClick={(event: MouseEvent<HTMLInputElement>) => onChoose(id, event.currentTarget.checked, event.shiftKey)}
        className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="ms-1 grid size-6 shrink-0 place-items-center rounded border-2 border-edge bg-card text-transparent peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand"
      >
        <Check className={`size-4.5 ${isChosen ? '' : 'forced-colors:invisible'}`} strokeWidth={3} />
      </span>
      <div className="w-11 shrink-0">
        <ItemPicture item={item} widths="2.75rem" kind={kind} shape="square" />
      </div>
      <div className="min-w-0 grow">
        <p dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-sm text-muted empty:hidden">
          {price !== null && (
            <span className="font-semibold text-ink">
              <Money amount={price} currency={currency} />
            </span>
          )}
          {category !== '' && <span className="wrap-anywhere">{category}</span>}
        </p>
        {item.heldUntil && (
          <p className="flex gap-1 text-sm leading-snug">
            <Clock aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            <span>{heldText(item.heldUntil)}</span>
          </p>
        )}
        {taken && (
          <p className="flex gap-1 text-sm leading-snug font-semibold text-registry-ink tabular-nums">
            <CircleCheck aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            <span className="wrap-anywhere">{taken}</span>
          </p>
        )}
      </div>
    </li>
  );
});

/** That it is bought, and by whom, as far as the viewer may know: "3 of 8 taken by Aunt Rosa". What is reserved is not. */
function takenText(item: FieldsOf<SelectableItem_itemFragment>, kind: Kind): string | null {
  const { quantityDesired, quantityPurchased, purchases, heldUntil } = item;
  const bought = purchases.filter((purchase) => !purchase.heldUntil);
  if (quantityPurchased === 0 || (heldUntil && bought.length === 0)) return null;
  const names = [...new Set(buyersOf(bought))];
  const buyers = names.length === 0 ? null : listText(names);
  if (kind === 'SHOPPING') {
    if (isPurchased(item))
      return buyers ? t`Ticked off by ${buyers}` : t({ message: `Ticked off`, context: 'one item' });
    return buyers
      ? t`${quantityPurchased} of ${quantityDesired} ticked off by ${buyers}`
      : t`${quantityPurchased} of ${quantityDesired} ticked off`;
  }
  if (isPurchased(item)) return buyers ? t`Taken by ${buyers}` : t({ message: `Taken`, context: 'one gift' });
  if (isAnyNumber(quantityDesired)) return anyNumberText(quantityPurchased);
  return buyers
    ? t`${quantityPurchased} of ${quantityDesired} taken by ${buyers}`
    : t`${quantityPurchased} of ${quantityDesired} taken`;
}
