import { STATUS_CODES } from 'node:http';
import { DavRefusal } from './dav-refusal.ts';
import { type Content, type Markup, tag, xmlDocument } from './xml-writer.ts';

/** Which properties are asked for: by name, all, or their names alone. */
export type Asked = { names: readonly string[] } | 'all' | 'names';

/** Values of properties by their names; a property is made only where it is asked for. */
export type Properties = Readonly<Record<string, () => Content>>;

/** Properties that are given only to those who name them. */
const NAMED_ONLY = new Set(['C:calendar-data']);

/** In characters, for the names of one answer, which all its resources repeat. Apps stay below a tenth of it. */
const MOST_REPEATED = 10_000_000;

/** In characters: the least that an element takes beside its name. */
const AROUND_A_NAME = 20;

/** Refuses an answer that would repeat long names for many resources, before any of it is written. */
export function assertAnswerFits(asked: Asked, resources: number): void {
  if (typeof asked !== 'object') return;
  const length = asked.names.join('').length + asked.names.length * AROUND_A_NAME;
  if (length * resources > MOST_REPEATED)
    throw new DavRefusal(507, 'Fewer properties are told of so many.', 'D:number-of-matches-within-limits');
}

export function multistatus(responses: readonly Markup[], ...rest: Markup[]): string {
  return xmlDocument(tag('D:multistatus', responses, rest));
}

/** One resource with the properties that were asked for. */
export function responseWith(href: string, properties: Properties, asked: Asked): Markup {
  const names =
    typeof asked === 'object' ? asked.names : Object.keys(properties).filter((name) => !NAMED_ONLY.has(name));
  const propertyOf = (name: string) => (Object.hasOwn(properties, name) ? properties[name] : undefined);
  const found = names.flatMap((name) => {
    const value = propertyOf(name);
    return value ? [tag(name, asked === 'names' ? '' : value())] : [];
  });
  const missing = names.filter((name) => !propertyOf(name)).map((name) => tag(name));
  return tag(
    'D:response',
    tag('D:href', href),
    found.length > 0 || missing.length === 0 ? propstat(200, found) : [],
    missing.length > 0 ? propstat(404, missing) : [],
  );
}

/** A resource of which nothing but this is known. */
export function responseOf(href: string, status: number): Markup {
  return tag('D:response', tag('D:href', href), tag('D:status', statusLine(status)));
}

/** The answer to changes of properties, of which each is refused. */
export function refusedProperties(href: string, names: readonly string[]): Markup {
  const why = tag('D:error', tag('D:cannot-modify-protected-property'));
  return tag(
    'D:response',
    tag('D:href', href),
    propstat(
      403,
      names.map((name) => tag(name)),
      why,
    ),
  );
}

function propstat(status: number, properties: readonly Markup[], ...rest: Markup[]): Markup {
  return tag('D:propstat', tag('D:prop', properties), tag('D:status', statusLine(status)), rest);
}

function statusLine(status: number): string {
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`;
}
