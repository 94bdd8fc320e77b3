import { jsonrepair } from 'jsonrepair';
import { elements, type Page } from './page.ts';

/** The limit of all scripts together, in characters. A script above its own limit is no description of one product. */
const MOST_TEXT = 3_000_000;
const LONGEST_TO_REPAIR = 20_000;
const MOST_OBJECTS = 40;
const MOST_SCRIPTS = 300;

/** A script hands over an object: to a variable, to a data layer, to a tracker. */
const HANDED_OVER =
  /(?:[\w$\].]\s{0,20}=\s{0,20}|(?:push|track|assign|set|send|gtag|fbq|ga)\((?:\s{0,20}["'][\w. ]{1,40}["']\s{0,20},){0,3}\s{0,20})(?=[{[])/gi;

/** The objects that a page's scripts are given to work with. */
export function scriptObjects(page: Page): unknown[] {
  const objects: unknown[] = [];
  let room = MOST_TEXT;
  let flight = '';
  for (const element of elements(page, 'script:not([src])', MOST_SCRIPTS)) {
    const type = element.attribs.type ?? '';
    if (/ld\+json|template|x-magento/i.test(type)) continue;
    const text = page.$(element).text();
    room -= text.length;
    if (room < 0 || objects.length >= MOST_OBJECTS) break;
    if (/json/i.test(type)) objects.push(...parsed(text.trim()));
    else if (/price|amount/i.test(text)) objects.push(...handedOver(text), ...writtenAsText(text));
    flight += flightIn(text);
  }
  return [...objects, ...flightRows(flight)];
}

/** `JSON.parse('{"product":…}')`. */
const PARSED = /JSON\.parse\(\s{0,20}(?=["'`])/g;

/** Next.js sends what its components are given in pieces of text: `self.__next_f.push([1,"…"])`. */
const FLIGHT = /__next_f\.push\(\[\s{0,5}1\s{0,5},\s{0,5}(?=")/g;

const MOST_ROWS = 3_000;

function writtenAsText(script: string): unknown[] {
  return textsAfter(script, PARSED).flatMap((text) => (/price|amount/i.test(text) ? parsed(text) : []));
}

function flightIn(script: string): string {
  return script.includes('__next_f') ? textsAfter(script, FLIGHT).join('') : '';
}

/** Each row has a number before its value; most are parts of the page without a price. */
function flightRows(flight: string): unknown[] {
  const rows = flight.split('\n', MOST_ROWS).filter((row) => /price|amount/i.test(row));
  return rows.slice(0, MOST_OBJECTS).flatMap((row) => {
    const value = row.replace(/^[\da-f]{1,6}:/i, '');
    return /^[[{]/.test(value) ? asJson(value) : [];
  });
}

function asJson(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

/** The texts in quotes that follow a pattern, as a program reads them. */
function textsAfter(script: string, pattern: RegExp): string[] {
  const texts: string[] = [];
  for (const match of script.matchAll(pattern)) {
    if (texts.length >= MOST_SCRIPTS) break;
    const start = match.index + match[0].length;
    const end = endOfText(script, start);
    if (end !== null) texts.push(unescaped(script.slice(start + 1, end)));
  }
  return texts;
}

function endOfText(script: string, start: number): number | null {
  const quote = script[start];
  for (let at = start + 1; at < script.length; at += 1) {
    if (script[at] === '\\') at += 1;
    else if (script[at] === quote) return at;
  }
  return null;
}

const NAMED_ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescaped(text: string): string {
  return text.replace(/\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|([^ux]))/g, (_all, wide, short, sign = '') =>
    wide || short ? String.fromCharCode(Number.parseInt(wide ?? short, 16)) : (NAMED_ESCAPES[sign] ?? sign),
  );
}

function handedOver(script: string): unknown[] {
  const objects: unknown[] = [];
  let from = 0;
  for (const match of script.matchAll(HANDED_OVER)) {
    const start = match.index + match[0].length;
    if (start < from || objects.length >= MOST_OBJECTS) continue;
    const end = endOfObject(script, start);
    if (end === null) continue;
    from = end;
    const text = script.slice(start, end);
    if (text.length > 20 && /price|amount|value/i.test(text)) objects.push(...parsed(text));
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

/** As JSON; short ones also as scripts write them, with bare names and single quotes. */
function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    if (text.length > LONGEST_TO_REPAIR) return [];
  }
  try {
    return [JSON.parse(jsonrepair(text))];
  } catch {
    return []; // a program, not a value
  }
}
