import { type PageInShort, shopPages } from './shop-page.ts';

interface Choice {
  name: string;
  values: readonly string[];
  chosen: string;
}

/** The form of a WooCommerce shop below the range of all variations. */
function wooCommerce(
  title: string,
  range: string,
  variations: readonly [Record<string, string>, number][],
  choices: readonly Choice[],
) {
  const written = JSON.stringify(
    variations.map(([attributes, price]) => ({
      attributes,
      display_price: price,
      display_regular_price: price,
      is_in_stock: true,
    })),
  )
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const selects = choices.map(
    ({ name, values, chosen }) =>
      `<select name="attribute_${name}"><option value="">…</option>${values.map((value) => `<option value="${value}"${value === chosen ? ' selected="selected"' : ''}>${value}</option>`).join('')}</select>`,
  );
  return `<main><div class="summary entry-summary"><h1 class="product_title">${title}</h1><p class="price">${range}</p>
    <form class="variations_form cart" data-product_variations="${written}">${selects.join('')}<button type="submit">OK</button></form></div></main>`;
}

const amount = (text: string) => `<span class="woocommerce-Price-amount amount"><bdi>${text}</bdi></span>`;

const PAGES: readonly PageInShort[] = [
  ...['installment', 'insurance', 'shippingCost', 'giftWrap'].map(
    (key): PageInShort => [
      `a state that keeps no price of the thing, but ${key} below its number`,
      'en-GB',
      'https://bikes.example/p/19347',
      null,
      null,
      'Touring bike Alma',
      `<h1>Touring bike Alma</h1><script type="application/json">${JSON.stringify({
        product: { productId: '19347', name: 'Touring bike Alma' },
        [key]: { productId: '19347', price: 29, currency: 'GBP' },
      })}</script>`,
    ],
  ),
  [
    'a Finnish WooCommerce shop in which the middle size is chosen',
    'fi-FI',
    'https://kauppa.example.fi/tuote/terva',
    15.9,
    'EUR',
    'Saunatuoksu Terva',
    wooCommerce(
      'Saunatuoksu Terva',
      `${amount('8,90 €')} – ${amount('39,00 €')}`,
      [
        [{ attribute_koko: '100ml' }, 8.9],
        [{ attribute_koko: '250ml' }, 15.9],
        [{ attribute_koko: '1l' }, 39],
      ],
      [{ name: 'koko', values: ['100ml', '250ml', '1l'], chosen: '250ml' }],
    ),
  ],
  [
    'one that says the lowest price of all alone, with the classes of its theme',
    'fi-FI',
    'https://kauppa.example.fi/tuote/koivu',
    15.9,
    'EUR',
    'Saunatuoksu Koivu',
    `<div class="product type-product">${wooCommerce(
      'Saunatuoksu Koivu',
      amount('8,90 €'),
      [
        [{ attribute_koko: '100ml' }, 8.9],
        [{ attribute_koko: '250ml' }, 15.9],
      ],
      [{ name: 'koko', values: ['100ml', '250ml'], chosen: '250ml' }],
    )}</div>`,
    '<meta name="generator" content="WooCommerce 9.1">',
  ],
  [
    'a Polish one with two choices, of which one price holds for every colour',
    'pl-PL',
    'https://sklep.example.pl/produkt/kubek',
    54,
    'PLN',
    'Kubek kamionkowy',
    wooCommerce(
      'Kubek kamionkowy',
      `${amount('42,00 zł')} – ${amount('66,00 zł')}`,
      [
        [{ attribute_pojemnosc: '0,3', attribute_kolor: '' }, 42],
        [{ attribute_pojemnosc: '0,5', attribute_kolor: '' }, 54],
        [{ attribute_pojemnosc: '0,7', attribute_kolor: '' }, 66],
      ],
      [
        { name: 'pojemnosc', values: ['0,3', '0,5', '0,7'], chosen: '0,5' },
        { name: 'kolor', values: ['bialy', 'szary'], chosen: 'szary' },
      ],
    ),
  ],
  ...(
    [
      [
        'de-DE',
        'Hydraulikzylinder HZ 50',
        'Mindermengenzuschlag 15,00 € unter 100,00 € netto.',
        'Preise nur für angemeldete Händler',
        'In den Warenkorb',
      ],
      [
        'nl-NL',
        'Hydraulische cilinder HZ 50',
        'Kleine orders: toeslag 15,00 €.',
        'Prijzen alleen na inloggen',
        'In winkelwagen',
      ],
      ['en-GB', 'Hydraulic cylinder HZ 50', 'Small order surcharge £15.00.', 'Sign in to see prices', 'Add to basket'],
    ] as const
  ).map(
    ([lang, title, surcharge, hidden, buy]): PageInShort => [
      `a surcharge on a page without a price (${lang})`,
      lang,
      'https://trade.example/cylinder-hz-50',
      null,
      null,
      title,
      `<main><h1>${title}</h1><p><a href="/login">${hidden}</a></p><p>${surcharge}</p><button>${buy}</button></main>`,
    ],
  ),
];

export const CHOSEN_VARIANTS = shopPages(PAGES);
