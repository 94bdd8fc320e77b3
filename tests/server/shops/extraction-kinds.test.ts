import { describe, expect, test } from 'vitest';
import { type ExtractedProduct, extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';
import { openPage } from '../../../server/shops/products/extraction/page.ts';
import { SURE_PRICE } from '../../../server/shops/products/product.rules.ts';
import { amazonPages } from '../../builders/pages/amazon.ts';
import { FRESH_SHOP_PAGES } from '../../builders/pages/fresh-shops.ts';
import {
  type KnownPage,
  pagesWithNeighbours,
  pagesWithOtherSums,
  pagesWithWrittenPrices,
  soldOutPages,
} from '../../builders/pages/kinds.ts';
import { LARGE_SHOP_PAGES } from '../../builders/pages/large-shops.ts';
import { LATER_SHOP_PAGES } from '../../builders/pages/later-shops.ts';
import { shopPages } from '../../builders/pages/shops.ts';
import { SMALL_SHOP_PAGES } from '../../builders/pages/small-shops.ts';
import { standInPages } from '../../builders/pages/stand-ins.ts';
import { DAMAGED_JSON_LD, statePages } from '../../builders/pages/states.ts';
import { aProductPage } from '../../builders/product-pages.ts';
import { expectGrowth } from '../growth.ts';

async function read(html: string, url = 'https://wheels.test/p/4711'): Promise<Partial<ExtractedProduct>> {
  const extraction = await extractProduct(html, url);
  return extraction.outcome === 'found' ? extraction.product : {};
}

/** Everything that is read otherwise than a person would: a price that is not sure may be asked about, but not be another one. */
async function misreadings(pages: readonly KnownPage[]) {
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const { name, html, url, price, currency, title } of pages) {
    const found = await read(html, url);
    const isSure = (found.price?.confidence ?? 0) >= SURE_PRICE;
    const said = found.price ? `${found.price.value} ${found.currency?.value}` : 'nothing';
    if (found.price && isSure && (found.price.value !== price || found.currency?.value !== currency))
      wrong.push(`${name}: ${said}, not ${price}`);
    if (price !== null && (!isSure || found.price?.value !== price)) missed.push(`${name}: ${said}, not ${price}`);
    if (found.title?.value !== title) wrong.push(`${name}: called ${found.title?.value}`);
  }
  return { wrong, missed };
}

describe('a price', () => {
  test('is never the sum for a unit, a deposit, a member, a subscription, many pieces, without tax, used or former', async () => {
    const { wrong, missed } = await misreadings(pagesWithOtherSums());

    expect(wrong).toEqual([]);
    expect(missed).toEqual([]);
  });

  test('is none of another product’s, below one that is on sale or sold out', async () => {
    expect(await misreadings(pagesWithNeighbours())).toEqual({ wrong: [], missed: [] });
    expect(await misreadings(soldOutPages())).toEqual({ wrong: [], missed: [] });
  });

  test('of something sold out is not guessed, and “sold out” is said', async () => {
    for (const { name, html, url } of soldOutPages())
      expect(await read(html, url), name).toMatchObject({ isSoldOut: true, price: null });
    for (const { name, html, url } of pagesWithNeighbours())
      expect(await read(html, url), name).toMatchObject({ isSoldOut: false });
  });

  test('is read as each country writes it', async () => {
    const { wrong, missed } = await misreadings(pagesWithWrittenPrices());

    expect(wrong).toEqual([]);
    expect(missed).toEqual([]);
  });

  test('in a page’s state is what this reader pays, or nothing', async () => {
    const { wrong } = await misreadings(statePages());

    expect(wrong).toEqual([]);
  });
});

