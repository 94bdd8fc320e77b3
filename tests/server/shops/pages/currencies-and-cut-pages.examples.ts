import { html, offer, type PageInShort, shopPages } from './shop-page.ts';

/** Angular writes what its server has fetched with signs of its own for quotes. */
const angular = (state: unknown, type = ' type="application/json"') =>
  `<app-root></app-root><script id="app-state"${type}>${JSON.stringify(state).replaceAll('&', '&a;').replaceAll('"', '&q;').replaceAll("'", '&s;')}</script>`;

const PAGES: readonly PageInShort[] = [
  [
    'an Angular shop that keeps name and price of a thing apart, below one number',
    'de-DE',
    'https://kueche.example.de/p/1934793',
    49.9,
    'EUR',
    'Gusspfanne Nora 28 cm',
    angular({
      product: {
        5550001: { list: { code: '5550001', name: 'Holzlöffel', price: { currencyIso: 'EUR', value: 7.5 } } },
        1934793: {
          variants: { value: { code: '1934793', name: 'Gusspfanne Nora 28 cm' } },
          price: { value: { code: '1934793', price: { currencyIso: 'EUR', value: 49.9 } } },
        },
        5550002: { price: { value: { code: '5550002', price: { currencyIso: 'EUR', value: 12 } } } },
      },
    }),
  ],
  [
    'a French one, by the number of its article',
    'fr-FR',
    'https://maison.example.fr/p/22',
    27,
    'EUR',
    'Vase en grès bleu',
    angular({
      infos: { sku: 'VG-2201', nom: 'Vase en grès bleu' },
      tarifs: [
        { sku: 'VG-2202', price: { amount: 31, currency: 'EUR' } },
        { sku: 'VG-2201', price: { amount: 27, currency: 'EUR' } },
      ],
    }),
  ],
  [
    'an Italian state in a script that does not say that it is JSON',
    'it-IT',
    'https://casa.example.it/p/77',
    48,
    'EUR',
    'Ciotola grande in gres',
    angular(
      { product: { title: 'Ciotola grande in gres', price: { amount: 48, currency: 'EUR' }, listPrice: 60 } },
      '',
    ),
  ],
  [
    'dollars that the code behind them names',
    'es',
    'https://tienda.example.com/jarra',
    480,
    'MXN',
    'Jarra azul de barro',
    '<h1>Jarra azul de barro</h1><p class="price">$480.00 MXN</p><button>Agregar al carrito</button>',
  ],
  [
    'crowns that the code behind them names',
    'en',
    'https://shop.example.com/lamp',
    480,
    'DKK',
    'Paper lamp Moon',
    '<h1>Paper lamp Moon</h1><p class="price">kr 480,00 DKK</p><button>Add to cart</button>',
  ],
  [
    'dollars beside those of another country',
    'en',
    'https://shop.example.com/cup',
    25,
    'USD',
    'Tall cup Moon',
    '<h1>Tall cup Moon</h1><p class="price">$25.00 <small>AU$38.00</small></p><button>Add to cart</button>',
  ],
  [
    'American dollars on a Spanish page',
    'es',
    'https://tienda.example.com/collar',
    25,
    'USD',
    'Collar de plata fina',
    '<h1>Collar de plata fina</h1><p class="price">US$25.00</p><button>Comprar</button>',
  ],
  [
    'Spanish dollars that the data name',
    'es',
    'https://tienda.example.com/anillo',
    30,
    'USD',
    'Anillo de plata fina',
    '<h1>Anillo de plata fina</h1><p class="price">$30.00</p><button>Comprar</button>',
    offer('Anillo de plata fina', { '@type': 'Offer', price: '30.00', priceCurrency: 'USD' }),
  ],
  [
    'a price beside delivery that is free from a sum on',
    'en-GB',
    'https://prints.example.co.uk/mug',
    30,
    'GBP',
    'Harbour mug',
    '<h1>Harbour mug</h1><p class="price">£30.00</p><p>Free delivery from £50</p><button>Add to basket</button>',
  ],
  [
    'a thing that is called as the words before the lowest of several are',
    'en-GB',
    'https://books.example.co.uk/p/where-from',
    12,
    'GBP',
    'Starting from',
    '<h1>Starting from</h1><p class="price">£12.00</p><button>Add to basket</button>',
  ],
];

/** Pages as they are left where a connection breaks, from the title on. */
const brokenOff = (lang: string, title: string, body: string) =>
  html(lang, `<title>${title}</title>`, body).replace(/<\/body><\/html>$/, '');

