import { amountForPrograms } from './amount.ts';
import { currencyCode, currencyIn, currencyOfCountry, usualDecimals } from './currency.ts';
import type { Page } from './page.ts';
import type { StatedPrice } from './price.ts';
import { isNode, type SchemaNode } from './schema-node.ts';
import { scriptObjects } from './script-objects.ts';
import { type Amount, isOneForAll, OF_VISIT, trustIn } from './states/amounts.ts';
import { lowestOf, priceBesideName } from './states/components.ts';
import { Facets } from './states/facets.ts';
import { alone, currencyKeys, keyIn, namesWithin, otherPriceKeys, priceKeys } from './states/keys.ts';
import { AMOUNTS, ENDS, PRICES, SHOWN_VARIANT } from './states/names.ts';
import { holdsNamed, isOfOthers, ownParts, soleSum } from './states/parts.ts';
import { asJson, hasDecimals, isDay, isFraction } from './states/written-values.ts';
import { bare, likeness } from './texts/words.ts';

const MOST_VISITED = 60_000;

/** Names of what holds the page's own product where it has no name. */
const OWN = /^(?:product|currentProduct|productDetails?|productData|pdp|item|selectedVariant)$/i;

/** The cache of Apollo, which holds each object once under a name of its own. */
const CACHE_ROOT = 'ROOT_QUERY';

/** The limit of a text that is an object for itself, as of what SvelteKit has fetched. */
const LONGEST_INNER_TEXT = 1_000_000;

/** A price and the name under which the state holds it. */
type StatePrice = StatedPrice & { key: string };

const WRITTEN_AMOUNTS = [...new Set([...PRICES, ...AMOUNTS])];

interface Waiting {
  value: unknown;
  key: string;
  /** The currency of the object around: of an order with its items. */
  currency: string | null;
}

/** Prices of the objects, in the page's scripts, that have the product's name. `wanted` is the currency that this reader pays in. */
export function pricesInState(page: Page, names: readonly string[], wanted: string | null): StatedPrice[] {
  const known = names.filter((name) => bare(name).length > 3);
  const reader = readerFor(page, wanted);
  const found: StatePrice[] = [];
  const unnamed: StatePrice[] = [];
  const beside: StatePrice[] = [];
  const facets = new Facets<string | null>();
  const seen = new Set<object>();
  const waiting: Waiting[] = scriptObjects(page)
    .reverse()
    .map((value) => ({ value, key: '', currency: null }));
  for (let visited = 0; waiting.length > 0 && visited < MOST_VISITED && found.length < 10; visited += 1) {
    const { value, key, currency } = waiting.pop() ?? { value: null, key: '', currency: null };
    if (Array.isArray(value))
      for (const inner of value.slice(0, 2_000)) waiting.push({ value: inner, key: '', currency });
    else if (isNode(value) && !seen.has(value)) {
      seen.add(value);
      for (const name of PRICES.includes(key) ? WRITTEN_AMOUNTS : PRICES)
        if (isFraction(value[name])) reader.withDecimals.add(name);
      if (CACHE_ROOT in value) learn(value, reader);
      const isOfProduct = isNamed(value, known);
      if (!isOfOthers(key)) facets.learn(value, isOfProduct, currency);
      const price =
        isOfProduct || OWN.test(key)
          ? (priceAmong(value, reader, currency) ?? shownPrice(value, reader) ?? priceInPart(value, reader))
          : null;
      if (price && (isOfProduct || holdsNamed(value, (one) => isNamed(one, known)))) found.push(price);
      else if (price && namesWithin(value).length === 0) unnamed.push({ ...price, trust: 0.5 });
      const part = price ? null : priceBesideName(value, (one) => isNamed(one, known));
      if (part) beside.push(...ofComponent(part, reader));
      const own = currencyOf(value, reader) ?? (currency === wanted ? currency : null);
      for (const [name, inner] of Object.entries(value)) {
        if (typeof inner === 'object' && inner) waiting.push({ value: inner, key: name, currency: own });
        else if (typeof inner === 'string') waiting.push(...objectsIn(inner, name));
      }
    }
  }
  if (found.length === 0) found.push(...beside);
  if (found.length === 0)
    found.push(...facets.ofProduct().flatMap(({ object, rest }) => ofFacet(object, reader, rest)));
  const meant = found.length > 0 || unnamed.length > 3 ? found : unnamed;
  return meant.map(({ key, ...price }) => ({ ...price, isInUnits: price.isInUnits || reader.withDecimals.has(key) }));
}

