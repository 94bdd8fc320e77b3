import type { ShownAmount } from './shown-amounts.ts';

type Sum = Pick<ShownAmount, 'amount' | 'score' | 'isFormer' | 'isOther' | 'isAside' | 'isHidden'>;

/** So much of its score a sum loses that stands aside. */
const ASIDE = 5;

/** Less is no sum about the product. */
const LEAST_SCORE = 2;

/** A sum that a class hides, and that is the only one: a script shows it, or a screen of another width. Worth a question. */
export function unlessHidden<Price extends Sum>(prices: Price[]): Price[] {
  const mayBeMeant = prices.filter(({ isFormer, isOther }) => !isFormer && !isOther);
  if (mayBeMeant.some(({ isAside, score }) => !isAside && score >= LEAST_SCORE)) return prices;
  const hidden = mayBeMeant.filter(({ isHidden, score }) => isHidden && score + ASIDE >= LEAST_SCORE);
  if (new Set(hidden.map(({ amount }) => amount)).size !== 1) return prices;
  return prices.map((price) =>
    hidden.includes(price) ? { ...price, isAside: false, score: price.score + ASIDE } : price,
  );
}
