import { z } from 'zod';
import { type Fields, isFields, nameIn } from '../lines/pasted/data-line.rules.ts';
import { linesInData } from '../lines/pasted/data-things.rules.ts';
import { unreadValues } from '../lines/pasted/unread-data.rules.ts';
import type { FileFormat, FileWays, FoundFile, FoundList, LeftOut } from './found-file.rules.ts';
import { tableOfCells } from './read-cells.rules.ts';
import { entryOfLine, leftOutTexts, listName, listOf } from './tables.rules.ts';

export type Found = Pick<FoundFile, 'format' | 'lists'> & { leftOut?: readonly LeftOut[] };

/** No row has more cells. */
const MOST_CELLS = 60;
const MOST_OBJECTS = 20_000;

/** The list in data of a program that nobody here knows. */
export function readData(value: unknown, name: string, ways: FileWays): Found | null {
  const data = linesInData(value, ways, true);
  const objects = arrayIn(value);
  const isTable = objects?.every((object) => !Object.values(object).some(isFields)) ?? false;
  const nested = data && readNested(data, name, ways);
  const table = objects && readObjects(value, objects, name, ways);
  return data?.isNested || !isTable ? (nested ?? table) : (table ?? nested);
}

/** Things in groups, or that others refer to. What is said of them under keys that nobody knows is in columns of its own. */
function readNested(data: NonNullable<ReturnType<typeof linesInData>>, name: string, ways: FileWays): Found {
  const entries = data.lines.map((line, index) => {
    const { bought } = data.besides[index] ?? {};
    return { ...entryOfLine(line, ways), ...(bought && { bought }) };
  });
  const keys = [...new Set(data.besides.slice(0, MOST_OBJECTS).flatMap(({ cells }) => [...cells.keys()]))];
  const leftOut: LeftOut[] = [
    ...(data.gone.length > 0 ? [{ reason: 'ARCHIVED' as const, count: data.gone.length }] : []),
    ...leftOutTexts('NAMES_NOTHING', data.unread),
  ];
  const list = listOf(data.title ?? name, entries, { leftOut });
  const { columns, rows } = list.table;
  const unknown = keys.slice(0, MOST_CELLS - columns.length);
  if (unknown.length === 0) return only('TABLE', list);
  return only('TABLE', {
    ...list,
    table: {
      columns: [...columns, ...unknown.map(() => null)],
      headings: [...columns.map(() => ''), ...unknown],
      rows: rows.map((row, index) => [...row, ...unknown.map((key) => data.besides[index]?.cells.get(key) ?? '')]),
    },
  });
}

/** Objects with the same fields are rows of a table, and the fields its columns. */
function readObjects(value: unknown, objects: readonly Fields[], name: string, ways: FileWays): Found | null {
  const rows = objects.slice(0, MOST_OBJECTS);
  const isFilled = (field: string) => rows.some((object) => cellOf(object[field]) !== '');
  const fields = [...new Set(rows.slice(0, 200).flatMap(Object.keys))].slice(0, MOST_CELLS).filter(isFilled);
  const cells = [fields, ...rows.map((object) => fields.map((field) => cellOf(object[field])))];
  const { table, leftOut } = tableOfCells(cells, ways);
  if (!table.columns.includes('name') || table.headings.length === 0) return null;
  const called = isFields(value) ? nameIn(value)?.[1] : undefined;
  const unread = unreadValues(value, {
    taken: new Map(rows.map((object) => [object, new Set(fields.filter((field) => cellOf(object[field]) !== ''))])),
    said: new Set(called && [called]),
    gone: new Set(),
  });
  return only('TABLE', {
    name: called ? listName(called) : name,
    table,
    leftOut: [...leftOut, ...leftOutTexts('NAMES_NOTHING', unread)],
  });
}

function arrayIn(value: unknown): Fields[] | null {
  const rows = z.array(z.record(z.string(), z.unknown())).min(1);
  const within = (one: unknown): Fields[] =>
    Array.isArray(one) && rows.safeParse(one).success ? one.filter(isFields) : [];
  const arrays = Array.isArray(value) ? [within(value)] : isFields(value) ? Object.values(value).map(within) : [];
  const [longest = []] = arrays.toSorted((one, other) => other.length - one.length);
  return longest.length > 0 ? longest : null;
}

function cellOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

export function only(format: FileFormat, list: FoundList): Found {
  return { format, lists: list.table.rows.length > 0 ? [list] : [] };
}
