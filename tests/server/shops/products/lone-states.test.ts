import { describe, expect, test } from 'vitest';
import { extractProduct } from '../../../../server/shops/products/extraction/extract-product.ts';
import { SURE_PRICE } from '../../../../server/shops/products/product.rules.ts';

async function read(url: string, html: string) {
  const extraction = await extractProduct(html, url);
  const product = extraction.outcome === 'found' ? extraction.product : null;
  return {
    title: product?.title?.value,
    price: (product?.price?.confidence ?? 0) >= SURE_PRICE ? product?.price?.value : undefined,
    currency: product?.currency?.value,
    picture: product?.imageUrl?.value,
    isSoldOut: product?.isSoldOut,
  };
}

const page = (lang: string, title: string, body: string, head = '') =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const app = (lang: string, title: string, script: string) =>
  page(lang, title, `<div id="root"><p>…</p></div><script>${script}</script>`);
const jsonLd = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;

describe('an app that shows nothing before its scripts run is read by its state alone', () => {
  test.each([
    [
      'the price and the pictures in parts beside the one with the name',
      'https://detail.tmall.test/item.htm?id=7712&skuId=9134',
      app(
        'zh-CN',
        '青瓷茶杯 手工 主人杯-tmall.com天猫',
        '!function(){var a=window.__C__||{};var b={"data":{"item":{"title":"青瓷茶杯 手工 主人杯","images":["https://img.cdn.test/a.jpg"]},"componentsVO":{"priceVO":{"price":{"priceText":"88","priceUnit":"￥","priceMoney":8800}}},"skuCore":{"sku2info":{"0":{"price":{"priceText":"88"}},"9134":{"price":{"priceText":"88"}},"9135":{"price":{"priceText":"99"}}}}}};window.__C__=b}();',
      ),
      { title: '青瓷茶杯 手工 主人杯', price: 88, currency: 'CNY', picture: 'https://img.cdn.test/a.jpg' },
    ],
    [
      'an amount as a text with its sign apart',
      'https://www.harborgoods.test/p/rope-doormat/551',
      app(
        'en-US',
        'Rope Doormat - Harbor Goods',
        'var d={"model":{"detail":{"heading":{"title":"Rope Doormat"},"gallery":{"images":["https://cdn.test/551.jpg"]},"priceBlock":{"price":{"amountText":"42.50","unit":"$"}}}}};',
      ),
      { title: 'Rope Doormat', price: 42.5, currency: 'USD', picture: 'https://cdn.test/551.jpg' },
    ],
    [
      'an amount with its sign under any name',
      'https://www.casadobarro.test/produto/moringa',
      app(
        'pt-BR',
        'Moringa de Barro | Casa do Barro',
        'let c={"pdp":{"produto":{"nome":"Moringa de Barro","fotos":["https://img.test/m.jpg"],"preco":{"texto":"R$ 129,90","centavos":12990}}}};',
      ),
      { title: 'Moringa de Barro', price: 129.9, currency: 'BRL', picture: 'https://img.test/m.jpg' },
    ],
    [
      'amounts of a currency that has no cents',
      'https://www.hanokmall.test/goods/3310',
      app(
        'ko-KR',
        '놋그릇 반상기 세트 : 한옥몰',
        'var g={"goods":{"goodsNm":"놋그릇 반상기 세트","images":["https://img.test/3310.jpg"],"price":{"normPrice":198000,"salePrice":158000}}};',
      ),
      { title: '놋그릇 반상기 세트', price: 158_000, currency: 'KRW', picture: 'https://img.test/3310.jpg' },
    ],
  ])('%s', async (_, url, html, expected) => {
    expect(await read(url, html)).toMatchObject(expected);
  });

  test('and says nothing where it names several prices', async () => {
    const script =
      'var d={"item":{"title":"Rope Doormat"},"offers":[{"id":1,"price":"42.50"},{"id":2,"price":"57.00"}]};';

    expect((await read('https://www.harborgoods.test/p/551', app('en-US', 'Rope Doormat', script))).price).toBe(
      undefined,
    );
  });
});

