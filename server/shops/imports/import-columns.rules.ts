import { amountOf } from '../lines/line.rules.ts';
import { placeOfLists } from '../lines/sheets/sheet-lists.rules.ts';
import { isOfStates } from '../lines/sheets/sheet-states.rules.ts';
import { columnOf, isUnitHeading } from '../lines/words/column-headings.rules.ts';
import { currencyOf } from '../lines/words/currencies.rules.ts';
import { plainSigns } from '../lines/words/plain-signs.rules.ts';
import { isTickedCell } from '../lines/words/ticked-cells.rules.ts';
import { cellPrice } from '../lines/written-prices.rules.ts';
import { HEADINGS } from './file-headings.rules.ts';
import type { FileWays, ImportColumn } from './found-file.rules.ts';
import { areGivers, areNamedWhereBought, isOfGivers } from './givers.rules.ts';
import {
  areKeys,
  endOfKey,
  isCountOfTalk,
  isNameWord,
  isOfCondition,
  isOfRating,
  isTextWord,
} from './heading-words.rules.ts';
import { worded } from './own-headings.rules.ts';
import { isLink, ShownColumns, withLinksAndShops } from './shown-columns.rules.ts';

/** A word beside which nothing is a name, a price or a date of ours. */
const CODES =
  /(?<![\p{L}\p{N}])(?:id|ids|number|no|nr|nummer|num|numéro|número|numero|numer|sku|asin|ean|upc|gtin|isbn|code|member|members|due|date|datum|fecha|data|番号|コード|رقم)(?![\p{L}\p{N}])/iu;

/** How many rows are looked at to tell what is in a column. */
const SAMPLE = 200;

/** The share of a column that must look like its kind. */
const ENOUGH = 0.8;

/** So many columns are known where none is called a name, in a row of headings. */
const FEWEST_KNOWN = 3;

/** No title of a file stands above its headings higher than this. */
export const MOST_LINES_ABOVE = 6;

const YES_OR_NO =
  /^(?:true|false|yes|no|y|n|x|✓|✔|☑|☐|done|open|wahr|falsch|ja|nein|oui|non|vrai|faux|sí|si|sì|não|sim|tak|nie|nee|nej|はい|いいえ|نعم|لا)$/i;

/** The columns under a row of headings; null for a row that is none. */
function columnsOf(cells: readonly string[]): (ImportColumn | null)[] | null {
  const columns: (ImportColumn | null)[] = [];
  const isBare = cells.some(isNameWord);
  const lists = placeOfLists(cells);
  const isGrouped = cells.some((cell, place) => place !== lists && kindOf(cell) === 'category');
  for (const [place, cell] of cells.entries()) {
    const said = place === lists ? (isGrouped ? null : 'category') : kindOf(cell);
    const kind = said ?? (isTextWord(cell) ? 'notes' : null);
    const isMore = kind === 'name' && ((isBare && !isNameWord(cell)) || columns.includes('name'));
    columns.push(isMore ? (isTextWord(cell) ? free('notes', columns) : null) : free(kind, columns));
  }
  const named = columns.includes('name') ? -1 : cells.findIndex(hasNameWord);
  const described = named < 0 && !columns.includes('name') ? columns.indexOf('description') : named;
  if (described >= 0 && known(columns) >= FEWEST_KNOWN) columns[described] = 'name'; // "Product Description" beside "Unit Price"
  if (!columns.includes('name') && isNamelessHead(cells, columns)) columns[0] = 'name';
  return columns.includes('name') && columns.filter(Boolean).length > 1 ? columns : null;
}

/** Nothing stands above the names, and each other heading is known. */
function isNamelessHead(cells: readonly string[], columns: readonly (ImportColumn | null)[]): boolean {
  const [first = '', ...others] = cells;
  const isKnown = others.every((cell, index) => cell.trim() === '' || columns[index + 1]);
  return first.trim() === '' && isKnown && known(columns) > 1;
}

