import { html, jsonLd, type ShopPage } from './shop-page.ts';

export const MARKETPLACES: readonly ShopPage[] = [
  {
    name: 'eBay, an auction that can be bought at once',
    url: 'https://www.ebay.de/itm/204512345678?hash=item2f',
    price: 85,
    currency: 'EUR',
    titles: ['Vintage Emaille Kaffeekanne blau'],
    picture: 'https://i.ebayimg.com/images/g/kXkAAOSw~tplQ0aB/s-l1600.jpg',
    html: html(
      'de',
      `<title>Vintage Emaille Kaffeekanne blau | eBay.de</title><meta property="og:image" content="https://i.ebayimg.com/images/g/kXkAAOSw~tplQ0aB/s-l400.jpg"><meta property="og:title" content="Vintage Emaille Kaffeekanne blau  | eBay">`,
      `<header>eBay <a>Mein eBay</a></header><div class="ux-image-carousel-item active image"><img src="https://i.ebayimg.com/images/g/kXkAAOSw~tplQ0aB/s-l500.jpg" data-zoom-src="https://i.ebayimg.com/images/g/kXkAAOSw~tplQ0aB/s-l1600.jpg"></div>
      <h1 class="x-item-title__mainTitle"><span class="ux-textspans ux-textspans--BOLD">Vintage Emaille Kaffeekanne blau</span></h1>
      <div class="x-bid-price"><div class="x-price-primary"><span class="ux-textspans">EUR 21,50</span></div><span>7 Gebote</span></div>
      <div class="x-bin-price"><div class="x-bin-price__content"><div class="x-price-primary" data-testid="x-price-primary"><span class="ux-textspans">EUR 85,00</span></div><a>Sofort-Kaufen</a></div></div>
      <div class="ux-labels-values--shipping">Versand: <span>EUR 6,19</span> DHL Paket</div><div class="x-sdl"><h2>Ähnliche Artikel</h2><div>Kaffeemühle <span>EUR 19,99</span></div></div>`,
    ),
  },
  {
    name: 'eBay, buy it now in another currency than the reader’s',
    url: 'https://www.ebay.com/itm/Brass-Compass/335123456789',
    price: 24.99,
    currency: 'USD',
    titles: ['Brass Pocket Compass with Leather Case'],
    picture: 'https://i.ebayimg.com/images/g/bNcAAOSwX1llR7aa/s-l1600.jpg',
    html: html(
      'en',
      `<title>Brass Pocket Compass with Leather Case for sale online | eBay</title><meta property="og:image" content="https://i.ebayimg.com/images/g/bNcAAOSwX1llR7aa/s-l1600.jpg">
      ${jsonLd({ '@context': 'https://schema.org', '@type': 'Product', name: 'Brass Pocket Compass with Leather Case', image: 'https://i.ebayimg.com/images/g/bNcAAOSwX1llR7aa/s-l1600.jpg', offers: { '@type': 'Offer', price: '24.99', priceCurrency: 'USD', availability: 'https://schema.org/InStock', shippingDetails: { shippingRate: { value: '12.50', currency: 'USD' } } } })}`,
      `<h1 class="x-item-title__mainTitle"><span>Brass Pocket Compass with Leather Case</span></h1><div class="x-price-primary"><span class="ux-textspans">US $24.99</span></div><div class="x-price-approx"><span class="x-price-approx__label">Approximately</span><span class="x-price-approx__price">EUR 23.11</span></div><div>or Best Offer</div><div>Shipping: US $12.50</div>`,
    ),
  },
  {
    name: 'eBay, ended, and others like it',
    url: 'https://www.ebay.co.uk/itm/115987654321',
    price: null,
    currency: null,
    titles: ['Denby Stoneware Jug 1 Litre'],
    picture: null,
    html: html(
      'en-GB',
      `<title>Denby Stoneware Jug 1 Litre | eBay UK</title>`,
      `<div class="statusMessage">This listing ended on Sun, 2 Nov at 6:15 PM. The item is no longer available.</div><h1>Denby Stoneware Jug 1 Litre</h1><section><h2>Similar sponsored items</h2><ul><li>Denby Mug <span>£12.00</span><li>Denby Plate <span>£9.50</span></ul></section>`,
    ),
  },
  {
    name: 'Etsy, on sale with a price from',
    url: 'https://www.etsy.com/de/listing/1234567890/handgemachter-becher?click_key=abc',
    price: 25.2,
    currency: 'EUR',
    titles: ['Handgemachter Becher aus Steinzeug', 'Handgemachter Becher aus Steinzeug, Kaffeetasse, Geschenk'],
    picture: 'https://i.etsystatic.com/12345/r/il/a1b2c3/4567890123/il_1588xN.4567890123_abcd.jpg',
    html: html(
      'de',
      `<title>Handgemachter Becher aus Steinzeug, Kaffeetasse, Geschenk - Etsy.de</title><meta property="og:title" content="Handgemachter Becher aus Steinzeug, Kaffeetasse, Geschenk - Etsy.de"><meta property="product:price:amount" content="25.20"><meta property="product:price:currency" content="EUR"><meta property="og:image" content="https://i.etsystatic.com/12345/r/il/a1b2c3/4567890123/il_1080xN.4567890123_abcd.jpg">`,
      `<h1 class="wt-line-height-tight" data-buy-box-listing-title="true">Handgemachter Becher aus Steinzeug, Kaffeetasse, Geschenk</h1><div data-buy-box-region="price"><p class="wt-text-title-larger"><span class="wt-screen-reader-only">Preis:</span> 25,20 €+</p><p class="wt-text-caption"><span class="wt-text-strikethrough">Ursprünglicher Preis: 28,00 €+</span> (10% Rabatt)</p></div><select><option>Größe wählen</option><option>200 ml (25,20 €)</option><option>400 ml (32,40 €)</option></select><p>Versandkosten: 4,90 €</p>`,
    ),
  },
  {
    name: 'Etsy, with an offer for each option in its data',
    url: 'https://www.etsy.com/listing/987654321/walnut-tray',
    price: 48,
    currency: 'GBP',
    titles: ['Walnut Serving Tray, Handmade Wooden Tray'],
    picture: 'https://i.etsystatic.com/999/r/il/ff/111/il_fullxfull.111_x.jpg',
    html: html(
      'en-GB',
      `<title>Walnut Serving Tray, Handmade Wooden Tray - Etsy UK</title>${jsonLd({ '@type': 'Product', '@context': 'https://schema.org', name: 'Walnut Serving Tray, Handmade Wooden Tray', image: [{ '@type': 'ImageObject', contentURL: 'https://i.etsystatic.com/999/r/il/ff/111/il_fullxfull.111_x.jpg', thumbnail: 'https://i.etsystatic.com/999/c/300/300/il_300x300.111_x.jpg' }], offers: { '@type': 'AggregateOffer', offerCount: 8, lowPrice: '48.00', highPrice: '76.00', priceCurrency: 'GBP' } })}`,
      `<h1>Walnut Serving Tray, Handmade Wooden Tray</h1><p>Price: £48.00+</p><p>You may also like</p><div>Oak Tray £35.00</div>`,
    ),
  },
  {
    name: 'Etsy, sold',
    url: 'https://www.etsy.com/fr/listing/555/vase',
    price: null,
    currency: null,
    titles: ['Vase en grès bleu'],
    picture: 'https://i.etsystatic.com/7/r/il/aa/22/il_fullxfull.22_v.jpg',
    html: html(
      'fr',
      `<title>Vase en grès bleu - Etsy France</title><meta property="og:image" content="https://i.etsystatic.com/7/r/il/aa/22/il_fullxfull.22_v.jpg">`,
      `<h1>Vase en grès bleu</h1><p>Désolé, cet article n'est plus disponible.</p><button>Me prévenir</button><h2>Articles similaires</h2><ul><li>Vase blanc <span>19,00 €</span><li>Vase noir <span>24,50 €</span></ul>`,
    ),
  },
  {
    name: 'Walmart, what scripts work with and a price for an ounce',
    url: 'https://www.walmart.com/ip/Great-Plains-Coffee-30-5-oz/44391605',
    price: 12.98,
    currency: 'USD',
    titles: ['Great Plains Ground Coffee, 30.5 oz'],
    picture: 'https://i5.walmartimages.com/seo/Great-Plains_1.jpeg',
    html: html(
      'en-US',
      `<title>Great Plains Ground Coffee, 30.5 oz - Walmart.com</title><meta property="og:title" content="Great Plains Ground Coffee, 30.5 oz - Walmart.com">`,
      `<main><img data-testid="hero-image" src="https://i5.walmartimages.com/seo/Great-Plains_1.jpeg?odnHeight=640&amp;odnWidth=640"><h1 id="main-title" itemprop="name">Great Plains Ground Coffee, 30.5 oz</h1><span data-testid="price-wrap"><span itemprop="price" data-seo-id="hero-price" aria-hidden="false">Now $12.98</span><span data-seo-id="hero-unit-price">42.6 ¢/oz</span><span class="strike">$15.48</span></span><div>Price when purchased online</div><div>Walmart+ members get free delivery on $35 orders</div></main>
      <script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { initialData: { data: { product: { name: 'Great Plains Ground Coffee, 30.5 oz', priceInfo: { currentPrice: { price: 12.98, priceString: '$12.98', currencyUnit: 'USD' }, wasPrice: { price: 15.48 }, unitPrice: { price: 0.426, priceString: '42.6 ¢/oz' }, subscriptionPrice: { price: 12.33 } } } } } } } })}</script>`,
    ),
  },
  {
    name: 'Walmart, out of stock with one of another seller',
    url: 'https://www.walmart.com/ip/Kettle/77',
    price: null,
    currency: null,
    titles: ['Hearth & Iron Tea Kettle, 2 Quart'],
    picture: null,
    html: html(
      'en-US',
      `<title>Hearth &amp; Iron Tea Kettle, 2 Quart - Walmart.com</title>`,
      `<h1 itemprop="name">Hearth &amp; Iron Tea Kettle, 2 Quart</h1><div data-testid="oos">Out of stock</div><button>Get in-stock alert</button><h2>Similar items you might like</h2><div data-item-id="1">current price $18.97 <span>Steel kettle</span></div><div data-item-id="2">current price Now $22.50 <span>Red kettle</span></div>`,
    ),
  },
  {
    name: 'Target, a sale that scripts write',
    url: 'https://www.target.com/p/threshold-lamp/-/A-81234567',
    price: 28,
    currency: 'USD',
    titles: ['Ceramic Table Lamp White - Threshold™', 'Ceramic Table Lamp White'],
    picture: 'https://target.scene7.com/is/image/Target/GUEST_4f0a1b2c-lamp',
    html: html(
      'en-US',
      `<title>Ceramic Table Lamp White - Threshold™ : Target</title><meta property="og:image" content="https://target.scene7.com/is/image/Target/GUEST_4f0a1b2c-lamp">`,
      `<h1 data-test="product-title">Ceramic Table Lamp White - Threshold™</h1><div data-test="product-price-container"><span data-test="product-price">$28.00</span><span data-test="product-regular-price">reg <span>$35.00</span></span><span data-test="product-savings-amount">Sale save $7.00 (20% off)</span></div><p>Pay as low as $7.00/mo with Affirm</p><p>Save 5% every day with Target Circle Card: $26.60</p>
      <script>window.__TGT_DATA__ = JSON.parse("{\\"product\\":{\\"price\\":{\\"current_retail\\":28.0,\\"reg_retail\\":35.0,\\"formatted_current_price\\":\\"$28.00\\"}}}")</script>`,
    ),
  },
  {
    name: 'Rakuten, tax and points',
    url: 'https://item.rakuten.co.jp/chaya/mug-001/',
    price: 2980,
    currency: 'JPY',
    titles: ['美濃焼 マグカップ 350ml', '【送料無料】美濃焼 マグカップ 350ml'],
    picture: 'https://tshop.r10s.jp/chaya/cabinet/mug/mug-001-main.jpg',
    html: html(
      'ja',
      `<title>【楽天市場】【送料無料】美濃焼 マグカップ 350ml：茶屋本舗</title><meta property="og:image" content="https://tshop.r10s.jp/chaya/cabinet/mug/mug-001-main.jpg">`,
      `<div>5,500円以上で送料無料</div><span class="normal_reserve_item_name"><b>美濃焼 マグカップ 350ml</b></span><div id="priceCalculationConfig" data-price="2980"></div><div class="price--OX_YW" irc="Price"><span class="value--1oSD_">2,980</span><span class="suffix--36lu3">円</span></div><span>税込 送料別</span><div>27ポイント(1倍)</div><button>かごに追加</button><div>合わせ買い価格 ソーサー 980円</div>`,
    ),
  },
  {
    name: 'Mercado Libre, instalments and the former price',
    url: 'https://www.mercadolibre.com.mx/cafetera-italiana/p/MLM12345678',
    price: 1299.5,
    currency: 'MXN',
    titles: ['Cafetera Italiana Aluminio 6 Tazas'],
    picture: 'https://http2.mlstatic.com/D_NQ_NP_2X_912345-MLM1234-O.webp',
    html: html(
      'es-MX',
      `<title>Cafetera Italiana Aluminio 6 Tazas | MercadoLibre</title><meta property="og:image" content="https://http2.mlstatic.com/D_NQ_NP_912345-MLM1234-O.webp"><meta property="og:title" content="Cafetera Italiana Aluminio 6 Tazas">`,
      `<h1 class="ui-pdp-title">Cafetera Italiana Aluminio 6 Tazas</h1><div class="ui-pdp-price__main-container"><s class="andes-money-amount andes-money-amount--previous" aria-label="Antes: 1599 pesos mexicanos"><span class="andes-money-amount__currency-symbol">$</span><span class="andes-money-amount__fraction">1,599</span></s>
      <div class="ui-pdp-price__second-line"><span data-testid="price-part"><span class="andes-money-amount" aria-label="1299 pesos mexicanos con 50 centavos"><span class="andes-money-amount__currency-symbol">$</span><span class="andes-money-amount__fraction">1,299</span><span class="andes-money-amount__cents andes-money-amount__cents--superscript-36">50</span></span></span><span class="andes-money-amount__discount">18% OFF</span></div><p id="pricing_price_subtitle">en 12x <span class="andes-money-amount"><span>$</span><span class="andes-money-amount__fraction">126</span><span class="andes-money-amount__cents">40</span></span></p></div><button>Comprar ahora</button>`,
    ),
  },
  {
    name: 'Mercado Libre in Chile, thousands behind a dot',
    url: 'https://articulo.mercadolibre.cl/MLC-987654-tetera-_JM',
    price: 24990,
    currency: 'CLP',
    titles: ['Tetera Esmaltada 2 Litros'],
    picture: 'https://http2.mlstatic.com/D_NQ_NP_2X_71-MLC77-O.webp',
    html: html(
      'es-CL',
      `<title>Tetera Esmaltada 2 Litros | MercadoLibre 📦</title>${jsonLd({ '@context': 'http://schema.org', '@type': 'Product', name: 'Tetera Esmaltada 2 Litros', image: 'https://http2.mlstatic.com/D_NQ_NP_2X_71-MLC77-O.webp', offers: { '@type': 'Offer', price: 24990, priceCurrency: 'CLP', url: 'https://articulo.mercadolibre.cl/MLC-987654' } })}`,
      `<h1 class="ui-pdp-title">Tetera Esmaltada 2 Litros</h1><span class="andes-money-amount"><span>$</span><span>24.990</span></span><p>en 6 cuotas de $4.165</p><p>Envío gratis desde $19.990</p>`,
    ),
  },
  {
    name: 'Allegro, delivery and the lowest price of thirty days',
    url: 'https://allegro.pl/oferta/czajnik-emaliowany-2l-12345678901',
    price: 89.9,
    currency: 'PLN',
    titles: ['Czajnik emaliowany 2L z gwizdkiem'],
    picture: 'https://a.allegroimg.com/original/11a2b3/czajnik',
    html: html(
      'pl',
      `<title>Czajnik emaliowany 2L z gwizdkiem - Stan: Nowy 89,90 zł - Allegro.pl</title><meta property="og:image" content="https://a.allegroimg.com/original/11a2b3/czajnik"><meta property="og:title" content="Czajnik emaliowany 2L z gwizdkiem">`,
      `<h1>Czajnik emaliowany 2L z gwizdkiem</h1><div data-box-name="price"><div aria-label="cena 89,90 zł"><span>89</span>,<span>90</span> <span>zł</span></div><div>100,89 zł z dostawą</div><div>Najniższa cena z 30 dni przed obniżką: 79,00 zł</div></div><div>Kup na raty: 9,99 zł x 10 rat</div><meta itemprop="price" content="89.90"><meta itemprop="priceCurrency" content="PLN">`,
    ),
  },
  {
    name: 'Allegro, stated without the cents people see',
    url: 'https://allegro.pl/oferta/lampka-nocna-999',
    price: 1249,
    currency: 'PLN',
    titles: ['Lampa podłogowa drewniana'],
    picture: null,
    html: html(
      'pl',
      `<title>Lampa podłogowa drewniana - Allegro.pl</title>`,
      `<h1>Lampa podłogowa drewniana</h1><div><span>1 249,</span><span>00</span> <span>zł</span></div><div>Smart! darmowa dostawa od 45 zł</div><button>Dodaj do koszyka</button><button>Kup teraz</button><h2>Inni klienci oglądali</h2><div>Lampka 59,90 zł</div>`,
    ),
  },
  {
    name: 'bol.com, cents in an element of their own',
    url: 'https://www.bol.com/nl/nl/p/houten-treinset/9300000123456789/',
    price: 34.95,
    currency: 'EUR',
    titles: ['Houten treinset - 60 delig'],
    picture: 'https://media.s-bol.com/xyz/550x440.jpg',
    html: html(
      'nl',
      `<title>Houten treinset - 60 delig | Speelgoed | bol</title><meta property="og:image" content="https://media.s-bol.com/xyz/550x440.jpg"><meta property="og:title" content="Houten treinset - 60 delig">`,
      `<h1 class="page-heading"><span data-test="title">Houten treinset - 60 delig</span></h1><div class="price-block__highlight"><span class="promo-price" data-test="price">34<sup class="promo-price__fraction" data-test="price-fraction">95</sup></span><del data-test="list-price">44,99</del></div><div>Gratis verzending vanaf 25 euro</div><div class="alternatives">Tweedehands vanaf <span>€ 19,00</span></div><a>In winkelwagen</a>`,
    ),
  },
  {
    name: 'bol.com, Select members pay less',
    url: 'https://www.bol.com/be/nl/p/stofzuiger/92/',
    price: 229,
    currency: 'EUR',
    titles: ['Stofzuiger zonder zak 700 W'],
    picture: null,
    html: html(
      'nl-BE',
      `<title>Stofzuiger zonder zak 700 W | bol</title>`,
      `<h1>Stofzuiger zonder zak 700 W</h1><div>Select-prijs € 209,00</div><div><span data-test="price">229,<sup>-</sup></span></div><p>Adviesprijs € 279,00</p><p>Op voorraad</p><button>In winkelwagen</button>`,
    ),
  },
];
