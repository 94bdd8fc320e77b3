import { parser, type QualifiedTag, type SAXParser } from 'sax';
import { DavRefusal } from './dav-refusal.ts';
import { NAMESPACES } from './xml-writer.ts';

/** An element of a request, by the name that answers use: `D:prop`, or `{namespace}name`. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

/** No client comes near. */
const DEEPEST = 24;
const MOST_ELEMENTS = 12_000;
const MOST_ATTRIBUTES = 16;

/** In characters: an answer repeats each unknown name together with its namespace, for every resource. */
const LONGEST_NAME = 200;

/** In characters. Attributes are counted after each piece, since the parser tells of none before it has read all of an element. */
const PIECE = 1_024;

/** `strictEntities` leaves out those of HTML. */
const OPTIONS = { xmlns: true, strictEntities: true, position: false } as const;

const PREFIXES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NAMESPACES).map(([prefix, namespace]) => [namespace, prefix]),
);

/** Reads the XML of a request; null for an empty body. It knows no document types, and so no entities but those of XML itself. */
export function readXml(text: string): XmlElement | null {
  if (text.trim() === '') return null;
  const document = newElement('', {});
  const open = [document];
  let elements = 0;
  const reader = parser(true, OPTIONS);
  reader.onerror = () => {
    throw new DavRefusal(400, 'The body is not well-formed XML.');
  };
  reader.ondoctype = () => {
    throw new DavRefusal(400, 'A document type is not taken.');
  };
  reader.onopentag = (opened) => {
    const { uri, local, attributes } = opened as QualifiedTag;
    if (!isName(uri, local)) throw new DavRefusal(400, 'The XML has a name that is not taken.');
    elements += 1;
    const sent = Object.values(attributes);
    if (open.length > DEEPEST || elements > MOST_ELEMENTS || sent.length > MOST_ATTRIBUTES) throw tooLarge();
    const element = newElement(
      nameOf(uri, local),
      Object.fromEntries(sent.map((attribute) => [attribute.local, attribute.value])),
    );
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  reader.onclosetag = () => {
    open.pop();
  };
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  reader.ontext = addText;
  reader.oncdata = addText;
  for (let start = 0; start < text.length; start += PIECE) {
    reader.write(text.slice(start, start + PIECE));
    if (attributesBeingRead(reader) > MOST_ATTRIBUTES) throw tooLarge();
  }
  reader.close();
  return document.children[0] ?? null;
}

export function childOf(element: XmlElement | null | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

function newElement(name: string, attributes: Record<string, string>): XmlElement {
  return { name, attributes, children: [], text: '' };
}

/** A brace in a namespace would end the `{namespace}` of our names early. */
function isName(namespace: string, local: string): boolean {
  const isShort = namespace.length <= LONGEST_NAME && local.length <= LONGEST_NAME;
  return isShort && local !== '' && !namespace.includes('}');
}

/** The parser's types leave the list out. */
function attributesBeingRead(reader: SAXParser): number {
  return (reader as SAXParser & { attribList?: readonly unknown[] }).attribList?.length ?? 0;
}

function tooLarge(): DavRefusal {
  return new DavRefusal(400, 'The XML is too deep or has too many elements.');
}

function nameOf(namespace: string, local: string): string {
  const prefix = Object.hasOwn(PREFIXES, namespace) ? PREFIXES[namespace] : undefined;
  return prefix ? `${prefix}:${local}` : `{${namespace}}${local}`;
}
