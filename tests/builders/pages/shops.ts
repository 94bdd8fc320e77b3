import type { KnownPage } from './kinds.ts';

const TITLE = 'Copper kettle with lid 1.5 l';

interface ShopSample {
  shop: string;
  url: string;
  lang: string;
  price: number | null;
  currency: string;
  head?: string;
  body: string;
}

const SAMPLES: readonly ShopSample[] = [
  {
    shop: 'eBay, new beside used',
    url: 'https://www.ebay.com/itm/1234',
    lang: 'en',
    price: 12.5,
    currency: 'USD',
    body: `<div class="x-item-title"><h1 class="x-item-title__mainTitle"><span>${TITLE}</span></h1></div><div class="x-price-section"><div class="x-bin-price"><div class="x-price-primary"><span class="ux-textspans">US $12.50/ea</span></div><div class="x-additional-info"><span class="ux-textspans ux-textspans--STRIKETHROUGH">US $19.00</span></div></div></div><div>New &amp; Used (7) from $8.99</div>`,
  },
  {
    shop: 'eBay in Germany',
    url: 'https://www.ebay.de/itm/1234',
    lang: 'de',
    price: 129.95,
    currency: 'EUR',
    body: `<h1 class="x-item-title__mainTitle">${TITLE}</h1><div>EUR 4,99 Versand</div><div class="x-price-primary"><span>EUR 129,95</span></div><div>Ähnliche Artikel</div><div><a href="/itm/9">x</a> EUR 9,00</div>`,
  },
  {
    shop: 'eBay, a price in pounds',
    url: 'https://www.ebay.co.uk/itm/1234',
    lang: 'en',
    price: 7.5,
    currency: 'GBP',
    body: `<h1 id="itemTitle"><span class="g-hdn">Details about </span>${TITLE}</h1><span id="prcIsum">£7.50</span><span id="convbidPrice">US $9.80</span>`,
  },
  {
    shop: 'Etsy, on sale',
    url: 'https://www.etsy.com/listing/1/kettle',
    lang: 'en-US',
    price: 42,
    currency: 'USD',
    body: `<h1 data-buy-box-listing-title="true">${TITLE}</h1><div data-buy-box-region="price"><div data-selector="price-only"><p class="wt-text-title-larger"><span class="wt-screen-reader-only">Sale Price</span> $42.00+</p></div><p class="wt-text-caption wt-text-strikethrough">Original Price $60.00+</p></div>`,
  },
  {
    shop: 'Walmart',
    url: 'https://www.walmart.com/ip/1',
    lang: 'en-US',
    price: 24.98,
    currency: 'USD',
    body: `<h1 id="main-title" itemprop="name">${TITLE}</h1><span data-testid="price-wrap"><span itemprop="price">Now $24.98</span><span data-testid="unit-price">83.3 ¢/oz</span><span class="strike">Was $39.99</span></span><div>W+ members get $5 off</div>`,
  },
  {
    shop: 'Target',
    url: 'https://www.target.com/p/-/A-1',
    lang: 'en-US',
    price: 19.99,
    currency: 'USD',
    body: `<h1 data-test="product-title">${TITLE}</h1><div><span data-test="product-regular-price">reg $29.99</span><span data-test="product-price">$19.99</span> Sale <span>Save $10.00 (33% off)</span></div>`,
  },
  {
    shop: 'IKEA',
    url: 'https://www.ikea.com/de/de/p/kessel-1/',
    lang: 'de-DE',
    price: 24.99,
    currency: 'EUR',
    body: `<h1>${TITLE}</h1><div class="pip-temp-price-module"><div class="pip-temp-price-module__previous-price"><span class="pip-temp-price__sr-text">Vorheriger Preis 34.99€</span></div><div class="pip-temp-price-module__primary-currency-price"><span class="pip-temp-price"><span aria-hidden="true"><span class="pip-temp-price__integer">24</span><span class="pip-temp-price__decimal"><span class="pip-temp-price__separator">.</span>99</span><span class="pip-temp-price__currency">€</span></span></span></div></div>`,
  },
  {
    shop: 'Otto',
    url: 'https://www.otto.de/p/kessel-1/',
    lang: 'de',
    price: 89.99,
    currency: 'EUR',
    body: `<h1 class="pdp_short-info__main-name">${TITLE}</h1><div class="pdp_price"><span class="pdp_price__price-parts--struck">UVP 119,99 €</span><span class="pdp_price__retail-price">89,99 €</span><span>oder 6,20 € mtl.</span></div>`,
  },
  {
    shop: 'bol.com, cents small',
    url: 'https://www.bol.com/nl/nl/p/ketel/1/',
    lang: 'nl-NL',
    price: 24.99,
    currency: 'EUR',
    body: `<h1 class="page-heading"><span data-test="title">${TITLE}</span></h1><div class="buy-block"><span class="promo-price" data-test="price">24<sup class="promo-price__fraction" data-test="price-fraction">99</sup></span><del data-test="list-price">39,99</del></div><div>Tweedehands vanaf € 12,50</div>`,
  },
  {
    shop: 'Argos',
    url: 'https://www.argos.co.uk/product/1',
    lang: 'en-GB',
    price: 25,
    currency: 'GBP',
    body: `<h1><span data-test="product-title">${TITLE}</span></h1><ul><li data-test="product-price-primary"><h2>£25.00</h2></li><li data-test="price-was">Was £35.00</li></ul><p>£8.34 per month with Argos Card</p>`,
  },
  {
    shop: 'John Lewis',
    url: 'https://www.johnlewis.com/kettle/p1',
    lang: 'en-GB',
    price: 219,
    currency: 'GBP',
    body: `<h1 data-testid="product:title">${TITLE}</h1><div data-testid="product:price"><span data-testid="price-was">Was £249.00</span><span data-testid="price-now">£219.00</span></div><div>Add 2 year guarantee £15.00</div>`,
  },
  {
    shop: 'Costco, encoded for members',
    url: 'https://www.costco.com/kettle.product.1.html',
    lang: 'en-US',
    price: 329.99,
    currency: 'USD',
    head: '<meta property="product:price:amount" content="329.99"><meta property="product:price:currency" content="USD">',
    body: `<h1 automation-id="productName">${TITLE}</h1><div>Online Price <span class="op-value">MzI5Ljk5</span> $ Your Price</div>`,
  },
  {
    shop: 'Best Buy',
    url: 'https://www.bestbuy.com/site/1.p',
    lang: 'en-US',
    price: 349.99,
    currency: 'USD',
    body: `<div class="sku-title"><h1>${TITLE}</h1></div><div class="priceView-hero-price priceView-customer-price"><span aria-hidden="true">$349.99</span></div><div class="pricing-price__regular-price">Was $449.99</div><div>or $14.59/mo. for 24 months</div><div>Open-Box: from $289.99</div>`,
  },
  {
    shop: 'Decathlon',
    url: 'https://www.decathlon.fr/p/1',
    lang: 'fr',
    price: 34.99,
    currency: 'EUR',
    body: `<div class="product-info"><h1 class="product-name">${TITLE}</h1><span class="prc__previous">45,00 €</span><span class="prc__active-price">34,99€</span></div><div>Produit d'occasion dès 22,00 €</div>`,
  },
  {
    shop: 'Rakuten',
    url: 'https://item.rakuten.co.jp/shop/1/',
    lang: 'ja',
    price: 3980,
    currency: 'JPY',
    body: `<span class="item_name"><b>${TITLE}</b></span><span class="double_price">メーカー希望小売価格 5,500円</span><span class="price2">3,980円</span> 送料無料 <span>36ポイント</span>`,
  },
  {
    shop: 'Mercado Libre',
    url: 'https://articulo.mercadolibre.cl/MLC-1',
    lang: 'es-CL',
    price: 24990,
    currency: 'CLP',
    body: `<h1 class="ui-pdp-title">${TITLE}</h1><s class="ui-pdp-price__original-value andes-money-amount--previous">$ 34.990</s><div class="ui-pdp-price__second-line"><span class="andes-money-amount"><span class="andes-money-amount__currency-symbol">$</span><span class="andes-money-amount__fraction">24.990</span></span> 28% OFF</div><p class="ui-pdp-price__subtitles">en 6x $ 4.165 sin interés</p>`,
  },
  {
    shop: 'Mercado Livre',
    url: 'https://produto.mercadolivre.com.br/MLB-1',
    lang: 'pt-BR',
    price: 149.9,
    currency: 'BRL',
    body: `<h1 class="ui-pdp-title">${TITLE}</h1><div class="ui-pdp-price__second-line"><span class="andes-money-amount"><span class="andes-money-amount__currency-symbol">R$</span><span class="andes-money-amount__fraction">149</span><span class="andes-money-amount__cents andes-money-amount__cents--superscript-36">90</span></span></div><p class="ui-pdp-price__subtitles">em 12x R$ 14,60</p>`,
  },
  {
    shop: 'a Shopify theme, on sale',
    url: 'https://wheels.test/products/kettle',
    lang: 'en',
    price: 45,
    currency: 'GBP',
    head: '<script src="https://cdn.shopify.com/s/files/1/theme.js"></script>',
    body: `<div class="product__info-wrapper"><h1>${TITLE}</h1><div class="price price--on-sale"><div class="price__regular"><span class="price-item price-item--regular">£60.00</span></div><div class="price__sale"><s class="price-item price-item--regular">£60.00</s><span class="price-item price-item--sale price-item--last">£45.00</span></div><small class="unit-price">£30.00/l</small></div></div>`,
  },
  {
    shop: 'WooCommerce, reduced',
    url: 'https://wheels.test/product/kettle/',
    lang: 'de',
    price: 39.9,
    currency: 'EUR',
    head: '<meta name="generator" content="WooCommerce 9.1">',
    body: `<div class="summary entry-summary"><h1 class="product_title entry-title">${TITLE}</h1><p class="price"><del><span class="woocommerce-Price-amount amount"><bdi>49,90&nbsp;<span>€</span></bdi></span></del> <ins><span class="woocommerce-Price-amount amount"><bdi>39,90&nbsp;<span>€</span></bdi></span></ins> <small class="woocommerce-price-suffix">33,53 € netto</small></p></div>`,
  },
  {
    shop: 'Magento, with and without tax',
    url: 'https://wheels.test/kettle.html',
    lang: 'nl',
    price: 59.95,
    currency: 'EUR',
    body: `<h1 class="page-title"><span data-ui-id="page-title-wrapper">${TITLE}</span></h1><div class="product-info-price"><span class="price-excluding-tax"><span data-price-type="basePrice" data-price-amount="49.55"><span class="price">€ 49,55</span></span></span><span class="price-including-tax"><span class="price-wrapper" data-price-type="finalPrice" data-price-amount="59.95"><span class="price">€ 59,95</span></span></span></div>`,
  },
  {
    shop: 'PrestaShop, reduced',
    url: 'https://wheels.test/12-kettle.html',
    lang: 'fr',
    price: 29.9,
    currency: 'EUR',
    body: `<h1>${TITLE}</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">39,90 €</span></div><div class="current-price"><span class="current-price-value" content="29.9">29,90 €</span></div><p class="product-unit-price">19,93 € le litre</p></div>`,
  },
  {
    shop: 'Zalando',
    url: 'https://www.zalando.de/kessel-1.html',
    lang: 'de',
    price: 44.95,
    currency: 'EUR',
    body: `<h1><span>Wheels</span><span>${TITLE}</span></h1><div data-testid="pdp-price"><p>44,95 €</p><p>Ursprünglich: <s>59,95 €</s></p><p>30-Tage-Bestpreis: 42,00 €</p></div>`,
  },
  {
    shop: 'Allegro',
    url: 'https://allegro.pl/oferta/czajnik-1',
    lang: 'pl',
    price: 129.99,
    currency: 'PLN',
    body: `<h1>${TITLE}</h1><div itemprop="offers"><meta itemprop="price" content="129.99"><meta itemprop="priceCurrency" content="PLN"></div><div><span>129,</span><span>99 zł</span></div><div>z kodem 119,99 zł</div><div>dostawa od 9,99 zł</div>`,
  },
];

/** A small page of each of the largest shops and themes, with sums beside the price as the shop has them. */
export function shopPages(): KnownPage[] {
  return SAMPLES.map(({ shop, url, lang, price, currency, head = '', body }) => ({
    name: shop,
    url,
    price,
    currency,
    title: TITLE,
    html: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${TITLE}</title>${head}</head><body${shop.startsWith('Woo') ? ' class="single-product woocommerce-page woocommerce"' : shop.startsWith('Magento') ? ' class="catalog-product-view"' : shop.startsWith('Presta') ? ' id="product"' : ''}><header><a href="/">Home</a></header><main>${body}<button>Add to cart</button></main></body></html>`,
  }));
}
