import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio/slim';
import { Element, isTag } from 'domhandler';
import { areDollarsOpen, countryOfDollars, countryOfLocale, currencyOfCountry } from './currency.ts';
import { parseMarkup } from './markup/bounded-markup.ts';
import { withIndexedQueries } from './selectors/indexed-queries.ts';

const MOST_METAS = 500;
const LONGEST_META = 20_000;

/** A page with more than that outside of `<html>` gets one around it: each search begins by comparing all that stands there. */
const MOST_AT_ROOT = 20;

/** A page, read once, that every source looks at. */
export interface Page {
  $: CheerioAPI;
  /** The address that the page was found under, after redirects. */
  url: string;
  /** The base of relative addresses on the page. */
  baseUrl: string;
  /** The address that the page says of itself; else the one it was found under. */
  canonicalUrl: string;
  /** The contents of `<meta>` by name or property in lower case, in the order of the page. */
  metas: ReadonlyMap<string, readonly string[]>;
  /** The country of the shop: decides the meaning of "$" and "kr". */
  country: string | null;
  locale: string | null;
  /** Whether "$" may mean the dollars or pesos of any country. */
  areDollarsOpen: boolean;
  /** Whether it ends in its middle, as where the connection broke. */
  isCut: boolean;
}

export function openPage(html: string, url: string): Page {
  const { root, isCut } = parseMarkup(html);
  const read = load(root, { baseURI: url }); // an HTML parser that forgives, six times as fast as a browser's
  gatherRoot(read);
  const $ = withIndexedQueries(read);
  const metas = metasOf($);
  const baseUrl = absoluteUrl($('base[href]').first().attr('href'), url) ?? url;
  const named = $('link[rel="canonical" i]').first().attr('href') || metas.get('og:url')?.[0];
  const canonicalUrl = absoluteUrl(named, baseUrl) ?? url;
  const locale = localeOf($, metas);
  const country = countryOf(canonicalUrl, url, locale, metas) ?? countryOfDollars(html);
  return {
    $,
    url,
    baseUrl,
    canonicalUrl,
    metas,
    locale,
    country,
    areDollarsOpen: areDollarsOpen(html, country, locale),
    isCut,
  };
}

/** The page under the address that another reader found it to have, where its own tags name none. */
export function withAddress(page: Page, address: string | null): Page {
  const canonicalUrl = page.canonicalUrl === page.url ? absoluteUrl(address, page.baseUrl) : null;
  if (!canonicalUrl || canonicalUrl === page.url) return page;
  const country = countryOf(canonicalUrl, page.url, page.locale, page.metas) ?? page.country;
  return { ...page, canonicalUrl, country, areDollarsOpen: page.areDollarsOpen && !country };
}

/** The page's elements that a selector names, in their order, up to so many. */
export function elements({ $ }: Pick<Page, '$'>, selector: string, most: number): Element[] {
  return $(selector).slice(0, most).toArray().filter(isTag);
}

/** An http or https address, made absolute; null for anything else. */
export function absoluteUrl(address: string | null | undefined, base: string): string | null {
  const trimmed = address?.trim();
  if (!trimmed || trimmed.length > 4000) return null;
  const url = URL.parse(trimmed, base);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname ? url.href : null;
}

/** The first of these that the page's `<meta>` tags have. */
export function metaOf({ metas }: Pick<Page, 'metas'>, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = metas.get(name)?.find((text) => text.trim() !== '');
    if (value) return value.trim();
  }
  return null;
}

function metasOf($: CheerioAPI): Map<string, string[]> {
  const metas = new Map<string, string[]>();
  for (const element of elements({ $ }, 'meta[content]', MOST_METAS)) {
    const { property, name, itemprop } = element.attribs;
    const content = (element.attribs.content ?? '').slice(0, LONGEST_META);
    for (const key of new Set([property, name, itemprop && `itemprop:${itemprop}`])) {
      if (!key) continue;
      const known = metas.get(key.toLowerCase().trim());
      if (known) known.push(content);
      else metas.set(key.toLowerCase().trim(), [content]);
    }
  }
  return metas;
}

function localeOf($: CheerioAPI, metas: ReadonlyMap<string, readonly string[]>): string | null {
  const language = $('html').attr('lang') ?? $('html').attr('xml:lang') ?? null;
  const openGraph = metas.get('og:locale')?.[0] ?? null;
  if (language && /[-_]/.test(language)) return language;
  return openGraph && (!language || openGraph.slice(0, 2) === language.slice(0, 2)) ? openGraph : language;
}

const LANGUAGES = new Set(
  'en de fr es it nl pt sv da no nb fi pl cs sk hu ro bg el tr ar he ru uk ja ko zh th vi id lt lv et sl hr sr ca kk'.split(
    ' ',
  ),
);

/** Endings of hosts that are countries' and are used by everybody. */
const USED_BY_ALL = /^(?:io|co|me|tv|ai|to|ly|fm|cc|eu|gg|st|sh|im|la|ws)$/;

/** By the host (shop.example.co.uk), by the path (/en-gb/, /uk/en/, /us/), by the page's locale. */
function countryOf(
  canonicalUrl: string,
  url: string,
  locale: string | null,
  metas: ReadonlyMap<string, readonly string[]>,
): string | null {
  for (const address of [canonicalUrl, metas.get('og:url')?.[0] ?? '', url]) {
    const { hostname = '', pathname = '' } = URL.parse(address) ?? {};
    const ending = /\.([a-z]{2})$/.exec(hostname)?.[1];
    const found =
      countryInPath(pathname) ??
      (ending && !USED_BY_ALL.test(ending) ? countryCode(ending) : null) ??
      countryCode(/^(?:[a-z]{2}-)([a-z]{2})\./.exec(hostname)?.[1]);
    if (found) return found;
  }
  return countryOfLocale(locale);
}

function countryInPath(pathname: string): string | null {
  const [, one = '', other] = /^\/([a-z]{2})(?:[-_/]([a-z]{2}))?(?:\/|$)/i.exec(pathname) ?? [];
  const [first, second] = [one.toLowerCase(), other?.toLowerCase()];
  if (!second || !LANGUAGES.has(first) === !LANGUAGES.has(second))
    return /^(?:us|uk|gb|au|nz|ie)$/.test(first) ? countryCode(first) : null;
  return countryCode(LANGUAGES.has(first) ? second : first);
}

/** Gives only countries whose currency is known. */
function countryCode(text: string | undefined): string | null {
  const code = text?.toUpperCase() === 'UK' ? 'GB' : (text?.toUpperCase() ?? null);
  return currencyOfCountry(code) ? code : null;
}

function gatherRoot($: CheerioAPI): void {
  const [root] = $.root().toArray();
  if (!root || root.children.length <= MOST_AT_ROOT) return;
  const box = new Element('html', {}, root.children as Element[]);
  for (const node of root.children) node.parent = box;
  box.parent = root;
  root.children = [box];
}
