import type { Parts } from './layouts.ts';

const PICTURE = 'https://cdn.shop.test/media/pr-4711-front.jpg';
const each = (lines: readonly string[] | undefined, draw: (line: string) => string) => (lines ?? []).map(draw).join('');
const buy = ({ soldOut, language }: Parts) =>
  `<button type="submit"${soldOut ? ' disabled' : ''}>${soldOut ? language.soldOut : language.addToCart}</button>`;
const others = ({ neighbours, language }: Parts, draw: (name: string, price: string) => string) =>
  neighbours?.length
    ? `<p>${language.alsoLike}</p><div>${neighbours.map(([name, price]) => draw(name, price)).join('')}</div>`
    : '';
const head = ({ title, language, head: more = '' }: Parts) =>
  `<!doctype html><html lang="${language.locale}"><head><meta charset="utf-8"><title>${title} – Wheels</title><meta property="og:site_name" content="Wheels"><meta property="og:image" content="${PICTURE}">${more}</head>`;

type Layout = (parts: Parts) => string;

/** Everything in one box with spans, as small shops write it. */
const oneLine: Layout = (parts) =>
  `${head(parts)}<body><div class="wrap"><a href="/">Wheels</a><h1>${parts.title}</h1><img src="${PICTURE}"><div class="row">
  ${each(parts.before, (line) => `<span>${line}</span> `)}${parts.price === null ? '' : `<span>${parts.price}</span> `}${each(parts.after, (line) => `<span>${line}</span> `)}</div>${buy(parts)}</div>
  ${others(parts, (name, price) => `<div class="tile"><a href="/p/${encodeURIComponent(name)}">${name}</a><b>${price}</b></div>`)}</body></html>`;

/** A bar that stays at the top repeats the name and the price; what else is to be paid stands in a list. */
const stickyBar: Layout = (parts) =>
  `${head(parts)}<body><div class="bar"><span>${parts.title}</span>${parts.price === null ? '' : `<span>${parts.price}</span>`}${buy(parts)}</div>
  <main><img src="${PICTURE}" alt=""><h1>${parts.title}</h1><ul class="facts">${each(parts.before, (line) => `<li>${line}</li>`)}</ul>
  ${parts.price === null ? '' : `<div class="cost">${parts.price}</div>`}<ul class="facts">${each(parts.after, (line) => `<li>${line}</li>`)}</ul>${buy(parts)}</main>
  ${others(parts, (name, price) => `<section><a href="/p/${encodeURIComponent(name)}"><img src="/x.jpg"><h4>${name}</h4></a><p>${price}</p></section>`)}</body></html>`;

/** Sums in the same kind of paragraph, the price no larger than the rest. */
const paragraphs: Layout = (parts) =>
  `${head(parts)}<body><header><nav><a href="/new">New</a></nav></header><article><h1>${parts.title}</h1><figure><img src="${PICTURE}"></figure>
  ${each(parts.before, (line) => `<p>${line}</p>`)}${parts.price === null ? '' : `<p>${parts.price}</p>`}${each(parts.after, (line) => `<p>${line}</p>`)}<form action="/cart">${buy(parts)}</form></article>
  ${others(parts, (name, price) => `<article class="mini"><a href="/p/${encodeURIComponent(name)}">${name}</a> ${price}</article>`)}</body></html>`;

/** Class names in the shop's own language and capitals, a banner above and a cart that is empty. */
const ownNames: Layout = (parts) =>
  `${head(parts)}<body><div id="Kopf">${each(parts.before?.slice(0, 1), (line) => `<div class="Aktion">${line}</div>`)}</div><div id="Inhalt"><img src="${PICTURE}" class="Bild"><h1 class="Titel">${parts.title}</h1>
  ${each(parts.before?.slice(1), (line) => `<div class="Hinweis">${line}</div>`)}${parts.price === null ? '' : `<div class="Betrag">${parts.price}</div>`}${each(parts.after, (line) => `<div class="Hinweis">${line}</div>`)}${buy(parts)}</div>
  ${others(parts, (name, price) => `<div class="Kachel"><a href="/p/${encodeURIComponent(name)}">${name}</a><div class="Betrag">${price}</div></div>`)}</body></html>`;

export const MORE_LAYOUTS = { oneLine, stickyBar, paragraphs, ownNames } as const;
