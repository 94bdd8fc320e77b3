import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aProductPage, aSchemaProduct } from '../../builders/product-pages.ts';
import { send } from '../graphql.ts';
import { test as base } from '../server-test.ts';

const SCRAPE = `mutation ($url: String!) { scrapeUrl(url: $url) {
  title { value source } description { value source } imageUrl { value } price { value source confidence }
  currency { value } isProductPage
} }`;

/** Reads a page as the product does, and gives what was found. */
const test = base.extend('read', async ({ app, em, productPages }) => {
  const viewer = await aUser(em);
  return async (page: string | Buffer, name?: string) => found(app, viewer, productPages.add(page, name));
});

async function found(app: FastifyInstance, viewer: Awaited<ReturnType<typeof aUser>>, url: string) {
  const { data, errors } = await send(app, SCRAPE, viewer, { url });
  if (errors) return { error: errors[0].extensions.reason ?? errors[0].extensions.code };
  const { title, description, imageUrl, price, currency, isProductPage } = data.scrapeUrl;
  return {
    title: title?.value ?? null,
    titleSource: title?.source,
    description: description?.value ?? null,
    image: imageUrl?.value ?? null,
    price: price?.value ?? null,
    priceSource: price?.source,
    confidence: price?.confidence,
    currency: currency?.value ?? null,
    isProductPage,
  };
}

