import { JSONRepairError, jsonrepair } from 'jsonrepair';
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
    .replace(/<!--[^<>{}]{0,500}-->/g, ' ')
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
  const several = objectsInRow(text);
  const read = (several.length > 0 ? several : [text]).flatMap((one) => repaired(withoutComments(one)) ?? []);
  return JSON.stringify(read).includes('"priceCurrency"') ? read : [...read, ...statements(text)];
}

/** Gives the statements of a product's block that is too damaged to be taken apart, each thing once. */
function statements(text: string): SchemaNode[] {
  const only = (found: IterableIterator<RegExpMatchArray>) => {
    const values = new Set([...found].map(([, value]) => value));
    return values.size === 1 ? [...values][0] : undefined;
  };
  if (!/"@type"\s{0,9}:\s{0,9}"Product"/.test(text)) return [];
  const price = only(text.matchAll(/"price"\s{0,9}:\s{0,9}"?(\d[\d.,]{0,15})(?=["\s,}])/g))?.replace(/,$/, '');
  const priceCurrency = only(text.matchAll(/"priceCurrency"\s{0,9}:\s{0,9}"([A-Z]{3})"/g));
  const [, name] = /"name"\s{0,9}:\s{0,9}"([^"\\]{1,300})"/.exec(text) ?? [];
  return price ? [{ '@type': 'Product', name, offers: { '@type': 'Offer', price, priceCurrency } }] : [];
}

/** How often a text is cut where it cannot be read before we give it up. */
const MOST_CUTS = 3;

/** Reads a damaged object: whole if that can be, else as far as it goes. */
function repaired(text: string): unknown {
  const quoted = withInnerQuotes(text);
  for (const attempt of [() => quoted, () => jsonrepair(text), () => jsonrepair(quoted)]) {
    const whole = parsedOrNull(() => JSON.parse(attempt()));
    if (whole) return whole;
  }
  let rest = text;
  for (let cuts = 0; cuts <= MOST_CUTS && rest.length > 2; cuts += 1) {
    try {
      return JSON.parse(jsonrepair(rest));
    } catch (problem) {
      const at = problem instanceof JSONRepairError ? problem.position : 0;
      rest = rest.slice(0, Math.min(at, rest.length - 1));
    }
  }
  return null;
}

/** The end of a text in JSON: the next key, the next value or the end of what holds it follows. */
const TEXT_ENDS = /^\s*(?:[}\]:]|,\s*(?:["{}[\]]|-?\d|true|false|null)|$)/;

/** Writes quotes within a text, as in "A 28" kettle", as quotes of the text. */
function withInnerQuotes(text: string): string {
  let [result, isInText] = ['', false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isInText && sign === '\\') {
      result += sign + (text[at + 1] ?? '');
      at += 1;
    } else if (sign !== '"') result += sign;
    else if (!isInText || TEXT_ENDS.test(text.slice(at + 1, at + 60))) {
      isInText = !isInText;
      result += sign;
    } else result += '\\"';
  }
  return result;
}

/** Comments to the end of a line count before the line breaks go; an address holds two slashes, too. */
function withoutComments(text: string): string {
  return withoutControls(
    text
      .replace(/("(?:price|lowPrice|highPrice)"\s{0,9}:\s{0,9}\d{1,9}),(\d{1,2}\s{0,9}[,}])/g, '$1.$2')
      .replace(/(^|[\s,{[}\]"\d])\/\/(?![\w.-]{1,80}\.\w{2,10}[/"'])[^\n"]{0,500}$/gm, '$1'),
  );
}

/** Blocks in which one object follows another without anything between them. */
function objectsInRow(text: string): string[] {
  const parts: string[] = [];
  let [depth, start, isInText] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '{' || sign === '[') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) parts.push(text.slice(start, at + 1));
      if (depth < 0) depth = 0;
    }
  }
  if (depth > 0) parts.push(text.slice(start));
  return parts;
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
