import { offer, type PageInShort, shopPages } from './shop-page.ts';

const BUY = '<button>Add to cart</button>';
const NAME = 'Red bicycle';
const HEADING = `<h1>${NAME}</h1>`;

/** The page before its script has drawn anything. */
const withState = (product: unknown) =>
  `${HEADING}${BUY}<script>window.S=${JSON.stringify({ product: { name: NAME, ...(product as object) } })};</script>`;

/** The address and language, the stated currency, the sum that people see: its sign is read by the country. */
const ofSharedSign = (
  name: string,
  lang: string,
  url: string,
  [price, currency]: readonly [string, string],
  seen: string,
): PageInShort => [
  `“${name}” is no word against the stated currency`,
  lang,
  url,
  Number(price),
  currency,
  NAME,
  `${HEADING}<p class="price">${seen}</p>${BUY}`,
  offer(NAME, { '@type': 'Offer', price, priceCurrency: currency }),
];

/** Pages on which a wrong price or currency was given surely. Where null is expected, it may be a question at most. */
const PAGES: readonly PageInShort[] = [
  ofSharedSign('$ in Australia', 'en', 'https://shop.example.com.au/p/1', ['249.00', 'USD'], '$249.00'),
  ofSharedSign('$ in Canada', 'en-CA', 'https://things.example.com/p/1', ['249.00', 'USD'], '$249.00'),
  ofSharedSign('kr in Denmark', 'da', 'https://things.example.dk/p/1', ['249.00', 'SEK'], '249,00 kr'),
  ofSharedSign('¥ in China', 'ja', 'https://things.example.cn/p/1', ['2490', 'JPY'], '¥2490'),
  ofSharedSign(
    '$ of the delivery',
    'en',
    'https://shop.example.com.au/p/2',
    ['249.00', 'USD'],
    '249.00</p><p>Free delivery over $50',
  ),
  ofSharedSign(
    '€ of the delivery',
    'de',
    'https://laden.example.de/p/2',
    ['249.00', 'CHF'],
    '249.00</p><p>Versand 4,90 €',
  ),
  [
    'a sign of one meaning beside the price is the currency, whatever a template states',
    'en',
    'https://shop.example.com.au/p/3',
    249,
    'AUD',
    NAME,
    `${HEADING}<p class="price">A$249.00</p>${BUY}`,
    offer(NAME, { '@type': 'Offer', price: '249.00', priceCurrency: 'USD' }),
  ],
  [
    'a code beside the price is the currency, too',
    'da',
    'https://things.example.dk/p/2',
    249,
    'DKK',
    NAME,
    `${HEADING}<p class="price">DKK 249,00</p>${BUY}`,
    offer(NAME, { '@type': 'Offer', price: '249.00', priceCurrency: 'EUR' }),
  ],
  [
    'a whole amount in an attribute may count cents',
    'en',
    'https://things.example.com/p/2',
    null,
    null,
    NAME,
    `${HEADING}${BUY}<div data-price="999" data-currency="USD" data-name="Red bicycle"></div>`,
  ],
  [
    'a whole amount in an attribute without a name, too',
    'en',
    'https://things.example.com/p/3',
    null,
    null,
    NAME,
    `${HEADING}${BUY}<div data-product-price="1999" data-currency="USD"></div>`,
  ],
  [
    'a whole amount in an attribute of a Swedish page, too',
    'sv',
    'https://things.example.se/p/3',
    null,
    null,
    NAME,
    `${HEADING}${BUY}<div data-price="19900" data-currency="SEK" data-name="Red bicycle"></div>`,
  ],
  [
    'a whole amount in an attribute that people see is the price',
    'en',
    'https://things.example.com/p/4',
    999,
    'USD',
    NAME,
    `${HEADING}<p class="price">$999</p>${BUY}<div data-price="999" data-currency="USD" data-name="Red bicycle"></div>`,
  ],
  [
    'an amount in an attribute with decimals counts units',
    'en',
    'https://things.example.com/p/5',
    999,
    'USD',
    NAME,
    `${HEADING}${BUY}<div data-price="999.00" data-currency="USD" data-name="Red bicycle"></div>`,
  ],
  [
    'a state’s hundreds of crowns may count öre',
    'sv',
    'https://things.example.se/p/4',
    null,
    null,
    NAME,
    withState({ price: 19_900, currency: 'SEK' }),
  ],
  [
    'a state’s small amount in hundreds, too',
    'nb',
    'https://things.example.no/p/4',
    null,
    null,
    NAME,
    withState({ price: 4_900, currency: 'NOK' }),
  ],
  [
    'a state’s usual amount of crowns is the price',
    'sv',
    'https://things.example.se/p/5',
    1_295,
    'SEK',
    NAME,
    withState({ price: 1_295, currency: 'SEK' }),
  ],
  ...[
    { insurance: { price: 49.5, currency: 'USD' } },
    { warranty: { price: 49, currency: 'USD' } },
    { giftWrap: { price: 4.5, currency: 'USD' }, monthly: { price: 12.5, currency: 'USD' } },
    { 'trade-in': { price: 40, currency: 'USD' } },
    { tax: { price: 12.5, currency: 'USD' } },
    { extra: { price: 49.5, currency: 'USD' } },
  ].map(
    (part, place): PageInShort => [
      `a part’s price is not the thing’s: ${Object.keys(part).join(', ')}`,
      'en',
      `https://things.example.com/p/part-${place}`,
      null,
      null,
      NAME,
      withState(part),
    ],
  ),
  [
    'the offer counts, and not the warranty before it',
    'en',
    'https://things.example.com/p/6',
    999.5,
    'USD',
    NAME,
    withState({
      warranty: { price: 49, currency: 'USD' },
      extra: { price: 20, currency: 'USD' },
      offer: { price: 999.5, currency: 'USD' },
    }),
  ],
  [
    'a script of “new new new …” is left, and the page read',
    'en-GB',
    'https://things.example.com/p/7',
    249,
    'GBP',
    NAME,
    `${HEADING}<p class="price">£249.00</p>${BUY}<script>window.x = {"price": ${'new '.repeat(100_000)}};</script>`,
  ],
  [
    'a script with names of the language’s own is read as values',
    'en-GB',
    'https://things.example.com/p/8',
    24.5,
    'GBP',
    NAME,
    `${HEADING}${BUY}<script>window.S = {product: {__proto__: {price: 3}, salePrice: constructor, name: 'Red bicycle', price: '24.50', currency: 'GBP'}};</script>`,
  ],
];

export const THIRTEENTH = shopPages('thirteenth', PAGES);
