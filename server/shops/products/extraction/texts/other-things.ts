import type { AnyNode, Element } from 'domhandler';
import { PRICE_WORD } from './price-words.ts';
import { bare, coverage, likeness } from './words.ts';

interface Sum {
  score: number;
  isAside: boolean;
  isLabelled: boolean;
  isCalledPrice: boolean;
  element: Element;
}

/** The product's heading with all around it, and the buttons with which one buys. */
interface Own {
  name: string;
  holdsHeading: ReadonlySet<unknown>;
  buttons: readonly Element[];
  startOf(element: Element): number | null;
}

/** So many headings above a sum are looked at, and so many elements on the way to them. */
const MOST_HEADINGS = 4;
const MOST_NODES = 400;
const MOST_SUMS = 120;

/** Below that likeness a heading names something else than the product. */
const LIKE = 0.5;

/**
 * Sums in a part of the page that begins, with a heading of its own, behind the product: "Book of the month", and below it a name
 * with its price. The sum is that thing's where its name has a heading of a lower rank, or where all buttons to buy stand before.
 */
export function ofOtherThings<Price extends Sum>(prices: readonly Price[], own: Own): Price[] {
  if (!bare(own.name) || own.holdsHeading.size === 0 || prices.length > MOST_SUMS) return [...prices];
  const buttonsEnd = Math.max(-1, ...own.buttons.map((button) => own.startOf(button) ?? -1));
  return prices.map((price) => {
    if (price.isAside || price.isLabelled || price.isCalledPrice) return price;
    const above = headingsAbove(price.element, own.holdsHeading);
    return isOfOther(above, own, buttonsEnd) ? { ...price, score: price.score - 5, isAside: true } : price;
  });
}

interface Above {
  element: Element;
  rank: number;
  text: string;
  /** The lowest box that has the heading and the sum. */
  box: AnyNode;
}

function isOfOther(above: readonly Above[], { name, buttons, startOf }: Own, buttonsEnd: number): boolean {
  const [nearest] = above;
  if (!nearest || PRICE_WORD.test(nearest.text) || isLike(nearest.text, name)) return false;
  const isBehind = buttonsEnd >= 0 && (startOf(nearest.element) ?? 0) > buttonsEnd;
  if (isBehind) return true;
  const outer = above.find(({ rank }) => rank < nearest.rank);
  return outer !== undefined && !isLike(outer.text, name) && !buttons.some((button) => isWithin(button, nearest.box));
}

function isWithin(element: Element, box: AnyNode): boolean {
  let node: AnyNode | null = element;
  while (node && node !== box) node = node.parent as AnyNode | null;
  return node !== null;
}

function isLike(text: string, name: string): boolean {
  return bare(text) === '' || likeness(text, name) >= LIKE || coverage(text, name) >= LIKE;
}

/** The headings before an element, the nearest first, as far as the product's own. */
function headingsAbove(element: Element, holdsHeading: ReadonlySet<unknown>): Above[] {
  const found: Above[] = [];
  let left = MOST_NODES;
  let inner: AnyNode = element;
  while (!holdsHeading.has(inner)) {
    const box = inner.parent as AnyNode | null;
    if (!box) break;
    for (let before = inner.prev; before && left > 0; before = before.prev) {
      if (holdsHeading.has(before)) return found;
      const within = headingsIn(before, left);
      left -= within.looked;
      for (const heading of within.headings.reverse()) {
        found.push({ ...heading, box });
        if (found.length >= MOST_HEADINGS) return found;
      }
    }
    inner = box;
  }
  return found;
}

type HeadingAbove = Omit<Above, 'box'>;

function headingsIn(node: AnyNode, most: number): { headings: HeadingAbove[]; looked: number } {
  const headings: HeadingAbove[] = [];
  const waiting: AnyNode[] = [node];
  let looked = 0;
  while (waiting.length > 0 && looked < most) {
    const next = waiting.pop();
    looked += 1;
    if (next?.type !== 'tag') continue;
    const rank = /^h([2-6])$/.exec(next.name)?.[1];
    const text = rank ? wordsIn(next) : '';
    if (rank && text !== '' && !/\d\s?\p{Sc}|\p{Sc}\s?\d/u.test(text))
      headings.push({ element: next, rank: Number(rank), text });
    else waiting.push(...next.children.toReversed());
  }
  return { headings, looked };
}

const MOST_WORDS = 40;

function wordsIn(element: Element): string {
  const texts: string[] = [];
  const waiting: AnyNode[] = [element];
  for (let looked = 0; waiting.length > 0 && looked < MOST_WORDS; looked += 1) {
    const next = waiting.pop();
    if (next?.type === 'text') texts.push(next.data);
    else if (next && 'children' in next) waiting.push(...next.children.toReversed());
  }
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
