import type { Element } from 'domhandler';
import type { Found } from './found.ts';
import { absoluteUrl, elements, type Page } from './page.ts';
import { isNode, listed, type SchemaNode, textOf } from './schema-node.ts';
import { likeness } from './texts/words.ts';
import { ASIDE_NAME, ancestorsOf, namesOf, type VisibleText } from './visible-text.ts';

const LONGEST_ADDRESS = 2_000;

/** Names of pictures that show no product. */
const NO_PRODUCT =
  /(?:^|[/_.\-=])(?:logo\w{0,20}|\w{0,20}logo|placeholder\w{0,20}|no[-_]?(?:image|photo|img|pic\w{0,10})|image[-_]?not[-_]?found|not[-_]?available|coming[-_]?soon|(?<!_)default[-_]?(?:image|og|share|social)|spacer|spinner|sprites?|icons|favicon|apple-touch-icon|avatar|payment\w{0,20}|mastercard|paypal|trustpilot|social[-_]?share|share[-_]?(?:image|img)|og[-_]?image|fb[-_]?share|facebook|twitter|pinterest|1x1|captcha)(?=[/_.\-?&=]|$)/i;

/** Words that products have in their names, too: "google-pixel-9", "star-wars", "beanie-grey". They count where nothing else is said. */
const NO_PRODUCT_ALONE =
  /^(?:missing|default|blank|pixel|transparent|loading|loader|icon|badge\w{0,9}|banner|flag|visa|rating|stars?|share|dummy|lazy|grey|gray|img|image|bg|small|large|\d{1,4}(?:x\d{1,4})?|[a-z]{2})$/i;

/** Words that begin the names of pictures of a site. */
const OF_SITE_AT_START = /^(?:icon|badge\w{0,9}|banner|flag|rating|stars?|loading|loader)$/i;

/** Names of pictures that stand at the head of every page. */
const HEAD_OF_SITE = /(?:^|[/_.-])(?:header|masthead|topbanner|top)(?=[/_.-])/i;

const TRACKING =
  /(?:facebook\.com\/tr|doubleclick|google-analytics|googleadservices|bat\.bing|criteo|\/pixel|\/beacon|\/track)/i;

export function pictureIn(value: unknown): string[] {
  return listed(value).flatMap((picture) => {
    if (typeof picture === 'string') return [picture];
    if (!isNode(picture)) return [];
    const address =
      textOf(picture.contentUrl) ??
      textOf(picture.contentURL) ??
      textOf(picture.url) ??
      textOf(picture['@id']) ??
      textOf(picture.src) ??
      null;
    return address ? [address] : [];
  });
}

/** An absolute address, when the picture may be that of a product; null for logos, pixels and what stands in for a picture. */
export function productPicture(
  address: string | null | undefined,
  page: Page,
  logos: ReadonlySet<string>,
): string | null {
  const url = absoluteUrl(address?.replaceAll('&amp;', '&'), page.baseUrl);
  if (!url || url.length > LONGEST_ADDRESS || logos.has(url) || TRACKING.test(url)) return null;
  const { pathname, hash } = new URL(url);
  if (
    /\.(?:svg|ico|js|css|html?|php|mp4|webm|m3u8|pdf)$/i.test(pathname) ||
    pathname === '/' ||
    hash.startsWith('#svg')
  )
    return null;
  const [file = '', folder = ''] = decodeLoosely(pathname).split('/').reverse();
  return NO_PRODUCT.test(`${folder}/${file}`) || isNamedAfterNoProduct(file) ? null : url;
}

function isNamedAfterNoProduct(file: string): boolean {
  const words = file
    .replace(/\.[a-z]{3,4}$/i, '')
    .split(/[_.\-=]+/)
    .filter(Boolean);
  const [first = ''] = words;
  const isPlain = words.every((word) => NO_PRODUCT_ALONE.test(word));
  return (
    (isPlain && words.some((word) => /\p{L}{4}/u.test(word) && !/^(?:image|small|large)$/i.test(word))) ||
    (OF_SITE_AT_START.test(first) && words.length <= 2)
  );
}

/** Whether a picture may be one at the head of the site: doubtful where the page does not say that it is the product's. */
export function isOfSite(url: string): boolean {
  return HEAD_OF_SITE.test(new URL(url).pathname.split('/').at(-1) ?? '');
}

/** Pictures that the page says are its maker's or its site's logo. */
export function logosOf(nodes: readonly SchemaNode[], page: Page): Set<string> {
  const logos = nodes.flatMap((node) => pictureIn(node.logo)).flatMap((logo) => absoluteUrl(logo, page.baseUrl) ?? []);
  return new Set(logos);
}

/** A page with more is looked at no further. */
export const MOST_PICTURES = 500;

/** Attributes that hold the address of the large picture, and of the one that a script shows. */
const LARGE = ['data-old-hires', 'data-zoom-image', 'data-zoom', 'data-large_image', 'data-large', 'data-full'];
const SHOWN_LATER = ['data-src', 'data-original', 'data-lazy'];

