interface Sum {
  amount: number;
  score: number;
  isFormer: boolean;
  isFormerByName: boolean;
  isOther: boolean;
  isCalledPrice: boolean;
  isAside: boolean;
  index: number;
}

/** "33%", "-33 %"; not "0.5 %" and not "100%". */
const SHARE = /(?<![\d.,])([1-9]\d?)(?:[.,]\d{1,2})?[\s\ue000]{0,2}[%％]/g;

/** More shares than that are a table's. */
const MOST_SHARES = 40;

/** So near, in characters, stand the two sums of one discount and its share. */
const NEAR = 160;

/**
 * Pages that write "33,990 67,990 50% off" say by the share alone which sum is to be paid and which was: the one is the
 * other less the share. No word and no name is needed for it.
 */
export function reducedByShare<Price extends Sum>(prices: readonly Price[], text: string): Price[] {
  const were = new Set<Price>();
  const are = new Set<Price>();
  const shares = [...text.matchAll(SHARE)].slice(0, MOST_SHARES);
  for (const { 1: share, index } of shares) {
    const near = prices.filter((price) => Math.abs(price.index - index) <= NEAR && !price.isAside && !price.isOther);
    for (const high of near) {
      const low = near.find((one) => isLess(one, high, Number(share)));
      if (!low || high.isCalledPrice) continue;
      were.add(high);
      are.add(low);
    }
  }
  return prices.map((price) => {
    if (are.has(price) && !were.has(price))
      return { ...price, isFormer: false, score: price.score + (price.isFormer ? 4 : 0) + 1 };
    return were.has(price) && !price.isFormer ? { ...price, isFormer: true, score: price.score - 4 } : price;
  });
}

/** Whether a sum is another one less a share, which shops round up, down, or to the nearest. */
function isLess(low: Sum, high: Sum, share: number): boolean {
  if (low.isFormer && !low.isFormerByName) return false;
  if (Math.abs(low.index - high.index) > NEAR) return false;
  const exact = (1 - low.amount / high.amount) * 100;
  return exact > share - 0.6 && exact < share + 1;
}
