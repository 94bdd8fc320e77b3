import { t } from '@lingui/core/macro';

/** Says that there is none to buy now. */
export function soldOutText(): string {
  return t`Sold out, the page says.`;
}

/** Asks about a price that is not sure. */
export function priceQuestion(price: string): string {
  return t({ message: `Is it ${price}?`, comment: 'Asks whether a price, such as “$12.50”, is right' });
}
