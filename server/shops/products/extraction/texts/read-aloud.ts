interface Sum {
  amount: number;
  score: number;
  isFormer: boolean;
  names: string;
  index: number;
}

/** Names of what nobody sees and screen readers say. */
const READ_ALOUD = /screen-?reader|sr-only|visually-?hidden/;

/** So near, in characters, stands the sum that people see. */
const NEAR = 120;

/** So much of its score a sum loses that is not the one to pay. */
const NOT_TO_PAY = 4;

/** A price that is struck out for people was the price for those, too, who hear "Opprinnelig pris var: kr 1 299": in any language. */
export function formerReadAloud<Price extends Sum>(prices: readonly Price[]): Price[] {
  const former = prices.filter(({ isFormer, names }) => isFormer && !READ_ALOUD.test(names));
  return prices.map((price) => {
    const isSaidAgain =
      !price.isFormer &&
      READ_ALOUD.test(price.names) &&
      former.some(({ amount, index }) => amount === price.amount && Math.abs(index - price.index) < NEAR);
    return isSaidAgain ? { ...price, isFormer: true, score: price.score - NOT_TO_PAY } : price;
  });
}
