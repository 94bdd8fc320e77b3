import type { KnownPage } from './kinds.ts';

const TITLE = 'Copper kettle with lid 1.5 l';

/** Data for scripts of pages, and the context of the reader: language, script, amount, currency. */
const STATES: readonly (readonly [
  name: string,
  lang: string,
  script: string,
  price: number | null,
  currency: string | null,
])[] = [
  [
    'a reduced price by its name',
    'en-GB',
    `window.__STATE__={"product":{"name":"${TITLE}","prices":{"original":"150.00","sale":"120.00","currency":"GBP"}}}`,
    120,
    'GBP',
  ],
  [
    'a reduced price beside the product',
    'en-GB',
    `window.__STATE__={"product":{"name":"${TITLE}","original":"150.00","sale":"120.00","currency":"GBP"}}`,
    120,
    'GBP',
  ],
  [
    'was and now',
    'en-GB',
    `var data={"productName":"${TITLE}","price":{"was":"150.00","now":"120.00"},"currency":"GBP"};`,
    120,
    'GBP',
  ],
  [
    'three currencies by code, for a German',
    'de-DE',
    `window.p={"title":"${TITLE}","price":{"USD":130,"EUR":120,"GBP":105}};`,
    120,
    'EUR',
  ],
  [
    'three currencies by code, for a Briton',
    'en-GB',
    `window.p={"title":"${TITLE}","price":{"USD":130,"EUR":120,"GBP":105}};`,
    105,
    'GBP',
  ],
  [
    'three currencies as a list',
    'fr-FR',
    `window.p={"title":"${TITLE}","prices":[{"currency":"USD","amount":130},{"currency":"EUR","amount":120},{"currency":"GBP","amount":105}]};`,
    120,
    'EUR',
  ],
  [
    'three currencies with reductions',
    'fr-FR',
    `window.p={"title":"${TITLE}","prices":{"usd":{"original":150,"sale":130},"eur":{"original":140,"sale":120}}};`,
    120,
    'EUR',
  ],
  [
    'three currencies and no country',
    'en',
    `window.p={"title":"${TITLE}","prices":{"JPY":15000,"EUR":120,"GBP":105}};`,
    null,
    null,
  ],
  ['a price in cents', 'de-DE', `window.p={"title":"${TITLE}","price":12000,"compare_at_price":15000};`, 120, 'EUR'],
  [
    'another product with the same kind of name',
    'de-DE',
    `window.p={"items":[{"name":"Iron kettle","price":9},{"name":"${TITLE}","price":120.5}]};`,
    120.5,
    'EUR',
  ],
  [
    'a data layer',
    'nl-NL',
    `dataLayer.push({"ecommerce":{"currency":"EUR","items":[{"item_name":"${TITLE}","price":"120.50"}]}});`,
    120.5,
    'EUR',
  ],
  [
    'a price as people write it',
    'de-DE',
    `window.p={"name":"${TITLE}","price":{"formatted":"1.120,50 €"}};`,
    1120.5,
    'EUR',
  ],
];

/** Pages that say the price to their scripts alone. */
export function statePages(): KnownPage[] {
  return STATES.map(([name, lang, script, price, currency]) => ({
    name,
    url: 'https://wheels.test/p/4711',
    title: TITLE,
    price,
    currency,
    html: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${TITLE} | Wheels</title></head><body><h1>${TITLE}</h1><script>${script}</script><button>Add to cart</button></body></html>`,
  }));
}

/** Damaged JSON-LD of one copper kettle for 12 euros, in one case 12.50. */
export const DAMAGED_JSON_LD: Readonly<Record<string, string>> = {
  'comments at the ends of lines': `{\n"@type":"Product", // the product\n"name":"Copper kettle",\n"url":"https://shop.test/a", // link\n"offers":{"price":"12.00", // net\n"priceCurrency":"EUR"}}`,
  'a comment of a whole line, and an address that begins with two slashes': `{"@type":"Product",\n// note\n"name":"Copper kettle",\n"image":"//cdn.shop.test/a.jpg",\n"offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'a comment within a line': `{"@type":"Product", /* a */ "name":"Copper kettle","offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'two objects one after the other': `{"@type":"WebSite","name":"Wheels"}{"@type":"Product","name":"Copper kettle","offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'two objects with an empty line between': `{"@type":"WebSite","name":"Wheels"}\n\n{"@type":"Product","name":"Copper kettle","offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'two objects with a comma between': `{"@type":"WebSite","name":"Wheels"},{"@type":"Product","name":"Copper kettle","offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'two objects with a semicolon between': `{"@type":"WebSite","name":"Wheels"};{"@type":"Product","name":"Copper kettle","offers":{"price":"12.00","priceCurrency":"EUR"}};`,
  'an end that is missing': `{"@type":"Product","name":"Copper kettle","offers":{"price":"12.00","priceCurrency":"EUR"},"description":"A ket`,
  'quotes in a text': `{"@type":"Product","name":"Copper kettle","description":"A 28" kettle for "all" of us","offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'quotes and commas in a text': `{"@type":"Product","name":"Copper kettle","description":"A 28" kettle, "red", big","offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'markup with quotes in a text': `{"@type":"Product","name":"Copper kettle","description":"<p class="x">Big</p>","offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'HTML comments around and within': `<!-- generated -->{"@type":"Product","name":"Copper kettle",<!-- offer -->"offers":{"price":"12.00","priceCurrency":"EUR"}}<!-- end -->`,
  'tabs and line breaks in a text': `{"@type":"Product","name":"Copper kettle","description":"a\tb\n\nc","offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'single quotes': `{'@type':'Product','name':'Copper kettle','offers':{'price':'12.00','priceCurrency':'EUR'}}`,
  'a comma for cents': `{"@type":"Product","name":"Copper kettle","offers":{"price":12,50,"priceCurrency":"EUR"}}`,
  'a value that is missing': `{"@type":"Product","name":"Copper kettle","sku":,"offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'brackets too many': `{"@type":"Product","name":"Copper kettle","offers":{"price":"12.00","priceCurrency":"EUR"}}}}`,
  'a template that nobody filled in': `{"@type":"Product","name":"Copper kettle","gtin":{{ product.gtin }},"offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'backslashes that stand for nothing': String.raw`{"@type":"Product","name":"Copper kettle","description":"C:\\x \\' it","offers":{"price":"12.00","priceCurrency":"EUR"}}`,
  'a CDATA section': `//<![CDATA[\n{"@type":"Product","name":"Copper kettle","offers":{"price":"12.00","priceCurrency":"EUR"}}\n//]]>`,
  'commas that are missing': `{"@type":"Product" "name":"Copper kettle"\n"offers":{"price":"12.00" "priceCurrency":"EUR"}}`,
  'entities for quotes': `{&quot;@type&quot;:&quot;Product&quot;,&quot;name&quot;:&quot;Copper kettle&quot;,&quot;offers&quot;:{&quot;price&quot;:&quot;12.00&quot;,&quot;priceCurrency&quot;:&quot;EUR&quot;}}`,
  'a variable that it is given to': `var data = {"@type":"Product","name":"Copper kettle","offers":{"price":"12.00","priceCurrency":"EUR"}};`,
  'texts that a program would join': `{"@type":"Product","name":"Copper kettle","offers":{"price":"12.00","priceCurrency":"EUR"},"description":"a" + "b"}`,
  'an end within the offer': `{"@type":"Product","name":"Copper kettle","offers":{"price":"12.00","priceCurrency":"EUR","seller":{"name":"Whe`,
};
