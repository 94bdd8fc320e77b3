import { elements, type Page } from './page.ts';
import { unflattened } from './states/flattened.ts';
import { quotedAt } from './states/literals.ts';
import { asJson, handedToFunction, valuesIn, valuesInAttribute } from './states/written-values.ts';

/** The limit of all scripts together, in characters. A script above its own limit is no description of one product. */
const MOST_TEXT = 3_000_000;
const MOST_OBJECTS = 40;
const MOST_SCRIPTS = 300;

/** Scripts without such a word hold no price. */
const NAMES_PRICES = /pric|amount|pre[cç]i?o|prezzo|prix|preis|prijs|cena|cijena|fiyat|hinta|kaina|harga|["']pris/i;
const speaksOfPrices = (text: string) => /value/i.test(text) || NAMES_PRICES.test(text);

/** A script hands over an object: to a variable, or to a function: of a data layer, of a tracker, of the page that it starts. */
const HANDED_OVER =
  /(?:[\w$\].]\s{0,20}=\s{0,20}|[\w$]\((?:\s{0,20}(?:["'][^"'\n]{0,60}["']|\w{1,20})\s{0,20},){0,3}\s{0,20})(?=[{[])/gi;

/** Angular writes the quotes of a state its own way, also in a script that does not say that it is JSON. */
const IN_ANGULARS_WAY = /^\s{0,99}\{\s{0,9}&q;/;

/** The objects that a page's scripts and elements are given to work with. */
export function scriptObjects(page: Page): unknown[] {
  const objects: unknown[] = [];
  let room = MOST_TEXT;
  let flight = '';
  let stream = '';
  for (const element of elements(page, 'script:not([src])', MOST_SCRIPTS)) {
    const type = element.attribs.type ?? '';
    if (/ld\+json|template|x-magento/i.test(type)) continue;
    const text = page.$(element).text();
    room -= text.length;
    if (room < 0 || objects.length >= MOST_OBJECTS) break;
    if (/json/i.test(type) || IN_ANGULARS_WAY.test(text)) objects.push(...valuesIn(text.trim()));
    else if (speaksOfPrices(text)) objects.push(...handedOver(text), ...writtenAsText(text), ...handedToFunction(text));
    flight += text.includes('__next_f') ? textsAfter(text, FLIGHT).join('') : '';
    stream += text.includes('.enqueue(') ? textsAfter(text, STREAM).join('') : '';
  }
  return [...objects, ...flightRows(flight), ...streamed(stream), ...attributeObjects(page)];
}

/** `JSON.parse('{"product":…}')`, also as it is written in addresses, and a state that is a text for itself. */
const PARSED = /(?:JSON\.parse\(\s{0,20}(?:decodeURIComponent\(\s{0,20})?|STATE\w{0,20}\s{0,9}=\s{0,9})(?=["'`])/g;

/** Next.js sends what its components are given in pieces of text: `self.__next_f.push([1,"…"])`. */
const FLIGHT = /__next_f\.push\(\[\s{0,5}1\s{0,5},\s{0,5}(?=")/g;

/** React Router sends it as a list of places. */
const STREAM = /streamController\.enqueue\(\s{0,9}(?=")/g;

const MOST_ROWS = 3_000;

function writtenAsText(script: string): unknown[] {
  return textsAfter(script, PARSED).flatMap((text) => {
    const plain = /^%[57]B/i.test(text) ? decoded(text) : text;
    return /^\s{0,9}[{[]/.test(plain) && NAMES_PRICES.test(plain) ? valuesIn(plain) : [];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Each row has a number before its value; most are parts of the page without a price. */
function flightRows(flight: string): unknown[] {
  const rows = flight.split('\n', MOST_ROWS).filter((row) => NAMES_PRICES.test(row));
  return rows.slice(0, MOST_OBJECTS).flatMap((row) => {
    const value = row.replace(/^[\da-f]{1,6}:/i, '');
    return /^[[{]/.test(value) ? asJson(value) : [];
  });
}

/** Later rows go on in the list of the first. */
function streamed(stream: string): unknown[] {
  const rows = stream.split('\n', MOST_ROWS).flatMap((row) => asJson(row.replace(/^P\d{1,6}:/, '')));
  const lists = rows.filter((row) => Array.isArray(row));
  const value = unflattened(lists.flat());
  return value ? [value] : [];
}

/** The texts in quotes that follow a pattern, as a program reads them. */
function textsAfter(script: string, pattern: RegExp): string[] {
  const texts: string[] = [];
  let from = 0;
  for (const match of script.matchAll(pattern)) {
    if (texts.length >= MOST_SCRIPTS) break;
    const start = match.index + match[0].length;
    if (start < from) continue;
    const quoted = quotedAt(script, start);
    if (!quoted) break;
    from = quoted.end;
    texts.push(quoted.value);
  }
  return texts;
}

/** Each bracket that never closes costs a look at the whole script. */
const MOST_UNCLOSED = 20;

function handedOver(script: string): unknown[] {
  const objects: unknown[] = [];
  let from = 0;
  let unclosed = 0;
  for (const match of script.matchAll(HANDED_OVER)) {
    const start = match.index + match[0].length;
    if (start < from || objects.length >= MOST_OBJECTS) continue;
    const end = endOfObject(script, start);
    if (end === null) {
      unclosed += 1;
      if (unclosed > MOST_UNCLOSED) break;
      continue;
    }
    from = end;
    const text = script.slice(start, end);
    if (text.length > 20 && speaksOfPrices(text)) objects.push(...valuesIn(text));
  }
  return objects;
}

/** Finds the end of the bracket that opens at `start`; null when it does not close. */
function endOfObject(script: string, start: number): number | null {
  let depth = 0;
  let quote = '';
  for (let at = start; at < script.length; at += 1) {
    const sign = script[at] ?? '';
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

/** Names of attributes that hold what a component is given. */
const GIVEN = /^(?:data-|:|v-bind:|props$|product$|x-data$|ng-init$|item$)/;

const MOST_ELEMENTS = 20_000;
const LONGEST_ATTRIBUTE = 300_000;

/** Objects in attributes: `<product-page :product="{…}">`, `<div data-item="{…}">`. */
function attributeObjects(page: Page): unknown[] {
  const objects: unknown[] = [];
  let room = MOST_TEXT;
  for (const { attribs } of elements(page, '*', MOST_ELEMENTS)) {
    for (const [name, text] of Object.entries(attribs)) {
      if (text.length < 20 || text.length > LONGEST_ATTRIBUTE || !/^\s{0,9}[{[]/.test(text) || !GIVEN.test(name))
        continue;
      room -= text.length;
      if (room < 0 || objects.length >= MOST_OBJECTS) return objects;
      if (speaksOfPrices(text)) objects.push(...valuesInAttribute(name, text));
    }
  }
  return objects;
}