function objectsIn(text: string, key: string): Waiting[] {
  if (text.length < 30 || text.length > LONGEST_INNER_TEXT || !/^[{[]"/.test(text) || !/price/i.test(text)) return [];
  return asJson(text).map((value) => ({ value, key, currency: null }));
}

interface Reader {
  page: Page;
  wanted: string | null;
  /** Objects that stand for a reference to them. */
  cached: Map<string, unknown>;
  /** Names under which the state holds amounts with decimals: those count no cents. */
  withDecimals: Set<string>;
  /** Prices of objects that were looked at; an object that stands in itself has none there. */
  within: Map<object, Amount | null>;
  alone: Map<object, StatePrice | null>;
}

function readerFor(page: Page, wanted: string | null): Reader {
  return { page, wanted, cached: new Map(), withDecimals: new Set(), within: new Map(), alone: new Map() };
}

/** Reads the price of any object of a state by itself. */
export function priceReader(page: Page): (object: SchemaNode) => StatedPrice | null {
  const reader = readerFor(page, null);
  const local = currencyOfCountry(page.country);
  const counted = usualDecimals(local) === 0 ? local : null; // nothing there is counted in cents
  return (object) => {
    const price = priceAmong(object, reader, counted);
    return price?.currency || local ? price : null;
  };
}

function learn(root: SchemaNode, { cached, within, alone }: Reader): void {
  for (const [name, inner] of Object.entries(root)) cached.set(name, inner);
  within.clear();
  alone.clear();
}

/** The object that a reference of Apollo's cache names; anything else is given back. */
function referred(value: unknown, { cached }: Reader): unknown {
  if (!isNode(value) || cached.size === 0) return value;
  const name = value.__ref ?? (value.type === 'id' ? value.id : undefined);
  return typeof name === 'string' ? (cached.get(name) ?? value) : value;
}

function isNamed(object: SchemaNode, wanted: readonly string[]): boolean {
  return namesWithin(object).some((name) => name.length < 400 && wanted.some((other) => likeness(name, other) > 0.85));
}

function shownPrice(product: SchemaNode, reader: Reader): StatePrice | null {
  const variant = SHOWN_VARIANT.map((key) => referred(product[key], reader)).find(isNode);
  return variant ? priceOf(variant, reader) : null;
}

/** A part with a name that says nothing of the kind is worth a question. */
const IN_ANY_PART = 0.55;

/** A product's shop data may stand in a part of their own, without a name: `{"title":"Quilt","shopify":{"price":54}}`. */
function priceInPart(product: SchemaNode, reader: Reader): StatePrice | null {
  const parts = ownParts(product).flatMap(({ part, isOffered }) =>
    isNode(part) && namesWithin(part).length === 0 ? [{ part, isOffered }] : [],
  );
  const ofOne = (isOffered: boolean) => {
    const meant = parts.filter((one) => one.isOffered === isOffered);
    for (const { part } of meant) {
      const price = priceOf(part, reader);
      const ofVariants = sameOfVariants(part, reader);
      if (price?.currency) return price;
      if (price && price.amount !== ofVariants?.amount) return price;
      if (ofVariants) return ofVariants;
    }
    return null;
  };
  const offered = ofOne(true) ?? sameOfVariants(product, reader);
  const other = offered ? null : ofOne(false);
  return offered ?? (other && { ...other, trust: Math.min(other.trust, IN_ANY_PART) });
}

/** The price in an object that has nothing of the product but its number; without a currency it is worth a question. */
function ofFacet(object: SchemaNode, reader: Reader, currency: string | null): StatePrice[] {
  const price = priceAmong(object, reader, currency);
  return price ? [{ ...price, trust: price.currency ? price.trust : Math.min(price.trust, IN_ANY_PART) }] : [];
}

/** The price in a component of its own, beside the one that names the product. Of a range it is the lowest, worth a question. */
function ofComponent(part: SchemaNode, reader: Reader): StatePrice[] {
  const price = priceWithin(part, reader) ?? lowestOf(part, (end) => priceWithin(end, reader));
  const { wanted } = reader;
  if (!price?.currency || (wanted && price.currency !== wanted)) return [];
  return [{ ...price, source: 'EMBEDDED_STATE', trust: 0.64 }];
}

/** The price of all variants, where it is one. */
function sameOfVariants({ variants, skus }: SchemaNode, reader: Reader): StatePrice | null {
  const all = [variants, skus].find((list) => Array.isArray(list));
  const prices = all
    ? all.slice(0, 200).map((variant: unknown) => (isNode(variant) ? priceOf(variant, reader) : null))
    : [];
  const [first] = prices;
  return first && prices.every((price) => price?.amount === first.amount) ? first : null;
}

function priceOf(object: SchemaNode, reader: Reader): StatePrice | null {
  const known = reader.alone.get(object);
  if (known !== undefined) return known;
  const price = priceAmong(object, reader, null);
  reader.alone.set(object, price);
  return price;
}

function priceAmong(object: SchemaNode, reader: Reader, around: string | null): StatePrice | null {
  for (const { key, mostTrust } of priceKeys(object)) {
    const written = alone(referred(object[key], reader));
    const price =
      typeof written === 'object' && written ? priceWithin(written, reader) : amountIn(key, written, object, reader);
    if (!price?.amount) continue;
    const currency = price.currency ?? currencyOf(object, reader) ?? around;
    if (currency && reader.wanted && currency !== reader.wanted) continue;
    const isInCents = written === Math.round(price.amount * 100);
    const { amount, isInUnits } = price;
    const isOfVisit = key === 'value' && Number.isInteger(amount);
    const trust = Math.min(trustIn(currency, isInCents || isOneForAll(written)), isOfVisit ? OF_VISIT : 1, mostTrust);
    return { amount, currency, source: 'EMBEDDED_STATE', trust, isInUnits, key: price.key };
  }
  return null;
}

/** A price may stand there once for each currency: as a list, or by its code. */
function priceWithin(price: object, reader: Reader, depth = 0): Amount | null {
  if (depth > 3) return null;
  const known = reader.within.get(price);
  if (known !== undefined) return known;
  reader.within.set(price, null);
  const amount = amountWithin(price, reader, depth);
  reader.within.set(price, amount);
  return amount;
}

function amountWithin(price: object, reader: Reader, depth: number): Amount | null {
  if (Array.isArray(price)) {
    const amounts = price
      .slice(0, 100)
      .flatMap((one) => (isNode(one) ? (priceWithin(one, reader, depth + 1) ?? []) : []));
    const isOneCurrency = new Set(amounts.map(({ currency }) => currency)).size === 1;
    return amounts.find(({ currency }) => currency === reader.wanted) ?? (isOneCurrency ? (amounts[0] ?? null) : null);
  }
  const object = price as SchemaNode;
  const codes = Object.keys(object).filter((key) => /^[A-Z]{3}$/i.test(key) && currencyCode(key));
  if (codes.length > 0 && !AMOUNTS.some((key) => key in object)) {
    const code =
      codes.find((key) => key.toUpperCase() === reader.wanted) ?? (codes.length === 1 ? codes[0] : undefined);
    const written = code && object[code];
    const inner = typeof written === 'object' && written ? priceWithin(written, reader, depth + 1) : null;
    const amount = inner?.amount ?? amountForPrograms(written, code ?? null);
    return code && amount
      ? {
          key: inner?.key ?? code,
          amount,
          currency: code.toUpperCase(),
          isInUnits: inner?.isInUnits ?? hasDecimals(written),
        }
      : null;
  }
  if (isOpenRange(object, reader, depth)) return null;
  for (const key of [...AMOUNTS, ...otherPriceKeys(object).map((other) => other.key)]) {
    const written = referred(object[keyIn(object, key)], reader);
    const inner =
      typeof written === 'object' && written
        ? priceWithin(written, reader, depth + 1)
        : amountIn(key, written, object, reader);
    if (inner) return { ...inner, currency: inner.currency ?? currencyOf(object, reader) };
  }
  const text = soleSum(object);
  return text === null ? null : amountIn('text', text, object, reader);
}

function isOpenRange(range: SchemaNode, reader: Reader, depth: number): boolean {
  if (['amount', 'value', 'current', 'sale', 'now'].some((key) => range[key] != null)) return false;
  return ENDS.some(([low, high]) => {
    const [from, to] = [range[low], range[high]].map((end) => {
      const written = referred(end, reader);
      return isNode(written)
        ? priceWithin(written, reader, depth + 1)?.amount
        : amountForPrograms(isDay(written) ? null : written, reader.wanted);
    });
    return from != null && to != null && from !== to;
  });
}

/** Shops that keep prices in cents say so by the name, or by what stands beside them. */
function amountIn(
  key: string,
  written: unknown,
  { compare_at_price: compared, price_varies: varies, fractionDigits }: SchemaNode,
  { page }: Reader,
): Amount | null {
  if (typeof written !== 'number' && typeof written !== 'string') return null;
  const currency = typeof written === 'string' && written.length < 40 ? currencyIn(written, page.country) : null;
  const amount = amountForPrograms(written, currency);
  if (amount === null || amount === 0) return null;
  const isInCents =
    Number.isInteger(written) &&
    (/cent(?:s|Amount)|minor/i.test(key) || compared !== undefined || varies !== undefined);
  const parts = typeof fractionDigits === 'number' && fractionDigits >= 0 && fractionDigits <= 3 ? fractionDigits : 2;
  const isInUnits = isInCents || currency !== null || hasDecimals(written);
  return { key, amount: isInCents ? amount / 10 ** parts : amount, currency, isInUnits };
}

function currencyOf(object: SchemaNode, { page }: Reader): string | null {
  for (const key of currencyKeys(object)) {
    const written = alone(object[key]);
    const code = currencyCode(isNode(written) ? (written.code ?? written.isoCode) : written, page.country);
    if (code) return code;
  }
  return null;
}
