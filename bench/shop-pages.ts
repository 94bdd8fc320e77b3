import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FOLDER = process.env.BENCH_PAGES;

/** From a small shop to the front page of a large one. */
const OTHERS = [0, 4, 8, 12, 20, 30, 40, 60, 100, 300];
const PAGES_OF_A_KIND = 4;

export function shopPages(): Buffer[] {
  if (!FOLDER)
    return OTHERS.flatMap((others) => Array.from({ length: PAGES_OF_A_KIND }, (_, kind) => madePage(others, kind)));
  return readdirSync(FOLDER)
    .filter((name) => /\.html(?:\.gz)?$/.test(name))
    .map((name) => {
      const bytes = readFileSync(join(FOLDER ?? '', name));
      return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
    });
}

function madePage(others: number, kind: number): Buffer {
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Red bicycle',
    image: '/media/red-bicycle.jpg',
    offers: { '@type': 'Offer', price: '249.90', priceCurrency: 'EUR' },
  };
  const state = {
    product: { name: 'Red bicycle', price: { current: 249.9, currency: 'EUR' } },
    others: Array(others * 20).fill(product),
  };
  const marks = [
    `<script type="application/ld+json">${JSON.stringify(product)}</script>`,
    '<meta property="product:price:amount" content="249.90"><meta property="product:price:currency" content="EUR">',
    `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`,
    '',
  ];
  const menu = times(
    100 + others,
    (n) => `<li class="menu__item"><a class="menu__link" href="/c/${n}"><span>Category ${n}</span></a></li>`,
  );
  const card = (
    n: number,
  ) => `<div class="product-card" data-id="${n}"><a href="/p/${n}"><img class="product-card__image" loading="lazy"
    data-src="/media/${n}.jpg" srcset="/media/${n}-300.jpg 300w, /media/${n}-900.jpg 900w" alt="Bicycle ${n}">
    <h3 class="product-card__title">Bicycle number ${n}</h3></a><div class="product-card__prices"><span class="price price--old">${n + 300},00 €</span>
    <span class="price price--sale">${n + 200},00 €</span></div><button class="button button--small">Add to cart</button></div>`;
  return Buffer.from(`<!doctype html><html lang="en-IE"><head><title>Red bicycle | Wheels</title><meta property="og:site_name" content="Wheels">
    <meta property="og:image" content="/media/red-bicycle.jpg"><meta name="description" content="A bicycle for the whole family.">
    ${marks[kind % marks.length]}</head><body><header><nav><ul>${menu}</ul></nav></header>
    <main><h1>Red bicycle</h1><p class="price">249,90 €</p><button>Add to cart</button><div class="description">${'<p>It goes well.</p>'.repeat(60)}</div>
    <section class="related-products">${times(others, card)}</section></main>
    <script>${`window.settings${kind}={${'"a":1,'.repeat(others * 100)}"b":2};`}</script><footer><ul>${menu}</ul></footer></body></html>`);
}

function times(count: number, part: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => part(n)).join('');
}
