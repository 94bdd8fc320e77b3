import type { Cheerio } from 'cheerio';
import type { Element } from 'domhandler';
import { elements, type Page } from './page.ts';
import { MOST_NODES, type SchemaNode } from './schema-node.ts';

/** How a way of marking up names its parts. */
interface Syntax {
  scope: string;
  type: string;
  property: string;
}

const MICRODATA: Syntax = { scope: 'itemscope', type: 'itemtype', property: 'itemprop' };
const RDFA: Syntax = { scope: 'typeof', type: 'typeof', property: 'property' };

export function microdataNodes(page: Page): SchemaNode[] {
  return markedUp(page, MICRODATA);
}

export function rdfaNodes(page: Page): SchemaNode[] {
  return markedUp(page, RDFA);
}

/** Walks over the marked elements in their order, so that each value finds the object around it among those before. */
function markedUp(page: Page, syntax: Syntax): SchemaNode[] {
  const nodes = new Map<Element, SchemaNode>();
  for (const element of elements(page, `[${syntax.scope}]`, MOST_NODES)) {
    nodes.set(element, { '@type': (element.attribs[syntax.type] ?? '').split(/\s+/) });
  }
  if (nodes.size === 0) return [];
  for (const element of elements(page, `[${syntax.property}]`, MOST_NODES)) {
    const around = scopeAround(element, nodes);
    const owner = around && nodes.get(around);
    if (!owner) continue;
    const value = nodes.get(element) ?? writtenValue(page.$(element), element);
    for (const name of (element.attribs[syntax.property] ?? '').split(/\s+/)) add(owner, name, value);
  }
  return [...nodes.values()];
}

function scopeAround(element: Element, nodes: ReadonlyMap<Element, SchemaNode>): Element | null {
  let parent = element.parent;
  while (parent) {
    if ('attribs' in parent && nodes.has(parent)) return parent;
    parent = parent.parent;
  }
  return null;
}

/** HTML knows no case, and some shops do not either. */
const SPELLINGS = new Map(
  [
    'priceCurrency',
    'lowPrice',
    'highPrice',
    'priceSpecification',
    'itemOffered',
    'hasVariant',
    'priceType',
    'recipeIngredient',
    'recipeYield',
  ].map((name) => [name.toLowerCase(), name]),
);

function add(owner: SchemaNode, rawName: string, value: unknown): void {
  const last = rawName.split(/[/#:]/).at(-1) ?? '';
  const name = SPELLINGS.get(last.toLowerCase()) ?? last;
  if (!name || name.startsWith('@')) return;
  const known = owner[name];
  if (known === undefined) owner[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else owner[name] = [known, value];
}

/** `content` is what a page means for programs; else its address or its text. */
function writtenValue(selected: Cheerio<Element>, { name, attribs }: Element): string {
  if (attribs.content !== undefined) return attribs.content;
  if (name === 'img') return attribs['data-src'] ?? attribs.src ?? '';
  if (name === 'a' || name === 'link') return attribs.href ?? '';
  if (name === 'data' || name === 'meter') return attribs.value ?? '';
  if (name === 'object') return attribs.data ?? '';
  return selected.text().slice(0, 5_000);
}
