import type { AnyNode, Element } from 'domhandler';
import { INLINE } from './inline.ts';
import type { VisiblePrice } from './visible-price.ts';

type Sum = Pick<
  VisiblePrice,
  'amount' | 'score' | 'isFormer' | 'isLabelled' | 'isBare' | 'names' | 'index' | 'element'
>;

/** Names of what nobody sees and screen readers say. */
const READ_ALOUD = /screen-?reader|sr-only|visually-?hidden/;

/** So near, in characters, stands the sum that people see. */
const NEAR = 120;

/** So much of its score a sum loses that is not the one to pay. */
const NOT_TO_PAY = 4;

/**
 * A price that is struck out for people was the price for those, too, who hear "Opprinnelig pris var: kr 1 299": in any language.
 * Both stand in one box, so that the price before of a set says nothing of the thing that is in it.
 */
export function formerReadAloud<Price extends Sum>(
  prices: readonly Price[],
  holdsHeading: ReadonlySet<unknown>,
): Price[] {
  const seen = prices.filter(({ names }) => !READ_ALOUD.test(names));
  return prices.map((price) => {
    if (price.isFormer || price.isLabelled || !READ_ALOUD.test(price.names)) return price;
    const same = seen.filter(({ amount, index }) => amount === price.amount && Math.abs(index - price.index) < NEAR);
    const isSaidAgain = same.length > 0 && same.every((one) => one.isFormer && areOfOneThing(one, price, holdsHeading));
    return isSaidAgain ? { ...price, isFormer: true, score: price.score - NOT_TO_PAY } : price;
  });
}

const LEVELS = 6;

/** Whether two sums share their box, or the box around it where no words of another thing, such as "Bundle", stand with the struck one. */
function areOfOneThing(former: Sum, aloud: Sum, holdsHeading: ReadonlySet<unknown>): boolean {
  const box = boxOf(aloud.element);
  if (!box || holdsHeading.has(box)) return false;
  if (isInside(former.element, box)) return true;
  const outer = box.parent;
  return outer?.type === 'tag' && former.isBare && !holdsHeading.has(outer) && isInside(former.element, outer);
}

/** The closest element around that is no part of a line. */
function boxOf(element: Element): Element | null {
  let node: AnyNode | null = element;
  for (let level = 0; node && level < LEVELS; level += 1) {
    if (node.type === 'tag' && !INLINE.has(node.name)) return node;
    node = node.parent;
  }
  return null;
}

function isInside(element: Element, box: Element): boolean {
  let node: AnyNode | null = element;
  for (let level = 0; node && level < LEVELS; level += 1) {
    if (node === box) return true;
    node = node.parent;
  }
  return false;
}
