import { describe, expect, test } from 'vitest';
import { extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';
import { SURE_PRICE } from '../../../server/shops/products/product.rules.ts';
import type { KnownPage } from '../../builders/pages/kinds.ts';
import { PAGES_WITHOUT_A_PRICE } from '../../builders/pages/no-prices.ts';
import { PLACES_FOR_PROGRAMS, SUMS_WITHOUT_WORDS } from '../../builders/pages/unseen-kinds.ts';

async function read({ html, url }: KnownPage) {
  const extraction = await extractProduct(html, url);
  const product = extraction.outcome === 'found' ? extraction.product : null;
  const isSure = (product?.price?.confidence ?? 0) >= SURE_PRICE;
  return {
    price: isSure ? product?.price?.value : `asked: ${product?.price?.value}`,
    currency: product?.currency?.value,
    title: product?.title?.value,
  };
}

describe('a price is read, surely, without a rule for its shop and a word for it', () => {
  for (const page of [...PLACES_FOR_PROGRAMS, ...SUMS_WITHOUT_WORDS]) {
    test(`from ${page.name}`, async () => {
      expect(await read(page)).toEqual({ price: page.price, currency: page.currency, title: page.title });
    });
  }
});

describe('no price is given, surely, of a page that sells no one thing at a price', () => {
  for (const { name, url, html } of PAGES_WITHOUT_A_PRICE) {
    test(name, async () => {
      const extraction = await extractProduct(html, url);
      const price = extraction.outcome === 'found' ? extraction.product.price : null;

      expect((price?.confidence ?? 0) < SURE_PRICE, `${price?.value}`).toBe(true);
    });
  }
});
