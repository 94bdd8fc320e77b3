import { jsonLd, offer, type PageInShort, shopPages } from './shop-page.ts';

const SIZES = '<select name="size"><option>Small</option><option>Large</option></select>';
const BUY = '<button>Add to cart</button>';
const NAME = 'Red bicycle';
const HEADING = `<h1>${NAME}</h1>`;
const AT = 'https://wheels.test/p/red-bicycle';

const option = (name: string, sum: string, attributes = '') =>
  `<label class="pack"><input type="radio" name="pack"${attributes}><span>${name}</span><span>${sum}</span></label>`;
const tile = (name: string, sum: string, attributes: string) =>
  `<div role="radio" ${attributes}><span>${name}</span><span>${sum}</span></div>`;

const PAGES: readonly PageInShort[] = [
  [
    'a list of lists of offers',
    'fr-FR',
    AT,
    8,
    'EUR',
    NAME,
    `${HEADING}<div class="price"></div><button>Ajouter au panier</button>`,
    offer(NAME, [[{ '@type': 'Offer', price: 8, priceCurrency: 'EUR' }]]),
  ],
  [
    'of several packs the one that is chosen counts, whatever the first offer is',
    'en-GB',
    AT,
    27,
    'GBP',
    NAME,
    `${HEADING}<div>${option('6 pack', '£14.00')}${option('12 pack', '£27.00', ' checked')}${option('24 pack', '£50.00')}</div>${BUY}`,
    offer(NAME, [
      { '@type': 'Offer', price: '14.00', priceCurrency: 'GBP' },
      { '@type': 'Offer', price: '27.00', priceCurrency: 'GBP' },
      { '@type': 'Offer', price: '50.00', priceCurrency: 'GBP' },
    ]),
  ],
  [
    'a tile says by its state that it is chosen',
    'de-DE',
    AT,
    19.9,
    'EUR',
    NAME,
    `${HEADING}<div role="radiogroup">${tile('250 g', '11,90 €', 'aria-checked="false"')}${tile('500 g', '19,90 €', 'aria-checked="true"')}${tile('1000 g', '34,90 €', 'aria-checked="false"')}</div><button>In den Warenkorb</button>`,
  ],
  [
    'a checked way of delivery says nothing of the price',
    'en-US',
    AT,
    249,
    'USD',
    NAME,
    `${HEADING}<div class="row"><span>$249.00</span></div><div class="row"><label><input type="radio" name="way" checked>Delivery $9.00</label></div>${BUY}`,
  ],
  [
    'a wallet’s price is for some only',
    'ru',
    'https://wheels.test.ru/catalog/1/detail',
    1690,
    'RUB',
    'Плед флисовый',
    '<h1>Плед флисовый</h1><p><span class="price-block__wallet-price">1 622 ₽</span><span>с Нашим Кошельком</span></p><p><ins class="price-block__final-price wallet">1 690 ₽</ins><del>4 500 ₽</del></p><button>Добавить в корзину</button>',
  ],
  [
    'a card’s price says so on the line below it',
    'ru',
    'https://wheels.test.ru/product/2/',
    2490,
    'RUB',
    'Чайник электрический',
    '<h1>Чайник электрический</h1><div><div><span class="a">2 314 ₽</span><div>с Нашей Картой</div></div><div><span class="b">2 490 ₽</span></div></div><button>Добавить в корзину</button>',
  ],
  [
    'from so much on delivery is free: that is no price',
    'de-CH',
    'https://wheels.test.ch/p/red-bicycle',
    null,
    null,
    NAME,
    `${HEADING}<div>Ab CHF 50.– portofrei</div><button>In den Warenkorb</button>`,
  ],
  [
    'the data are of a product that has a page of its own and another name',
    'en-GB',
    AT,
    249,
    'GBP',
    NAME,
    `${HEADING}<p class="price">£249.00</p>${BUY}`,
    jsonLd({
      '@type': 'Product',
      name: 'Iron kettle',
      url: 'https://wheels.test/p/iron-kettle',
      offers: { '@type': 'Offer', price: 62, priceCurrency: 'GBP' },
    }),
  ],
  [
    'the data hold what another product costs, too',
    'en-GB',
    AT,
    249,
    'GBP',
    NAME,
    `${HEADING}<p class="price">£249.00</p>${BUY}<h2>You may also like</h2><ul><li><a href="/p/k"><img src="/k.jpg">Kettle</a> £299.00</li><li><a href="/p/l"><img src="/l.jpg">Lamp</a> £19.00</li></ul>`,
    offer(NAME, { '@type': 'Offer', price: 299, priceCurrency: 'GBP' }),
  ],
  [
    'one card with another product stands between the name and the price',
    'en-GB',
    AT,
    249,
    'GBP',
    NAME,
    `${HEADING}<div class="_x"><a href="/p/iron-kettle-1"><img src="/k.jpg"><div class="_n">Iron kettle</div></a><div class="_p">£62.00</div></div><p class="_q">£249.00</p>${BUY}`,
  ],
  [
    'another product costs as many of another currency',
    'en-GB',
    AT,
    249,
    'GBP',
    NAME,
    `<div class="_r"><div class="_x"><a href="/p/k"><img src="/k.jpg">Kettle</a><b>€249.00</b></div><div class="_x"><a href="/p/l"><img src="/l.jpg">Lamp</a><b>€19.00</b></div></div>${HEADING}<p class="price">£249.00</p>${BUY}`,
  ],
  [
    'a range and the price of the variant that is chosen, by names that say nothing',
    'en-AU',
    'https://wheels.test/au/red-bicycle',
    65,
    'AUD',
    NAME,
    `${HEADING}<p><b>$35.00</b> – <b>$120.00</b></p><div><b>$65.00</b></div>${BUY}`,
    offer(NAME, { '@type': 'AggregateOffer', lowPrice: '35.00', highPrice: '120.00', priceCurrency: 'AUD' }),
  ],
  [
    'the name stands in an element without a name',
    'en-GB',
    AT,
    249,
    'GBP',
    NAME,
    `<div class="_h">${NAME}</div><div class="_q">£249.00</div><div class="_b"><button>Add to basket</button></div>`,
  ],
  [
    'the share that a card takes off says nothing of a price before',
    'en-US',
    AT,
    28,
    'USD',
    NAME,
    `${HEADING}<p>$28.00</p><p>reg $35.00</p><p>Save 5% every day with Wheels Circle Card: $26.60</p>${BUY}`,
  ],
];

/** Pages of kinds that were known to be misread, or read not at all. */
export const OFFERS_AND_TILES = shopPages(PAGES);

/** The sum is a question, as a person would hesitate, too. */
export const ASKED: readonly (readonly [name: string, lang: string, amount: number, body: string])[] = [
  [
    'two sums that differ by the country’s tax, or by a fifth',
    'da',
    1596,
    '<h1>Red bicycle</h1><div><b class="_a">1 995,-</b> <b class="_b">1 596,-</b></div><button>Læg i kurv</button>',
  ],
  [
    'cloth by the metre',
    'de',
    9.9,
    `${HEADING}<p><span>9,90 €</span> <span>/ m</span></p><button>In den Warenkorb</button>`,
  ],
  ['cheese by the kilo', 'fr', 28.5, `${HEADING}<p><b>28,50 € / kg</b></p><button>Ajouter au panier</button>`],
  ['a sum behind “From”', 'en-GB', 25, `${HEADING}<p><span>From</span> <span>£25.00</span></p>${SIZES}${BUY}`],
  ['a sum below “Ab”', 'de', 25, `${HEADING}<div>Ab</div><div>25,00 €</div>${SIZES}<button>In den Warenkorb</button>`],
];