describe('structured data', () => {
  test('a product in JSON-LD gives every field, and where it came from', async ({ read }) => {
    expect(await read(aProductPage({ jsonLd: [aSchemaProduct()] }))).toMatchObject({
      title: 'Red bicycle',
      titleSource: 'JSON_LD',
      description: 'A bicycle for the whole family, with seven gears.',
      image: 'https://cdn.shop.test/red-bicycle.jpg',
      price: 249.9,
      priceSource: 'JSON_LD',
      currency: 'EUR',
      isProductPage: true,
    });
  });

  const OFFERS: Record<string, [offers: unknown, price: number | null, currency?: string]> = {
    'an offer among several, one of them sold out': [
      [
        { '@type': 'Offer', price: 80, priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
        { '@type': 'Offer', price: 95, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      ],
      95,
      'USD',
    ],
    'the lowest of an aggregate': [
      { '@type': 'AggregateOffer', lowPrice: '12.50', highPrice: '20', priceCurrency: 'GBP' },
      12.5,
      'GBP',
    ],
    'an offer within an aggregate': [
      { '@type': 'AggregateOffer', priceCurrency: 'PLN', offers: [{ '@type': 'Offer', price: '199,99' }] },
      199.99,
      'PLN',
    ],
    'a price in a specification': [
      { '@type': 'Offer', priceSpecification: { '@type': 'PriceSpecification', price: 19.5, priceCurrency: 'CHF' } },
      19.5,
      'CHF',
    ],
    'the price of now beside the one struck through': [
      {
        '@type': 'Offer',
        priceSpecification: [
          { price: 110, priceCurrency: 'GBP', priceType: 'https://schema.org/StrikethroughPrice' },
          { price: 76.99, priceCurrency: 'GBP' },
        ],
      },
      76.99,
      'GBP',
    ],
    'no price for a kilo': [
      {
        '@type': 'Offer',
        priceSpecification: [
          {
            price: 8.4,
            priceCurrency: 'EUR',
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
          },
          { price: 2.1, priceCurrency: 'EUR' },
        ],
      },
      2.1,
      'EUR',
    ],
    'thousands with a dot, where there are no cents': [
      { '@type': 'Offer', price: '24.990', priceCurrency: 'CLP' },
      24_990,
      'CLP',
    ],
    'a sign in place of a code': [{ '@type': 'Offer', price: '€ 1.299,00', priceCurrency: '€' }, 1299, 'EUR'],
    'no price of nothing': [{ '@type': 'Offer', price: '0', priceCurrency: 'EUR' }, null],
  };
  for (const [name, [offers, price, currency]] of Object.entries(OFFERS)) {
    test(`gives ${name}`, async ({ read }) => {
      const page = aProductPage({ jsonLd: [aSchemaProduct({ offers })] });

      expect(await read(page)).toMatchObject({ price, currency: currency ?? null });
    });
  }

  test('a product is found in a graph, by reference, and beside what is not it', async ({ read }) => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', name: 'Wheels', logo: 'https://cdn.shop.test/wheels.png' },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ '@type': 'ListItem', item: aSchemaProduct({ name: 'Bicycles', offers: { price: 1 } }) }],
        },
        {
          ...aSchemaProduct({
            offers: { '@id': '#offer' },
            isRelatedTo: aSchemaProduct({ name: 'Red bicycle bell', offers: { price: '9.90' } }),
          }),
        },
        { '@type': 'Offer', '@id': '#offer', price: 249, priceCurrency: 'EUR' },
      ],
    };

    expect(await read(aProductPage({ jsonLd: [graph] }))).toMatchObject({
      title: 'Red bicycle',
      price: 249,
      currency: 'EUR',
    });
  });

  test('a group of variants gives the variant that the address names', async ({ app, em, productPages }) => {
    const variant = (size: string, price: number) => ({
      '@type': 'Product',
      name: `Red bicycle ${size}`,
      offers: { '@type': 'Offer', price, priceCurrency: 'EUR', url: `?size=${size}` },
    });
    const group = { '@type': 'ProductGroup', name: 'Red bicycle', hasVariant: [variant('S', 199), variant('L', 259)] };
    const url = `${productPages.add(aProductPage({ jsonLd: [group] }))}?size=L`;

    expect(await found(app, await aUser(em), url)).toMatchObject({ title: 'Red bicycle', price: 259 });
  });

  const BROKEN: Record<string, string> = {
    'a comma too many': `{"@type":"Product","name":"Red bicycle","offers":{"price":"12.00","priceCurrency":"EUR",},}`,
    'line breaks in texts': `{"@type":"Product","name":"Red bicycle","description":"One\ntwo","offers":{"price":"12.00","priceCurrency":"EUR"}}`,
    'CDATA around it': `/*<![CDATA[*/{"@type":"Product","name":"Red bicycle","offers":{"price":"12.00","priceCurrency":"EUR"}}/*]]>*/`,
    'entities in place of quotes': `{&quot;@type&quot;:&quot;Product&quot;,&quot;name&quot;:&quot;Red bicycle&quot;,&quot;offers&quot;:{&quot;price&quot;:12,&quot;priceCurrency&quot;:&quot;EUR&quot;}}`,
  };
  for (const [name, block] of Object.entries(BROKEN)) {
    test(`JSON-LD with ${name} is read all the same`, async ({ read }) => {
      expect(await read(aProductPage({ jsonLd: [block] }))).toMatchObject({
        title: 'Red bicycle',
        price: 12,
        currency: 'EUR',
      });
    });
  }

  test('microdata is read, whatever the case of its names', async ({ read }) => {
    const body = `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Red bicycle</h1>
      <img itemprop="image" src="/pictures/bicycle.jpg"><p itemprop="description">For the whole family.</p>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
        <meta itemprop="pricecurrency" content="SEK"><span itemprop="price" content="1299.00">1 299 kr</span></div></div>`;

    expect(await read(aProductPage({ body }))).toMatchObject({
      title: 'Red bicycle',
      price: 1299,
      priceSource: 'MICRODATA',
      currency: 'SEK',
      image: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pictures\/bicycle\.jpg$/),
      description: 'For the whole family.',
    });
  });

  test('words in angle brackets are text, and elements that a shop wrote into it are not', async ({ read }) => {
    const jsonLd = {
      '@type': 'Product',
      name: 'Mug <limited> edition',
      description: 'Size M &lt;new&gt;<br><strong>For two</strong>, with &lt;3',
      offers: { price: '12.00', priceCurrency: 'EUR' },
    };

    expect(await read(aProductPage({ jsonLd: [jsonLd] }))).toMatchObject({
      title: 'Mug <limited> edition',
      description: 'Size M <new>\nFor two , with <3',
    });
  });

  test('RDFa is read', async ({ read }) => {
    const body = `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Red bicycle</h1>
      <div property="offers" typeof="Offer"><span property="price" content="99.50">99,50</span>
      <span property="priceCurrency" content="EUR">€</span></div></div>`;

    expect(await read(aProductPage({ body }))).toMatchObject({
      title: 'Red bicycle',
      price: 99.5,
      priceSource: 'RDFA',
      currency: 'EUR',
    });
  });

  test('Open Graph’s product tags are read, the price on sale first', async ({ read }) => {
    const head = `<meta property="og:type" content="product"><meta property="og:title" content="Red bicycle | Wheels">
      <meta property="og:site_name" content="Wheels"><meta property="og:image" content="//cdn.shop.test/bicycle.jpg">
      <meta property="product:price:amount" content="300"><meta property="product:sale_price:amount" content="249">
      <meta property="product:price:currency" content="CAD">`;

    expect(await read(aProductPage({ title: 'Red bicycle | Wheels', head }))).toMatchObject({
      title: 'Red bicycle',
      price: 249,
      currency: 'CAD',
      image: 'http://cdn.shop.test/bicycle.jpg',
    });
  });

  test('a page that is drawn by scripts gives what its scripts work with', async ({ read }) => {
    const state = {
      props: { pageProps: { product: { name: 'Red bicycle', price: { current: 249.9, currency: 'EUR' } } } },
    };
    const body = `<div id="app"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`;

    expect(await read(aProductPage({ body }))).toMatchObject({
      price: 249.9,
      currency: 'EUR',
      priceSource: 'EMBEDDED_STATE',
    });
  });

  test('prices in cents, as scripts of some shops have them, become what people pay', async ({ read }) => {
    const product = `{ title: 'Red bicycle', price: 24990, compare_at_price: null, price_varies: false }`;
    const body = `<h1>Red bicycle</h1><script>var meta = { product: ${product}, currency: 'USD' };</script>`;

    expect(await read(aProductPage({ body }))).toMatchObject({ price: 249.9 });
  });
});

