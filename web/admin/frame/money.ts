import { toMajorUnits } from '#rules/base/amounts/money';
import { moneyText as amountText } from '../../base/design/Money.tsx';

export interface Amount {
  currency: string;
  amountMinor: number;
}

export function moneyText(amounts: readonly Amount[]): string {
  return amounts
    .map(({ amountMinor, currency }) => amountText(toMajorUnits(amountMinor, currency), currency))
    .join(' + ');
}
