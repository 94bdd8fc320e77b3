import { minorText } from '#rules/base/amounts/money';

export interface Amount {
  currency: string;
  amountMinor: number;
}

/** "$12.50", and what there is in other currencies behind it. */
export function moneyText(amounts: readonly Amount[]): string {
  return amounts.map(({ amountMinor, currency }) => minorText(amountMinor, currency)).join(' + ');
}
