import { absoluteUrl, elements, type Page } from './page.ts';
import { hasType, isNode, MOST_NODES, nodesIn, type SchemaNode, textOf, typesOf } from './schema-node.ts';
import { bare, coverage, likeness, wordsOf } from './texts/words.ts';

/** Types of what is sold as one thing. */
export const PRODUCTS = [
  'product',
  'productgroup',
  'individualproduct',
  'productmodel',
  'someproducts',
  'vehicle',
  'car',
  'book',
];

/** Properties under which a product names others than itself. */
const OTHERS = [
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'itemListElement',
  'review',
  'isConsumableFor',
];

/** A product, and how the page marks it up. */
export interface MarkedProduct {
  source: 'JSON_LD' | 'MICRODATA' | 'RDFA';
  node: SchemaNode;
}

/** The one product that a page is about, among all objects that it describes; null for lists of products and other pages. */
export function mainProduct(nodes: readonly SchemaNode[], page: Page, headings: readonly string[]): SchemaNode | null {
  const others = othersAmong(nodes);
  const products = nodes.filter((node) => isProduct(node) && !others.has(node) && textOf(node.name));
  const scored = products.map((node) => ({ node, score: scoreOf(node, page, headings) }));
  const best = scored.reduce<(typeof scored)[number] | null>(
    (first, next) => (first && first.score >= next.score ? first : next),
    null,
  );
  if (!best) return onlyNameless(nodes, others) ?? somethingOffered(nodes, others, page, headings);
  const names = new Set(products.map((node) => bare(textOf(node.name) ?? '')));
  const isList = names.size > 2 && best.score < 2;
  if (isList || isOfOtherPage(best.node, page, headings)) return null;
  return best.node.offers === undefined ? { ...best.node, offers: looseOffers(nodes, others) } : best.node;
}

/** A product without a name, which its heading has alone; or an offer of nothing that is marked up. */
function onlyNameless(nodes: readonly SchemaNode[], others: ReadonlySet<SchemaNode>): SchemaNode | null {
  const products = nodes.filter((node) => isProduct(node) && !others.has(node) && node.offers !== undefined);
  if (products.length > 0) return products.length === 1 ? (products[0] ?? null) : null;
  const offers = nodes.some(isProduct) ? undefined : looseOffers(nodes, others);
  return offers ? { '@type': 'Product', offers } : null;
}

/** The least likeness, times three, of a name and a heading. */
const LEAST_LIKE = 1.8;

/** Something else that is sold, and called as the page is: a concert, a course. */
function somethingOffered(
  nodes: readonly SchemaNode[],
  others: ReadonlySet<SchemaNode>,
  page: Page,
  headings: readonly string[],
): SchemaNode | null {
  const scored = nodes
    .filter((node) => !others.has(node) && node.offers !== undefined && textOf(node.name))
    .map((node) => ({ node, score: scoreOf(node, page, headings) }))
    .toSorted((a, b) => b.score - a.score);
  const [first] = scored;
  return first && first.score >= LEAST_LIKE ? first.node : null;
}

/** Offers that a page marks up beside its product, and not within it. */
function looseOffers(nodes: readonly SchemaNode[], others: ReadonlySet<SchemaNode>): SchemaNode[] | undefined {
  const owned = new Set(nodes.flatMap((node) => Object.values(node).flatMap(nodesIn)));
  const loose = nodes.filter(
    (node) => hasType(node, 'offer', 'aggregateoffer') && !owned.has(node) && !others.has(node),
  );
  return loose.length === 1 ? loose : undefined;
}

/** A product that is sold says so; a book or a car alone may be what an article is about. */
function isProduct(node: SchemaNode): boolean {
  const types = typesOf(node);
  if (!types.some((type) => PRODUCTS.includes(type))) return false;
  return types.some((type) => type.startsWith('product') || type.endsWith('product')) || node.offers !== undefined;
}

