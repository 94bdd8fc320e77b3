import { amountForPrograms } from './amount.ts';
import { currencyCode } from './currency.ts';
import { metaOf, type Page } from './page.ts';
import type { StatedPrice } from './price.ts';
import type { SchemaNode } from './schema-node.ts';
import { offeredPrices } from './schema-offers.ts';

const TRUST = { JSON_LD: 0.85, MICRODATA: 0.8, RDFA: 0.75 } as const;

/** Gives the price of the variant that the address names, or of the first, then the lowest; others are possible. */
export function pricesInMarkup(product: SchemaNode, source: keyof typeof TRUST, page: Page): StatedPrice[] {
  const offered = offeredPrices(product, page);
  const meant = offered.filter(({ isForThisAddress }) => isForThisAddress);
  const available = offered.filter(({ isAvailable }) => isAvailable);
  const [first] = meant.length > 0 ? meant : available.length > 0 ? available : offered;
  const lowest = (available.length > 0 ? available : offered).toSorted((a, b) => a.amount - b.amount)[0];
  const isOnlyOne = new Set(offered.map(({ amount }) => amount)).size === 1;
  const trusts = new Map<number, StatedPrice>();
  for (const offer of offered) {
    const { amount, currency } = offer;
    let trust = TRUST[source] - 0.25;
    if (offer === lowest) trust += 0.12;
    if (offer === first) trust += meant.length > 0 ? 0.25 : 0.15;
    if (isOnlyOne) trust = TRUST[source];
    if (offer.isWithoutTax) trust -= 0.1;
    const known = trusts.get(amount);
    if (!known || known.trust < trust) trusts.set(amount, { amount, currency, source, trust });
  }
  return [...trusts.values()];
}

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
