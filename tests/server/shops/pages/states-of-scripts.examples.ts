import { og, type PageInShort, shopPages } from './shop-page.ts';

const inAttribute = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const inText = (value: unknown) => JSON.stringify(JSON.stringify(value));

/** The page itself, before its script has drawn anything. */
const shell = (name: string) => `<div id="app"><h1>${name}</h1><div class="skeleton"></div></div>`;

/** Pages whose price stands in what their script works with alone, or in an attribute. */
const PAGES: readonly PageInShort[] = [
  [
    'Nuxt 3: a list in which numbers are places',
    'nl-NL',
    'https://fiets.example.nl/p/kinderfiets',
    249.95,
    'EUR',
    'Kinderfiets 16 inch',
    shell('Kinderfiets 16 inch') +
      `<script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${JSON.stringify([['ShallowReactive', 1], { data: 2, state: 3, once: 4, _errors: 5, serverRendered: 6, path: 7 }, ['ShallowReactive', 8], ['Reactive', 9], ['Set'], ['ShallowReactive', 10], true, '/p/kinderfiets', { 'product-1': 11 }, {}, {}, { id: 12, name: 13, price: 14, specialPrice: 15, stock: 16, variants: 17 }, 4711, 'Kinderfiets 16 inch', { value: 18, currency: 19 }, { value: 20, currency: 19 }, 3, [21], 299.95, 'EUR', 249.95, { sku: 22, name: 23, price: 18 }, 'KF-16', 'blauw'])}</script>`,
  ],
  [
    'Nuxt 3 whose amounts are texts',
    'sv-SE',
    'https://lampa.example.se/p/taklampa',
    1295,
    'SEK',
    'Taklampa i mässing',
    shell('Taklampa i mässing') +
      `<script type="application/json" id="__NUXT_DATA__" data-ssr="true">${JSON.stringify([['Reactive', 1], { data: 2 }, { product: 3 }, { title: 4, currentPrice: 5, originalPrice: 6, currencyCode: 7 }, 'Taklampa i mässing', '1295.00', '1595.00', 'SEK'])}</script>`,
  ],
  [
    'Nuxt 2, which hands its values to a function',
    'it-IT',
    'https://zaino.example.it/p/zaino',
    89.9,
    'EUR',
    'Zaino da trekking 40 L',
    shell('Zaino da trekking 40 L') +
      `<script>window.__NUXT__=(function(a,b,c,d){return {layout:"default",data:[{product:{id:1,name:a,price:b,currency:c,oldPrice:d,active:true}}],fetch:{},error:null,serverRendered:true,routePath:"\\u002Fp\\u002Fzaino"}}("Zaino da trekking 40 L",89.9,"EUR",119.9));</script>`,
  ],
  [
    'Next.js with the pages of its router',
    'es-MX',
    'https://cafe.example.mx/p/cafe-oaxaca',
    320,
    'MXN',
    'Café de Oaxaca 1 kg',
    shell('Café de Oaxaca 1 kg') +
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { product: { id: 'p1', name: 'Café de Oaxaca 1 kg', price: { amount: '320.00', currencyCode: 'MXN' }, compareAtPrice: { amount: '380.00', currencyCode: 'MXN' } }, related: [{ name: 'Café de Chiapas', price: { amount: '290.00', currencyCode: 'MXN' } }] } }, page: '/p/[slug]' })}</script>`,
  ],
  [
    'Apollo’s cache, in which a price is somewhere else',
    'en-GB',
    'https://teapot.example.co.uk/p/teapot',
    45,
    'GBP',
    'Brown Betty Teapot',
    shell('Brown Betty Teapot') +
      `<script>window.__APOLLO_STATE__=${JSON.stringify({ ROOT_QUERY: { __typename: 'Query', 'product({"slug":"teapot"})': { __ref: 'Product:1' } }, 'Product:1': { __typename: 'Product', id: '1', name: 'Brown Betty Teapot', price: { __ref: 'Money:7' } }, 'Money:7': { __typename: 'Money', amount: 45, currency: 'GBP' }, 'Product:2': { __typename: 'Product', id: '2', name: 'Milk Jug', price: { __ref: 'Money:8' } }, 'Money:8': { __typename: 'Money', amount: 18, currency: 'GBP' } })};</script>`,
  ],
  [
    'Redux as a text that is written for addresses',
    'da-DK',
    'https://stol.example.dk/p/stol',
    1899,
    'DKK',
    'Spisebordsstol i eg',
    shell('Spisebordsstol i eg') +
      `<script>window.__PRELOADED_STATE__ = JSON.parse(decodeURIComponent("${encodeURIComponent(JSON.stringify({ product: { title: 'Spisebordsstol i eg', price: 1899, currency: 'DKK' } }))}"));</script>`,
  ],
  [
    'a state that is a text for itself',
    'fi-FI',
    'https://sauna.example.fi/p/kiulu',
    39.9,
    'EUR',
    'Saunakiulu haapa',
    shell('Saunakiulu haapa') +
      `<script>window.__INITIAL_STATE__=${inText({ pdp: { product: { name: 'Saunakiulu haapa', prices: { current: { value: 39.9, currency: 'EUR' }, original: { value: 49.9, currency: 'EUR' } } } } })}</script>`,
  ],
  [
    'SvelteKit, which starts with its data',
    'nb-NO',
    'https://votter.example.no/p/votter',
    399,
    'NOK',
    'Votter i ull',
    shell('Votter i ull') +
      `<script>{ __sveltekit_1x = { base: "" }; const element = document.currentScript.parentElement; Promise.all([ import("/_app/start.js"), import("/_app/app.js") ]).then(([kit, app]) => { kit.start(app, element, { node_ids: [0, 4], data: [{"type":"data","data":{},"uses":{}},{type:"data",data:{product:{title:"Votter i ull",price:399,currency:"NOK",compareAt:499}},uses:{params:["slug"]}}], form: null, error: null }); }); }</script>`,
  ],
  [
    'what SvelteKit has fetched, a text within a text',
    'de-CH',
    'https://messer.example.ch/p/messer',
    42.5,
    'CHF',
    'Taschenmesser Wald',
    shell('Taschenmesser Wald') +
      `<script type="application/json" data-sveltekit-fetched data-url="/api/products/messer">${JSON.stringify({ status: 200, statusText: '', headers: {}, body: JSON.stringify({ product: { name: 'Taschenmesser Wald', price: 42.5, currency: 'CHF' } }) })}</script>`,
  ],
  [
    'Remix with its context',
    'en-US',
    'https://kite.example.com/p/kite',
    64,
    'USD',
    'Delta Kite',
    shell('Delta Kite') +
      `<script>window.__remixContext = ${JSON.stringify({ state: { loaderData: { 'routes/products.$handle': { product: { title: 'Delta Kite', priceRange: { minVariantPrice: { amount: '64.0', currencyCode: 'USD' } }, selectedVariant: { price: { amount: '64.0', currencyCode: 'USD' }, compareAtPrice: null } } } } } })};</script>`,
  ],
  [
    'React Router, whose names are places, too',
    'en-CA',
    'https://canoe.example.ca/products/paddle',
    119.5,
    'CAD',
    'Cherry Paddle',
    shell('Cherry Paddle') +
      `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${JSON.stringify([{ _1: 2, _3: -5 }, 'loaderData', { _4: 5 }, 'actionData', 'routes/product', { _6: 7 }, 'product', { _8: 9, _10: 11, _12: 13 }, 'title', 'Cherry Paddle', 'price', { _14: 15, _16: 17 }, 'id', 'p1', 'amount', '119.5', 'currencyCode', 'CAD'])}\n`)});</script>`,
  ],
  [
    'an island of Astro',
    'pt-PT',
    'https://azulejo.example.pt/p/azulejo',
    24.5,
    'EUR',
    'Azulejo pintado à mão',
    `<h1>Azulejo pintado à mão</h1><astro-island uid="Z1" component-url="/_astro/Buy.js" component-export="default" client="load" props="${inAttribute({ product: [0, { title: [0, 'Azulejo pintado à mão'], price: [0, 24.5], currency: [0, 'EUR'], images: [1, [[0, '/a.jpg']]] }] })}"></astro-island>`,
  ],
  [
    'Angular, whose quotes are written its own way',
    'es-ES',
    'https://bota.example.es/p/bota',
    79.95,
    'EUR',
    'Bota de montaña',
    shell('Bota de montaña') +
      `<script id="serverApp-state" type="application/json">${JSON.stringify({ 'cx-state': { product: { details: { entities: { 1: { variants: { value: { code: '1', name: 'Bota de montaña', price: { currencyIso: 'EUR', value: 79.95, formattedValue: '79,95 €' } } } } } } } } }).replaceAll('"', '&q;')}</script>`,
  ],
  [
    'a component of Vue with its product in an attribute',
    'pl-PL',
    'https://rower.example.pl/p/kask',
    189,
    'PLN',
    'Kask rowerowy M',
    `<h1>Kask rowerowy M</h1><product-page :product="${inAttribute({ id: 1, name: 'Kask rowerowy M', price: '189.00', currency: 'PLN', regular_price: '229.00' })}"></product-page><button>Do koszyka</button>`,
  ],
  [
    'an attribute with the product for analytics',
    'cs-CZ',
    'https://hracky.example.cz/p/vlak',
    749,
    'CZK',
    'Dřevěný vláček',
    `<div class="detail" data-ga4="${inAttribute({ item_id: '1', item_name: 'Dřevěný vláček', price: 749, currency: 'CZK' })}"><h1>Dřevěný vláček</h1></div><button>Do košíku</button>`,
  ],
  [
    'an amount in an attribute, which the script writes',
    'sv-SE',
    'https://garn.example.se/p/garn',
    89,
    'SEK',
    'Ullgarn 100 g',
    `<main><h1>Ullgarn 100 g</h1><product-price data-price="89.00" data-currency="SEK"></product-price><button data-add-to-cart>Lägg i varukorg</button></main>`,
  ],
  [
    'the amount and the name on the button alone',
    'it-IT',
    'https://sedia.example.it/p/sedia',
    129,
    'EUR',
    'Sedia pieghevole',
    `<h1>Sedia pieghevole</h1><button class="add-to-cart" data-id="12" data-name="Sedia pieghevole" data-price="129.00" data-currency="EUR" data-quantity="1">Aggiungi al carrello</button><div class="also"><button class="add-to-cart" data-id="13" data-name="Tavolo" data-price="219.00" data-currency="EUR">Aggiungi al carrello</button></div>`,
  ],
  [
    'what is told to Google, with the currency one level up',
    'nb-NO',
    'https://ski.example.no/p/ski',
    2499,
    'NOK',
    'Turski 195 cm',
    `<h1>Turski 195 cm</h1><script>window.dataLayer = window.dataLayer || []; dataLayer.push({"event":"view_item","ecommerce":{"currency":"NOK","value":2499,"items":[{"item_id":"1","item_name":"Turski 195 cm","price":2499,"quantity":1}]}});</script><button>Legg i handlekurv</button>`,
  ],
  [
    'what is told to Facebook',
    'ro-RO',
    'https://ceas.example.ro/p/ceas',
    349.9,
    'RON',
    'Ceas de perete',
    `<h1>Ceas de perete</h1><script>fbq('track', 'ViewContent', {content_name: 'Ceas de perete', content_ids: ['12'], content_type: 'product', value: 349.90, currency: 'RON'});</script><button>Adaugă în coș</button>`,
  ],
  [
    'only the prices of others in attributes',
    'de-DE',
    'https://vase.example.de/p/vase',
    null,
    null,
    'Bodenvase',
    `<h1>Bodenvase</h1><p>Preis auf Anfrage</p><div class="related"><h3>Das könnte Ihnen gefallen</h3><div class="product-card" data-price="19.90" data-name="Krug"><a href="/p/krug">Krug</a></div><div class="product-card" data-price="29.90" data-name="Schale"><a href="/p/schale">Schale</a></div></div>`,
  ],
  [
    'a filter with two amounts in attributes, and no price',
    'en-US',
    'https://rug.example.com/p/rug',
    null,
    null,
    'Jute Rug',
    `<h1>Jute Rug</h1><div id="slider" data-min-price="10" data-max-price="900" data-price="10"></div><p>Call for price</p>`,
  ],
  [
    'the product of the page among others in a state',
    'hu-HU',
    'https://konyv.example.hu/p/konyv',
    4990,
    'HUF',
    'Nagy szakácskönyv',
    shell('Nagy szakácskönyv') +
      `<script>var pageData = {"items":[{"name":"Kis szakácskönyv","price":2990,"currency":"HUF"},{"name":"Nagy szakácskönyv","price":4990,"currency":"HUF"}]};</script>`,
    og('og:type', 'product'),
  ],
];

export const STATES_OF_SCRIPTS = shopPages(PAGES);
