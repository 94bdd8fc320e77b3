import type { Line, Ways } from '../line.rules.ts';
import { parseLine } from '../read-line.rules.ts';
import { columnOf, isUnitHeading } from '../words/column-headings.rules.ts';
import { barePrice, cellPrice, priceAlone } from '../written-prices.rules.ts';

/** The things in data of any program, and what of it is none. */
interface DataText {
  lines: Line[];
  leftOut: string[];
  title?: string;
  /** Whether things stand in groups, or are told by what refers to them. */
  isNested: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

interface Thing {
  fields: Fields;
  /** The names of what it stands in, from the outside to the inside. */
  within: readonly string[];
}

/** In levels and objects: no list is deeper or longer. */
const DEEPEST = 8;
const MOST_OBJECTS = 20_000;

/** Keys of names, the surest first. */
const NAME_KEYS = 'name title text content summary item product label task subject displayName'.split(' ');

/** Keys of arrays beside the things, which describe them. */
const BESIDE =
  /^(?:labels?|tags?|members?|users?|collaborators?|attachments?|comments?|notes?|reminders?|folders?|actions|customFields|lists?|projects?|sections?|boards?|columns|buckets|categories|.{0,30}positions?|memberships|plugin\w{0,20}|urls?|links?|images?|photos?)$/i;

/** Keys that lead to what a thing stands in, by its id. */
const GROUP_KEY =
  /(?:list|project|section|folder|column|bucket|category|board|group|parent)(?:_?id)?$|^id_?(?:list|project|section|group)/i;

/** The same of what is said of a thing. */
const OF_THING = /(?:task|item|card|todo|product)_?id$|^id_?(?:task|item|card)/i;

const DONE_KEY =
  /^(?:is_?)?(?:completed?|done|checked|ticked|bought|purchased|finished|status|state|crossed(?:_?off)?|due_?complete)(?:_?(?:at|on|date|time))?$|^(?:date_?)(?:completed|done)$/i;
const IS_DONE =
  /^(?:true|yes|x|1|2|done|completed?|checked|closed|bought|purchased|finished|ja|sim|sí|si|sì|oui|tak|\d{4}-\d\d-\d\d.{0,40})$/i;
const GONE_KEY = /^(?:is_?)?(?:closed|archived|deleted|trashed|removed)$/i;
const GONE_STATUS = /^(?:archived|deleted|trashed|removed)$/i;
const NOTE_KEY =
  /^(?:notes?|desc|description|comments?|body|details?|content|text|memo|remarks?|brand|color|colour|size|variant|spec\w{0,20}|store|shop|for|recipient)$/i;

/** The things that a text of data names; null where it is none. */
export function dataLines(text: string, ways: Ways): DataText | null {
  if (!/^\uFEFF?\s{0,100}[[{]/.test(text)) return null;
  try {
    return linesInData(JSON.parse(text.replace(/^\uFEFF/, '')), ways);
  } catch {
    return null;
  }
}

export function linesInData(value: unknown, ways: Ways): DataText | null {
  const things: Thing[] = [];
  const beside: Fields[][] = [];
  gather(value, [], { things, beside, depth: 0 });
  const groups = new Map(beside.flat().flatMap((one) => (idOf(one) ? [[idOf(one) ?? '', one] as const] : [])));
  const all =
    things.length > 0
      ? things
      : (beside.toSorted((one, other) => other.length - one.length)[0] ?? []).map((fields) => ({ fields, within: [] }));
  if (all.length === 0 || !areThings(all)) return null;
  const said = notesOf(beside);
  const constant = constantIn(all);
  const leftOut: string[] = [];
  const read = all.flatMap((thing) => {
    const group = groupOf(thing, groups);
    if (isGone(thing.fields) || (group && isGone(group))) {
      leftOut.push(nameIn(thing.fields)?.[1] ?? '');
      return [];
    }
    const category = group ? nameIn(group)?.[1] : thing.within.at(-1);
    return [{ line: lineOf(thing.fields, constant, said.get(idOf(thing.fields) ?? '') ?? [], ways), category }];
  });
  const categories = new Set(read.map(({ category }) => category));
  const isOne = categories.size === 1;
  const [title] = isOne ? categories : read.length > 0 ? [things[0]?.within.at(-2)] : [];
  const lines = read.map(({ line, category }) => ({
    ...line,
    ...(category && !isOne && !line.category && { category }),
  }));
  return {
    lines,
    leftOut: leftOut.filter(Boolean),
    ...(title && { title }),
    isNested: things.some(({ within }) => within.length > 0) || said.size > 0 || groups.size > 0,
  };
}

/** Objects with names alone are a list of things only where they are several, or say more. */
function areThings(things: readonly Thing[]): boolean {
  const named = things.filter(({ fields }) => nameIn(fields) !== null).length;
  return named > 0 && named * 2 >= things.length;
}

interface Gathered {
  things: Thing[];
  beside: Fields[][];
  depth: number;
}

/** Goes through all that is inside: objects with a name that hold no others with one are things. */
function gather(value: unknown, within: readonly string[], into: Gathered, key = ''): void {
  if (into.depth > DEEPEST || into.things.length > MOST_OBJECTS) return;
  const deeper = { ...into, depth: into.depth + 1 };
  if (Array.isArray(value)) {
    const objects = value.filter(isFields);
    if (objects.length === 0) return;
    if (BESIDE.test(key) && !objects.some((one) => arraysIn(one).length > 0)) into.beside.push(objects);
    else
      for (const one of objects) {
        if (arraysIn(one).length > 0) gather(one, within, deeper);
        else if (nameIn(one)) into.things.push({ fields: one, within });
        else gather(one, within, deeper);
      }
  } else if (isFields(value)) {
    const name = nameIn(value)?.[1];
    for (const [inner, one] of Object.entries(value))
      if (typeof one === 'object' && one !== null) gather(one, name ? [...within, name] : within, deeper, inner);
  }
}

/** Arrays of objects with names, which are no labels and the like. */
function arraysIn(fields: Fields): unknown[] {
  return Object.entries(fields).flatMap(([key, one]) =>
    Array.isArray(one) &&
    (!BESIDE.test(key) || /^lists?$/i.test(key)) &&
    one.some((each) => isFields(each) && nameIn(each))
      ? [one]
      : [],
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(fields: Fields): string | null {
  const id = fields.id ?? fields._id ?? fields.uid ?? fields.uuid;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

/** The key and the text of a name. */
function nameIn(fields: Fields): [string, string] | null {
  const keys = [
    ...NAME_KEYS,
    ...Object.keys(fields)
      .slice(0, 60)
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

function groupOf({ fields }: Thing, groups: ReadonlyMap<string, Fields>): Fields | null {
  for (const [key, value] of Object.entries(fields).slice(0, 60)) {
    const group =
      GROUP_KEY.test(key) && (typeof value === 'string' || typeof value === 'number')
        ? groups.get(String(value))
        : undefined;
    if (group) return group;
  }
  return null;
}

/** Objects that say more of a thing, by its id. */
function notesOf(beside: readonly Fields[][]): ReadonlyMap<string, string[]> {
  const notes = new Map<string, string[]>();
  for (const fields of beside.flat()) {
    const [, id] = Object.entries(fields).find(([key]) => OF_THING.test(key)) ?? [];
    const text = fields.content ?? fields.text ?? fields.body ?? fields.note;
    if ((typeof id === 'string' || typeof id === 'number') && typeof text === 'string' && text.trim() !== '')
      notes.set(String(id), [...(notes.get(String(id)) ?? []), text.trim()]);
  }
  return notes;
}

function isGone(fields: Fields): boolean {
  return Object.entries(fields).some(
    ([key, value]) =>
      (GONE_KEY.test(key) && value === true) || (/^status$/i.test(key) && GONE_STATUS.test(String(value))),
  );
}

/** Keys whose value is the same everywhere say nothing of any thing. */
function constantIn(things: readonly Thing[]): ReadonlySet<string> {
  const [first, ...others] = things;
  if (!first || others.length === 0) return new Set();
  return new Set(
    Object.keys(first.fields).filter((key) => others.every(({ fields }) => fields[key] === first.fields[key])),
  );
}

function lineOf(fields: Fields, constant: ReadonlySet<string>, more: readonly string[], ways: Ways): Line {
  const [nameKey, name] = nameIn(fields) ?? ['', ''];
  const [parsed, ...others] = parseLine(name.replace(/\s+/g, ' '), ways);
  const { others: _doubt, ...own } =
    parsed && others.length === 0 && parsed.name !== '' ? parsed : { name, size: '', amount: 1, others: [] };
  const line: Line = { ...own };
  const notes: string[] = [];
  let [amount, unit, currency] = ['', '', ways.currency];
  let price: unknown;
  for (const [key, value] of Object.entries(fields).slice(0, 60)) {
    const column = columnOf(spaced(key));
    const text = textOf(value);
    if (key === nameKey || (text === '' && !isFields(value))) continue;
    if (DONE_KEY.test(key) || column === 'ticked') {
      if (IS_DONE.test(text)) line.isTicked = true;
    } else if (column === 'amount') amount = text;
    else if (isUnitHeading(spaced(key))) unit = text;
    else if (/^(?:currency|waehrung|währung|devise|moneda|valuta|moeda|waluta)/i.test(key))
      currency = /^[A-Z]{3}$/.test(text) ? text : currency;
    else if (column === 'price') price = value;
    else if (/^https?:\/\/\S+$/.test(text)) {
      if (column === 'link' || !line.link) line.link ??= text;
    } else if (column === 'category') line.category = text;
    else if (column === 'size' || column === 'link' || NOTE_KEY.test(key) || isShopKey(key)) {
      if (!constant.has(key)) notes.push(text);
    }
  }
  const found = priceIn(price, { ...ways, currency });
  if (found) line.price = found;
  const count = /^\d{1,2}(?:\.0)?$/.test(amount) ? Math.round(Number(amount)) : 0;
  if (count > 0 && (unit === '' || count === 1)) line.amount = amount && count > 1 ? count : line.amount;
  else if (amount !== '' && amount !== '0') notes.unshift([amount, unit].filter(Boolean).join(' '));
  line.size = [line.size, ...notes, ...more].filter(Boolean).join(', ');
  return line;
}

const SHOP_KEY =
  /^(?:tienda|loja|negozio|winkel|sklep|butik|magasin|boutique|geschäft|laden|händler|marca|marque|marke|merk|marka|märke|店舗|ブランド|متجر)$/iu;

function isShopKey(key: string): boolean {
  return SHOP_KEY.test(key);
}

function textOf(value: unknown): string {
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
