import { t } from '@lingui/core/macro';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { numberText } from '../../base/design/locale.ts';
import { moneyText } from '../../base/design/Money.tsx';
import { amountText } from '../../base/text/amount-text.ts';
import { anyNumberText } from '../../base/text/any-number-text.ts';
import type { PreviewLine } from './preview-lines.ts';
import type { RowEdit } from './RowEditor.tsx';

export interface PreviewRow extends PreviewLine {
  /** On the list that it would go to, or twice in the file. */
  double: 'LISTED' | 'REPEATED' | null;
  /** Was asked for with “Read the Links”. */
  picture: string | null;
  isIncluded: boolean;
  /** The list holds it, too. */
  hasRoom: boolean;
}

/** Changes to the rows of the preview, in a table and on cards. */
export interface RowActions {
  onInclude: IncludeRows;
  /** Reads a row in its other way. */
  onTurn: (place: number) => void;
  onEdit: (key: string, edit: RowEdit) => void;
}

type IncludeRows = (keys: readonly string[], isIncluded: boolean) => void;

/** Number, amount and price. */
export function factsOf({ item: { quantityDesired, amount, price, currency, isFund } }: PreviewLine): string {
  const count = isFund
    ? t`Fund`
    : isAnyNumber(quantityDesired)
      ? anyNumberText(0)
      : quantityDesired > 1
        ? `${numberText(quantityDesired)} ×`
        : '';
  return [count, amountText(amount), price !== null && moneyText(price, currency)].filter(Boolean).join(' ');
}

/** Pictures of shops are fetched by the browser; nothing inside somebody's own network is. */
export function isShowable(address: string | null): boolean {
  return (
    address !== null &&
    /^https:\/\/[a-z0-9.-]{1,200}\.[a-z]{2,20}\//i.test(address) &&
    !/^https:\/\/[^/]{1,200}\.(?:local|internal|lan|home)\//i.test(address)
  );
}
