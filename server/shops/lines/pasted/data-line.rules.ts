import type { Line, Ways } from '../line.rules.ts';
import { parseLine } from '../read-line.rules.ts';
import { columnOf, isUnitHeading } from '../words/column-headings.rules.ts';
import { barePrice, cellPrice, priceAlone } from '../written-prices.rules.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** More keys of one thing are not looked at. */
export const MOST_KEYS = 60;

/** Keys of names, the surest first. */
const NAME_KEYS = 'name title text content summary item product label task subject displayName'.split(' ');

const DONE_KEY =
  /^(?:is_?)?(?:completed?|done|checked|ticked|bought|purchased|finished|status|state|crossed(?:_?off)?|due_?complete)(?:_?(?:at|on|date|time))?$|^(?:date_?)(?:completed|done)$/i;
const IS_DONE =
  /^(?:true|yes|x|done|completed?|checked|closed|bought|purchased|finished|ja|sim|sí|si|sì|oui|tak|\d{4}-\d\d-\d\d.{0,40})$/i;

/** Numbers of states mean something else in each program. */
const STATE_KEY = /^(?:is_?)?(?:status|state)$/i;

/** A number under these says how many are bought, and not whether. */
const BOUGHT_KEY =
  /^(?:quantity_?|qty_?|amount_?|number_?)?(?:bought|purchased|received|got|gekauft|erhalten|achet\p{L}{1,3}|reçus?|comprad[oa]s?|comprat[oi]|acquistat[oi]|gekocht|kupione|köpta?|kjøpt|købt|購入)$/iu;

const NOTE_KEY =
  /^(?:notes?|desc|description|comments?|body|details?|content|text|memo|remarks?|brand|color|colour|size|variant|spec\w{0,20}|store|shop|for|recipient)$/i;

const SHOP_KEY =
  /^(?:tienda|loja|negozio|winkel|sklep|butik|magasin|boutique|geschäft|laden|händler|marca|marque|marke|merk|marka|märke|店舗|ブランド|متجر)$/iu;

/** The address of the thing for programs. */
const OWN_ADDRESS = /^self_?(?:link|url)?$/i;

const CURRENCY_KEY = /^(?:currency|waehrung|währung|devise|moneda|valuta|moeda|waluta)/i;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The key and the text of a name. */
export function nameIn(fields: Fields): [string, string] | null {
  const keys = [
    ...NAME_KEYS,
    ...Object.keys(fields)
      .slice(0, MOST_KEYS)
      .filter((key) => columnOf(spaced(key)) === 'name'),
  ];
  for (const key of keys) {
    const value = fields[key];
    if (typeof value === 'string' && value.trim() !== '') return [key, value.trim()];
  }
  return null;
}

/** "isDone" and "is_done" as words. */
function spaced(key: string): string {
  return key
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
}

/** Keys whose value is the same everywhere say nothing of any thing. */
export function constantIn(things: readonly { fields: Fields }[]): ReadonlySet<string> {
  const [first, ...others] = things;
  if (!first || others.length === 0) return new Set();
  return new Set(
    Object.keys(first.fields).filter((key) => others.every(({ fields }) => fields[key] === first.fields[key])),
  );
}

/** A thing as a line, under which key it says how many are bought, and the keys of which nothing is lost. */
interface DataLine {
  line: Line;
  bought?: { key: string; text: string };
  taken: ReadonlySet<string>;
}