describe('the picture is that of the variant whose number the address has', () => {
  const url = 'https://www.soaps.test/products/soap?variant=99002';
  const shown = '<h1>Soap</h1><img src="/white.jpg" width="800"><b>$7.50</b><button>Add to cart</button>';

  test('from the variants in a script', async () => {
    const script =
      '<script>var p={"variants":[{"id":99001,"price":650,"featured_image":{"src":"//www.soaps.test/white.jpg"}},{"id":99002,"price":750,"featured_image":{"src":"//www.soaps.test/mint.jpg"}}]};</script>';

    expect((await read(url, page('en-US', 'Soap', shown + script))).picture).toBe('https://www.soaps.test/mint.jpg');
  });

  test('from the variants for programs', async () => {
    const variant = (id: number, image: string) => ({
      '@type': 'Product',
      name: `Soap ${id}`,
      image,
      offers: { price: 7.5, priceCurrency: 'USD', url: `https://www.soaps.test/products/soap?variant=${id}` },
    });
    const hasVariant = [
      variant(99001, 'https://www.soaps.test/white.jpg'),
      variant(99002, 'https://www.soaps.test/mint.jpg'),
    ];
    const group = jsonLd({
      '@type': 'ProductGroup',
      name: 'Soap',
      image: 'https://www.soaps.test/white.jpg',
      hasVariant,
    });

    expect((await read(url, page('en-US', 'Soap', shown, group))).picture).toBe('https://www.soaps.test/mint.jpg');
  });
});

describe('a name is written', () => {
  test('with the commas of the page’s titles, where data for programs leave them out', async () => {
    const head = `<meta property="og:title" content="Oslo Desk: Oak, 120cm">${jsonLd({ '@type': 'Product', name: 'Oslo Desk Oak 120cm' })}`;
    const html = page(
      'en-GB',
      'Oslo Desk: Oak, 120cm | Deskworks',
      '<h1>Oslo Desk: Oak, 120cm</h1><b>£320.00</b>',
      head,
    );

    expect((await read('https://www.deskworks.test/p/oslo-desk', html)).title).toBe('Oslo Desk: Oak, 120cm');
  });

  test.each([
    ['Trail Lantern-gearbarn.com', 'https://www.gearbarn.com/p/trail-lantern', 'Trail Lantern'],
    ['Coca-Cola Glass', 'https://www.coca-cola.com/p/glass', 'Coca-Cola Glass'],
  ])('without the host that touches it: %s', async (whole, url, title) => {
    expect((await read(url, page('en-US', whole, '<img src="/a.jpg" width="600"><b>$29.00</b>'))).title).toBe(title);
  });
});

test('what is out of stock by its data and by a line is so, with the price of the shop’s rule beside it', async () => {
  const data = jsonLd({
    '@type': 'Product',
    name: 'Mini Fridge',
    offers: { price: 128, priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
  });
  const body = '<h1 itemprop="name">Mini Fridge</h1><span itemprop="price">$128.00</span><div>Out of stock</div>';
  const html = page('en-US', 'Mini Fridge - Walmart.com', body, data);

  expect(await read('https://www.walmart.com/ip/Mini-Fridge/920114873', html)).toMatchObject({
    price: 128,
    isSoldOut: true,
  });
});

test('the name of a thing may stand in a part of it, and its price in another', async () => {
  const product = {
    item: { product_description: { title: 'Stoneware Plate Blue' } },
    price: { current_retail: 6, formatted_current_price: '$6.00' },
  };
  const script = `<script>window.D={"queries":[{"data":{"product":${JSON.stringify(product)}}}]};</script>`;

  expect(
    await read(
      'https://www.plates.test/p/-/A-84827712',
      page('en-US', 'Stoneware Plate Blue', `<h1>Stoneware Plate Blue</h1>${script}`),
    ),
  ).toMatchObject({ price: 6, currency: 'USD' });
});
