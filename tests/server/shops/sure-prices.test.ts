import { describe, expect } from 'vitest';
import { SURE_PRICE, WORTH_ASKING } from '../../../server/shops/products/product.rules.ts';
import { aUser } from '../../builders/accounts.ts';
import { aProductPage } from '../../builders/product-pages.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const READ = `mutation ($url: String!) { scrapeUrl(url: $url) {
  price { value confidence } priceToConfirm { value confidence } currency { value }
} }`;

const BUY = '<button>Add to cart</button>';

describe('a price that was read', () => {
  test('is taken where it is sure', async ({ app, em, productPages }) => {
    const viewer = await aUser(em);
    const url = productPages.add(aProductPage({ body: `<h1>Red bicycle</h1><p class="price">£249.00</p>${BUY}` }));

    const { data } = await send(app, READ, viewer, { url });

    expect(data.scrapeUrl).toMatchObject({
      price: { value: 249 },
      priceToConfirm: null,
      currency: { value: 'GBP' },
    });
    expect(data.scrapeUrl.price.confidence).toBeGreaterThanOrEqual(SURE_PRICE);
  });

  test('is a question where two sums look alike', async ({ app, em, productPages }) => {
    const viewer = await aUser(em);
    const url = productPages.add(
      aProductPage({ body: `<h1>Red bicycle</h1><p>Ruby £249.00</p><p>Garnet £529.00</p>${BUY}` }),
    );

    const { data } = await send(app, READ, viewer, { url });

    expect(data.scrapeUrl).toMatchObject({
      price: null,
      priceToConfirm: { value: 249 },
      currency: { value: 'GBP' },
    });
    expect(data.scrapeUrl.priceToConfirm.confidence).toBeGreaterThanOrEqual(WORTH_ASKING);
    expect(data.scrapeUrl.priceToConfirm.confidence).toBeLessThan(SURE_PRICE);
  });

  test('is a question where programs read another one than people', async ({ app, em, productPages }) => {
    const viewer = await aUser(em);
    const offers = { '@type': 'Offer', price: '199.00', priceCurrency: 'GBP' };
    const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name: 'Red bicycle', offers });
    const url = productPages.add(
      aProductPage({
        head: `<script type="application/ld+json">${data}</script>`,
        body: `<h1>Red bicycle</h1><div>Seven gears and a bell, ready to ride and made to last for many years in every weather, built by hand in our own workshop, for £249.00 with both lights</div>${BUY}`,
      }),
    );

    const { data: read } = await send(app, READ, viewer, { url });

    expect(read.scrapeUrl).toMatchObject({ price: null, priceToConfirm: { value: 249 } });
  });

  test('is left out where it is most likely another product’s', async ({ app, em, productPages }) => {
    const viewer = await aUser(em);
    const url = productPages.add(
      aProductPage({
        body: '<h1>Red bicycle</h1><p>Sold out</p><p>A bell, a horn and a basket by the same maker are £9.00</p>',
      }),
    );

    const { data } = await send(app, READ, viewer, { url });

    expect(data.scrapeUrl).toEqual({ price: null, priceToConfirm: null, currency: null });
  });
});