/** The picture that people see large beside the heading. */
export function shownPicture(
  page: Page,
  title: string | null,
  heading: Element | null,
  text: VisibleText,
  logos: ReadonlySet<string>,
): Found<string> | null {
  const holdsHeading = ancestorsOf(heading);
  const headingAt = heading ? text.startOf(heading) : null;
  const shown = elements(page, 'img', MOST_PICTURES).flatMap((element, place) => {
    const value = addressesOf(element)
      .map((address) => productPicture(address, page, logos))
      .find((url) => url !== null);
    if (!value || isOfSite(value)) return [];
    const at = text.startOf(element);
    const distance = headingAt === null || at === null ? 3_000 : Math.abs(at - headingAt);
    return [{ value, score: scoreOf(element, title, holdsHeading) + 2 * Math.exp(-distance / 1_500) - place / 200 }];
  });
  const best = shown.reduce<(typeof shown)[number] | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  if (!best || best.score <= 0) return null;
  return { value: best.value, source: 'VISIBLE_TEXT', confidence: Math.min(0.6, 0.25 + best.score / 15) };
}

export function addressesOf({ attribs, parent }: Element): (string | undefined)[] {
  return [
    ...LARGE.map((name) => attribs[name]),
    linkedPicture(parent, attribs.src),
    firstKey(attribs['data-a-dynamic-image']),
    largestIn(attribs.srcset ?? attribs['data-srcset'] ?? sourceBeside(parent)),
    ...SHOWN_LATER.map((name) => attribs[name]),
    attribs.src,
  ];
}

/** A thumbnail leads to the large picture: `<a href="large.jpg"><img src="small.jpg"></a>`. */
function linkedPicture(parent: Element['parent'], shown: string | undefined): string | undefined {
  const href = parent && 'name' in parent && parent.name === 'a' ? parent.attribs.href : undefined;
  if (!href || href.length > LONGEST_ADDRESS || !/\.(?:jpe?g|png|webp|avif)(?:\?.{0,200})?$/i.test(href)) return;
  return !shown || areOfOneName(href, shown) ? href : undefined;
}

/** Words for sizes in the names of pictures. */
const SIZE_WORD =
  /^(?:lrg|lg|l|large|big|xl|xxl|full|zoom|hi|hires|high|orig|original|max|master|s|sm|sml|small|m|md|med|medium|min|mini|t|th|thumb|thumbnail|tiny|preview|home|default|scaled|\d{1,4}(?:x\d{0,4})?|\d{1,4}w)$/;

/** Whether two pictures have most words of their names in common: a bicycle and its chart of sizes have not. */
function areOfOneName(one: string, other: string): boolean {
  const [here, there] = [wordsOfFile(one), wordsOfFile(other)];
  const shared = [...here].filter((word) => there.has(word)).length;
  return 2 * shared > (here.size + there.size) / 2;
}

function wordsOfFile(address: string): Set<string> {
  const file = address.slice(0, LONGEST_ADDRESS).split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const words = file
    .toLowerCase()
    .replace(/\.[a-z]{3,4}$/, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  const named = words.filter((word) => !SIZE_WORD.test(word));
  return new Set(named.length > 0 ? named : words);
}

/** The sizes of `<picture><source srcset="…"><img>`. */
function sourceBeside(parent: Element['parent']): string | undefined {
  if (!parent || !('name' in parent) || parent.name !== 'picture') return;
  const source = parent.children.find((child) => 'name' in child && child.name === 'source');
  return source && 'attribs' in source ? (source.attribs.srcset ?? source.attribs['data-srcset']) : undefined;
}

function scoreOf(element: Element, title: string | null, holdsHeading: ReadonlySet<unknown>): number {
  const { attribs } = element;
  const outer: string[] = [];
  let isAside = false;
  for (let node = element.parent; node && 'attribs' in node && !holdsHeading.has(node); node = node.parent) {
    const names = namesOf(node);
    isAside ||= ASIDE_NAME.test(names) || /^(?:header|nav|footer|aside)$/.test(node.name);
    if (outer.length < 6) outer.push(names);
  }
  const around = `${namesOf(element)} ${outer.join(' ')}`;
  let score = 0;
  if (title && attribs.alt) score += 3 * likeness(attribs.alt, title);
  if (/product|gallery|main|zoom|detail|photo|hero/.test(around)) score += 1;
  if (/slide|swiper|carousel/.test(around)) score += 0.5;
  if (attribs.itemprop === 'image') score += 3;
  if (isAside) score -= 3;
  if (isTiny(attribs.width) || isTiny(attribs.height)) score -= 3;
  if (Number(attribs.width) >= 300) score += 1;
  return score;
}

/** Addresses with sizes, as the keys of an object. */
function firstKey(json: string | undefined): string | undefined {
  return /^\s*\{\s*"(https?:[^"]{1,2000})"/.exec(json ?? '')?.[1];
}

function isTiny(size: string | undefined): boolean {
  const pixels = Number.parseInt(size ?? '', 10);
  return pixels > 0 && pixels < 80;
}

function largestIn(srcset: string | undefined): string | undefined {
  const parts = (srcset ?? '')
    .slice(0, 5_000)
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/));
  const sized = parts.map(([address, size]) => ({ address, size: Number.parseFloat(size ?? '1') || 1 }));
  return sized.toSorted((a, b) => b.size - a.size)[0]?.address || undefined;
}

function decodeLoosely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
