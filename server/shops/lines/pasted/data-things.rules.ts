import type { Line, Ways } from '../line.rules.ts';
import { constantIn, type Fields, isFields, lineOf, MOST_KEYS, nameIn, textOf } from './data-line.rules.ts';
import { isOfProgram, unreadValues } from './unread-data.rules.ts';

/** The things in data of any program, and what of it is none. */
interface DataText {
  lines: Line[];
  /** Values beside each line that it has not, by their keys. */
  besides: Besides[];
  /** The names of those that are archived. */
  gone: string[];
  /** Values that are in no line. */
  unread: string[];
  title?: string;
  /** Whether things stand in several groups, or are told by what refers to them. */
  isNested: boolean;
}

interface Besides {
  /** How many of it are bought. */
  bought?: string;
  cells: ReadonlyMap<string, string>;
}

interface Thing {
  fields: Fields;
  /** The names of what it stands in, from the outside to the inside. */
  within: readonly string[];
}

/** In levels and objects: no list is deeper or longer. */
const DEEPEST = 8;
const MOST_OBJECTS = 20_000;

/** Keys of arrays beside the things, which describe them. */
const BESIDE =
  /^(?:labels?|tags?|members?|users?|collaborators?|attachments?|comments?|notes?|reminders?|folders?|actions|customFields|lists?|projects?|sections?|boards?|columns|buckets|categories|.{0,30}positions?|memberships|plugin\w{0,20}|urls?|links?|images?|photos?)$/i;

/** Keys that lead to what a thing stands in, by its id. */
const GROUP_KEY =
  /(?:list|project|section|folder|column|bucket|category|board|group|parent)(?:_?id)?$|^id_?(?:list|project|section|group)/i;

/** The same of what is said of a thing. */
const OF_THING = /(?:task|item|card|todo|product)_?id$|^id_?(?:task|item|card)/i;

/** As a section, a parent keeps its name alone: what somebody wrote of it is told. */
const NOTE_OF_PARENT = /^(?:notes?|desc|description|body|comments?)$/i;

const GONE_KEY = /^(?:is_?)?(?:closed|archived|deleted|trashed|removed)$/i;
const GONE_STATUS = /^(?:archived|deleted|trashed|removed)$/i;