describe('what people see', () => {
  const SHOP = '<button>Add to cart</button>';
  const PRICES: Record<string, [html: string, price: number | null, currency: string | null, lang?: string]> = {
    'a price beside the heading': ['<p class="price">$49.95</p>', 49.95, 'USD'],
    'the price of now, beside one struck out': [
      '<p class="price"><del>€ 60,00</del> <ins>€ 45,50</ins></p>',
      45.5,
      'EUR',
      'de-DE',
    ],
    'the price of now, beside one that was': [
      '<p><span class="old-price">80 zł</span> <span class="special-price">59,90 zł</span></p>',
      59.9,
      'PLN',
      'pl-PL',
    ],
    'thousands with dots': ['<p class="price">1.299,00 €</p>', 1299, 'EUR', 'es-ES'],
    'thousands with spaces': ['<p class="price">12 990 ₽</p>', 12_990, 'RUB', 'ru-RU'],
    'thousands with apostrophes, and no cents': ["<p class='price'>CHF 1’250.–</p>", 1250, 'CHF', 'de-CH'],
    lakhs: ['<p class="price">₹1,29,900</p>', 129_900, 'INR', 'en-IN'],
    'cents in an element of their own': ['<p class="price">$19<sup>99</sup></p>', 19.99, 'USD'],
    'cents above the line, behind the sign': ['<p class="price">89€<sup>90</sup></p>', 89.9, 'EUR', 'fr-FR'],
    'the lower of two that stand together, unmarked, as sales are written': [
      '<p class="price"><b>€ 79.99</b> <b>€ 59.99</b></p>',
      59.99,
      'EUR',
      'en-IE',
    ],
    'a price without a name, alone in its line': [
      '<p>12.500 €</p><p>Finance it from 149 € a month, with 500 € down.</p>',
      12_500,
      'EUR',
      'de-DE',
    ],
    'no sum from which shipping is free': ['<p>Free shipping over $50</p>', null, null],
    'digits of Arabic': ['<p class="price">١٬٢٩٩٫٥٠ ر.س</p>', 1299.5, 'SAR', 'ar-SA'],
    'crowns by the country': ['<p class="price">499 kr</p>', 499, 'NOK', 'nb-NO'],
    'dollars by the country': ['<p class="price">$ 49.95</p>', 49.95, 'AUD', 'en-AU'],
    yen: ['<p class="price">¥3,980</p>', 3980, 'JPY', 'ja'],
    'no instalment, shipping or saving': [
      '<p class="price">€ 240</p><p>or 12 x € 20 per month</p><p>Shipping: € 4.95</p><p>You save € 60</p>',
      240,
      'EUR',
      'en-IE',
    ],
    'no price of another product': [
      '<p class="price">$49.95</p><section class="related-products"><p class="price">$5.00</p><p class="price">$5.00</p></section>',
      49.95,
      'USD',
    ],
    'no price at all where the product has none, and others do': [
      '<p>Currently unavailable.</p><section class="related-products"><p class="price">$5.00</p></section>',
      null,
      null,
    ],
  };
  for (const [name, [html, price, currency, lang]] of Object.entries(PRICES)) {
    test(`gives ${name}`, async ({ read }) => {
      const page = aProductPage({ lang, body: `<h1>Red bicycle</h1>${html}${SHOP}` });

      expect(await read(page)).toMatchObject({ price, currency });
    });
  }

  test('a stated price that nobody sees gives way to the one beside the heading', async ({ read }) => {
    const head =
      '<meta property="product:price:amount" content="41.32"><meta property="product:price:currency" content="EUR">';
    const body = `<h1>Red bicycle</h1><p class="price">50,00 €</p>${SHOP}`;

    expect(await read(aProductPage({ lang: 'pt-PT', head, body }))).toMatchObject({
      price: 50,
      priceSource: 'VISIBLE_TEXT',
    });
  });

  test('a price that is stated and seen is surer than one that is only stated', async ({ read }) => {
    const stated = await read(aProductPage({ jsonLd: [aSchemaProduct()] }));
    const seen = await read(
      aProductPage({ jsonLd: [aSchemaProduct()], body: '<h1>Red bicycle</h1><p class="price">249,90 €</p>' }),
    );

    expect(seen.price).toBe(stated.price);
    expect(seen.confidence).toBeGreaterThan(stated.confidence);
  });

  test('a page that sells nothing gets no price, whatever sums it speaks of', async ({ read }) => {
    const body =
      '<article><h1>Why bicycles cost $500 and more</h1><p>The cheapest was $199, the dearest $12,000.</p></article>';

    expect(await read(aProductPage({ title: 'Why bicycles cost $500 and more', body }))).toMatchObject({
      title: 'Why bicycles cost $500 and more',
      price: null,
      currency: null,
      isProductPage: false,
    });
  });

  test('biscuits are a product, also where their page asks about the other cookies', async ({ read }) => {
    const banner = '<div><h2>Cookies</h2><button>Accept all</button><button>Reject all</button></div>';
    const body = `<h1>Chocolate chip cookies</h1><p class="price">€6.50</p><button>Add to cart</button>${banner}`;

    expect(await read(aProductPage({ title: 'Chocolate chip cookies', body }))).toMatchObject({
      title: 'Chocolate chip cookies',
      price: 6.5,
    });
  });

  test('an article between things that can each be put into a cart gets no price', async ({ read }) => {
    const data = '<script type="application/ld+json">{"@type":"Article","headline":"Cold brew at home"}</script>';
    const tile = (name: string, price: string) =>
      `<li><h3>${name}</h3><span class="price">${price}</span><a class="button add_to_cart_button" href="?add-to-cart=1">Add to cart</a></li>`;
    const tiles = [tile('Jar', '€59.00'), tile('Beans', '€14.90'), tile('Filter', '€9.50')];

    const { price } = await read(`${data}<h1>Cold brew at home</h1><p>Take 100 g.</p><ul>${tiles.join('')}</ul>`);

    expect(price).toBeNull();
  });

  test('an article that has a link to a shop gets no price', async ({ read }) => {
    const head = '<meta property="og:type" content="article">';
    const body =
      '<article><h1>10 good bicycles</h1><p class="price">$999</p><a class="btn" href="/go">Buy now</a></article>';

    expect((await read(aProductPage({ title: '10 good bicycles', head, body }))).price).toBeNull();
  });

  test('the front page of a shop gets no price of what it advertises', async ({ read }) => {
    const head = '<link rel="canonical" href="https://wheels.test/">';
    const body = '<h1>Wheels</h1><p class="price">$9.99</p><button>Add to cart</button>';

    expect((await read(aProductPage({ title: 'Wheels', head, body }))).price).toBeNull();
  });
});

