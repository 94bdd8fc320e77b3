import type { Element } from 'domhandler';
import { amountForPrograms } from './amount.ts';
import { currencyCode, currencyOfCountry } from './currency.ts';
import { elements, metaOf, type Page } from './page.ts';
import { type StatedPrice, WHOLE_IN_ATTRIBUTE } from './price.ts';
import { hasType, nodesIn, type SchemaNode } from './schema-node.ts';
import { offeredPrices } from './schema-offers.ts';
import { PRODUCTS } from './schema-product.ts';
import { kindOfAmount, namesWithin } from './states/keys.ts';
import { hasDecimals } from './states/written-values.ts';
import { FORMER_NAME, OTHER_SUM_NAME } from './texts/price-words.ts';
import { likeness } from './texts/words.ts';
import { ASIDE_NAME, namesOf } from './visible-text.ts';

const TRUST = { JSON_LD: 0.85, MICRODATA: 0.8, RDFA: 0.75 } as const;

/** So much less sure is a product that is not named: nothing says that it is the page's own. */
const NAMELESS = 0.15;

/** Gives the price of the variant that the address names, or of the first, then the lowest; others are possible. */
export function pricesInMarkup(product: SchemaNode, source: keyof typeof TRUST, page: Page): StatedPrice[] {
  const offered = offeredPrices(product, page);
  const meant = offered.filter(({ isForThisAddress }) => isForThisAddress);
  const available = offered.filter(({ isAvailable }) => isAvailable);
  const [first] = meant.length > 0 ? meant : available.length > 0 ? available : offered;
  const lowest = (available.length > 0 ? available : offered).toSorted((a, b) => a.amount - b.amount)[0];
  const isOnlyOne = new Set(offered.map(({ amount }) => amount)).size === 1;
  const doubt = product.name === undefined ? NAMELESS : 0;
  const isFrom = !hasType(product, ...PRODUCTS) && nodesIn(product.offers).some(isOpenRange);
  const trusts = new Map<number, StatedPrice>();
  for (const offer of offered) {
    const { amount, currency } = offer;
    let trust = TRUST[source] - 0.25;
    if (offer === lowest) trust += 0.12;
    if (offer === first) trust += meant.length > 0 ? 0.25 : 0.15;
    if (isOnlyOne) trust = TRUST[source];
    if (offer.isWithoutTax) trust -= 0.1;
    trust -= doubt;
    const known = trusts.get(amount);
    if (!known || known.trust < trust) trusts.set(amount, { amount, currency, source, trust, isFrom });
  }
  return [...trusts.values()];
}

/** Seats of a concert cost this much to that much: people choose. */
const isOpenRange = ({ lowPrice, highPrice }: SchemaNode) =>
  highPrice !== undefined && String(highPrice) !== String(lowPrice);

export function pricesInMetas(page: Page): StatedPrice[] {
  const currency = currencyCode(
    metaOf(
      page,
      'product:price:currency',
      'og:price:currency',
      'product:sale_price:currency',
      'itemprop:pricecurrency',
      'twitter:currency',
      'currency',
    ),
    page.country,
  );
  const trusts: [number, string[]][] = [
    [0.8, ['product:sale_price:amount']],
    [0.72, ['product:price:amount', 'og:price:amount', 'product:price', 'og:price', 'og:amount']],
    [0.7, ['itemprop:price', 'itemprop:lowprice']],
    [0.6, ['twitter:data1']],
  ];
  return trusts.flatMap(([trust, names]) => {
    const written = metaOf(page, ...names);
    const isPrice = written && (names[0] !== 'twitter:data1' || /^\D{0,4}\d[\d.,\s]*\D{0,4}$/.test(written));
    const amount = isPrice ? amountForPrograms(written, currency) : null;
    if (!amount) return [];
    return [
      {
        amount,
        currency: currency ?? currencyCode(written?.replace(/[\d.,\s]/g, ''), page.country),
        source: 'META_TAGS' as const,
        trust,
      },
    ];
  });
}

const PRICED =
  '[data-price], [data-product-price], [data-price-amount], [data-price-value], [data-qaprice], [data-current-price], [data-final-price], [data-sale-price]';

