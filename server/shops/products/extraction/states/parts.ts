import { namesWithin } from './keys.ts';

/** Parts of a product that speak of others, or of other sums. */
const OF_OTHERS =
  /relat|similar|recommend|upsell|cross|bundle|access|ship|deliver|instal|credit|compare|former|old|previous|lowest|omnibus|regular|original|wholesale|per_?unit|unit_?pric|list_?pric|seo|meta/i;

/** Sums beside the price, or paid in another way: "insurance", "giftWrap", "monthly". Words begin so. */
const OF_EXTRAS =
  /\b(?:insur|warrant|guarant|wrap|month|week|daily|leas|rent|deposit|(?<!\w )(?:tax|vat)\b|member|club|loyal|point|reward|gift|refund|trade|recycl|engrav|assembl|protect|care|service|subscri|financ|loan|plan|addon|add on|option|sample|fee|tip|donat|install)/;

/** Parts in which shops keep the price itself. */
const OFFERED =
  /offer|shopify|sku|buy ?box|pric|commerce|variant|product|purchas|sale|selling|sell|shop|store|market|catalog|stock/;

/** "giftWrap" and "gift_wrap" in words: "gift wrap". */
const inWords = (name: string) =>
  name
    .slice(0, 60)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();

const MOST_PARTS = 40;

interface Part {
  part: unknown;
  /** Whether its name is one under which shops keep prices. */
  isOffered: boolean;
}

/** The parts of a product whose names speak of no other product, and of no sum beside the price. */
export function ownParts(product: Readonly<Record<string, unknown>>): Part[] {
  return Object.entries(product)
    .slice(0, MOST_PARTS)
    .flatMap(([key, part]) => {
      return isOfOthers(key) ? [] : [{ part, isOffered: OFFERED.test(inWords(key)) }];
    });
}

/** Whether a part with this name speaks of another product, or of a sum beside the price. */
export function isOfOthers(key: string): boolean {
  return OF_OTHERS.test(key) || OF_EXTRAS.test(inWords(key));
}

const NAMED_LEVELS = 2;

/** Whether a product without a name of its own keeps it in a part, or a part of that: `{"item":{"description":{"title":…}},"price":…}`. */
export function holdsNamed(
  product: Readonly<Record<string, unknown>>,
  isNamed: (part: Readonly<Record<string, unknown>>) => boolean,
  levels = NAMED_LEVELS,
): boolean {
  if (namesWithin(product).length > 0) return false;
  return Object.entries(product)
    .slice(0, MOST_PARTS)
    .some(([key, part]) => {
      if (typeof part !== 'object' || part === null || Array.isArray(part) || isOfOthers(key)) return false;
      const fields = part as Readonly<Record<string, unknown>>;
      return isNamed(fields) || (levels > 1 && holdsNamed(fields, isNamed, levels - 1));
    });
}

/** A text that is a sum with its sign: "R$ 129,90". */
const SUM = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}) ?\d[\d.,'’ ]{0,14}$|^\d[\d.,'’ ]{0,14} ?(?:\p{Sc}|[A-Z]{3}|zł|Kč|kr)$/u;

/** The one sum that a price's own object writes as a text; null where it writes several. */
export function soleSum(price: Readonly<Record<string, unknown>>): string | null {
  const sums = Object.entries(price)
    .slice(0, MOST_PARTS)
    .flatMap(([key, text]) => {
      const line = typeof text === 'string' && text.length < 30 ? text.replace(/[\u00a0\u202f]/g, ' ').trim() : '';
      return SUM.test(line) && !isOfOthers(key) ? [line] : [];
    });
  return new Set(sums).size === 1 ? (sums[0] ?? null) : null;
}
