import type { Element } from 'domhandler';
import { isWithTax, looksLikeSale, mayBeWithTax } from './tax-pairs.ts';

/** A sum that people see, each amount once. */
export interface ShownAmount {
  amount: number;
  currency: string | null;
  score: number;
  isFormer: boolean;
  isOther: boolean;
  isCalledPrice: boolean;
  isBare: boolean;
  names: string;
  isAside: boolean;
  isHidden: boolean;
  index: number;
  element: Element;
}

interface SeenAmount extends ShownAmount {
  isLabelled: boolean;
}

interface Shown {
  shown: readonly ShownAmount[];
  /** Whether nothing but its size says that the first is the one to pay. */
  isGuessed: boolean;
  /** The higher of two unmarked ones side by side, of which the lower is thought to be the one to pay. */
  higher: ShownAmount | null;
}

/** Each amount once, the most prominent first. Of two unmarked ones side by side, the lower is the one to pay. */
export function shownAmounts(visible: readonly SeenAmount[], country: string | null): Shown {
  const byAmount = new Map<number, ShownAmount>();
  for (const price of visible) {
    const { amount, currency, score, isFormer, isOther, isCalledPrice, isBare, isAside, isHidden, index } = price;
    const { element, names } = price;
    const known = byAmount.get(amount);
    if (!known) byAmount.set(amount, { ...price });
    else {
      known.currency ??= currency;
      known.isBare ||= isBare;
      known.isCalledPrice ||= isCalledPrice;
      known.isFormer &&= isFormer;
      known.isOther &&= isOther;
      known.isAside &&= isAside;
      known.isHidden &&= isHidden;
      if (score > known.score)
        Object.assign(known, { score, index, element, names, currency: currency ?? known.currency });
    }
  }
  const shown = [...byAmount.values()].toSorted((a, b) => b.score - a.score);
  const [first] = shown;
  const other = first && shown.find((one) => isReduced(first, one) || (mayBeMeant(one) && isReduced(one, first)));
  if (!first || !other) return { shown, isGuessed: false, higher: null };
  const [low, high] = first.amount < other.amount ? [first, other] : [other, first];
  const pair = { low: low.amount, high: high.amount };
  const isNamed = visible.some(
    (one) => (one.isLabelled || one.isFormer) && (one.amount === low.amount || one.amount === high.amount),
  );
  const isUnlike = low.names !== high.names || low.element.name !== high.element.name;
  const isSame = !isNamed && !isUnlike;
  const alike = shown.filter((one) => mayBeMeant(one) && (isReduced(first, one) || isReduced(one, first)));
  if (alike.length > MOST_ALIKE) return { shown, isGuessed: true, higher: null };
  const isTaxed = !isNamed && isWithTax(pair, country);
  const isUnexplained = mayBeWithTax(pair, country) || shown.some((one) => wasBefore(one, high));
  const isRound = Number.isInteger(low.amount) && Number.isInteger(high.amount); // as before and after "10 off"
  const rest = shown.filter((one) => one !== high && (isRound || one !== low));
  if (isTaxed) return { shown: [high, ...rest], isGuessed: isRound || high.index < low.index, higher: null }; // a former price stands first, too
  const ordered = [low, ...shown.filter((one) => one !== low)];
  return { shown: ordered, isGuessed: !isNamed && (isUnexplained || (isSame && !looksLikeSale(pair))), higher: high };
}

/** More sums that look alike are those of sizes, of which people choose one. */
const MOST_ALIKE = 1;

/** A label before the first of two sums, "Price 3,990 2,990", gives it so much more; the second stands a little further off. */
const LABEL_LEAD = 1.1;

/** The price that was is marked as such, so that of the two sums left none is: one may be for a card. */
const wasBefore = ({ isFormer, isAside, isBare, amount, index }: ShownAmount, high: ShownAmount) =>
  isFormer && !isAside && isBare && amount > high.amount && Math.abs(index - high.index) < 120;

export function isReduced(first: ShownAmount, other: ShownAmount): boolean {
  const isOneCurrency = first.currency === other.currency || !first.currency || !other.currency;
  const part = other.amount / first.amount;
  const isBeside = Math.abs(first.index - other.index) < 120 && standTogether(first.element, other.element);
  return (
    isOneCurrency &&
    part < 1 &&
    part > 0.4 &&
    first.score - other.score <= LABEL_LEAD &&
    isBeside &&
    first.isBare &&
    other.isBare &&
    !other.isFormer &&
    !other.isOther
  );
}

const NEAR_LEVELS = 3;

/** Whether two elements have a box of the page in common, a few levels up. */
function standTogether(one: Element, other: Element): boolean {
  const above = ancestorsUpTo(one, NEAR_LEVELS);
  return ancestorsUpTo(other, NEAR_LEVELS).some((element) => above.includes(element));
}

function ancestorsUpTo(element: Element, levels: number): unknown[] {
  const found: unknown[] = [element];
  for (
    let node = element.parent;
    node && found.length <= levels && 'name' in node && node.name !== 'body';
    node = node.parent
  ) {
    found.push(node);
  }
  return found;
}

/** Whether nothing says that a sum is another one than the price. */
export const mayBeMeant = ({ isFormer, isOther, isAside, score }: ShownAmount) =>
  !isFormer && !isOther && !isAside && score > 1;
