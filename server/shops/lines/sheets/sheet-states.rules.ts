import { plainSigns } from '../words/plain-signs.rules.ts';
import { isTickedCell, isUnticked } from '../words/ticked-cells.rules.ts';

/** The kinds of columns that this knows; a sheet may have more. */
type Known = 'amount' | 'bought' | 'category' | 'description' | 'notes' | 'ticked' | 'variant';

/** In values: a column with more of them says something else. */
const MOST_STATES = 6;

/** As in "1 Completed", "g = bought" and "1:済". A letter needs its sign. */
const LEGEND =
  /(?<![\p{L}\p{N}])(?:(?<key>\p{L}{1,2}|[✓✔☑])\s?[=:＝：]|(?<digit>-?\d)\s?[=:＝：.)–-]?)\s?(?<said>\p{L}[\p{L}\p{M}’' -]{0,30})/gu;

/** Put away because it is done. */
const ARCHIVED = /^archi|^archyw|^arkiv|アーカイブ|أرشيف/iu;

/** Nobody will do it. */
const CANCELLED =
  /^(?:cancell?ed|won['’]?t do|dropped|deleted|abgebrochen|verworfen|annulée?|cancelad[oa]|annullat[oa]|geannuleerd|anulowan[eya]|avbruten|inställd|中止|キャンセル|ملغى|ملغاة)$/iu;

/** The states that a file explains above its table, by their signs: whether each says that a thing is done. */
export function legendIn(lines: readonly string[]): ReadonlyMap<string, boolean> {
  const legend = new Map<string, boolean>();
  for (const { groups: { key, digit, said = '' } = {} } of plainSigns(lines.join('\n')).matchAll(LEGEND))
    legend.set((key ?? digit ?? '').toLowerCase(), isDone(said.trim()));
  return [...legend.values()].includes(true) ? legend : new Map();
}

const isDone = (cell: string) => isTickedCell(cell) || ARCHIVED.test(cell);

interface Stated<Kind> {
  columns: readonly (Kind | Known | null)[];
  rows: readonly string[][];
  /** Nobody wants them any more. */
  cancelled: string[][];
}

interface About {
  headings: readonly string[];
  legend: ReadonlyMap<string, boolean>;
}

/**
 * A table whose column of states has a mark where a thing is done, and nothing elsewhere: the legend of the file decides, else words for it, else
 * numbers of which the smallest is open.
 */
export function withStates<Kind extends string>(
  columns: readonly (Kind | Known | null)[],
  rows: readonly string[][],
  { headings, legend }: About,
): Stated<Kind> {
  const none = { columns, rows, cancelled: [] };
  if (columns.includes('bought') && columns.includes('ticked')) return none;
  const isHead = (row: readonly string[]) =>
    headings.filter(Boolean).length > 1 && headings.every((heading, place) => (row[place] ?? '') === heading);
  const things = rows.filter((row) => !isHead(row));
  const valuesOf = (place: number) => things.map((row) => plainSigns(row[place]?.trim() ?? '').toLowerCase());
  const amount = columns.indexOf('amount');
  const areSeveral = amount >= 0 && rows.some((row) => Number(row[amount]) > 1);
  const readerOf = (place: number) =>
    readerFor(valuesOf(place), { heading: headings[place] ?? '', kind: columns[place] ?? null, legend, areSeveral });
  const known = columns.indexOf('ticked');
  const places = known >= 0 ? [known] : [...columns.keys()].filter((place) => MAY_BE_STATE.has(columns[place] ?? null));
  const place = places.find((one) => readerOf(one) !== null);
  const isDoneBy = place === undefined ? null : readerOf(place);
  if (place === undefined || !isDoneBy) return asStates(none, headings);
  const isCancelled = (row: readonly string[]) => CANCELLED.test(row[place]?.trim() ?? '');
  return {
    columns: columns.with(place, 'ticked'),
    rows: rows
      .filter((row) => !isCancelled(row))
      .map((row) =>
        row[place] === undefined || isHead(row)
          ? row
          : row.with(place, isDoneBy(row[place]) ? DONE : isDoneBy === isDone ? row[place] : ''),
      ),
    cancelled: rows.filter(isCancelled),
  };
}

const DONE = '✓';

const MAY_BE_STATE: ReadonlySet<string | null> = new Set([null, 'notes', 'description', 'variant']);

type Reader = (cell: string) => boolean;

interface StateColumn extends Pick<About, 'legend'> {
  heading: string;
  kind: string | null;
  /** More than one of a thing is wanted in the table. */
  areSeveral: boolean;
}

/** Tells whether a cell says that a thing is done; null for a column of something else. */
function readerFor(cells: readonly string[], { heading, kind, legend, areSeveral }: StateColumn): Reader | null {
  const values = new Set(cells);
  const said = [...values].filter(Boolean);
  if (said.length === 0 || said.length > MOST_STATES) return null;
  const isTold = kind === 'ticked' || isOfStates(heading);
  if (legend.size > 0 && (isTold || kind === null) && said.every((value) => legend.has(value)))
    return (cell) => legend.get(plainSigns(cell.trim()).toLowerCase()) ?? false;
  const areNumbers = said.every((value) => /^-?\d$/.test(value));
  if (areNumbers) return isTold && !(areSeveral && isOfPurchases(heading)) ? (cell) => Number(cell) > 0 : null;
  const done = said.filter((value) => isDone(value) && /\p{L}/u.test(value));
  const others = said.filter((value) => !done.includes(value));
  if (kind === 'ticked') return done.length > 0 && others.some((value) => CANCELLED.test(value)) ? isDone : null;
  if (done.length === 0 || (others.length === 0 && !values.has('')) || done.every((value) => value.length < 3))
    return null;
  const isOther = (value: string) => isUnticked(value, done) || CANCELLED.test(value);
  return isOfStates(heading) || others.every(isOther) || areFewAgain(cells, said, done) ? isDone : null;
}

/** Fewer rows show no habit, and so many times each value stands in them, taken together. */
const FEWEST_ROWS = 4;
const FEWEST_TIMES = 2;

/** In words, of a state. */
const LONGEST_STATE = 3;

/** Whether rows have one of a few short values, of which a done one and another come again, whatever they are called. */
function areFewAgain(all: readonly string[], said: readonly string[], done: readonly string[]): boolean {
  const cells = all.filter(Boolean);
  const isAgain = (value: string) => cells.filter((cell) => cell === value).length >= FEWEST_TIMES;
  const isShort = (value: string) => value.split(/\s+/, LONGEST_STATE + 1).length <= LONGEST_STATE && !/\d/.test(value);
  return (
    cells.length >= FEWEST_ROWS &&
    cells.length >= said.length * FEWEST_TIMES - 1 &&
    cells.length * 5 >= all.length * 4 && // rows that are headings have none
    said.every(isShort) &&
    done.some((value) => value.length > 3 && isAgain(value)) &&
    said.some((value) => !done.includes(value) && isAgain(value))
  );
}

/** Groups of which one is called "Bought": what stands there is. */
function asStates<Kind extends string>(
  { columns, rows, ...more }: Stated<Kind>,
  headings: readonly string[],
): Stated<Kind> {
  const place = columns.indexOf('category');
  if (place < 0 || headings.length === 0 || columns.includes('ticked') || columns.includes('bought'))
    return { columns, rows, ...more };
  const groups = new Set(rows.map((row) => row[place]?.trim() ?? ''));
  const isState = (group: string) => group.length > 2 && isDone(group) && !/\d/.test(group);
  if (groups.size < 2 || groups.size > MOST_STATES || ![...groups].some(isState)) return { columns, rows, ...more };
  const width = Math.max(columns.length, ...rows.map(({ length }) => length));
  return {
    ...more,
    columns: [...columns, ...Array.from({ length: width - columns.length }, () => null), 'ticked'],
    rows: rows.map((row) => [
      ...row,
      ...Array.from({ length: width - row.length }, () => ''),
      isState(row[place]?.trim() ?? '') ? DONE : '',
    ]),
  };
}

/** Above what has become of a thing. */
const OF_STATES =
  /^(?:status|state|stage|progress|crossed[ _]?off|état|statut|avancement|estado|stato|toestand|stan|läge|skick|状態|状況|ステータス|進捗|الحالة|حالة)$/iu;

export function isOfStates(heading: string): boolean {
  return OF_STATES.test(heading.trim());
}

/** "Bought: 1" may say how many, and "Done: 1" never does. */
const OF_PURCHASES =
  /bought|purchas|received|got|gekauft|erhalten|achet|reçu|compra|recib|receb|acquist|ricevut|kup|otrzym|köpt|mottag|gekocht|ontvang|購入|買|شراء/iu;

export function isOfPurchases(heading: string): boolean {
  return OF_PURCHASES.test(heading);
}
