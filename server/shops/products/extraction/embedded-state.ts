import { amountForPrograms } from './amount.ts';
import { currencyCode, currencyIn } from './currency.ts';
import type { Page } from './page.ts';
import type { StatedPrice } from './price.ts';
import { isNode, type SchemaNode } from './schema-node.ts';
import { scriptObjects } from './script-objects.ts';
import { bare, likeness } from './words.ts';

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
  'value',
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

/** Prices of the objects, in the page's scripts, that have the product's name. */
export function pricesInState(page: Page, names: readonly string[]): StatedPrice[] {
  const wanted = names.filter((name) => bare(name).length > 3);
  if (wanted.length === 0) return [];
  const found: StatedPrice[] = [];
  const waiting: unknown[] = scriptObjects(page).reverse();
  for (let visited = 0; waiting.length > 0 && visited < MOST_VISITED && found.length < 10; visited += 1) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value.slice(0, 2_000));
    else if (isNode(value)) {
      const price = isNamed(value, wanted) ? priceOf(value, page) : null;
      if (price) found.push(price);
      for (const inner of Object.values(value)) if (typeof inner === 'object' && inner) waiting.push(inner);
    }
  }
  return found;
}

function isNamed(object: SchemaNode, wanted: readonly string[]): boolean {
  return NAMES.some((key) => {
    const name = object[key];
    return typeof name === 'string' && name.length < 400 && wanted.some((other) => likeness(name, other) > 0.85);
  });
}

function priceOf(object: SchemaNode, page: Page): StatedPrice | null {
  for (const key of PRICES) {
    const written = object[key];
    const price = isNode(written) ? priceWithin(written, page) : amountIn(key, written, object, page);
    if (!price?.amount) continue;
    const currency = price.currency ?? currencyOf(object, page);
    return { amount: price.amount, currency, source: 'EMBEDDED_STATE', trust: currency ? 0.64 : 0.56 };
  }
  return null;
}

interface Amount {
  amount: number;
  currency: string | null;
}

function priceWithin(price: SchemaNode, page: Page, depth = 0): Amount | null {
  for (const key of AMOUNTS) {
    const written = price[key];
    const inner =
      isNode(written) && depth < 3 ? priceWithin(written, page, depth + 1) : amountIn(key, written, price, page);
    if (inner) return { amount: inner.amount, currency: inner.currency ?? currencyOf(price, page) };
  }
  return null;
}

/** Shops that keep prices in cents say so by the name, or by what stands beside them. */
function amountIn(
  key: string,
  written: unknown,
  { compare_at_price: compared, price_varies: varies }: SchemaNode,
  page: Page,
): Amount | null {
  if (typeof written !== 'number' && typeof written !== 'string') return null;
  const currency = typeof written === 'string' && written.length < 40 ? currencyIn(written, page.country) : null;
  const amount = amountForPrograms(written, currency);
  if (amount === null || amount === 0) return null;
  const isInCents =
    Number.isInteger(written) && (/cents|minor/i.test(key) || compared !== undefined || varies !== undefined);
  return { amount: isInCents ? amount / 100 : amount, currency };
}

function currencyOf(object: SchemaNode, page: Page): string | null {
  for (const key of CURRENCIES) {
    const written = object[key];
    const code = currencyCode(isNode(written) ? (written.code ?? written.isoCode) : written, page.country);
    if (code) return code;
  }
  return null;
}