/** The things that a text of data names; null where it is none. */
export function dataLines(text: string, ways: Ways): DataText | null {
  if (!/^\uFEFF?\s{0,100}[[{]/.test(text)) return null;
  try {
    return linesInData(JSON.parse(text.replace(/^\uFEFF/, '')), ways);
  } catch {
    return null;
  }
}

/** The same of data. What else is said of a line is unread, too, but where it is asked for as cells. */
export function linesInData(value: unknown, ways: Ways, isWithCells = false): DataText | null {
  const things: Thing[] = [];
  const beside: Fields[][] = [];
  gather(value, [], { things, beside, depth: 0 });
  const parents = parentsIn(things);
  const groups = new Map(
    [...beside.flat(), ...parents].flatMap((one) => (idOf(one) ? [[idOf(one) ?? '', one] as const] : [])),
  );
  const all =
    things.length > 0
      ? things.filter(({ fields }) => !parents.has(fields))
      : (beside.toSorted((one, other) => other.length - one.length)[0] ?? []).map((fields) => ({ fields, within: [] }));
  if (all.length === 0 || !areThings(all)) return null;
  const notes = notesOf(beside);
  const constant = constantIn(all);
  const gone = new Map<Fields, string>();
  const taken = new Map<Fields, ReadonlySet<string>>();
  for (const fields of parents)
    taken.set(fields, new Set(Object.keys(fields).filter((key) => !NOTE_OF_PARENT.test(key))));
  const said = new Set<string>();
  let isGrouped = false;
  const read = all.flatMap((thing) => {
    const { fields } = thing;
    const [groupKey, group] = groupOf(thing, groups) ?? [];
    isGrouped ||= group !== undefined;
    if (isGone(fields) || (group && isGone(group))) {
      gone.set(fields, nameIn(fields)?.[1] ?? '');
      return [];
    }
    const category = group ? nameIn(group)?.[1] : thing.within.at(-1);
    const more = notes.get(idOf(fields) ?? '') ?? [];
    const { line, bought, taken: keys } = lineOf(fields, constant, more, ways);
    for (const note of more) said.add(note);
    const known = new Set([...keys, ...(groupKey ? [groupKey] : [])]);
    const cells = cellsBeside(fields, bought ? new Set([...known, bought.key]) : known);
    const inCells = isWithCells ? [...cells.keys(), ...(bought ? [bought.key] : [])] : [];
    taken.set(fields, new Set([...known, ...inCells]));
    return [{ line, besides: { cells, ...(bought && { bought: bought.text }) }, category }];
  });
  const categories = new Set(read.map(({ category }) => category));
  const isOne = categories.size === 1;
  const [title] = isOne ? categories : read.length > 0 ? [things[0]?.within.at(-2)] : [];
  const lines = read.map(({ line, category }) => ({
    ...line,
    ...(category && !isOne && !line.category && { category }),
  }));
  for (const one of [title, ...lines.map(({ category }) => category)]) if (one) said.add(one);
  return {
    lines,
    besides: read.map(({ besides }) => besides),
    gone: [...gone.values()].filter(Boolean),
    unread: unreadValues(value, { taken, said, gone: new Set(gone.keys()) }),
    ...(title && { title }),
    isNested: isGrouped || notes.size > 0 || categories.size > 1 || things.some(({ within }) => within.length > 1),
  };
}

/** Texts and numbers of a thing under keys that nobody here knows. */
function cellsBeside(fields: Fields, taken: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(fields)
      .slice(0, MOST_KEYS)
      .flatMap(([key, value]) => {
        const text = textOf(value);
        return text === '' || typeof value === 'boolean' || taken.has(key) || isOfProgram(key, value)
          ? []
          : [[key, text]];
      }),
  );
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

/** Things in which others stand, by their ids, as the tasks have that have smaller ones: sections. */
function parentsIn(things: readonly Thing[]): ReadonlySet<Fields> {
  const named = new Set(things.flatMap(({ fields }) => (typeof fields.parent === 'string' ? [fields.parent] : [])));
  return new Set(things.flatMap(({ fields }) => (named.has(idOf(fields) ?? '') ? [fields] : [])));
}

function idOf(fields: Fields): string | null {
  const id = fields.id ?? fields._id ?? fields.uid ?? fields.uuid;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function groupOf({ fields }: Thing, groups: ReadonlyMap<string, Fields>): [string, Fields] | null {
  for (const [key, value] of Object.entries(fields).slice(0, MOST_KEYS)) {
    const group =
      GROUP_KEY.test(key) && (typeof value === 'string' || typeof value === 'number')
        ? groups.get(String(value))
        : undefined;
    if (group) return [key, group];
  }
  return null;
}

/** Objects that say more of a thing, by its id. */
function notesOf(beside: readonly Fields[][]): ReadonlyMap<string, string[]> {
  const notes = new Map<string, string[]>();
  for (const fields of beside.flat()) {
    const [, id] = Object.entries(fields).find(([key]) => OF_THING.test(key)) ?? [];
    const text = fields.content ?? fields.text ?? fields.body ?? fields.note;
    if ((typeof id === 'string' || typeof id === 'number') && typeof text === 'string' && text.trim() !== '') {
      const known = notes.get(String(id));
      if (known) known.push(text.trim());
      else notes.set(String(id), [text.trim()]);
    }
  }
  return notes;
}

function isGone(fields: Fields): boolean {
  return Object.entries(fields).some(
    ([key, value]) =>
      (GONE_KEY.test(key) && value === true) || (/^status$/i.test(key) && GONE_STATUS.test(String(value))),
  );
}
