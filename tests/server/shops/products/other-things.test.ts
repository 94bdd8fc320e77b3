import { describe, expect, test } from 'vitest';
import { extractProduct } from '../../../../server/shops/products/extraction/extract-product.ts';
import { SURE_PRICE } from '../../../../server/shops/products/product.rules.ts';

const page = (lang: string, title: string, body: string, head = '') =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const og = (title: string, image: string, more = '') =>
  `<meta property="og:title" content="${title}"><meta property="og:image" content="${image}">${more}`;
const jsonLd = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
const ARTICLE = '<meta property="og:type" content="article">';

async function read(url: string, html: string) {
  const extraction = await extractProduct(html, url);
  const product = extraction.outcome === 'found' ? extraction.product : null;
  const { value = null, confidence = 0 } = product?.price ?? {};
  return {
    price: value === null ? null : confidence >= SURE_PRICE ? value : `asked: ${value}`,
    picture: product?.imageUrl?.value ?? null,
    isSoldOut: product?.isSoldOut ?? false,
    standIn: product?.standIn ?? null,
  };
}

describe('the price of another thing below the page’s own is not taken for it', () => {
  test.each([
    [
      'below a voucher of any amount',
      'https://www.eule.test/gutschein',
      page(
        'de',
        'Gutschein | Buchladen Eule',
        '<main><h1>Gutschein</h1><p>Betrag frei wählbar</p><form><input name="betrag"><button>In den Warenkorb</button></form></main><section class="products"><h2>Buch des Monats</h2><div class="product-block"><h3>Der letzte Fährmann</h3><div class="product-block-price">24,00 €</div></div></section>',
      ),
    ],
    [
      'below a thing whose price is told on request',
      'https://www.clocks.test/stock/carriage-clock',
      page(
        'en-GB',
        'French Carriage Clock | Clocks',
        '<main><h1>French Carriage Clock</h1><p>Price on request</p><a class="btn">Enquire</a><h2>Clock of the week</h2><div class="featured"><h3>Oak Bracket Clock</h3><p class="price">£1,450</p></div></main>',
      ),
    ],
    [
      'sponsored, below a thing that is sold out',
      'https://www.amazon.it/dp/B09KQ7T2X1',
      page(
        'it',
        'Casa Lieta Moka 3 Tazze : Amazon.it',
        '<div id="dp"><h1 id="title"><span id="productTitle">Casa Lieta Moka 3 Tazze</span></h1><div id="outOfStock"><div id="availability"><span>Attualmente non disponibile.</span></div></div><div id="sp_detail"><h2>Sponsorizzato</h2><div><a>Moka Alessia</a> <span class="a-color-price">22,00 €</span><span class="a-text-strike">29,00 €</span></div></div></div>',
      ),
    ],
  ])('%s', async (_, url, html) => {
    expect(await read(url, html)).toMatchObject({ price: null });
  });

  test('and its own stays sure beside one', async () => {
    const html = page(
      'nl',
      'Sjaal merino grijs - Wolwinkeltje',
      '<div class="content"><h1>Sjaal merino grijs</h1><div><span class="bedrag">€ 64,50</span></div><button>In winkelmand</button></div><div class="products"><h2>Patroon van de maand</h2><div class="product-block"><h3>Muts Fenna</h3><div class="product-block-price">€ 5,95</div></div></div>',
    );

    expect(await read('https://www.wolwinkeltje.test/sjaal-merino-grijs', html)).toMatchObject({ price: 64.5 });
  });

  test('nor are headings between a name and its price those of another thing', async () => {
    const html = page(
      'en-US',
      'Dome Kettle | Bright',
      '<main><h1>Dome Kettle</h1><h2>Choose yours</h2><h3>Steel, polished</h3><div><b>$48.00</b></div><button>Add to cart</button></main>',
    );

    expect(await read('https://www.bright.test/kettles/dome-kettle', html)).toMatchObject({ price: 48 });
  });
});

describe('data of another thing than the page’s own are left out', () => {
  const lamp = { '@type': 'Product', name: 'Kern Tischleuchte Dreibein', image: 'https://www.kern.test/dreibein.jpg' };
  const offer = { price: '49.00', priceCurrency: 'EUR', availability: 'https://schema.org/OutOfStock' };
  const body =
    '<main><h1>Kern Stehleuchte Bogen</h1><img src="/bogen.jpg" width="800"><p><strong>129,00 €</strong></p><button>In den Warenkorb</button></main>';
  const head = og('Kern Stehleuchte Bogen', 'https://www.kern.test/bogen.jpg');
  const url = 'https://www.kern.test/p/kern-stehleuchte-bogen';
  const own = { price: 129, picture: 'https://www.kern.test/bogen.jpg', isSoldOut: false };

  test('where their offer leads to the other’s page', async () => {
    const node = { ...lamp, offers: { ...offer, url: '/p/kern-tischleuchte-dreibein' } };

    expect(await read(url, page('de', 'Kern Stehleuchte Bogen', body, head + jsonLd(node)))).toMatchObject(own);
  });

  test('where a card beside it has their name', async () => {
    const card = '<section><h2>Passt dazu</h2><div><h3>Kern Tischleuchte Dreibein</h3><p>49,00 €</p></div></section>';
    const node = { ...lamp, offers: offer };

    expect(await read(url, page('de', 'Kern Stehleuchte Bogen', body + card, head + jsonLd(node)))).toMatchObject(own);
  });

  test('and kept where only their language is another', async () => {
    const node = { '@type': 'Product', name: 'Gold leaf plate', offers: { price: 3300, priceCurrency: 'JPY' } };
    const html = page('ja', '金箔 小皿 月', '<main><h1>金箔 小皿 月</h1><p>3,300円</p></main>', jsonLd(node));

    expect(await read('https://shop.kinpaku.test/items/5521', html)).toMatchObject({ price: 3300 });
  });
});

