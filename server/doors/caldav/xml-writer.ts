/** The prefixes that answers use. */
export const NAMESPACES = {
  D: 'DAV:',
  C: 'urn:ietf:params:xml:ns:caldav',
  CS: 'http://calendarserver.org/ns/',
  K: 'urn:kindlist',
} as const;

const DECLARED = Object.entries(NAMESPACES)
  .map(([prefix, namespace]) => ` xmlns:${prefix}="${namespace}"`)
  .join('');

/** Finished XML, which is not escaped again. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Content = Markup | string | readonly Content[];

/** An element: `D:href` in one of our namespaces, or `{namespace}name` in another. Texts in it are escaped. */
export function tag(name: string, ...contents: Content[]): Markup {
  const [qualified, declared] = qualifiedName(name);
  const inner = contents.map(textOf).join('');
  return new Markup(
    inner === '' ? `<${qualified}${declared}/>` : `<${qualified}${declared}>${inner}</${qualified.split(' ')[0]}>`,
  );
}

/** An element with one attribute, whose value is ours. */
export function tagWith(name: string, attribute: string, value: string): Markup {
  return new Markup(`<${name} ${attribute}="${escaped(value)}"/>`);
}

/** A whole document, whose root declares the prefixes. */
export function xmlDocument(root: Markup): string {
  const declared = root.text.replace(/^<[\w:-]+/, (start) => start + DECLARED);
  return `<?xml version="1.0" encoding="utf-8"?>\n${declared}\n`;
}

function qualifiedName(name: string): [name: string, declaration: string] {
  const { namespace, local } = /^\{(?<namespace>[^}]*)\}(?<local>.+)$/s.exec(name)?.groups ?? {};
  return local === undefined ? [name, ''] : [local, ` xmlns="${escaped(namespace ?? '')}"`];
}

function textOf(content: Content): string {
  if (content instanceof Markup) return content.text;
  return typeof content === 'string' ? escaped(content) : content.map(textOf).join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Characters that no XML may hold are left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"\r]/g, (sign) => ESCAPES[sign] ?? '');
}
