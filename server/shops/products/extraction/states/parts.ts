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
