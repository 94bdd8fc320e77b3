import { kindOfAmount, namesWithin } from './keys.ts';
import { ENDS } from './names.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Names of the component that shows the price: "priceComponent", "priceModule", "price". */
const OF_PRICE =
  /^(?:product_?)?pric(?:es?|ing)(?:_?(?:component|module|info|data|block|section|model|view|details?))?$/i;

/** A page has so many components at most; more are entries of a list. */
const MOST = 60;

/**
 * The component of a state that holds the price of the product which another one beside it names:
 * `{"productInfo":{"subject":"Lamp"},"priceComponent":{"discountPrice":…}}`. Null where there are several.
 */
export function priceBesideName(object: Fields, isNamed: (part: Fields) => boolean): Fields | null {
  const keys = Object.keys(object);
  if (keys.length > MOST || namesWithin(object).length > 0) return null;
  const priced = keys.filter((key) => OF_PRICE.test(key)).map((key) => object[key]);
  const [part] = priced;
  if (priced.length !== 1 || !isNode(part) || namesWithin(part).length > 0) return null;
  return keys.some((key) => object[key] !== part && isNode(object[key]) && isNamed(object[key])) ? part : null;
}

/** The lowest of a range that is the price to pay now. */
export function lowestOf<Price>(part: Fields, read: (end: object) => Price | null): (Price & { isFrom: true }) | null {
  for (const [name, range] of Object.entries(part)) {
    if (!isNode(range) || !kindOfAmount(name)) continue;
    const low = ENDS.map(([from]) => range[from]).find(isNode);
    const price = low && read(low);
    if (price) return { ...price, isFrom: true };
  }
  return null;
}

function isNode(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
