import { t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { countedTitle } from '../../base/text/counted-title.ts';
import type { ReceivedGift } from './useReceivedGifts.ts';

export function giftText({ quantity, title }: ReceivedGift): string {
  return countedTitle(quantity, displayText(title));
}

/** The sum where it was money; null for things. */
export function sumText({ amount }: ReceivedGift): string | null {
  return amount && minorMoneyText(amount.amountMinor, amount.currency);
}

export function giversText({ giverName, giverCount }: ReceivedGift): string {
  if (!giverName) return giverCount > 1 ? t`From friends` : t`From a friend`;
  const name = displayText(giverName);
  return giverCount > 1 ? t`From ${name} and friends` : t`From ${name}`;
}
