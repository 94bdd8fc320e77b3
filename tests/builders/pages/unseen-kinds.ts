import type { KnownPage } from './kinds.ts';

const page = (lang: string, title: string, head: string, body: string) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** Prices that stand where no rule of a shop or a theme points: in forms, for payment services, under names of any language. */
export const PLACES_FOR_PROGRAMS: readonly KnownPage[] = [
  {
    name: 'a form of a payment service, and a text without a sign',
    url: 'http://www.hillsidecandles.test/beeswax.html',
    price: 18.5,
    currency: 'USD',
    title: 'Beeswax Pillar Candle',
    html: page(
      'en',
      'Hillside Candles - Beeswax Pillar Candle',
      '',
      '<b>Beeswax Pillar Candle</b><p>18.50 plus 6.00 shipping</p><form action="https://pay.test/cart" method="post"><input type="hidden" name="item_name" value="Beeswax Pillar Candle"><input type="hidden" name="amount" value="18.50"><input type="hidden" name="shipping" value="6.00"><input type="hidden" name="currency_code" value="USD"><input type="image" alt="Add to Cart" src="b.gif"></form>',
    ),
  },
  {
    name: 'the attributes of a button of a cart that is fetched from elsewhere',
    url: 'https://www.papeterie-loire.test/carnet/',
    price: 16.9,
    currency: 'EUR',
    title: 'Carnet de voyage',
    html: page(
      'fr-FR',
      'Carnet de voyage | Papeterie Loire',
      '',
      '<h1>Carnet de voyage</h1><p>Papier 120 g, relié à la main.</p><button class="cart-add" data-item-id="cv" data-item-price="16.90" data-item-name="Carnet de voyage">Ajouter au panier</button>',
    ),
  },
  {
    name: 'payment services alone, which are told the whole price',
    url: 'https://www.ridgebags.test/products/rucksack',
    price: 96,
    currency: 'USD',
    title: 'Waxed Rucksack',
    html: page(
      'en-US',
      'Waxed Rucksack – Ridge Bags',
      '',
      '<h1>Waxed Rucksack</h1><div class="skeleton"></div><afterpay-placement data-currency="USD" data-amount="96.00"></afterpay-placement><klarna-placement data-purchase-amount="9600"></klarna-placement><button>Add to cart</button>',
    ),
  },
  {
    name: 'a state whose names begin with capitals',
    url: 'https://www.kajakkhuset.test/produkt/toerrdrakt',
    price: 5490,
    currency: 'NOK',
    title: 'Tørrdrakt Fjord',
    html: page(
      'nb-NO',
      'Tørrdrakt Fjord - Kajakkhuset',
      '',
      '<div id="app"></div><script>window.MODEL = {"Name":"Tørrdrakt Fjord","ListPrice":{"Amount":6990.0,"Currency":"NOK"},"CurrentPrice":{"Amount":5490.0,"Currency":"NOK"},"Related":[{"Name":"Vest","CurrentPrice":{"Amount":890.0,"Currency":"NOK"}}]};</script>',
    ),
  },
  {
    name: 'a state in the words of its own language',
    url: 'https://www.azulejoscosta.test/painel-galo',
    price: 37.8,
    currency: 'EUR',
    title: 'Painel de azulejos Galo',
    html: page(
      'pt-PT',
      'Painel de azulejos Galo | Azulejos Costa',
      '',
      '<h1>Painel de azulejos Galo</h1><script>window.__dados = {"produto":{"nome":"Painel de azulejos Galo","preco_antigo":45,"preco":37.8,"moeda":"EUR"},"outros":[{"nome":"Azulejo","preco":4.5}]};</script>',
    ),
  },
  {
    name: 'a data layer with a list of one for each value',
    url: 'https://www.thornbury.test/copper-pan/p55',
    price: 64.5,
    currency: 'GBP',
    title: 'Copper Saute Pan',
    html: page(
      'en',
      'Copper Saute Pan | Thornbury',
      '<script>var layer_data={page_type:"product",product_name:["Copper Saute Pan"],product_price:["64.50"],product_was_price:["80.00"],site_currency:"GBP"};</script>',
      '<h1>Copper Saute Pan</h1><button>Add to basket</button>',
    ),
  },
  {
    name: 'an object that is handed to a function of the page',
    url: 'https://www.lampenladen.test/stehlampe',
    price: 149.9,
    currency: 'EUR',
    title: 'Stehlampe Bogen',
    html: page(
      'de-DE',
      'Stehlampe Bogen | Lampenladen',
      '',
      '<h1>Stehlampe Bogen</h1><div id="detail"></div><script>new ProductDetail("#detail", {"title":"Stehlampe Bogen","regularPrice":"179.90","displayPrice":"149.90","currency":"EUR"}).mount();</script>',
    ),
  },
  {
    name: 'a product without a name in its data, below its heading',
    url: 'https://www.imkerei-sonntag.test/lindenhonig',
    price: 7.9,
    currency: 'EUR',
    title: 'Lindenhonig 500 g',
    html: page(
      'de-DE',
      'Lindenhonig 500 g - Imkerei Sonntag',
      '',
      '<h1>Lindenhonig 500 g</h1><div itemscope itemtype="http://schema.org/Product"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="7.90"><meta itemprop="priceCurrency" content="EUR"></div><p>7,90 €</p><a class="knopf" href="/wk">In den Korb</a></div>',
    ),
  },
  {
    name: 'a concert',
    url: 'https://www.werkstatt-buehne.test/programm/trio',
    price: 24,
    currency: 'EUR',
    title: 'Trio Nordwind',
    html: page(
      'de-AT',
      'Trio Nordwind – Werkstattbühne',
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'MusicEvent', name: 'Trio Nordwind', startDate: '2026-12-19', offers: { '@type': 'Offer', price: '24.00', priceCurrency: 'EUR' } })}</script>`,
      '<h1>Trio Nordwind</h1><p>Vorverkauf 24 €, Abendkassa 29 €</p><a class="button" href="/karten">Karten kaufen</a>',
    ),
  },
];

/** Sums that people tell apart without a word: by what they are to each other, by their boxes, by their size. */
export const SUMS_WITHOUT_WORDS: readonly KnownPage[] = [
  {
    name: 'sign, whole and cents in boxes of their own',
    url: 'https://www.timberline.test/p/saw/12',
    price: 84.97,
    currency: 'USD',
    title: 'Pruning Saw',
    html: page(
      'en-US',
      'Pruning Saw - Timberline',
      '',
      '<h1>Pruning Saw</h1><div class="price-main"><div><div>$</div><div>84</div><div>97</div></div></div><button>Add to Cart</button>',
    ),
  },
  {
    name: 'a number with its sign in the box behind it',
    url: 'https://glina-i-mokh.test/tproduct/vaza',
    price: 3200,
    currency: 'RUB',
    title: 'Ваза «Берег»',
    html: page(
      'ru',
      'Ваза «Берег»',
      '',
      '<h1>Ваза «Берег»</h1><div class="wrap"><div class="price-item"><div class="val">3 200</div><div class="cur">р.</div></div><div class="price-item price_old"><div class="val">3 900</div><div class="cur">р.</div></div></div><a href="#order" class="btn">В корзину</a>',
    ),
  },
  {
    name: 'parts of it before it, in words that nobody knows',
    url: 'https://www.xyz.test/p/kovani',
    price: 190.5,
    currency: 'EUR',
    title: 'Txirula handia',
    html: page(
      'eu',
      'Txirula handia',
      '',
      '<h1>Txirula handia</h1><div class="a"><b>63,50 €</b> 3 zatitan</div><div class="b"><b>190,50 €</b></div><button class="btn">comprar</button>',
    ),
  },
  {
    name: 'what was, what is, and what is saved, in words that nobody knows',
    url: 'https://www.xyz.test/p/aulki',
    price: 83.4,
    currency: 'EUR',
    title: 'Aulki txikia',
    html: page(
      'eu',
      'Aulki txikia',
      '',
      '<h1>Aulki txikia</h1><dl><dt>Dendan:</dt><dd>98,10 €</dd><dt>Hemen:</dt><dd>83,40 €</dd><dt>Aldea:</dt><dd>14,70 €</dd></dl><button class="btn">comprar</button>',
    ),
  },
  {
    name: 'two ways to buy, of which the one that goes on is ticked',
    url: 'https://www.alpenkaffee.test/p/bergroestung',
    price: 17.9,
    currency: 'EUR',
    title: 'Bergröstung 500 g',
    html: page(
      'de-DE',
      'Bergröstung 500 g',
      '',
      '<h1>Bergröstung 500 g</h1><div class="price">15,20 €</div><label><input type="radio" checked> Im Abo, alle 4 Wochen</label> <span>15,20 €</span><label><input type="radio"> Einmaliger Kauf</label> <span>17,90 €</span><button>In den Warenkorb</button>',
    ),
  },
  {
    name: 'a price of members first, in the data an offer of its own',
    url: 'https://www.strickstuga.test/p/troja',
    price: 599,
    currency: 'SEK',
    title: 'Stickad tröja Vinter',
    html: page(
      'sv-SE',
      'Stickad tröja Vinter',
      `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Stickad tröja Vinter',
        offers: [
          { '@type': 'Offer', price: '599.00', priceCurrency: 'SEK' },
          {
            '@type': 'Offer',
            price: '449.00',
            priceCurrency: 'SEK',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: '449.00',
              priceCurrency: 'SEK',
              validForMemberTier: { '@type': 'MemberProgramTier', name: 'Klubb' },
            },
          },
        ],
      })}</script>`,
      '<h1>Stickad tröja Vinter</h1><div><span data-testid="member-price">449 kr</span><span>Medlemspris</span><span data-testid="price">599 kr</span></div><button>Lägg i varukorg</button>',
    ),
  },
];
