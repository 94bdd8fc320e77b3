/** An object of schema.org's vocabulary, however a page spells it: the shape is that of JSON-LD. */
export interface SchemaNode {
  [property: string]: unknown;
}

/** The limit of nodes from one page. */
export const MOST_NODES = 5_000;

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Shops write lists of lists, too: `"offers": [[{…}]]`. */
const MOST_LISTS = 3;

/** One value or several, as a list. */
export function listed(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flat(MOST_LISTS) : [value];
}

export function nodesIn(value: unknown): SchemaNode[] {
  return listed(value).filter(isNode);
}

/** Its types without the vocabulary's address: "https://schema.org/Product" is "product". */
export function typesOf(node: SchemaNode): string[] {
  return listed(node['@type'] ?? node.type)
    .filter((type) => typeof type === 'string')
    .map((type) => (type.split(/[/#:]/).at(-1) ?? '').toLowerCase());
}

export function hasType(node: SchemaNode, ...types: readonly string[]): boolean {
  return typesOf(node).some((type) => types.includes(type));
}

/** A text, also where it hides in `@value`, in a list, or is a number. */
export function textOf(value: unknown, depth = 0): string | null {
  for (const part of listed(value)) {
    if (typeof part === 'string' && part.trim()) return part.trim();
    if (typeof part === 'number') return String(part);
    if (isNode(part) && depth < 4) {
      const inner = textOf(part['@value'] ?? part.name ?? part.value, depth + 1);
      if (inner) return inner;
    }
  }
  return null;
}
