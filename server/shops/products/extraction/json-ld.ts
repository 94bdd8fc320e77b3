import { jsonrepair } from 'jsonrepair';
import { elements, type Page } from './page.ts';
import { isNode, MOST_NODES, type SchemaNode } from './schema-node.ts';

/** Longer blocks are no description of a product, and mending them would take seconds. */
const MOST_BLOCKS = 50;
const LONGEST_BLOCK = 1_000_000;
const LONGEST_TO_REPAIR = 200_000;

/** Every object in the page's JSON-LD, outer before inner, with references by `@id` followed. */
export function jsonLdNodes(page: Page): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  for (const element of elements(page, 'script[type*="ld+json" i]', MOST_BLOCKS)) {
    for (const block of parseBlock(page.$(element).text())) collect(block, nodes);
  }
  return resolveReferences(nodes);
}

/** Forgives what shops get wrong: comments and CDATA around, entities, line breaks in texts, commas too many, blocks in a row. */
function parseBlock(raw: string): unknown[] {
  const text = raw
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  if (!text || text.length > LONGEST_BLOCK) return [];
  for (const attempt of [text, withoutControls(text), text.includes('&quot;') ? withQuotes(text) : null]) {
    const parsed = attempt && parsedOrNull(() => JSON.parse(attempt));
    if (parsed) return [parsed];
  }
  if (text.length > LONGEST_TO_REPAIR) return [];
  const repaired = parsedOrNull(() => JSON.parse(jsonrepair(withoutControls(text))));
  return repaired ? [repaired] : [];
}

function parsedOrNull(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return null;
  }
}

/** Line breaks within texts are no JSON; between its parts they are spaces anyway. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u001f]+/g, ' ');
}

function withQuotes(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function collect(block: unknown, nodes: SchemaNode[]): void {
  const waiting: unknown[] = [block];
  while (waiting.length > 0 && nodes.length < MOST_NODES) {
    const value = waiting.shift();
    if (Array.isArray(value)) waiting.unshift(...value.slice(0, MOST_NODES));
    else if (isNode(value)) {
      nodes.push(value);
      for (const inner of Object.values(value)) if (typeof inner === 'object' && inner) waiting.push(inner);
    }
  }
}

/** `{"@id": "#offer"}` alone stands for the object that has this id elsewhere. */
function resolveReferences(nodes: SchemaNode[]): SchemaNode[] {
  const byId = new Map<string, SchemaNode>();
  for (const node of nodes) {
    const id = node['@id'];
    if (typeof id === 'string' && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node);
  }
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    const id = isNode(value) && Object.keys(value).length === 1 ? value['@id'] : undefined;
    return typeof id === 'string' ? (byId.get(id) ?? value) : value;
  };
  if (byId.size > 0) {
    for (const node of nodes) for (const [name, value] of Object.entries(node)) node[name] = resolved(value);
  }
  return nodes;
}