describe('titles', () => {
  const TITLES: Record<string, [title: string, head: string, body: string, expected: string]> = {
    'a variant, behind a dash like the shop': [
      'Winter Jacket - Slim Fit - Navy - Wheels',
      '<meta property="og:site_name" content="Wheels">',
      '',
      'Winter Jacket - Slim Fit - Navy',
    ],
    'a shelf between bars': [
      'Winter jacket for children | Jackets | Wheels',
      '<meta property="og:site_name" content="Wheels">',
      '',
      'Winter jacket for children',
    ],
    'a shop behind a bar that nothing else names': [
      'Red bicycle 28 inch | Two Happy Cats',
      '',
      '',
      'Red bicycle 28 inch',
    ],
    'the shop after a bar': [
      'Red bicycle | Wheels',
      '<meta property="og:site_name" content="Wheels">',
      '',
      'Red bicycle',
    ],
    'the shop before a dash': [
      'Wheels - Red bicycle',
      '<meta property="og:site_name" content="Wheels">',
      '',
      'Red bicycle',
    ],
    'the shop in brackets': [
      '[Wheels] Red bicycle',
      '<meta property="og:site_name" content="Wheels">',
      '',
      'Red bicycle',
    ],
    'a word to buy': [
      'Buy Red bicycle online at Wheels',
      '<meta property="og:site_name" content="Wheels">',
      '<h1>Red bicycle</h1>',
      'Red bicycle',
    ],
    'the shop behind a word': [
      'Red bicycle at Wheels',
      '<meta property="og:site_name" content="Wheels">',
      '',
      'Red bicycle',
    ],
    'the shop behind a full stop': [
      'Red bicycle. Wheels GB',
      '<meta property="og:site_name" content="Wheels">',
      '',
      'Red bicycle',
    ],
    'the shop before a colon': [
      'Wheels.com: Red bicycle',
      '<link rel="canonical" href="https://www.wheels.com/p/1">',
      '',
      'Red bicycle',
    ],
    'a shop in Chinese signs': [
      '赤い自転車|車輪公式ストア',
      '<meta property="og:site_name" content="車輪">',
      '',
      '赤い自転車',
    ],
    'a label for screen readers': [
      'Red bicycle',
      '',
      '<h1><span class="sr-only">Details about</span> Red bicycle</h1>',
      'Red bicycle',
    ],
    'a number of the article': ['Red bicycle', '', '<h1>Red bicycle <small>Item no. 48213</small></h1>', 'Red bicycle'],
    'nothing, where a dash belongs to the name': [
      'Red bicycle - 28 inch',
      '',
      '<h1>Red bicycle - 28 inch</h1>',
      'Red bicycle - 28 inch',
    ],
    'entities, decoded once': ['Salt &amp;amp; Pepper', '', '', 'Salt & Pepper'],
  };
  for (const [name, [title, head, body, expected]] of Object.entries(TITLES)) {
    test(`lose ${name}`, async ({ read }) => {
      expect((await read(aProductPage({ title, head, body }))).title).toBe(expected);
    });
  }

  test('the logo in a heading is no name', async ({ read }) => {
    const body = '<h1 class="logo">Wheels</h1><h1>Red bicycle</h1>';

    expect((await read(aProductPage({ title: 'Red bicycle – Wheels', body }))).title).toBe('Red bicycle');
  });

  test('a title that is too long for an item is cut between words', async ({ read }) => {
    const { title } = await read(aProductPage({ title: 'Red bicycle '.repeat(40) }));

    expect(title.length).toBeLessThanOrEqual(200);
    expect(title).toMatch(/(?:Red|bicycle)…$/);
  });
});

