import type { ListType } from '../../core/access/list-access.rules.ts';
import type { ImportedShop } from '../../lists/lists/shop.rules.ts';
import type { Ways } from '../lines/line.rules.ts';

/** How many items come over at once, from one list of a file. */
export const MOST_ROWS = 2_000;

/** No more rows of a table are looked at: the number of those left out is then "at least". */
export const MOST_ROWS_READ = 20_000;

/** No workbook that people keep has more, and each becomes a list of its own. */
export const MOST_SHEETS = 1_000;

/** In bytes: of a text, a table or a page, and of an archive. */
export const LARGEST_FILE_MEGABYTES = 20;
export const LARGEST_FILE = LARGEST_FILE_MEGABYTES * 1_000_000;
export const LARGEST_ARCHIVE = 100_000_000;

/** A program or site that lists come from, or the form of a file that any may have written. */
export type FileFormat =
  | 'KINDLIST'
  | 'AMAZON'
  | 'GOOGLE_KEEP'
  | 'TODOIST'
  | 'TRELLO'
  | 'MICROSOFT_TODO'
  | 'BRING'
  | 'REMINDERS'
  | 'SPREADSHEET'
  | 'TABLE'
  | 'WEB_PAGE'
  | 'TEXT';

/** How a file is read. */
export interface FileWays extends Ways {
  /** The reader's language, as in `pl`: older programs write each in an encoding of its own. */
  language?: string;
}

/** The meaning of a column. */
export const IMPORT_COLUMNS = [
  'name',
  'amount',
  'measure',
  'variant',
  'recipes',
  'description',
  'notes',
  'category',
  'price',
  'currency',
  'link',
  'secondLink',
  'picture',
  'ticked',
  'bought',
  'giver',
  'choice',
  'mostWanted',
  'fund',
  'shops',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Cells in rows. Each kind of column but notes is there at most once; null is a column that is left out. */
export interface FoundTable {
  columns: readonly (ImportColumn | null)[];
  /** As they stand above the columns; empty where nothing does. */
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** By the place of a row that may be meant in another way: the rows that it is then. */
  others?: ReadonlyMap<number, readonly (readonly string[])[]>;
  /** By the place of the first of several rows that come out of one line: how many they are, and the row that the whole line is. */
  wholes?: ReadonlyMap<number, { count: number; row: readonly string[] }>;
  /** Written by Kindlist: each cell is the value of a field, and nothing in it is read as anything else. */
  isExact?: true;
  /** Written by people: how much and at which price may stand in names and notes. */
  isWorded?: true;
}

/** Why something of a file is not offered. */
export type LeftOutReason =
  | 'NO_NAME'
  | 'TOO_MANY'
  | 'IN_TRASH'
  | 'ARCHIVED'
  | 'NOT_A_LIST'
  | 'TOO_LARGE'
  | 'NOT_READABLE'
  | 'NAMES_NOTHING';

export interface LeftOut {
  reason: LeftOutReason;
  count: number;
  /** Whether there are more than were counted. */
  isAtLeast?: true;
  /** The first of them, as they were written. */
  texts?: readonly string[];
}

export interface FoundList {
  name: string;
  /** The kind of list it is, where the file says it. */
  kind?: ListType;
  description?: string;
  eventType?: string | null;
  eventDate?: string | null;
  /** A shopping list's own, with the order of their categories. */
  shops?: readonly ImportedShop[];
  table: FoundTable;
  leftOut: readonly LeftOut[];
}

export interface FoundFile {
  format: FileFormat;
  lists: readonly FoundList[];
  leftOut: readonly LeftOut[];
}

/** Why nothing of a file can be read. Each has its own way on. */
export type UnreadableReason =
  | 'TOO_LARGE'
  | 'NOT_READABLE'
  /** Nothing in it is a list. */
  | 'EMPTY'
  /** It holds nothing at all. */
  | 'NO_CONTENT'
  | 'PASSWORD'
  /** Excel or Word before 2007 wrote it. */
  | 'OLD_DOCUMENT'
  | 'APPLE_DOCUMENT'
  | 'TEXT_DOCUMENT'
  | 'PDF'
  | 'PICTURE'
  | 'SAVED_PAGE'
  /** It only leads to a list. */
  | 'LINK'
  /** Packed in another way than as a zip. */
  | 'OTHER_ARCHIVE';

/** A file of which nothing can be read. */
export class UnreadableFile extends Error {
  constructor(readonly reason: UnreadableReason) {
    super(reason);
  }
}