describe('a small ad has a price, though it calls itself an article', () => {
  test.each([
    ['de', '<h2>1.250 € VB</h2><p>Neupreis war 3.000 Euro.</p>', '<button>Nachricht schreiben</button>', 1250],
    ['en-GB', '<h2>£75 ono</h2><p>Cost £300 new.</p>', '<button>Message seller</button>', 75],
    ['nl', '<div class="Listing-price">€ 95,00</div>', '<button>Bericht</button>', 95],
    ['fr', '<p>120 € à débattre</p>', '<button>Contacter le vendeur</button>', 120],
  ])('in %s', async (lang, sum, button, price) => {
    const html = page(
      lang,
      'Omafiets Gazelle',
      `<article><h1>Omafiets Gazelle</h1>${sum}</article>${button}`,
      og('Omafiets Gazelle', 'https://www.ads.test/fiets.jpg', ARTICLE),
    );

    expect(await read('https://www.ads.test/ad/omafiets-gazelle', html)).toMatchObject({ price });
  });

  test('and a test of a thing has none', async () => {
    const html = page(
      'de',
      'Test: der Stahlrad-Klassiker | Radmagazin',
      '<article><h1>Test: der Stahlrad-Klassiker</h1><p>Das Rad kostet 1.350 €.</p></article>',
      ARTICLE,
    );

    expect((await read('https://www.rad.test/test/stahlrad', html)).price).not.toBe(1350);
  });
});

describe('a page that asks for a password is one to sign in', () => {
  const form = '<form><input type="email"><input type="password"><button>OK</button></form>';

  test.each([
    ['de', 'Willkommen! Melde dich an, um diese Aktion zu sehen', '<b>Hemden ab 24,90 €</b> statt 69 €'],
    ['fr', 'Bienvenue ! Connectez-vous pour découvrir cette vente', '<b>Robes dès 19,90 €</b>'],
    ['pl', 'Witaj! Zaloguj się, aby zobaczyć tę kampanię', 'Sukienki od 79,90 zł'],
    ['ja', 'ようこそ。ログインしてください', 'シャツ 1,980円から'],
  ])('in %s, whatever its heading begins with', async (lang, heading, teaser) => {
    const html = page(lang, 'Klub', `<main><h1>${heading}</h1><p>${teaser}</p>${form}</main>`);

    expect(await read('https://www.klub.test/sale/4411/item', html)).toMatchObject({ price: null, standIn: 'SIGN_IN' });
  });

  test('but not for a form in a drawer', async () => {
    const html = page(
      'en-US',
      'Join Us Mug',
      `<div class="login-drawer">${form}</div><main><h1>Join Us Mug</h1><p>$18.00</p></main>`,
    );

    expect(await read('https://www.mugs.test/join-us-mug', html)).toMatchObject({ standIn: null });
  });
});

describe('a page of somebody who sells what they make has a price, though it calls itself an article', () => {
  test.each([
    [
      'en-GB',
      'Willow Log Basket',
      '<p>Woven from my own willow.</p><p><strong>£85</strong></p><p>Postage is extra.</p>',
      85,
    ],
    ['de', 'Pfeffermühle Nuss', '<p>Höhe 22 cm.</p><p>Preis: 59 Euro</p><p>Bestellung per E-Mail.</p>', 59],
    ['ja', '漆塗り箸', '<p>長さ23cm</p><p>価格 2,420円（税込）</p>', 2420],
  ])('in %s', async (lang, title, said, price) => {
    const html = page(lang, title, `<article><h1>${title}</h1>${said}</article>`, ARTICLE);

    expect(await read('https://www.maker.test/things/one', html)).toMatchObject({ price });
  });

  test('and a list of the best things has none', async () => {
    const html = page(
      'en-US',
      'The Best Desk Lamps',
      '<article><h1>The Best Desk Lamps</h1><h2>Nord Arm</h2><p><b>$189</b></p><h2>Clip</h2><p>$24</p></article>',
      ARTICLE,
    );

    expect(await read('https://www.desk.test/reviews/best', html)).toMatchObject({ price: null });
  });
});

test('a price is sure beside a sentence that says from which sum on something is free', async () => {
  const html = page(
    'fr',
    'Bougie Figuier - Les bougies de Nina',
    '<main><h1>Bougie Figuier</h1><p>Cire de soja, 40 heures.</p><button>Ajouter au panier • 22,00 €</button><p>Livraison 4,90 € ; offerte dès 60 €</p></main>',
  );

  expect(await read('https://www.bougies.test/bougie-figuier', html)).toMatchObject({ price: 22 });
});
