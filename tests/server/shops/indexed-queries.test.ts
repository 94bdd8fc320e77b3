import { load } from 'cheerio/slim';
import { describe, expect, test } from 'vitest';
import { extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';
import { openPage } from '../../../server/shops/products/extraction/page.ts';
import { withIndexedQueries } from '../../../server/shops/products/extraction/selectors/indexed-queries.ts';
import { marksOf } from '../../../server/shops/products/extraction/selectors/selector-marks.ts';
import { SHOP_RULES } from '../../../server/shops/products/extraction/shops/shop-rules.ts';
import { visibleText } from '../../../server/shops/products/extraction/visible-text.ts';
import { expectGrowth } from '../growth.ts';

const PAGE = `<html><head><title>Mug</title><meta name="Generator" content="A"><meta property="og:title" content="Mug">
  <script type="application/ld+json">{}</script></head><body class="single-product Page page"><div id="Main" class="product b"><h1>Mug</h1>
  <p class="price">1 <b class="price amount">2</b></p><a class="btn-buy b" href="/x">Buy</a><button disabled>Buy</button></div>
  <aside><p class="price price">3</p><img src="/a.png" alt="by the Author"></aside><svg><path d=""/></svg></body></html>`;

const SELECTORS = [
  ...'html|h1|*|body *|.price|.price.amount|p.price, .b, h1|#Main|#main|div > p|div>p , aside > p|h1 + p|h1 ~ a|body.page'.split(
    '|',
  ),
  'meta[name="generator" i], meta[property="og:title"]',
  '[class*="btn" i], button:not([disabled]), a[href$=","]',
  'img[alt*="author" i]',
  'script[type*="ld+json" i]',
  ':not(p) > .price, title',
  'p:first-child, aside',
  '[content="a,b"], [href]',
  'p[class!="price"], [class!=b]',
  ...SHOP_RULES.flatMap(({ sign, title, price }) => [sign ?? [], title?.select ?? [], price?.select ?? []].flat()).map(
    (written) => written.replace(/@[\w-]+$/, ''),
  ),
];

describe('questions to a page', () => {
  test('find by an index what they find without, in the same order', () => {
    const plain = load(PAGE);
    const indexed = withIndexedQueries(plain);
    for (const selector of SELECTORS) {
      const wanted = plain(selector).toArray();
      expect(indexed(selector).toArray(), selector).toEqual(wanted);
      expect(indexed(selector).toArray(), selector).toEqual(wanted); // once more, as it is remembered
    }
  });

  test('fail as they do without, where they are none', () => {
    const plain = load(PAGE);
    const indexed = withIndexedQueries(plain);
    const outcome = (ask: () => unknown) => {
      try {
        return ask();
      } catch {
        return 'none';
      }
    };
    for (const selector of ['a[', 'p..b', '.1a', '>', ',', 'p >', 'a:no-such', '[a=', '\\']) {
      const wanted = outcome(() => plain(selector).toArray());
      expect(
        outcome(() => indexed(selector).toArray()),
        selector,
      ).toEqual(wanted);
    }
  });

  test('are about those elements alone that have what is asked for', () => {
    expect(marksOf('.box #Price.now span.sum[data-x], meta[content] , h1')).toEqual(['.sum', '[content', 'h1']);
    expect(marksOf('a b > #X.y')).toEqual(['#x']);
    expect(marksOf('*')).toBeNull();
    expect(marksOf('a:first')).toBeNull();
  });
});

test('a page with many headings of other products takes as long as it is', () => {
  const search = (length: number) => {
    const html = `<main><h1>Mug</h1>${'<p>You may also like</p><div>£4.00</div>'.repeat(length / 40)}</main>`;
    const page = openPage(html, 'https://wheels.test/p/1');
    visibleText(page, page.$('h1').get(0) ?? null);
  };

  expectGrowth(search, { from: 40_000, to: 160_000, factor: 9, least: 2 });
});

test('headings of other products mark what follows each of them', async () => {
  const card = (name: string, price: string) =>
    `<a href="/p/${name}"><img src="/${name}.png">${name}</a><b>${price}</b>`;
  const html = `<html lang="en-GB"><title>Mug</title><main><h1>Mug</h1><section><p>You may also like</p>${card('cup', '£4.00')}<p>Similar products</p>${card('pot', '£5.00')}</section><div>£12.00</div><button>Add to basket</button></main></html>`;

  const extraction = await extractProduct(html, 'https://wheels.test/p/mug');
  expect(extraction).toMatchObject({ outcome: 'found', product: { price: { value: 12 } } });
});
