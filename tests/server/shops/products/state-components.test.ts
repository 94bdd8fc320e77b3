import { describe, expect, test } from 'vitest';
import { extractProduct } from '../../../../server/shops/products/extraction/extract-product.ts';
import { SURE_PRICE, WORTH_ASKING } from '../../../../server/shops/products/product.rules.ts';

const NAME = 'Foldable wooden book lamp';
const of = (value: number, currency = 'USD') => ({ currency, value });
const freight = { bizData: { displayAmount: 2.14, displayCurrency: 'USD', shippingFee: 'charge' } };

/** States of pages: what they hold beside the component that names the thing, and what is read. */
const STATES: readonly (readonly [kind: string, state: object, read: string | null])[] = [
  [
    'the reduced price beside the former one',
    {
      priceComponent: {
        origPrice: { minAmount: of(33.6), maxAmount: of(33.6) },
        discountPrice: { minActivityAmount: of(18.48), maxActivityAmount: { value: 18.48 } },
      },
    },
    'sure 18.48 USD',
  ],
  [
    'the reduced price and delivery',
    {
      freightComponent: { freight, price: of(2.14) },
      priceComponent: { origPrice: { minAmount: of(33.6) }, discountPrice: { minActivityAmount: of(18.48) } },
    },
    'sure 18.48 USD',
  ],
  [
    'amounts of one module',
    { priceModule: { minActivityAmount: of(9.5), maxActivityAmount: of(9.5), minAmount: of(12), maxAmount: of(12) } },
    'sure 9.5 USD',
  ],
  ['a price that is no reduced one', { priceInfo: { price: { amount: '24.50', currency: 'EUR' } } }, 'sure 24.5 EUR'],
  ['a sale price', { pricing: { salePrice: of(19.9, 'GBP'), listPrice: of(29.9, 'GBP') } }, 'sure 19.9 GBP'],
  [
    'a range',
    {
      priceComponent: {
        origPrice: { minAmount: of(20), maxAmount: of(60) },
        discountPrice: { minActivityAmount: of(11), maxActivityAmount: of(32) },
      },
    },
    'asked 11 USD',
  ],
  ['no price at all', { freightComponent: { freight } }, null],
  ['a former price alone', { priceComponent: { origPrice: { minAmount: of(33.6), maxAmount: of(33.6) } } }, null],
  ['a price of several lists', { priceModule: { price: of(9) }, priceComponent: { price: of(12) } }, null],
  ['an amount without its money', { priceComponent: { discountPrice: { value: 18 } } }, null],
];

async function read(state: object, name = NAME) {
  const data = { data: { productInfoComponent: { id: 1005006144, subject: name }, ...state } };
  const page = await extractProduct(
    `<!doctype html><html lang="en"><head><title>${NAME}</title><meta property="og:title" content="${NAME}"></head><body><div id="root"></div><script>window.runParams = ${JSON.stringify(data)};</script></body></html>`,
    'https://www.shop.example/item/1005006144.html',
  );
  const product = page.outcome === 'found' ? page.product : null;
  const confidence = product?.price?.confidence ?? 0;
  if (confidence < WORTH_ASKING) return null;
  return `${confidence >= SURE_PRICE ? 'sure' : 'asked'} ${product?.price?.value} ${product?.currency?.value}`;
}

describe('a state that keeps a thing’s name and its price in two components', () => {
  test.for(STATES)('is read: %s', async ([, state, expected]) => {
    expect(await read(state)).toBe(expected);
  });

  test('gives no price of another thing', async () => {
    const [, state] = STATES[0] ?? ['', {}];

    expect(await read(state, 'Glass vase with a lid')).toBe(null);
  });
});