export function lineOf(fields: Fields, constant: ReadonlySet<string>, more: readonly string[], ways: Ways): DataLine {
  const [nameKey, name] = nameIn(fields) ?? ['', ''];
  const [parsed, ...others] = parseLine(name.replace(/\s+/g, ' '), ways);
  const { others: _doubt, ...own } =
    parsed && others.length === 0 && parsed.name !== '' ? parsed : { name, size: '', amount: 1, others: [] };
  const line: Line = { ...own };
  const notes: string[] = [];
  const taken = new Set([nameKey]);
  const said = new Map<'amount' | 'unit' | 'currency' | 'price' | 'category', [string, unknown]>();
  const done: [string, string][] = [];
  for (const [key, value] of Object.entries(fields).slice(0, MOST_KEYS)) {
    const column = columnOf(spaced(key));
    const text = textOf(value);
    if (key === nameKey || OWN_ADDRESS.test(key) || (text === '' && !isFields(value))) continue;
    if (DONE_KEY.test(key) || BOUGHT_KEY.test(key) || column === 'ticked') done.push([key, text]);
    else if (column === 'amount' && text !== '') said.set('amount', [key, text]);
    else if (isUnitHeading(spaced(key)) && text !== '') said.set('unit', [key, text]);
    else if (CURRENCY_KEY.test(key) && /^[A-Z]{3}$/.test(text)) said.set('currency', [key, text]);
    else if (column === 'price') said.set('price', [key, value]);
    else if (/^https?:\/\/\S+$/.test(text)) {
      line.link ??= text;
      if (line.link === text) taken.add(key);
    } else if (column === 'category' && text !== '') said.set('category', [key, text]);
    else if (text !== '' && !constant.has(key) && isNote(key, column)) {
      notes.push(text);
      taken.add(key);
    }
  }
  const saying = (one: 'amount' | 'unit' | 'currency' | 'category') => String(said.get(one)?.[1] ?? '');
  const found = priceIn(said.get('price')?.[1], { ...ways, currency: saying('currency') || ways.currency });
  if (found) line.price = found;
  for (const [one, [key]] of said) if (one !== 'price' || found) taken.add(key);
  if (said.has('category')) line.category = saying('category');
  const [amount, unit] = [saying('amount'), saying('unit')];
  const count = /^\d{1,2}(?:\.0)?$/.test(amount) ? Math.round(Number(amount)) : 0;
  if (count > 0 && (unit === '' || count === 1)) line.amount = count > 1 ? count : line.amount;
  else if (amount !== '' && amount !== '0') notes.unshift([amount, unit].filter(Boolean).join(' '));
  const noted = [...notes, ...more].flatMap((note) => withoutFacts(note, line, ways));
  line.size = [line.size, ...noted].filter(Boolean).join(', ');
  let bought: DataLine['bought'];
  for (const [key, text] of done) {
    const isCount = BOUGHT_KEY.test(key) && /^\d{1,3}$/.test(text);
    if (isCount) bought = { key, text };
    const isDone = isCount ? Number(text) > 0 && Number(text) >= line.amount : isDoneBy(key, text);
    if (isDone) line.isTicked = true;
    if (isDone || (!isCount && !/\s/.test(text)) || text === '0') taken.add(key);
  }
  return { line, taken, ...(bought && { bought }) };
}

/** In characters. */
const LONGEST_NOTE = 500;

/** A short note without its address and its price, which go to the line, where that has none. */
function withoutFacts(note: string, line: Line, ways: Ways): string[] {
  if (note.length > LONGEST_NOTE) return [note];
  const said = note.split('\n').flatMap((row) => {
    const parts = row.split(/(?<=\p{Sc}),\s|,\s(?=\p{Sc}?\s?\d{1,6}[.,]?\d{0,2}\s?\p{Sc}?$)/u).filter((part) => {
      const isLink = !line.link && /^https?:\/\/\S+$/.test(part.trim());
      const price = line.price || isLink ? null : priceAlone(part.trim(), ways);
      if (isLink) line.link = part.trim();
      if (price) line.price = price;
      return !isLink && !price;
    });
    return parts.length > 0 ? [parts.join(', ')] : [];
  });
  return said.length > 0 ? [said.join('\n')] : [];
}

function isDoneBy(key: string, text: string): boolean {
  return IS_DONE.test(text) || (text === '1' && !STATE_KEY.test(key));
}

function isNote(key: string, column: ReturnType<typeof columnOf>): boolean {
  return column === 'size' || column === 'link' || NOTE_KEY.test(key) || SHOP_KEY.test(key);
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function priceIn(value: unknown, ways: Ways): Line['price'] {
  if (typeof value === 'number')
    return value > 0 ? (barePrice(String(value), { ...ways, groupSign: ',' }) ?? undefined) : undefined;
  if (typeof value === 'string')
    return cellPrice(value, ways) ?? priceAlone(value, ways) ?? barePrice(value, ways) ?? undefined;
  if (!isFields(value)) return undefined;
  const currency = Object.values(value).find((one) => typeof one === 'string' && /^[A-Z]{3}$/.test(one));
  const amount = Object.values(value).find(
    (one) => typeof one === 'number' || (typeof one === 'string' && /^\d/.test(one)),
  );
  return priceIn(amount, { ...ways, ...(typeof currency === 'string' && { currency }) });
}