/** In rows: a longer text above a table is none of a program. */
const MOST_ABOVE = 40;

/** The row of headings among the first ones of a table that fill more than one cell: its place and its columns. */
export function headingRowOf(
  rows: readonly (readonly string[])[],
): { place: number; columns: (ImportColumn | null)[] } | null {
  const wide = [...rows.slice(0, MOST_ABOVE).entries()]
    .filter(([, cells]) => cells.filter((cell) => cell.trim() !== '').length > 1)
    .slice(0, MOST_LINES_ABOVE);
  const best = wide
    .flatMap(([place, cells]) => {
      const columns = columnsOf(cells);
      return columns ? [{ place, columns }] : [];
    })
    .toSorted((one, other) => known(other.columns) - known(one.columns))[0];
  if (best) return best;
  const [place] = wide[0] ?? [0];
  const [first, second] = rows.slice(place);
  if (first && second && isAboveOthers(first, second)) return { place, columns: first.map(kindOf) };
  if (first && isAboveNumbers(first, rows.slice(place + 1, SAMPLE))) {
    const columns: (ImportColumn | null)[] = [];
    for (const cell of first) columns.push(free(kindOf(cell), columns));
    return { place, columns };
  }
  if (first && areKeys(first, rows.slice(place + 1, SAMPLE))) return { place, columns: columnsOfKeys(first) };
  const [top, next] = rows;
  const isSingle = top?.filter((cell) => cell !== '').length === 1 && kindOf(top.find(Boolean) ?? '') === 'name';
  return isSingle && next ? { place: 0, columns: top.map((cell) => (cell === '' ? null : 'name')) } : null;
}

/** Words alone, one of which is a name's, above a row with numbers or links. */
function isAboveOthers(first: readonly string[], second: readonly string[]): boolean {
  const isWords = (cell: string) => !/[\d/]/.test(cell);
  const isNamed = first.filter((cell) => kindOf(cell) === 'name').length === 1;
  return isNamed && first.every(isWords) && second.some((cell) => !isWords(cell));
}

function columnsOfKeys(keys: readonly string[]): (ImportColumn | null)[] {
  const columns: (ImportColumn | null)[] = [];
  for (const key of keys) {
    const kind = kindOf(key) ?? kindOf(endOfKey(key));
    columns.push(kind && /^(?:notes|description|name)$/.test(kind) ? free(kind, columns) : null); // numbers of programs are rarely how many somebody wants
  }
  return columns.map((kind, index) => (kind === 'name' && columns.indexOf('name') !== index ? null : kind));
}

/** Words of which two are headings or more, above columns of numbers and links, and none of them comes again below. */
function isAboveNumbers(first: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const isValue = (cell = '') => /\d/.test(cell);
  const kinds = first.filter((cell, index) => kindOf(cell) !== null && rows.every((row) => row[index] !== cell)).length;
  const isNumbered = first.some(
    (cell, index) => kindOf(cell) !== null && rows.length > 0 && rows.every((row) => isValue(row[index])),
  );
  return kinds > 1 && isNumbered && first.every((cell) => cell.trim() !== '' && !isValue(cell));
}

/** A second one of a kind is what is like it: another link, more text. */
function free(kind: ImportColumn | null, taken: readonly (ImportColumn | null)[]): ImportColumn | null {
  if (!kind || !taken.includes(kind)) return kind;
  if (kind === 'link' && !taken.includes('secondLink')) return 'secondLink';
  if (kind === 'variant' && !taken.includes('notes')) return 'notes';
  if (kind === 'variant' && !taken.includes('description')) return 'description';
  if (kind === 'description' && !taken.includes('notes')) return 'notes';
  if (kind === 'notes' && !taken.includes('description')) return 'description';
  return null;
}

