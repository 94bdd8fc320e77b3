import { jsonLd, offer, og, type PageInShort, shopPages } from './shop-page.ts';

/** More shop systems and more kinds of sums beside a price. */
const PAGES: readonly PageInShort[] = [
  [
    'OXID and its stars',
    'de',
    'https://kinder.example.de/Holzbahn.html',
    24.9,
    'EUR',
    'Holzbahn Starter',
    `<div id="details_container"><h1 id="productTitle">Holzbahn Starter</h1><div class="pictureBox"><a href="https://kinder.example.de/out/pictures/generated/product/1/800_800_75/bahn.jpg"><img src="https://kinder.example.de/out/pictures/generated/product/1/540_340_75/bahn.jpg" alt="Holzbahn Starter"></a></div><div class="price-wrapper"><del><span>UVP 29,90 €</span></del><div id="productPrice" class="price h3"><span><span class="price-from"></span><span class="price">24,90 €</span><span class="price-markup">*</span></span></div><div class="tax-info">* inkl. MwSt., zzgl. Versandkosten</div></div><button id="toBasket" type="submit">In den Warenkorb</button></div>`,
    '',
    'https://kinder.example.de/out/pictures/generated/product/1/800_800_75/bahn.jpg',
  ],
  [
    'Gambio, which writes its prices as text',
    'de',
    'https://garten.example.de/gartenschere.html',
    79,
    'EUR',
    'Gartenschere Profi',
    `<div class="product-info"><h1 class="product-info-title-desktop">Gartenschere Profi</h1><div class="price-container"><div class="price-calc-container"><div class="current-price-container" id="attributes-calc-price"><span class="productOldPrice small">Unser alter Preis 99,00 EUR</span><br>Nur 79,00 EUR<br>Sie sparen 20% / 20,00 EUR<p class="tax-shipping-text text-small">inkl. 19% MwSt. zzgl. <a href="/versand">Versand</a></p></div></div></div><input type="submit" value="In den Warenkorb"></div>`,
  ],
  [
    'Ecwid in francs',
    'fr-CH',
    'https://bougies.example.ch/Bougie-p123',
    49,
    'CHF',
    'Bougie d’hiver',
    `<div class="product-details"><h1 class="product-details__product-title ec-header-h3">Bougie d’hiver</h1><div class="product-details__product-price ec-price-item"><span class="details-product-price__value ec-price-item notranslate">CHF 49.00</span></div><div class="details-product-price-compare"><span class="details-product-price-compare__title">Avant</span> <span class="details-product-price-compare__value ec-text-muted">CHF 59.00</span><span>Économisez 17% (CHF 10.00)</span></div><button class="form-control__button">Ajouter au panier</button></div>`,
  ],
  [
    'the data of RankMath, where the page shows nothing',
    'it-IT',
    'https://moka.example.it/prodotto/moka-6-tazze/',
    34.5,
    'EUR',
    'Moka 6 tazze',
    `<h1>Moka 6 tazze</h1><div id="app"></div>`,
    jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': ['Organization', 'Person'],
          name: 'Moka',
          logo: { '@type': 'ImageObject', url: 'https://moka.example.it/logo.png' },
        },
        { '@type': 'WebPage', name: 'Moka 6 tazze - Moka' },
        {
          '@type': 'Product',
          name: 'Moka 6 tazze - Moka',
          image: [
            {
              '@type': 'ImageObject',
              url: 'https://moka.example.it/wp-content/uploads/moka6.jpg',
              height: '800',
              width: '800',
            },
          ],
          offers: {
            '@type': 'Offer',
            price: '34.50',
            priceCurrency: 'EUR',
            priceValidUntil: '2099-12-31',
            priceSpecification: { price: '34.50', priceCurrency: 'EUR', valueAddedTaxIncluded: 'true' },
          },
        },
      ],
    }) + og('og:site_name', 'Moka'),
    'https://moka.example.it/wp-content/uploads/moka6.jpg',
  ],
  [
    'variants of a Shopify product, where the address names one',
    'en-AU',
    'https://surf.example.com.au/products/board?variant=22',
    549,
    'AUD',
    'Surf Board',
    `<h1>Surf Board</h1><div class="product-info"><sale-price class="text-lg"><span class="sr-only">Sale price</span>$549.00</sale-price></div><button>Add to cart</button>`,
    `<link href="/cdn/shop/t/2/theme.css" rel="stylesheet">` +
      jsonLd({
        '@context': 'http://schema.org/',
        '@id': '/products/board#product',
        '@type': 'ProductGroup',
        name: 'Surf Board',
        hasVariant: [
          {
            '@id': '/products/board?variant=21#variant',
            '@type': 'Product',
            name: 'Surf Board - 6ft',
            offers: {
              '@type': 'Offer',
              price: '499.00',
              priceCurrency: 'AUD',
              url: 'https://surf.example.com.au/products/board?variant=21',
            },
          },
          {
            '@id': '/products/board?variant=22#variant',
            '@type': 'Product',
            name: 'Surf Board - 7ft',
            offers: {
              '@type': 'Offer',
              price: '549.00',
              priceCurrency: 'AUD',
              url: 'https://surf.example.com.au/products/board?variant=22',
            },
          },
        ],
      }),
  ],
  [
    'a price by Pix first, which is not for cards',
    'pt-BR',
    'https://www.pecas.example.com.br/produto/1/placa',
    null,
    null,
    'Placa de vídeo 8GB',
    `<h1>Placa de vídeo 8GB</h1><div id="blocoValores"><span class="oldPrice">R$ 2.499,90</span><h4 class="finalPrice">R$ 1.899,99</h4><span>À vista no PIX com até 15% OFF</span><b class="regularPrice">R$ 2.235,28</b><span class="cardParcels">Em até 10x de R$ 223,53 sem juros no cartão</span></div><button>Comprar</button>`,
  ],
  [
    'dollars of the United States beside dirhams',
    'en-AE',
    'https://oud.example.ae/p/oud',
    8000,
    'AED',
    'Oud Perfume Oil',
    `<h1>Oud Perfume Oil</h1><div class="price">AED 8000 (USD 2179)</div><button>Add to cart</button>`,
  ],
  [
    'Persian digits and tomans',
    'fa',
    'https://ketab.example.ir/p/1',
    157000,
    'IRR',
    'دیوان حافظ',
    `<h1>دیوان حافظ</h1><p class="price"><del>۱۸۰,۰۰۰ تومان</del> <ins>۱۵۷,۰۰۰ تومان</ins></p><button>افزودن به سبد خرید</button>`,
  ],
  [
    'Salla in Arabic',
    'ar-SA',
    'https://oud.example.sa/ar/bakhoor/p1',
    149,
    'SAR',
    'بخور فاخر',
    `<div class="product-details"><h1>بخور فاخر</h1><div class="flex"><h2 class="total-price text-red-800 font-bold">149 ر.س</h2><span class="before-price line-through">199 ر.س</span></div><p>أو قسّمها على 4 دفعات بقيمة 37.25 ر.س</p><salla-button>إضافة للسلة</salla-button></div>`,
    offer('بخور فاخر', { '@type': 'Offer', price: 149, priceCurrency: 'SAR' }),
  ],
];

export const MORE_SHOP_SYSTEMS = shopPages(PAGES);
