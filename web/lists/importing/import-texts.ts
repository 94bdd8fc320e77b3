import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { MOST_PIECES } from '#rules/lists/items/quantity';
import type { FileFormat, ImportColumn, LeftOut, LeftOutReason } from '#rules/shops/imports/found-file';
import { LARGEST_FILE_MEGABYTES } from '#rules/shops/imports/found-file';
import type { RowRemark } from '#rules/shops/imports/found-rows';
import { enumeration } from '../../base/design/list-text.ts';
import type { Unreadable } from './useFoundFile.ts';

export const COLUMN_LABELS: Readonly<Record<ImportColumn, MessageDescriptor>> = {
  name: msg`Name`,
  amount: msg`Quantity`,
  measure: msg`How much`,
  variant: msg`Size, colour or model`,
  recipes: msg`Recipes`,
  description: msg`Description`,
  notes: msg`Notes`,
  category: msg`Category`,
  price: msg`Price`,
  currency: msg`Currency`,
  link: msg`Link`,
  secondLink: msg`Second link`,
  picture: msg`Picture`,
  ticked: msg({ message: `Done`, context: 'a column of ticks' }),
  bought: msg`Quantity bought`,
  giver: msg({ message: `Who gives it`, context: 'a column of names' }),
  choice: msg`One of several`,
  mostWanted: msg`Most wanted`,
  fund: msg`Fund`,
  shops: msg`Where to buy`,
};

/** Says what kind of file the lists came in; null is several kinds. */
export function sourceText(format: FileFormat | null): string {
  return format === null ? t`Read from several files.` : SOURCES[format]();
}

const SOURCES: Readonly<Record<FileFormat, () => string>> = {
  KINDLIST: () => t`Read from an exported list.`,
  AMAZON: () => programText('Amazon'),
  GOOGLE_KEEP: () => programText('Google Keep'),
  TODOIST: () => programText('Todoist'),
  TRELLO: () => programText('Trello'),
  MICROSOFT_TODO: () => programText('Microsoft To Do'),
  BRING: () => programText('Bring!'),
  REMINDERS: () => t`Read from reminders.`,
  SPREADSHEET: () => t`Read from a spreadsheet.`,
  TABLE: () => t`Read from a table.`,
  WEB_PAGE: () => t`Read from a web page.`,
  TEXT: () => t`Read from text.`,
};

/** The names of programs are the same everywhere. */
function programText(program: string): string {
  return t`Read from ${program}.`;
}

export function listCountText(count: number): string {
  return plural(count, { one: '# list was found.', other: '# lists were found.' });
}

/** Names of givers are kept only where the owner of the list brings them. */
export function namelessText(): string {
  return t`Only the owner of the list can say who gives what: gifts with a name come as bought, without it.`;
}

export function linkCountText(count: number): string {
  return plural(count, { one: '# link came along.', other: '# links came along.' });
}

/** Lines that are left out are quoted up to here, in lines and characters. */
const MOST_QUOTED = 3;
const LONGEST_QUOTE = 60;

export function leftOutText({ reason, count, isAtLeast, texts }: LeftOut): string {
  if (texts) return namesNothingText(count, texts);
  if (isAtLeast) return t`The file has more rows than we can read. Import it in parts.`;
  return LEFT_OUT[reason](count);
}

const LEFT_OUT: Readonly<Record<LeftOutReason, (count: number) => string>> = {
  NO_NAME: (count) =>
    plural(count, { one: '# row without a name is left out.', other: '# rows without a name are left out.' }),
  TOO_MANY: (count) =>
    plural(count, {
      one: '# row beyond the first 2,000 is left out. Import it with another file.',
      other: '# rows beyond the first 2,000 are left out. Import them with another file.',
    }),
  IN_TRASH: (count) =>
    plural(count, { one: '# note in the bin is left out.', other: '# notes in the bin are left out.' }),
  ARCHIVED: (count) =>
    plural(count, { one: '# archived entry is left out.', other: '# archived entries are left out.' }),
  NOT_A_LIST: (count) =>
    plural(count, { one: '# file without a list is left out.', other: '# files without a list are left out.' }),
  TOO_LARGE: (count) =>
    plural(count, { one: '# file that is too large is left out.', other: '# files that are too large are left out.' }),
  NOT_READABLE: (count) =>
    plural(count, {
      one: '# file that cannot be read is left out.',
      other: '# files that cannot be read are left out.',
    }),
  NAMES_NOTHING: (count) => namesNothingText(count, []),
};

/** Quotes the first of the lines, unless all of them stand in the preview: nothing is lost without a word. */
function namesNothingText(count: number, texts: readonly string[]): string {
  if (texts.length === count)
    return plural(count, {
      one: '# line isn’t an item. It’s at the end, and is left out unless you tick it.',
      other: '# lines aren’t items. They’re at the end, and are left out unless you tick them.',
    });
  const shown = texts
    .slice(0, MOST_QUOTED)
    .map((text) => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text));
  const lines = enumeration(shown.map((details) => t`“${details}”`));
  return plural(count, {
    one: `# line isn’t an item, and is left out: ${lines}`,
    other: `# lines aren’t items, and are left out: ${lines}`,
  });
}

/** Says what to do instead. */
export function unreadableText(reason: Unreadable, isText = false): string {
  if (reason === 'EMPTY' && isText) return t`No list was found in this text. Write one thing on each line.`;
  return UNREADABLE[reason]();
}

const UNREADABLE: Readonly<Record<Unreadable, () => string>> = {
  TOO_LARGE: () =>
    t`This file is too large. Save the part with your list as a file of its own, up to ${LARGEST_FILE_MEGABYTES} MB.`,
  NOT_READABLE: () => t`This file cannot be read. Try to save it as CSV, or copy its text and paste it here.`,
  EMPTY: () => t`No list was found in this file. Copy its text and paste it here.`,
  NO_CONTENT: () => t`This file is empty. If it is kept in a cloud, download it to this device first.`,
  PASSWORD: lockedText,
  OLD_DOCUMENT: lockedText,
  APPLE_DOCUMENT: () =>
    t`This is a document of Numbers or Pages. Open it there, and choose “Export To”: CSV or Excel for a table, Word for a text.`,
  TEXT_DOCUMENT: copiedText,
  PDF: copiedText,
  SAVED_PAGE: copiedText,
  PICTURE: () =>
    t`This is a picture. Many phones copy the words in one: hold your finger on them, copy, and paste them here.`,
  LINK: () => t`This file only leads to the list. Open it, and download the list there as CSV or Excel.`,
  OTHER_ARCHIVE: () => t`Unpack this file first, and import what’s in it.`,
};

function lockedText(): string {
  return t`This workbook is old or has a password. Save it as .xlsx without a password, or as CSV.`;
}

function copiedText(): string {
  return t`Files of this kind aren’t read. Open it, select the list, copy it, and paste it here.`;
}

export function remarkText(remark: RowRemark): string {
  const texts: Record<RowRemark, () => string> = {
    SHORTENED: () => t`Shortened to what fits`,
    UNREAD_PRICE: () => t`Price kept in the notes`,
    UNREAD_LINK: () => t`Link kept in the notes`,
    TOO_MANY_PIECES: () => t`At most ${MOST_PIECES} fit; the number is kept in the description`,
  };
  return texts[remark]();
}
