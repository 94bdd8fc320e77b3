import { LONGEST_ADDRESS, productLink } from '#rules/shops/products/product';

/** Begins like an address, whether it is a good one or not: nobody names a thing like that. */
const ADDRESS_START = /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/|(?:javascript|data|mailto|file|blob|about|vbscript):|www\.\S)/i;

/** Where links stand within a text. */
const LINK = /https?:\/\/[^\s<>"'`]+/gi;

/** Marks that end a sentence, not a link. */
const TRAILING_MARKS = /[.,;:!?)\]}]{1,5}$/;

/** What stands at the end of a path and says nothing of the thing. */
const CODE = /^(?=[a-z]{0,20}\d)[a-z0-9]{1,20}$/i;

/** Whether a text is meant as an address rather than a name. */
export function looksLikeLink(text: string): boolean {
  return ADDRESS_START.test(text.trim());
}

/** As it is asked for: people copy addresses without their beginning. */
export function asLink(text: string): string {
  const trimmed = text.trim();
  return /^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed;
}

/** Whether a text is the whole address of a page that may be read. */
export function isPageLink(text: string): boolean {
  return productLink.safeParse({ url: asLink(text) }).success;
}

/** The good links within a text, each once. */
export function linksIn(text: string): string[] {
  const found = [...text.matchAll(LINK)].map(([link]) => link.replace(TRAILING_MARKS, ''));
  return [...new Set(found)].filter((link) => link.length <= LONGEST_ADDRESS && isPageLink(link));
}

/** A text without the links in it: the name that somebody wrote beside one. */
export function withoutLinks(text: string): string {
  return text
    .replace(LINK, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s–—|:.,-]{1,20}$/, '');
}

/** The site of a link, as people say it. */
export function siteOf(link: string): string {
  return URL.parse(asLink(link))?.hostname.replace(/^www\./, '') || 'the page';
}

/** What to call a thing of which the link alone is known: the words of its address, else its shop. */
export function titleFromLink(link: string): string {
  const url = URL.parse(asLink(link));
  const parts = (url?.pathname ?? '').slice(0, 1_000).split('/');
  const words = parts.map(wordsOf).findLast((some) => some.length > 1) ?? [];
  const title = words.join(' ').slice(0, 200).trim();
  return title ? title.charAt(0).toUpperCase() + title.slice(1) : `Something from ${siteOf(link)}`.slice(0, 200);
}

function wordsOf(part: string): string[] {
  const readable = decoded(part).replace(/\.(?:html?|php|aspx?)$/i, '');
  return readable.split(/[-_+\s]/).filter((word) => word !== '' && !CODE.test(word) && /^[\p{L}'’]+$/u.test(word));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not every address is written well
  }
}
