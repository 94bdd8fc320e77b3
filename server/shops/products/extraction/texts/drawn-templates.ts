import type { Element } from 'domhandler';
import type { VisiblePrice } from './visible-price.ts';

type Sum = Pick<VisiblePrice, 'amount' | 'score' | 'isFormer' | 'isOther' | 'isAside' | 'element'>;

/** Alpine draws it until that has happened: `x-if="!chosen"`. */
const NOT_YET = /^\s{0,9}!\s?[\w.$]+\s{0,9}$/;

/** Pages are read here as guests see them, so that it is not drawn: `x-if="!isGuest"`. */
const NO_GUEST = /guest|anonym|visitor|logged-?_?out|signed-?_?out/i;

/** A template of a shadow root is drawn at once, and Alpine's for what has not happened yet until it does. */
export function isDrawn({ name, attribs }: Element): boolean {
  const condition = attribs['x-if'] ?? '';
  return (
    name === 'template' && (attribs.shadowrootmode === 'open' || (NOT_YET.test(condition) && !NO_GUEST.test(condition)))
  );
}

/** Less is no sum about the product. */
const LEAST_SCORE = 2;

/** So much of its score a sum loses that stands aside. */
const ASIDE = 5;

const LEVELS = 12;

/** A script decides whether a template is drawn: beside a sum that is seen without it, its own is none to choose between. */
export function unlessInTemplate<Price extends Sum>(prices: Price[]): Price[] {
  const inTemplate = new Set(prices.filter(({ element }) => isInTemplate(element)));
  if (inTemplate.size === 0) return prices;
  const isSeen = prices.some(
    (price) =>
      !inTemplate.has(price) && !price.isFormer && !price.isOther && !price.isAside && price.score >= LEAST_SCORE,
  );
  if (!isSeen) return prices;
  return prices.map((price) =>
    inTemplate.has(price) && !price.isAside ? { ...price, isAside: true, score: price.score - ASIDE } : price,
  );
}

function isInTemplate(element: Element): boolean {
  let node: Element | null = element;
  for (let level = 0; node && level < LEVELS; level += 1) {
    if (node.name === 'template' && node.attribs['x-if'] !== undefined) return true;
    node = node.parent as Element | null;
  }
  return false;
}
