import { readPastedText } from '../../../../server/shops/lines/pasted/read-text.rules.ts';

/** Each thing of a text in words: how many, its name, what is said of it, and its price. */
export function readingOf(text: string, kind: 'SHOPPING' | 'WISHLIST' = 'SHOPPING', currency = 'EUR'): string[] {
  return readPastedText(text, { kind, currency }).lines.map(({ amount, name, size, price, link, isTicked, giver }) =>
    [
      isTicked && '✓',
      amount > 1 && `${amount} ×`,
      name,
      size && `[${size}]`,
      price && `${price.price} ${price.currency}`,
      link && `<${link}>`,
      giver && `← ${giver}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}