/** Nothing that the cut has gone through is a price: each page ends within one. */
export const CUT_IN_A_PRICE: readonly (readonly [name: string, page: string])[] = [
  ['a sum', brokenOff('en-GB', 'Oak stool', '<main><h1>Oak stool</h1><p class="price">£14')],
  ['thousands', brokenOff('de-DE', 'Eichenhocker', '<main><h1>Eichenhocker</h1><p class="preis">€ 1.2')],
  [
    'what stands between a sum and its cents',
    brokenOff('nl-NL', 'Kruk Eik', '<main><h1>Kruk Eik</h1><p class="prijs"><span>€ <b>49</b></span><sup class="ce'),
  ],
  ['a page without boxes', brokenOff('en-GB', 'Oak stool', '<h1>Oak stool</h1><p>Price: £14')],
  [
    'data for programs',
    brokenOff(
      'de-DE',
      'Eichenhocker',
      '<h1>Eichenhocker</h1><script type="application/ld+json">{"@type":"Product","name":"Eichenhocker","offers":{"@type":"Offer","priceCurrency":"EUR","price":14',
    ),
  ],
  [
    'a state',
    brokenOff(
      'fr-FR',
      'Tabouret chêne',
      '<div id="root"></div><script type="application/json">{"product":{"name":"Tabouret chêne","currency":"EUR","price":14',
    ),
  ],
];

/** Prices that are worth a question: the page leaves open whose, or whether another is to be paid. */
export const LEFT_OPEN: readonly (readonly [
  name: string,
  lang: string,
  amount: number,
  currency: string | null,
  body: string,
])[] = [
  [
    'a sum behind “From”, without anything to choose',
    'en-GB',
    25,
    'GBP',
    '<p class="price">From £25.00</p><a class="btn" href="/make">Buy now</a>',
  ],
  ['a sum behind “ab”', 'de', 25, 'EUR', '<div class="preis">ab 25,00 €</div><button>In den Warenkorb</button>'],
  [
    'a sum below “À partir de”',
    'fr-FR',
    25,
    'EUR',
    '<div>À partir de</div><div class="prix">25,00 €</div><button>Ajouter au panier</button>',
  ],
  ['a Spanish “$”', 'es', 350, null, '<p class="price">$350.00</p><button>Agregar al carrito</button>'],
  [
    'a Spanish “$” beside a list of currencies',
    'es',
    350,
    null,
    '<select name="currency"><option>MXN</option><option>USD</option></select><p class="price">$350.00</p><button>Agregar al carrito</button>',
  ],
  ['a Portuguese “$”', 'pt', 20, null, '<p class="price">$20.00</p><button>Adicionar ao carrinho</button>'],
  [
    'a Spanish “$” with data that name no currency',
    'es',
    1250,
    null,
    `<p class="price">$1,250.00</p><button>Agregar al carrito</button>${offer('Red bicycle', { '@type': 'Offer', price: '1250.00' })}`,
  ],
];

/** Pages without a heading or a button, on which a sentence says what the thing costs, beside other sums. */
export const IN_A_SENTENCE: readonly (readonly [
  name: string,
  lang: string,
  title: string,
  amount: number | null,
  body: string,
])[] = [
  [
    'its price “is” so much, beside a whole set',
    'it-IT',
    'Ciotole in gres – Ceramiche Ferri',
    48,
    '<p>Tornita a mano nella nostra bottega di Faenza dal 1974. Il prezzo della ciotola è di 48 euro, IVA compresa. La serie completa di tre misure costa 129 euro. Spedizione in Italia 7 euro.</p>',
  ],
  [
    'it costs so much, beside a gift box',
    'en-GB',
    'Oat soap',
    6,
    '<p>Our oat soap has been made in small batches since 1990. It costs £6; the gift box with three is £16. We post orders on Mondays.</p>',
  ],
  [
    'a short word for it stands before what it costs, beside an engraving',
    'de-DE',
    'Schneidbrett Nussbaum',
    39,
    '<p>Gesägt und geölt in unserer Werkstatt am Rand des Dorfes, aus einem Stück. Das Brett kostet 39 €, die Gravur kostet 6 €. Versand 5 €. Bestellung per Telefon.</p>',
  ],
  [
    'its name with an ending stands before what it costs',
    'sv-SE',
    'Skål i björk',
    450,
    '<p>Svarvad av björk från gården och oljad tre gånger innan den lämnar verkstaden. Skålen kostar 450 kr. Frakt 79 kr. Beställ per telefon.</p>',
  ],
  [
    'another thing costs so much',
    'en-GB',
    'Paper lamp',
    null,
    '<p>We make every lamp to order. A matching bulb costs £8. Delivery is £5. Ask for the price of the lamp.</p>',
  ],
  [
    'nobody takes orders',
    'en-GB',
    'We tried the Orbit watch',
    null,
    '<p>We liked it a lot in the weeks we had it, the strap less so. The watch costs £300, and we gave it back.</p>',
  ],
];

/** The same pages with a country, or with a name for their dollars, are sure. */
export const CURRENCIES_AND_CUT_PAGES = shopPages(PAGES);

/** Pages that end behind a whole price: sure where its button stands behind it, else the next sum may have been the one to pay. */
export const CUT_BEHIND_A_PRICE = {
  soon: brokenOff('en-GB', 'Oak stool', '<main><h1>Oak stool</h1><p><span>£200.00</span> <span>£14'),
  later: brokenOff(
    'en-GB',
    'Oak stool',
    '<main><h1>Oak stool</h1><p class="price">£149.00</p><button>Add to basket</button><div>Solid oak, made by hand',
  ),
};
