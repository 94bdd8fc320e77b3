import { expect, test } from 'vitest';
import { extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';

async function priceIn(state: Record<string, unknown>) {
  const cache = JSON.stringify({ ROOT_QUERY: { __typename: 'Query' }, ...state });
  const html = `<html lang="en-NZ"><title>Felt Garland, Moss | Wrenfield</title><meta property="og:title" content="Felt Garland, Moss"><div id="root">Loading</div><script>window.__APOLLO_STATE__=${cache};</script></html>`;
  const extraction = await extractProduct(html, 'https://www.wrenfield.co.nz/product/felt-garland-moss');
  return extraction.outcome === 'found' ? (extraction.product.price?.value ?? null) : null;
}

const money = (amount: object) => ({ __typename: 'Money', currencyCode: 'NZD', ...amount });
const CENTS = money({ centAmount: 4650, fractionDigits: 2 });
const OTHER = {
  'Product:9': { name: 'Felt Crown', defaultVariant: { __ref: 'Variant:90' } },
  'Variant:90': { price: money({ centAmount: 2100, fractionDigits: 2 }) },
};
const product = (more: object) => ({ 'Product:7': { name: 'Felt Garland, Moss', ...more }, ...OTHER });

test.for<[string, Record<string, unknown>, number | null]>([
  ['a variant behind a reference', product({ defaultVariant: { __ref: 'Variant:70' } }), 46.5],
  ['a selected variant', product({ selectedVariant: { __ref: 'Variant:70' } }), 46.5],
  ['a reference of older caches', product({ defaultVariant: { type: 'id', id: 'Variant:70' } }), 46.5],
  ['a price of its own', product({ price: CENTS }), 46.5],
  ['a variant that stands in it', product({ defaultVariant: { price: CENTS } }), 46.5],
  ['a reference that leads nowhere', product({ defaultVariant: { __ref: 'Variant:71' } }), null],
])('%s of a cache gives the price, and another product’s does not', async ([, state, price]) => {
  expect(await priceIn({ ...state, 'Variant:70': { sku: 'FG', price: CENTS } })).toBe(price);
});