function scoreOf(node: SchemaNode, page: Page, headings: readonly string[]): number {
  const name = textOf(node.name) ?? '';
  const named = Math.max(0, ...headings.map((heading) => likeness(name, heading)));
  const own = absoluteUrl(textOf(node.url) ?? textOf(node['@id']), page.baseUrl);
  const isHere = own !== null && [page.url, page.canonicalUrl].some((url) => samePage(url, own));
  const sells = node.offers !== undefined || hasType(node, 'productgroup') ? 1 : 0;
  return named * 3 + (isHere ? 1.5 : 0) + sells;
}

/** The part of the words of a name that a page's other names have, too: of one that is hardly theirs, and of one that may be a neighbour's. */
const LEAST_SHARED = 0.2;
const SHARED_WITH_NEIGHBOURS = 0.7;

/** Other things on a page are named by such elements. */
const NAMES_OF_THINGS = 'h2, h3, h4, h5, h6, figcaption, [class*="title" i], [class*="name" i], a, img[alt]';
const MOST_NAMES = 1_500;

/**
 * A product that says of itself that it has another page, and is called as nothing here: one that the shop recommends. Where a
 * part of its name is the page's as well, the page's own address, or a card beside the product, must tell the two apart.
 */
function isOfOtherPage(node: SchemaNode, page: Page, headings: readonly string[]): boolean {
  const addresses = [node.url, ...nodesIn(node.offers).map((offer) => offer.url)]
    .map((address) => absoluteUrl(textOf(address), page.baseUrl))
    .filter((address) => address !== null);
  const here = [page.url, page.canonicalUrl];
  if (addresses.some((address) => here.some((url) => samePage(url, address) || sameEnd(url, address)))) return false;
  const names = [...headings, page.$('h1').first().text()].filter((name) => wordsOf(name).length > 1);
  const name = textOf(node.name) ?? '';
  const isCalled = (least: number) => names.some((one) => likeness(name, one) >= least || coverage(name, one) >= least);
  if (names.length === 0 || isCalled(SHARED_WITH_NEIGHBOURS)) return false;
  const isElsewhere = addresses.some(
    (address) => isCalledBy(name, address) && !here.some((url) => isCalledBy(name, url)),
  );
  const isApart = !isCalled(LEAST_SHARED);
  return (isApart && absoluteUrl(textOf(node.url), page.baseUrl) !== null) || isElsewhere || isNamedBeside(name, page);
}

/** Whether the last part of an address is made of a name's words: /p/iron-kettle-7 of "Iron kettle". */
function isCalledBy(name: string, address: string): boolean {
  return wordsOf(name).length > 1 && coverage(name, lastPart(address)) >= SHARED_WITH_NEIGHBOURS;
}

function isNamedBeside(name: string, page: Page): boolean {
  const wanted = bare(name);
  return elements(page, NAMES_OF_THINGS, MOST_NAMES).some((element) => {
    const text = element.attribs.alt ?? (page.$(element).text().length < LONGEST_NAME ? page.$(element).text() : '');
    return bare(text) === wanted;
  });
}

const LONGEST_NAME = 300;

function lastPart(address: string): string {
  const parts = new URL(address).pathname.split('/').filter(Boolean);
  return (parts.at(-1) ?? '').replace(/\.\w{2,5}$/, '');
}

/** One thing is found on several shelves, and its variants have addresses that go on. */
function sameEnd(one: string, other: string): boolean {
  const [a, b] = [lastPart(one), lastPart(other)];
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));
}

function samePage(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.pathname.replace(/\/$/, '') === b.pathname.replace(/\/$/, '');
}

function othersAmong(nodes: readonly SchemaNode[]): Set<SchemaNode> {
  const others = new Set<SchemaNode>();
  const waiting = nodes.flatMap((node) => OTHERS.flatMap((name) => nodesIn(node[name])));
  while (waiting.length > 0 && others.size < MOST_NODES) {
    const node = waiting.pop();
    if (!node || others.has(node)) continue;
    others.add(node);
    for (const [name, value] of Object.entries(node)) {
      if (name !== 'itemReviewed' && name !== 'mainEntity') waiting.push(...nodesIn(value).filter(isNode));
    }
  }
  return others;
}
