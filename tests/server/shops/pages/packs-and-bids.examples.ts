import { type PageInShort, shopPages } from './shop-page.ts';

const PAGES: readonly PageInShort[] = [
  [
    'a pack of one kilo beside the price of a kilo',
    'de-DE',
    'https://laden.example.de/p/bergkaese',
    16,
    'EUR',
    'Bergkäse am Stück',
    '<h1>Bergkäse am Stück</h1><p class="price">16,00 €</p><p class="base-price">16,00 € / kg</p><button>In den Warenkorb</button>',
  ],
  [
    'a French pack of one kilo with the price of a kilo in brackets',
    'fr-FR',
    'https://epicerie.example.fr/p/the-vert',
    18.5,
    'EUR',
    'Thé vert de Chine',
    '<h1>Thé vert de Chine</h1><p><span>18,50 €</span> <span>(18,50 € / kg)</span></p><button>Ajouter au panier</button>',
  ],
  [
    'a Swedish pack of one kilo with the price to compare below',
    'sv-SE',
    'https://kaffe.example.se/p/bryggkaffe',
    129,
    'SEK',
    'Bryggkaffe Mellanrost',
    '<h1>Bryggkaffe Mellanrost</h1><div>129 kr</div><div>Jmf-pris 129 kr/kg</div><button>Lägg i varukorgen</button>',
  ],
  [
    'an Italian bottle of one litre with the price of a litre',
    'it-IT',
    'https://olio.example.it/p/olio-extravergine',
    14.9,
    'EUR',
    'Olio extravergine Collina',
    '<h1>Olio extravergine Collina</h1><div><b>14,90 €</b></div><div>14,90 € al litro</div><button>Aggiungi al carrello</button>',
  ],
  [
    'a price for those who are no guests, in a template before the price',
    'en-GB',
    'https://wheels.example.co.uk/p/red-bicycle',
    30,
    'GBP',
    'Red bicycle bell',
    '<h1>Red bicycle bell</h1><template x-if="!isGuest"><p class="price">£20.00</p></template><p class="price">£30.00</p><button>Add to basket</button>',
  ],
  [
    'a French price in a template for those who are no visitors',
    'fr-FR',
    'https://lampes.example.fr/p/lampe-bleue',
    30,
    'EUR',
    'Lampe de chevet bleue',
    '<h1>Lampe de chevet bleue</h1><p class="price">30,00 €</p><template x-if="!visitor"><p class="price">20,00 €</p></template><button>Ajouter au panier</button>',
  ],
  [
    'a Polish price in a template of which nobody knows whether it is drawn',
    'pl-PL',
    'https://lampy.example.pl/p/lampa-iskra',
    89,
    'PLN',
    'Lampa biurkowa Iskra',
    '<h1>Lampa biurkowa Iskra</h1><template x-if="!state.b"><p class="price">69,00 zł</p></template><p class="price">89,00 zł</p><button>Do koszyka</button>',
  ],
  [
    'a Spanish price in a template that is drawn, with the price before outside',
    'es-ES',
    'https://ropa.example.es/p/falda-lino',
    39,
    'EUR',
    'Falda de lino Costa',
    '<h1>Falda de lino Costa</h1><p><del>49,00 €</del></p><template x-if="!selected"><p class="price">39,00 €</p></template><button>Añadir al carrito</button>',
  ],
];

