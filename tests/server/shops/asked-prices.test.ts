import { describe, expect, test } from 'vitest';
import { extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';
import { SURE_PRICE, WORTH_ASKING } from '../../../server/shops/products/product.rules.ts';
import { FROM_WITH_BUTTONS } from './pages/auctions-and-templates.examples.ts';
import {
  CUT_BEHIND_A_PRICE,
  CUT_IN_A_PRICE,
  IN_A_SENTENCE,
  LEFT_OPEN,
} from './pages/currencies-and-cut-pages.examples.ts';
import { ASKED } from './pages/offers-and-tiles.examples.ts';
import { NAMELESS, SETS_BELOW } from './pages/packs-and-bids.examples.ts';
import { html } from './pages/shop-page.ts';

const AT = 'https://wheels.test/p/red-bicycle';

async function read(page: string, address = AT) {
  const extraction = await extractProduct(page, address);
  return extraction.outcome === 'found' ? extraction.product : null;
}

describe('a price is a question where it is one of several, or that of a measure', () => {
  test.for([...ASKED, ...FROM_WITH_BUTTONS])('%s', async ([, lang, amount, body]) => {
    const product = await read(html(lang, '<title>Red bicycle</title>', body));

    expect(product?.price?.value).toBe(amount);
    expect(product?.price?.confidence).toBeGreaterThanOrEqual(WORTH_ASKING);
    expect(product?.price?.confidence).toBeLessThan(SURE_PRICE);
  });
});

describe('a price is a question where the page leaves open', () => {
  test.for(LEFT_OPEN)('%s', async ([, lang, amount, currency, body]) => {
    const product = await read(html(lang, '<title>Red bicycle</title>', `<h1>Red bicycle</h1>${body}`));

    expect(product?.price?.value).toBe(amount);
    expect(product?.currency?.value ?? null).toBe(currency);
    expect(product?.price?.confidence).toBeLessThan(SURE_PRICE);
  });
});

describe('a page that says in a sentence what its thing costs is asked about, and no other', () => {
  test.for(IN_A_SENTENCE)('%s', async ([, lang, title, amount, body]) => {
    const product = await read(html(lang, `<title>${title}</title>`, body));

    expect(product?.price?.value ?? null).toBe(amount);
    expect(product?.price?.confidence ?? 0).toBeLessThan(SURE_PRICE);
  });
});

describe('a page that breaks off in its middle', () => {
  test.for(CUT_IN_A_PRICE)('has no price where that is %s', async ([, page]) => {
    expect((await read(page))?.price ?? null).toBeNull();
  });

  test('asks about a price soon before, which may have been crossed out', async () => {
    const product = await read(CUT_BEHIND_A_PRICE.soon);

    expect(product?.price?.confidence ?? 0).toBeLessThan(SURE_PRICE);
  });

  test('is sure of a price with its button behind it', async () => {
    const product = await read(CUT_BEHIND_A_PRICE.later);

    expect(product?.price?.value).toBe(149);
    expect(product?.price?.confidence).toBeGreaterThanOrEqual(SURE_PRICE);
  });
});

describe('a price that is said for screen readers is not that of a set with it', () => {
  test.for(SETS_BELOW)('%s', async ([, lang, amount, body]) => {
    const product = await read(html(lang, '<title>Red bicycle</title>', `<h1>Red bicycle</h1>${body}`));
    const isSure = (product?.price?.confidence ?? 0) >= SURE_PRICE;

    expect(isSure ? product?.price?.value : amount).toBe(amount);
  });
});

describe('a page with a title that says nothing is called by', () => {
  test.for(NAMELESS)('%s', async ([, address, body, title]) => {
    const product = await read(html('en', '<title>Index</title>', body), new URL(address, AT).href);

    expect(product?.title?.value).toBe(title);
  });
});

describe('a page of an app that has drawn nothing yet', () => {
  test('is named by the words of its address, and not “App”', async () => {
    const product = await read(html('en', '<title>App</title>', '<div id="root"></div>'));

    expect(product?.title?.value).toBe('Red bicycle');
  });

  test('which asks for the age without a heading is no product', async () => {
    const gate = '<div>Are you over 18?</div><div>You must be of legal age to enter.</div><div>Yes</div><div>No</div>';
    const product = await read(html('en', '<title>App</title>', gate));

    expect(product).toMatchObject({ standIn: 'AGE', price: null, title: { value: 'Red bicycle' } });
  });
});

describe('tags that never close', () => {
  test('leave what stands behind them readable', async () => {
    const page = html(
      'en',
      '<title>Red bicycle</title>',
      `<h1>Red bicycle</h1>${'<div>'.repeat(900)}<p class="price">£249.00</p><button>Add to cart</button>`,
    );

    expect((await read(page))?.price?.value).toBe(249);
  });

  test('take no longer the more there are', async () => {
    const page = html(
      'en',
      '<title>Red bicycle</title>',
      `<h1>Red bicycle</h1>${'<b class="a"><i>'.repeat(300_000)}${'</u>'.repeat(300_000)}`,
    );
    const before = process.cpuUsage();

    const product = await read(page);

    expect(product?.title?.value).toBe('Red bicycle');
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });
});