describe('pictures', () => {
  const og = (address: string) => `<meta property="og:image" content="${address}">`;

  for (const address of [
    '/assets/logo.png',
    '/img/placeholder.jpg',
    '/pixel.gif',
    '/icons/heart.svg',
    'data:image/gif;base64,R0lGOD',
    '/no-image.png',
  ]) {
    test(`${address} is not taken for the product`, async ({ read }) => {
      const body =
        '<h1>Red bicycle</h1><div class="product-gallery"><img src="/media/bicycle-1.jpg" alt="Red bicycle" width="600"></div>';

      expect((await read(aProductPage({ head: og(address), body }))).image).toMatch(/\/media\/bicycle-1\.jpg$/);
    });
  }

  test('the picture that only loads when it is seen is found, in its largest size', async ({ read }) => {
    const body = `<h1>Red bicycle</h1><img alt="Red bicycle" src="data:image/gif;base64,R0lGOD"
      srcset="/media/small.jpg 300w, /media/large.jpg 1200w">`;

    expect((await read(aProductPage({ body }))).image).toMatch(/\/media\/large\.jpg$/);
  });

  test('relative addresses are those of the page’s base', async ({ read }) => {
    const head = '<base href="https://cdn.shop.test/de/"><meta property="og:image" content="media/bicycle.jpg">';

    expect((await read(aProductPage({ head }))).image).toBe('https://cdn.shop.test/de/media/bicycle.jpg');
  });
});

