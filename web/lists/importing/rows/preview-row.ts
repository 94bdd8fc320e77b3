import { t } from '@lingui/core/macro';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import type { FoundItem } from '#rules/shops/imports/found-rows';
import { numberText } from '../../../base/design/locale.ts';
import { moneyText } from '../../../base/design/Money.tsx';
import { amountText } from '../../../base/text/amount-text.ts';
import { anyNumberText } from '../../../base/text/any-number-text.ts';
import type { PreviewLine } from './preview-lines.ts';

export interface PreviewRow extends PreviewLine {
  /** On the list that it would go to, or twice in the file. */
  double: 'LISTED' | 'REPEATED' | null;
  /** Was asked for with “Read the Links”. */
  picture: string | null;
  isIncluded: boolean;
  /** The list holds it, too. */
  hasRoom: boolean;
}

/** The fields that can be corrected before anything is imported. */
export type RowEdit = Partial<
  Pick<
    FoundItem,
    | 'title'
    | 'quantityDesired'
    | 'quantityBought'
    | 'amount'
    | 'category'
    | 'price'
    | 'currency'
    | 'primaryUrl'
    | 'variant'
    | 'description'
    | 'notes'
  >
>;

/** Changes to the rows of the preview. */
export interface RowActions {
  onInclude: (keys: readonly string[], isIncluded: boolean) => void;
  /** Reads a row in its other way. */
  onTurn: (source: string) => void;
  onEdit: (keys: readonly string[], edit: RowEdit) => void;
  /** As many of each as are wanted, or none. */
  onBought: (keys: readonly string[], isBought: boolean) => void;
}

export function countOf({ item: { quantityDesired, isFund } }: PreviewLine): string {
  if (isFund) return t`Fund`;
  if (isAnyNumber(quantityDesired)) return anyNumberText(0);
  return quantityDesired > 1 ? `${numberText(quantityDesired)} ×` : '';
}

export function measureOf({ item: { amount } }: PreviewLine): string {
  return amountText(amount);
}

export function priceOf({ item: { price, currency } }: PreviewLine): string {
  return price === null ? '' : moneyText(price, currency);
}

/** Pictures of shops are fetched by the browser; nothing inside somebody's own network is. */
export function isShowable(address: string | null): boolean {
  return (
    address !== null &&
    /^https:\/\/[a-z0-9.-]{1,200}\.[a-z]{2,20}\//i.test(address) &&
    !/^https:\/\/[^/]{1,200}\.(?:local|internal|lan|home)\//i.test(address)
  );
}