function hasNameWord(cell: string): boolean {
  const names = HEADINGS.find(([kind]) => kind === 'name')?.[1];
  const parts = cell.length > 60 ? [] : cell.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return parts.some((part) => names?.has(part));
}

function kindOf(written: string): ImportColumn | null {
  const heading = written
    .trim()
    .replaceAll(/[_\s]+/g, ' ')
    .replace(/\s?[?？؟:]{1,3}$/, '')
    .toLowerCase();
  if (heading === '' || heading.length > 60) return null;
  if (isUnitHeading(heading)) return 'measure';
  if (isCountOfTalk(heading)) return null;
  if (isOfGivers(heading)) return 'giver';
  const whole = HEADINGS.find(([, names]) => names.has(heading))?.[0];
  const pasted = columnOf(written);
  const said = whole ?? worded(heading);
  if (said) return said;
  if (pasted && pasted !== 'size') return pasted;
  if (!pasted && CODES.test(heading)) return null;
  const parts = new Set(heading.split(/[^\p{L}\p{M}\p{N}#]+/u).filter((part) => part !== 'has' && part !== 'got')); // "Has Coupon"
  const [kind] = HEADINGS.find(([, names]) => [...parts].some((part) => names.has(part))) ?? [];
  return (
    kind ??
    (pasted
      ? 'description'
      : (unspacedKindOf(heading) ?? (isOfCondition(heading) || isOfStates(heading) ? 'notes' : null)))
  );
}

/** Japanese parts no words. */
function unspacedKindOf(heading: string): ImportColumn | null {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(heading)) return null;
  const isIn = (name: string) => name.length > 1 && /[^\p{ASCII}]/u.test(name) && heading.includes(name);
  return HEADINGS.find(([, names]) => [...names].some(isIn))?.[0] ?? null;
}

/**
 * Fills in the kinds of columns that no heading tells, by what stands in them: links, pictures, prices, ticks and numbers, then the
 * name, and what else is text.
 */
export function withKindsByContent(
  columns: readonly (ImportColumn | null)[],
  rows: readonly (readonly string[])[],
  ways: FileWays,
  headings: readonly string[] | null,
): (ImportColumn | null)[] {
  const hasHeadings = headings !== null;
  const width = Math.min(60, Math.max(columns.length, ...rows.slice(0, SAMPLE).map(({ length }) => length)));
  const shown = new ShownColumns(rows, width, ways);
  const told = withLinksAndShops(
    Array.from({ length: width }, (_, index) => columns[index] ?? null),
    shown,
  );
  const cellsIn = shown.filled;
  const isMostly = (index: number, is: (cell: string) => boolean) => shown.isMostly(index, is);
  const doubt = (kind: ImportColumn, isOther: (cell: string) => boolean) => {
    const index = told.indexOf(kind);
    if (index >= 0 && isMostly(index, isOther)) told[index] = null;
  };
  const fill = (kind: ImportColumn, is: (index: number) => boolean) => {
    if (told.includes(kind)) return;
    const index = told.findIndex((each, place) => each === null && is(place));
    if (index >= 0) told[index] = kind;
  };

  doubt('shops', isLink); // "Where to buy" above addresses
  const givers = told.indexOf('giver');
  if (givers >= 0 && !areGivers(cellsIn[givers] ?? [], isTickedCell)) told[givers] = null; // "Bought by" above counts, days or shops
  doubt('measure', (cell) => /\p{Sc}|\d[.,]\d\d$/u.test(cell) && cellPrice(cell, ways) !== null); // "How much" above prices
  fill('picture', (index) => isMostly(index, isPicture));
  fill('link', (index) => isMostly(index, isLink));
  fill('secondLink', (index) => isMostly(index, isLink));
  doubt('amount', (cell) => cell === '0'); // how often it was read
  doubt('amount', (cell) => /\p{Sc}|\d[.,]\d\d\s?\p{L}/u.test(cell) && cellPrice(cell, ways) !== null); // the same
  if (cellsIn[told.indexOf('price')]?.length !== rows.length)
    doubt('price', (cell) => isTickedCell(cell) && !/\d/.test(cell)); // "Pris" says that somebody has it
  const isPriced = (index: number) => !isOfRating(headings?.[index] ?? '') && shown.arePrices(index);
  const priced = told.flatMap((kind, index) => (kind === null && isPriced(index) ? index : []));
  const unit = told.includes('price') ? -1 : shown.unitPrice(told, priced);
  if (unit >= 0) told[unit] = 'price';
  if (!hasHeadings || priced.length === 1) fill('price', isPriced);
  fill('price', (index) => isPriced(index) && shown.areSignedPrices(index));
  if (!hasHeadings) {
    fill('currency', (index) => isMostly(index, (cell) => /^[A-Z]{3}$/.test(cell) && currencyOf(cell, '') === cell));
    fill('ticked', (index) => isMostly(index, (cell) => YES_OR_NO.test(cell)));
    fill('amount', (index) => isMostly(index, (cell) => amountOf(plainSigns(cell)) !== null));
  }
  if (!told.includes('bought')) fill('ticked', (index) => shown.areStates(index, headings && (headings[index] ?? '')));
  const bought = Math.max(told.indexOf('ticked'), told.indexOf('bought'));
  const whoIn = (index: number) =>
    rows.slice(0, SAMPLE).map((row) => ({ name: row[index] ?? '', isBought: isBoughtCell(row[bought] ?? '') }));
  if (bought >= 0) fill('giver', (index) => areNamedWhereBought(headings?.[index] ?? '', whoIn(index), isTickedCell));
  if (!told.includes('name')) nameByContent(told, cellsIn);
  if (!hasHeadings) {
    for (const kind of ['description', 'notes'] as const) {
      fill(kind, (index) => isMostly(index, (cell) => /\p{L}/u.test(cell)));
    }
  }
  const lists = placeOfLists(headings ?? []);
  const isOpen = (index: number) => hasHeadings && (headings[index] ?? '') !== '' && index !== lists;
  fill('shops', (index) => isOpen(index) && shown.areShops(index, told.indexOf('link')));
  fill('notes', (index) => isOpen(index) && shown.areRemarks(index));
  const ofPeople = (index: number) => isOpen(index) && shown.arePeople(index, headings?.[index] ?? '');
  fill('category', ofPeople); // else they stand among the remarks
  for (const [index, kind] of told.entries()) if (kind === null && ofPeople(index)) told[index] = 'notes';
  return told;
}

/** A tick, or how many of them. */
function isBoughtCell(cell: string): boolean {
  return isTickedCell(cell) || /[1-9]/.test(cell);
}

/** The column of words that differ from each other, the first of those that are about as long as names. */
function nameByContent(told: (ImportColumn | null)[], cellsIn: readonly (readonly string[])[]): void {
  const isOpen = (index: number) => told[index] === null || told[index] === 'description' || told[index] === 'notes';
  const isName = (index: number) => {
    const cells = cellsIn[index] ?? [];
    const words = cells.filter((cell) => /\p{L}/u.test(cell) && !isLink(cell));
    const length = words.reduce((sum, { length: each }) => sum + each, 0) / Math.max(1, words.length);
    return (
      words.length >= cells.length * ENOUGH &&
      words.length > 0 &&
      new Set(words).size > words.length / 2 &&
      length < 150
    );
  };
  const index = told.findIndex((_kind, place) => isOpen(place) && isName(place));
  if (index >= 0) told[index] = 'name';
}

function known(columns: readonly (ImportColumn | null)[]): number {
  return columns.filter(Boolean).length;
}

function isPicture(cell: string): boolean {
  return /^https?:\/\/\S{1,2000}$/i.test(cell) && /\.(?:jpe?g|png|webp|gif|avif)$/i.test(cell.split(/[?#]/)[0] ?? '');
}
