import { taxOf } from './tax-pairs.ts';

interface Sum {
  amount: number;
  score: number;
  isFormer: boolean;
  isOther: boolean;
  isCalledPrice: boolean;
  isAside: boolean;
  isBare: boolean;
  index: number;
}

/** So much of its score a sum loses that is not the one to pay. */
const NOT_TO_PAY = 4;

/** More are no page about one product. */
const MOST_SUMS = 40;

/**
 * Some sums tell of each other what they are, in any language: a third of another beside a "3" is a part of it, and one
 * that is two others together was the price before the one of them was saved.
 */
export function toldByOthers<Price extends Sum>(
  prices: readonly Price[],
  text: string,
  country: string | null,
): Price[] {
  const near = prices.filter(({ isAside, score }) => !isAside && score > -3).slice(0, MOST_SUMS);
  const others = new Set(near.filter((part) => isPartOfOther(part, near, text)));
  const were = new Set<Price>();
  for (const high of near) {
    const saved = others.has(high) ? null : savedFrom(high, near, country);
    if (!saved) continue;
    were.add(high);
    for (const one of saved) others.add(one);
  }
  if (others.size === 0 && were.size === 0) return [...prices];
  return prices.map((price) => {
    if (others.has(price) && !price.isOther) return { ...price, isOther: true, score: price.score - NOT_TO_PAY };
    if (were.has(price) && !price.isFormer) return { ...price, isFormer: true, score: price.score - NOT_TO_PAY };
    return price;
  });
}

const maybe = ({ isFormer, isOther }: Sum) => !isFormer && !isOther;

/** A small number on its own: "3", "x12", "in 4". */
const COUNT = /(?<![\d.,])([3-9]|[1-4]\d|60)(?![\d%]|[.,]\d| ?%)/g;

/** So near, in characters, stands the number of parts. */
const BESIDE = 18;

/** A whole that is so much less prominent than its part is none. */
const MOST_BEHIND = 1.5;

function isPartOfOther(part: Sum, all: readonly Sum[], text: string): boolean {
  if (!maybe(part)) return false;
  const before = text.slice(Math.max(0, part.index - BESIDE), part.index);
  const after = text
    .slice(part.index, part.index + 40)
    .replace(/^[\d.,'’\s\ue000]{1,20}/, '')
    .slice(0, BESIDE);
  const counts = [...before.matchAll(COUNT), ...after.matchAll(COUNT)].map(([, count]) => Number(count));
  return counts.some((count) =>
    all.some(
      (whole) =>
        maybe(whole) &&
        whole.score > part.score - MOST_BEHIND &&
        Math.abs(whole.amount - count * part.amount) <=
          count * (part.amount >= 100 && Number.isInteger(part.amount) ? 0.5 : 0.01) + 0.001,
    ),
  );
}

/** So near, in characters, stand a price, the one that was, and what is saved. */
const NEAR = 200;

/** Less is a deposit or a fee that is added. */
const LEAST_SAVED = 0.04;

/** The sums that say how much is saved, where the one to pay and they together are a sum beside: it was the price. Null for any other. */
function savedFrom<Price extends Sum>(high: Price, all: readonly Price[], country: string | null): Price[] | null {
  if (!maybe(high) || !high.isBare || high.isCalledPrice) return null;
  for (const low of all) {
    const saved = high.amount - low.amount;
    const isSale = low !== high && maybe(low) && low.isBare && saved >= high.amount * LEAST_SAVED && saved < low.amount;
    if (!isSale || low.score < high.score - MOST_BEHIND || Math.abs(low.index - high.index) > NEAR) continue;
    if (areRound(high.amount, low.amount) || isTaxOn(low.amount, saved, country)) continue;
    const told = all.filter((one) => Math.abs(one.amount - saved) < 0.005 && Math.abs(one.index - high.index) <= NEAR);
    if (told.length > 0) return told;
  }
  return null;
}

/** Round sums are two others together by chance: 30 is 20 and 10. */
function areRound(...amounts: readonly number[]): boolean {
  return amounts.every((amount) => {
    const step = amount >= 1_000 ? 50 : 5;
    return Math.abs(amount / step - Math.round(amount / step)) < 1e-6;
  });
}

function isTaxOn(net: number, tax: number, country: string | null): boolean {
  const percent = taxOf(country);
  return percent !== null && Math.abs(tax - (net * percent) / 100) < 0.02;
}
