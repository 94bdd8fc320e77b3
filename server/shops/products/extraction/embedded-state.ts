import { amountForPrograms } from './amount.ts';
import { currencyCode, currencyIn } from './currency.ts';
import type { Page } from './page.ts';
import type { StatedPrice } from './price.ts';
import { isNode, type SchemaNode } from './schema-node.ts';
import { scriptObjects } from './script-objects.ts';
import { bare, likeness } from './texts/words.ts';

const MOST_VISITED = 60_000;

const NAMES = [
  'name',
  'title',
  'productName',
  'product_name',
  'productTitle',
  'displayName',
  'item_name',
  'content_name',
  'itemName',
];

/** The price to pay first. */
const PRICES = [
  'salePrice',
  'sale_price',
  'currentPrice',
  'current_price',
  'finalPrice',
  'final_price',
  'specialPrice',
  'special_price',
  'discountedPrice',
  'offerPrice',
  'sellingPrice',
  'promoPrice',
  'price',
  'priceInfo',
  'prices',
  'pricing',
  'priceValue',
  'priceInCents',
  'price_in_cents',
  'priceCents',
  'price_cents',
  'sale',
  'now',
];

/** Within a price that is an object of its own. */
const AMOUNTS = [
  ...PRICES,
  'amount',
  'current',
  'sale',
  'sales',
  'final',
  'now',
  'selling',
  'raw',
  'decimalPrice',
  'formatted',
  'formattedPrice',
  'centAmount',
  'amountInCents',
  'priceInCents',
  'valueInCents',
  'cents',
  'value',
  'min',
  'minPrice',
  'lowPrice',
];
const CURRENCIES = [
  'currency',
  'currencyCode',
  'currency_code',
  'priceCurrency',
  'currencyIso',
  'currencyISO',
  'isoCode',
];

/** Names of the variant that is shown, in a product whose price stands with it. */
const SHOWN_VARIANT = [
  'selectedVariant',
  'selectedOrFirstAvailableVariant',
  'currentVariant',
  'activeVariant',
  'defaultVariant',
  'masterVariant',
  'firstVariant',
  'selectedSku',
  'selectedOffer',
];

/** Names of what holds the page's own product where it has no name. */
const OWN = /^(?:product|currentProduct|productDetails?|productData|pdp|item|selectedVariant)$/i;

/** Prices of the objects, in the page's scripts, that have the product's name. `wanted` is the currency that this reader pays in. */
export function pricesInState(page: Page, names: readonly string[], wanted: string | null): StatedPrice[] {
  const known = names.filter((name) => bare(name).length > 3);
  const reader = { page, wanted };
  const found: StatedPrice[] = [];
  const unnamed: StatedPrice[] = [];
  const waiting: { value: unknown; key: string }[] = scriptObjects(page)
    .reverse()
    .map((value) => ({ value, key: '' }));
  for (let visited = 0; waiting.length > 0 && visited < MOST_VISITED && found.length < 10; visited += 1) {
    const { value, key } = waiting.pop() ?? { value: null, key: '' };
    if (Array.isArray(value)) for (const inner of value.slice(0, 2_000)) waiting.push({ value: inner, key: '' });
    else if (isNode(value)) {
      const isOwn = OWN.test(key);
      const price = isOwn || isNamed(value, known) ? (priceOf(value, reader) ?? shownPrice(value, reader)) : null;
      if (price && isNamed(value, known)) found.push(price);
      else if (price && !NAMES.some((name) => typeof value[name] === 'string')) unnamed.push({ ...price, trust: 0.5 });
      for (const [name, inner] of Object.entries(value))
        if (typeof inner === 'object' && inner) waiting.push({ value: inner, key: name });
    }
  }
  return found.length > 0 || unnamed.length > 3 ? found : unnamed;
}

interface Reader {
  page: Page;
  wanted: string | null;
}

function isNamed(object: SchemaNode, wanted: readonly string[]): boolean {
  return NAMES.some((key) => {
    const name = object[key];
    return typeof name === 'string' && name.length < 400 && wanted.some((other) => likeness(name, other) > 0.85);
  });
}

function shownPrice(product: SchemaNode, reader: Reader): StatedPrice | null {
  const variant = SHOWN_VARIANT.map((key) => product[key]).find(isNode);
  return variant ? priceOf(variant, reader) : null;
}

function priceOf(object: SchemaNode, reader: Reader): StatedPrice | null {
  for (const key of PRICES) {
    const written = object[key];
    const price =
      typeof written === 'object' && written ? priceWithin(written, reader) : amountIn(key, written, object, reader);
    if (!price?.amount) continue;
    const currency = price.currency ?? currencyOf(object, reader);
    if (currency && reader.wanted && currency !== reader.wanted) continue;
    const isInCents = written === Math.round(price.amount * 100);
    return { amount: price.amount, currency, source: 'EMBEDDED_STATE', trust: trustIn(currency, isInCents) };
  }
  return null;
}

/** A number without a currency may count anything; one in cents is money. */
function trustIn(currency: string | null, isInCents: boolean): number {
  if (currency) return 0.64;
  return isInCents ? 0.6 : 0.56;
}

interface Amount {
  amount: number;
  currency: string | null;
}

/** A price may stand there once for each currency: as a list, or by its code. */
function priceWithin(price: object, reader: Reader, depth = 0): Amount | null {
  if (depth > 3) return null;
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
    return code && amount ? { amount, currency: code.toUpperCase() } : null;
  }
  for (const key of AMOUNTS) {
    const written = object[key];
    const inner =
      typeof written === 'object' && written
        ? priceWithin(written, reader, depth + 1)
        : amountIn(key, written, object, reader);
    if (inner) return { amount: inner.amount, currency: inner.currency ?? currencyOf(object, reader) };
  }
  return null;
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
  return { amount: isInCents ? amount / 10 ** parts : amount, currency };
}

function currencyOf(object: SchemaNode, { page }: Reader): string | null {
  for (const key of CURRENCIES) {
    const written = object[key];
    const code = currencyCode(isNode(written) ? (written.code ?? written.isoCode) : written, page.country);
    if (code) return code;
  }
  return null;
}
