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

test('a maker’s mark with its picture and its name beside a price makes no card of it', async () => {
  const html =
    '<html lang="de"><head><title>Wanduhr Regulator | Uhren Nord</title></head><body><h1>Wanduhr Regulator</h1><div><a href="/marke/seeland"><img src="/seeland.png"> Seeland</a><p>249,00 €</p><button>In den Warenkorb</button></div></body></html>';
  const page = { name: '', html, url: 'https://www.uhren-nord.test/p/regulator', title: 'Wanduhr Regulator' };

  expect(await read({ ...page, price: 249, currency: 'EUR' })).toMatchObject({ price: 249 });
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
