import { absoluteUrl, type Page } from './page.ts';
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

/** The least part of the words of a name that a page's other names have, too. */
const LEAST_SHARED = 0.2;

/** A product that says of itself that it has another page, and is called as nothing here: one that the shop recommends. */
function isOfOtherPage(node: SchemaNode, page: Page, headings: readonly string[]): boolean {
  const own = absoluteUrl(textOf(node.url), page.baseUrl);
  if (own === null || [page.url, page.canonicalUrl].some((url) => samePage(url, own))) return false;
  const names = [...headings, page.$('h1').first().text()].filter((name) => wordsOf(name).length > 1);
  const name = textOf(node.name) ?? '';
  return (
    names.length > 0 && names.every((one) => likeness(name, one) < LEAST_SHARED && coverage(name, one) < LEAST_SHARED)
  );
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