/** The words for a bid stand in an element of their own above it. */
const BIDS_BELOW_THEIR_NAME: readonly PageInShort[] = [
  [
    'a starting bid',
    'en-GB',
    'https://lots.example.co.uk/i/clock',
    null,
    null,
    'Brass ship clock',
    '<h1>Brass ship clock</h1><p>Starting bid</p><p class="price">£120.00</p><button>Place bid</button>',
  ],
  [
    'a German starting bid',
    'de-DE',
    'https://auktion.example.de/i/uhr',
    null,
    null,
    'Alte Schiffsuhr',
    '<h1>Alte Schiffsuhr</h1><div><b>Startgebot</b></div><div class="price">120,00 €</div><button>Bieten</button>',
  ],
  [
    'a French one',
    'fr-FR',
    'https://encheres.example.fr/i/horloge',
    null,
    null,
    'Horloge de marine',
    '<h1>Horloge de marine</h1><div>Mise à prix :</div><div><div class="price">120,00 €</div></div><button>Enchérir</button>',
  ],
  [
    'a Polish offer so far',
    'pl-PL',
    'https://aukcje.example.pl/i/zegar',
    null,
    null,
    'Zegar okrętowy',
    '<h1>Zegar okrętowy</h1><div>Aktualna oferta (3 oferty)</div><div class="price">120,00 zł</div><button>Licytuj</button>',
  ],
  [
    'a Spanish one beside a price to buy at once',
    'es-ES',
    'https://subastas.example.es/i/reloj',
    200,
    'EUR',
    'Reloj de barco',
    '<h1>Reloj de barco</h1><div>Puja actual</div><div>120,00 €</div><div>Cómpralo ya</div><div class="price">200,00 €</div><button>Comprar ahora</button>',
  ],
  [
    'a thing that is called as a bid is',
    'en-GB',
    'https://books.example.co.uk/p/starting-bid',
    12,
    'GBP',
    'Starting bid',
    '<h1>Starting bid</h1><p class="price">£12.00</p><button>Add to basket</button>',
  ],
];

const heard = (aloud: string, struck: string, bundle: string) =>
  `<p><span class="visually-hidden">${aloud}</span></p><p>${bundle.replace('#', `<del>${struck}</del>`)}</p>`;

/** The price before of a set stands below the price of the thing alone, which is said for screen readers: never the set's price. */
export const SETS_BELOW: readonly (readonly [name: string, lang: string, amount: number, body: string])[] = [
  ['a bundle', 'en-GB', 30, `${heard('Now £30.00', '£30.00', 'Bundle # £25.00')}<button>Add to basket</button>`],
  [
    'a German set',
    'de',
    30,
    `${heard('Jetzt 30,00 €', '30,00 €', 'Im Paket # 25,00 €')}<button>In den Warenkorb</button>`,
  ],
  [
    'a French set, with the sum drawn as well',
    'fr',
    30,
    `<p><span class="sr-only">30,00 €</span><span aria-hidden="true">30,00 €</span></p><p>Le lot <del>30,00 €</del> 25,00 €</p><button>Ajouter au panier</button>`,
  ],
  [
    'a Dutch set, without a word for the price',
    'nl',
    30,
    `${heard('€ 30,00', '€ 30,00', 'In combinatie # € 25,00')}<button>In winkelwagen</button>`,
  ],
];

/** Titles that say nothing, with the name that a person would give the page. */
export const NAMELESS: readonly (readonly [name: string, address: string, body: string, title: string])[] = [
  ['the words of its address', '/p/red-bicycle', '<h2>Our shop</h2>', 'Red bicycle'],
  ['its heading, where the address has no words', '/p/4711', '<h2>Blue lamp</h2><p>£30.00</p>', 'Blue lamp'],
  [
    'the name of its product in a box',
    '/index.php?id=7',
    '<div class="product-title">Lampe bleue</div>',
    'Lampe bleue',
  ],
  ['its heading, where it says the same', '/p/4711', '<h1>Index</h1><p>£30.00</p>', 'Index'],
  [
    'its heading, and none over other things',
    '/p/4711',
    '<h2>Niebieska lampa</h2><footer><h2>Kontakt</h2></footer>',
    'Niebieska lampa',
  ],
  [
    'its address, where headings stand over parts of it',
    '/p/4711',
    '<h2>Beschreibung</h2><h2>Versand</h2>',
    'wheels.test',
  ],
];

/** Kinds that were asked about without need, read wrong, or sure where nothing is. */
export const PACKS_AND_BIDS = shopPages([...PAGES, ...BIDS_BELOW_THEIR_NAME]);