const AMOUNTS = [
  'data-sale-price',
  'data-final-price',
  'data-current-price',
  'data-qaprice',
  'data-price-amount',
  'data-price-value',
  'data-product-price',
  'data-price',
];
const CURRENCIES = ['data-currency', 'data-currency-code', 'data-qacurrency', 'data-price-currency'];

/** Names of the parts of a page in which one looks for products. */
const OF_SEARCH = /slider|filter|range|facet|sort|wishlist|shipping|compare|variant|option|swatch/;

const MOST_PRICED = 300;
const MOST_ELEMENTS = 20_000;

/** An amount in an attribute, which a script shows: of the element that names the product, else the only one that there is. */
export function pricesInAttributes(
  page: Page,
  known: readonly string[],
  holdsHeading: ReadonlySet<unknown>,
): StatedPrice[] {
  const isOwn = (element: Element) => !isAbout(element, holdsHeading);
  const listed = elements(page, PRICED, MOST_PRICED).filter(isOwn);
  const price = agreedAmong(
    listed.flatMap((element) => writtenOn(element, AMOUNTS, page) ?? []),
    known,
  );
  if (price) return [price];
  const called = elements(page, '*', MOST_ELEMENTS)
    .flatMap((element) => {
      const names = Object.keys(element.attribs).filter((name) => /pri|pre|hin|fiy|cena/.test(name));
      const amounts = names.filter((name) => kindOfAmount(name) === 'now' || kindOfAmount(name) === 'plain');
      return amounts.length > 0 ? [{ element, amounts }] : [];
    })
    .slice(0, MOST_PRICED)
    .flatMap(({ element, amounts }) => (isOwn(element) ? (writtenOn(element, amounts, page) ?? []) : []));
  return [agreedAmong(called, known)].filter((one) => one !== null);
}

interface WrittenPrice {
  name: string | null;
  amount: number;
  currency: string | null;
  isCertain: boolean;
  isInUnits: boolean;
}

function writtenOn({ attribs }: Element, amounts: readonly string[], page: Page): WrittenPrice | null {
  const [name = null] = namesWithin(attribs).filter((value) => value !== attribs.name && value !== attribs.title);
  const named = CURRENCIES.map((one) => attribs[one]).find(Boolean) ?? null;
  const written = amounts.map((one) => attribs[one]).find(Boolean);
  const sign = written?.replace(/[\d.,\s]/g, '').slice(0, 8);
  const currency = currencyCode(named ?? sign, page.country) ?? currencyOfCountry(page.country);
  const amount = amountForPrograms(written, currency);
  return amount ? { name, amount, currency, isCertain: named !== null, isInUnits: hasDecimals(written) } : null;
}

function agreedAmong(priced: readonly WrittenPrice[], known: readonly string[]): StatedPrice | null {
  const own = priced.filter(({ name }) => name && known.some((other) => likeness(name, other) > 0.85));
  const meant = own.length > 0 ? own : priced.some(({ name }) => name) ? [] : priced;
  const [first] = meant;
  if (!first || meant.some(({ amount }) => amount !== first.amount)) return null;
  const { amount, currency, isInUnits } = first;
  const trust = own.length > 0 ? 0.64 : first.isCertain ? 0.6 : 0.56;
  const doubted = isInUnits ? trust : Math.min(trust, WHOLE_IN_ATTRIBUTE);
  return { amount, currency, source: 'EMBEDDED_STATE', trust: doubted, isInUnits, origin: 'attribute' };
}

/** Whether an element, or what it stands in, is about another product or another sum. */
function isAbout(element: Element, holdsHeading: ReadonlySet<unknown>): boolean {
  const own = namesOf(element);
  if (FORMER_NAME.test(own) || OTHER_SUM_NAME.test(own) || OF_SEARCH.test(own)) return true;
  if (element.attribs['data-min-price'] !== undefined || element.name === 'option') return true;
  for (
    let node: Element['parent'] = element;
    node && 'attribs' in node && !holdsHeading.has(node);
    node = node.parent
  ) {
    if (ASIDE_NAME.test(namesOf(node)) || /^(?:nav|header|footer|aside|select)$/.test(node.name)) return true;
  }
  return false;
}