describe('the bytes of a page', () => {
  const LATIN2 = Buffer.from(
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1250"><title>\x8e\x9dlut\xfd k\xf9\xf2</title>',
    'latin1',
  );

  test('are read in the encoding that the page names', async ({ app, em, productPages }) => {
    const url = productPages.add((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(LATIN2),
    );

    expect((await found(app, await aUser(em), url)).title).toBe('Žťlutý kůň');
  });

  test('are read as Western European where they are no UTF-8, and nothing is said', async ({
    app,
    em,
    productPages,
  }) => {
    const bytes = Buffer.from('<html><title>Caf\xe9 au lait</title>', 'latin1');
    const url = productPages.add((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(bytes),
    );

    expect((await found(app, await aUser(em), url)).title).toBe('Café au lait');
  });

  test('are UTF-8 where nothing is said and they are that', async ({ app, em, productPages }) => {
    const url = productPages.add((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Żółty rower</title>'),
    );

    expect((await found(app, await aUser(em), url)).title).toBe('Żółty rower');
  });
});

describe('pages that keep programs out', () => {
  const GUARDS: Record<string, string> = {
    Cloudflare: aProductPage({ title: 'Just a moment...', body: '<h1>Checking if the site connection is secure</h1>' }),
    Akamai: aProductPage({
      title: 'Access Denied',
      body: '<h1>Access Denied</h1>You don’t have permission. Reference #18.6f',
    }),
    'a riddle': aProductPage({
      title: 'Shop',
      body: '<form><p>Enter the characters you see below</p><img src="/captcha/1.jpg"></form>',
    }),
    'a button to hold': aProductPage({
      title: 'Robot or human?',
      body: '<h1>Robot or human?</h1><p>Activate and hold the button</p>',
    }),
  };
  for (const [name, page] of Object.entries(GUARDS)) {
    test(`are recognised, not read: ${name}`, async ({ read }) => {
      expect(await read(page)).toEqual({ error: 'denied' });
    });
  }

  test('a product that is called like one of them is a product', async ({ read }) => {
    const jsonLd = [aSchemaProduct({ name: 'Access Denied (board game)' })];

    expect(await read(aProductPage({ title: 'Access Denied (board game)', jsonLd }))).toMatchObject({
      title: 'Access Denied (board game)',
    });
  });
});

test('a page without a word says that nothing was found', async ({ read }) => {
  expect(await read('<!doctype html><html><body></body></html>')).toEqual({ error: 'NO_DATA' });
});
