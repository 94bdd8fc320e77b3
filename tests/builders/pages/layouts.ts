import type { ShopLanguage } from './words.ts';

/** The contents of a page: the layouts put them into the markup of shops of different kinds. */
export interface Parts {
  title: string;
  /** Written as people see it; null for a page that shows none. */
  price: string | null;
  /** Sums that are not the price, each a line, before and after it. */
  before?: readonly string[];
  after?: readonly string[];
  /** Other products, each a name and a price. */
  neighbours?: readonly (readonly [name: string, price: string])[];
  soldOut?: boolean;
  language: ShopLanguage;
  /** Structured data, and what else stands in the head. */
  head?: string;
}

type Layout = (parts: Parts) => string;

const PICTURE = 'https://cdn.shop.test/media/pr-4711-front.jpg';
const each = (lines: readonly string[] | undefined, draw: (line: string) => string) => (lines ?? []).map(draw).join('');

const page = ({ title, language, head = '' }: Parts, body: string) =>
  `<!doctype html><html lang="${language.locale}"><head><meta charset="utf-8"><title>${title} | Wheels</title>` +
  `<meta property="og:site_name" content="Wheels">${head}</head><body>${body}</body></html>`;

const button = ({ language, soldOut }: Parts, attributes: string) =>
  soldOut
    ? `<button ${attributes} disabled>${language.soldOut}</button>`
    : `<button ${attributes}>${language.addToCart}</button>`;

/** Names that say what they hold, as shop systems' own themes have. */
const named: Layout = (parts) =>
  page(
    parts,
    `<header><a href="/" class="logo"><img src="/media/header-logo.png" alt="Wheels"></a></header>
    <main class="product-page"><div class="gallery"><img src="${PICTURE}" alt="${parts.title}"></div>
    <div class="product-info"><h1 class="product-title">${parts.title}</h1>
    ${each(parts.before, (line) => `<div class="product-note">${line}</div>`)}
    ${parts.price === null ? '' : `<div class="product-price"><span class="price">${parts.price}</span></div>`}
    ${each(parts.after, (line) => `<div class="product-note">${line}</div>`)}
    ${button(parts, 'class="add-to-cart"')}</div></main>
    ${neighbours(parts, 'section', 'h2', 'article')}`,
  );

/** Utility classes that say nothing. */
const utilities: Layout = (parts) =>
  page(
    parts,
    `<div class="flex h-16 px-4"><a href="/"><img class="h-8" src="/wheels-brand.png" alt="Wheels"></a></div>
    <div class="grid grid-cols-2 gap-8"><img class="w-full rounded" src="${PICTURE}" alt="${parts.title}">
    <div class="flex flex-col"><h1 class="text-3xl font-bold">${parts.title}</h1>
    ${each(parts.before, (line) => `<p class="text-sm text-gray-500">${line}</p>`)}
    ${parts.price === null ? '' : `<p class="text-xl mt-2">${parts.price}</p>`}
    ${each(parts.after, (line) => `<p class="text-sm text-gray-500">${line}</p>`)}
    ${button(parts, 'class="bg-black text-white"')}</div></div>
    ${neighbours(parts, 'div', 'h3', 'div')}`,
  );

/** As pages were written before there were style sheets. */
const table: Layout = (parts) =>
  page(
    parts,
    `<table width="100%"><tr><td colspan="2"><a href="/"><img src="/images/top.gif" width="760"></a></td></tr>
    <tr><td><img src="${PICTURE}" width="400" alt="${parts.title}"></td><td><h1>${parts.title}</h1>
    ${each(parts.before, (line) => `<font size="1">${line}</font><br>`)}
    ${parts.price === null ? '' : `<font size="5" color="red"><b>${parts.price}</b></font><br>`}
    ${each(parts.after, (line) => `<font size="1">${line}</font><br>`)}
    <form action="/cart/add">${button(parts, 'type="submit"')}</form></td></tr></table>
    ${neighbours(parts, 'table', 'b', 'td')}`,
  );

/** Names made by a program, with words for tests. */
const hashed: Layout = (parts) =>
  page(
    parts,
    `<div class="_1a2b"><header class="_9xk"><img src="/static/img/header-wheels.webp"></header>
    <div class="css-1f2g"><div data-testid="pdp-gallery" class="css-77"><img src="${PICTURE}"></div>
    <div data-testid="pdp-info" class="css-0q"><h1 data-testid="pdp-title" class="css-aa1">${parts.title}</h1>
    <div class="css-p0">${each(parts.before, (line) => `<span class="css-z1">${line}</span>`)}
    ${parts.price === null ? '' : `<div data-testid="pdp-price" class="css-p1"><span class="css-p2">${parts.price}</span></div>`}
    ${each(parts.after, (line) => `<div class="css-z2">${line}</div>`)}</div>
    ${button(parts, 'data-testid="pdp-buy"')}</div></div>${neighbours(parts, 'div', 'h2', 'div')}</div>`,
  );

/** The price in a box of its own beside everything else, which comes first on the page. */
const buyBox: Layout = (parts) =>
  page(
    parts,
    `<div id="top"><img src="/i/sprite-header.png"></div><div id="dp"><div id="right" class="buy-column">
    ${each(parts.before, (line) => `<div class="row">${line}</div>`)}
    ${parts.price === null ? '' : `<div class="row"><span class="amount">${parts.price}</span></div>`}
    ${each(parts.after, (line) => `<div class="row">${line}</div>`)}
    ${button(parts, 'id="add-to-cart"')}</div>
    <div id="center"><h1 id="title">${parts.title}</h1><img id="main-image" src="${PICTURE}" alt="${parts.title}"></div></div>
    ${neighbours(parts, 'div', 'h2', 'li')}`,
  );

/** All in one list of terms. */
const terms: Layout = (parts) =>
  page(
    parts,
    `<h1>${parts.title}</h1><p><img src="${PICTURE}" alt="${parts.title}"></p><dl>
    ${each(parts.before, (line) => `<dt>&middot;</dt><dd>${line}</dd>`)}
    ${parts.price === null ? '' : `<dt>&middot;</dt><dd><strong>${parts.price}</strong></dd>`}
    ${each(parts.after, (line) => `<dt>&middot;</dt><dd>${line}</dd>`)}</dl>
    <form method="post" action="/basket/add">${button(parts, '')}</form>${neighbours(parts, 'ul', 'h4', 'li')}`,
  );

export const LAYOUTS = { named, utilities, table, hashed, buyBox, terms } as const;
export type LayoutName = keyof typeof LAYOUTS;

function neighbours({ neighbours: others, language }: Parts, box: string, heading: string, card: string): string {
  if (!others?.length) return '';
  const drawn = others
    .map(
      ([name, price]) =>
        `<${card}><a href="/p/${encodeURIComponent(name)}"><img src="/m/x.jpg">${name}</a> <span>${price}</span></${card}>`,
    )
    .join('');
  return box === 'table'
    ? `<br><${heading}>${language.alsoLike}</${heading}><table><tr>${drawn}</tr></table>`
    : `<${box}><${heading}>${language.alsoLike}</${heading}>${drawn}</${box}>`;
}
