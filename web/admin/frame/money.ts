import { toMajorUnits } from '#rules/base/amounts/money';
import { moneyText as amountText } from '../../base/design/Money.tsx';

export interface Amount {
  currency: string;
  amountMinor: number;
}

/** "$12.50", and what there is in other currencies behind it. */
export function moneyText(amounts: readonly Amount[]): string {
  return amounts
    .map(({ amountMinor, currency }) => amountText(toMajorUnits(amountMinor, currency), currency))
    .join(' + ');
}
