import type { VisiblePrice } from './visible-price.ts';

type Sum = Pick<VisiblePrice, 'amount' | 'score' | 'isFormer' | 'isOther' | 'isAside' | 'isPerUnit'>;

/** So much of its score a sum loses that is of another kind. */
const OTHER = 4;

/** Less is no sum about the product. */
const LEAST_SCORE = 2;

/** Cloth and cables are sold by the metre, cheese by the kilo: where a page has no other sum, that one is the price. */
export function unlessPerUnit<Price extends Sum>(prices: Price[]): Price[] {
  const about = prices.filter(({ isFormer, isAside }) => !isFormer && !isAside);
  if (about.some(({ isOther, score }) => !isOther && score >= LEAST_SCORE)) return prices;
  const perUnit = about.filter(({ isOther, isPerUnit, score }) => isOther && isPerUnit && score + OTHER >= LEAST_SCORE);
  if (new Set(perUnit.map(({ amount }) => amount)).size !== 1) return prices;
  return prices.map((price) =>
    perUnit.includes(price) ? { ...price, isOther: false, score: price.score + OTHER } : price,
  );
}

/** Names of elements with the price of a measure. */
export const PER_UNIT_NAME = /unit-?price|price-?per|per-?unit|base-?price|grundpreis/;
