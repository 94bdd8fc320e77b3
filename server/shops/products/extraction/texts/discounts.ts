import { unlessHidden } from './hidden-sums.ts';
import { unlessPerUnit } from './per-unit.ts';

interface Sum {
  amount: number;
  score: number;
  isFormer: boolean;
  isFormerByName: boolean;
  isOther: boolean;
  isCalledPrice: boolean;
  isAside: boolean;
  isHidden: boolean;
  isPerUnit: boolean;
  index: number;
}

/** Names of the element with the price of a sale, where the other has none. */
const SALE =
  /(?:^|[\s_-])(?:sale|on-?sale|special|reduced|discounted|discount-price|aktion|aktionspreis|angebot|angebotspreis|promo|promotion|promotional|soldes?|oferta|offerta|offer|rebajado|scontato|aanbieding|promocja|promocyjna|akce|akcni|tilbud|kampanj|rea|tarjous|sooduspris|soodus|akcija|akcios|indirimli)(?=$|[\s_-])/;

/** A sale for some people is none for all, and a name may speak of the whole box. */
const NO_SALE = /member|club|card|loyal|plus|vip|subscri|coupon|voucher|prime|percent|badge|label|without|not-|no-/;

/** The least part of a former price that is asked for. */
const LEAST_PART = 0.25;

/** Words between two sums say that the second is for something else: "Free gift worth", "Lid". */
const WORD = /\p{L}{2}/u;
const PRICE_WORD =
  /(?<!\p{L})(?:[Nn]ow|[Oo]nly|[Ss]ale|[Pp]rice|[Jj]etzt|[Nn]ur|[Pp]reis|[Pp]rix|[Aa]hora|[Pp]recio|[Oo]ra|[Pp]rezzo|[Nn]u|[Pp]rijs|[Pp]ris|[Aa]gora|[Pp]reço|[Cc]ena|[A-Z]{3}|kr|zł|Kč|lei|Ft)(?!\p{L})/gu;

interface NamedSum extends Sum {
  names: string;
  isBare: boolean;
}

/** The lower one of two sums side by side is to be paid where its element alone is named as the sale's: nothing struck through is needed. */
export function reducedByName<Price extends NamedSum>(prices: readonly Price[], text: string): Price[] {
  const meant = prices.filter(
    ({ isAside, isOther, isFormer, score }) => !isAside && !isOther && !isFormer && score > 1,
  );
  const sales = meant.filter(({ names, isBare }) => isBare && SALE.test(names) && !NO_SALE.test(names));
  const [sale] = sales;
  if (!sale || new Set(sales.map(({ amount }) => amount)).size > 1) return [...prices];
  const were = meant.filter(
    ({ amount, index, isBare, names }) =>
      sale.amount < amount &&
      sale.amount >= amount * LEAST_PART &&
      isBare &&
      !SALE.test(names) &&
      Math.abs(index - sale.index) <= NEAR &&
      !WORD.test(text.slice(Math.min(index, sale.index), Math.max(index, sale.index)).replaceAll(PRICE_WORD, '')),
  );
  if (new Set(were.map(({ amount }) => amount)).size !== 1) return [...prices];
  const former = were[0]?.amount;
  return prices.map((price) =>
    price.amount === former && !price.isFormer ? { ...price, isFormer: true, score: price.score - 4 } : price,
  );
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

/** Another sum is one that may be meant; beside a much more prominent one it is that of another form of the thing. */
const LEAST_SCORE = 2;
const LESS_PROMINENT = 1;

/** "regular-price" without another price beside it is the price. */
export function onlyOneLeft<Price extends Sum>(all: Price[]): Price[] {
  const prices = unlessPerUnit(unlessHidden(all));
  const byName = prices.filter(({ isFormerByName, isAside, score }) => isFormerByName && !isAside && score > -2);
  const isOnly = new Set(byName.map(({ amount }) => amount)).size === 1;
  const least = Math.max(LEAST_SCORE, ...byName.map(({ score }) => score - LESS_PROMINENT));
  if (!isOnly || prices.some(({ isFormer, isOther, score }) => !isFormer && !isOther && score >= least)) return prices;
  return prices.map((price) =>
    byName.includes(price) ? { ...price, isFormer: false, score: price.score + 4 } : price,
  );
}
