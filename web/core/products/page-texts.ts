import { t } from '@lingui/core/macro';

export function soldOutText(): string {
  return t`Sold out, the page says.`;
}

export function priceQuestion(price: string): string {
  return t({ message: `Is it ${price}?`, comment: 'Asks whether a price, such as “$12.50”, is right' });
}