describe('the largest shops', () => {
  test('Amazon’s price in each country and each box is the one of a new piece, once', async () => {
    expect(await misreadings(amazonPages())).toEqual({ wrong: [], missed: [] });
  });

  test('other shops and themes give the price to pay', async () => {
    expect(await misreadings(shopPages())).toEqual({ wrong: [], missed: [] });
    expect(await misreadings(LARGE_SHOP_PAGES)).toEqual({ wrong: [], missed: [] });
  });

  test('small ones, and pages that sell nothing, give the price to pay or none', async () => {
    expect(await misreadings(SMALL_SHOP_PAGES)).toEqual({ wrong: [], missed: [] });
    expect(await misreadings(FRESH_SHOP_PAGES)).toEqual({ wrong: [], missed: [] });
    expect(await misreadings(LATER_SHOP_PAGES)).toEqual({ wrong: [], missed: [] });
  });

  test('a range of prices is a question, and no price', async () => {
    for (const range of ['£10.00 – £25.00', '£10 - £25', '10.00–25.00 GBP']) {
      const { price } = await read(aProductPage({ title: 'Mug', body: `<h1>Mug</h1><p class="price">${range}</p>` }));

      expect(price?.value, range).toBe(10);
      expect(price?.confidence, range).toBeLessThan(SURE_PRICE);
    }
  });
});

describe('damaged JSON-LD is read as far as it goes', () => {
  for (const [name, block] of Object.entries(DAMAGED_JSON_LD)) {
    test(`with ${name}`, async () => {
      const page = aProductPage({ title: 'Copper kettle | Wheels', jsonLd: [block], body: '<h1>Copper kettle</h1>' });

      expect(await read(page)).toMatchObject({
        title: { value: 'Copper kettle' },
        price: { value: name.includes('for cents') ? 12.5 : 12 },
        currency: { value: 'EUR' },
      });
    });
  }
});

describe('a page that is not the product’s', () => {
  const kinds = Map.groupBy(standInPages(), ({ kind }) => kind);
  for (const [kind, pages] of kinds) {
    test(`is no product, and its address names it: ${kind}`, async () => {
      for (const { name, html, url, title } of pages) {
        expect(await read(html, url), name).toMatchObject({
          standIn: kind,
          isProductPage: false,
          title: { value: title, source: 'PAGE_ADDRESS' },
          description: null,
          imageUrl: null,
          price: null,
        });
      }
    });
  }

  test('keeps the name of the address that somebody gave, wherever they were led', async () => {
    const page = aProductPage({ title: 'Sign in', body: '<h1>Sign in</h1>' });
    const extraction = await extractProduct(page, 'https://wheels.test/login?next=1', {
      askedFor: 'https://wheels.test/shop/blue-wool-socks-4711.html',
    });

    expect(extraction).toMatchObject({ product: { standIn: 'SIGN_IN', title: { value: 'Blue wool socks' } } });
  });

  test('a product that is called like one is a product', async () => {
    const page = aProductPage({
      title: 'Page Not Found T-Shirt | Wheels',
      body: '<h1>Page not found</h1><p class="price">€ 20.00</p><button>Add to cart</button>',
    });

    expect(await read(page)).toMatchObject({ standIn: null, price: { value: 20 } });
  });
});

describe('metascraper', () => {
  test('adds the shop’s name behind its logo, a description in a page’s data, and the address that a page says for others', async () => {
    const html = aProductPage({
      title: 'Radhaus: Red bicycle',
      head: '<meta name="twitter:url" content="https://www.radhaus-berlin.de/red-bicycle">',
      jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebPage', description: 'With seven gears and a bell.' }],
      body: '<div class="logo"><a href="/"><img alt="Radhaus" src="/l.png"></a></div><p class="price">49,-</p><button>Buy now</button>',
    });

    expect(await read(html, 'https://cdn.proxy.test/x/1')).toMatchObject({
      title: { value: 'Red bicycle' },
      description: { value: 'With seven gears and a bell.', source: 'METASCRAPER' },
      price: { value: 49 },
      currency: { value: 'EUR' },
      siteName: 'Radhaus',
    });
  });
});

test('a page with everything beside everything takes as long as it is', () => {
  const search = (length: number) => {
    const { $ } = openPage(`<h1>Mug</h1>${'<p>hello there</p>'.repeat(length / 20)}`, 'https://wheels.test/p/1');
    for (const name of ['meta', 'h1', 'title', 'img']) $(name).length;
  };

  expectGrowth(search, { from: 40_000, to: 160_000, factor: 9, least: 2 });
});
