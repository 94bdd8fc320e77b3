import type { FileWays, FoundList, FoundTable, ImportColumn, LeftOut } from '#rules/shops/imports/found-file';
import { type FoundItem, type FoundRow, rowsOf } from '#rules/shops/imports/found-rows';
import { enumeration } from '../../../base/design/list-text.ts';
import { moneyText } from '../../../base/design/Money.tsx';
import { amountText } from '../../../base/text/amount-text.ts';
import { countedTitle } from '../../../base/text/counted-title.ts';

export type Columns = readonly (ImportColumn | null)[];

/** Rows that stand behind the others: they are left out, by hand or as they are read, or were brought a moment ago. */
export type Aside = 'NO_NAME' | 'NAMES_NOTHING' | 'TAKEN_OUT' | 'BROUGHT';

/** A row of the preview, as it is read now. */
export interface PreviewLine extends Omit<FoundRow, 'place'> {
  /** Tells what the row came from: it stays, whatever the columns are taken for and whichever way the file is read. */
  key: string;
  /** As they stand in the file. */
  cells: readonly string[];
  /** The other way in which it can be meant, in words. */
  turn: { source: string; words: string } | null;
  /** The reason why it comes along only where somebody says so. */
  aside: Aside | null;
}

interface ReadAs {
  columns: Columns;
  isExact: FoundTable['isExact'];
  /** The rows that are read in their other way, by what they came from. */
  turned: ReadonlySet<string>;
}

/** So many rows without a name are offered after all. */
const MOST_ASIDE = 500;

/** The rows of a list that was found, and behind them those that would be left out: each can be brought after all. */
export function previewLines(
  { table, leftOut: unread }: Pick<FoundList, 'table' | 'leftOut'>,
  { columns, isExact, turned }: ReadAs,
  ways: FileWays,
): { lines: PreviewLine[]; leftOut: LeftOut[] } {
  const sources = sourcesOf(table.rows);
  const isTurned = (place: number) => turned.has(sources[place] ?? '');
  const turnedAway = new Set(
    table.rows.flatMap((_row, place) => {
      if (!isTurned(place)) return [];
      const count = table.wholes?.get(place)?.count ?? 1;
      return Array.from({ length: count - 1 }, (_one, index) => place + index + 1);
    }),
  );
  const written = table.rows.flatMap((cells, place) => {
    if (turnedAway.has(place)) return [];
    const whole = isTurned(place) ? table.wholes?.get(place) : undefined;
    const others = whole ? [whole.row] : isTurned(place) ? table.others?.get(place) : undefined;
    return (others ?? [cells]).map((each, part) => ({ place, part, cells: each }));
  });
  const read = rowsOf({ ...table, columns, isExact, rows: written.map(({ cells }) => cells) }, ways);
  const wordsOf = (rows: readonly (readonly string[])[]) =>
    rowsOf({ ...table, columns, isExact, rows }, ways)
      .rows.map(({ item }) => inWords(item))
      .join(' + ');
  const turnOf = (place: number): PreviewLine['turn'] => {
    const whole = table.wholes?.get(place);
    const own = table.rows.slice(place, place + (whole?.count ?? 1));
    const others = whole ? [whole.row] : table.others?.get(place);
    if (own.length === 0 || !others) return null;
    return { source: sources[place] ?? '', words: wordsOf(isTurned(place) ? own : others) };
  };
  const lines = read.rows.map(({ place: at, ...row }): PreviewLine => {
    const { place = 0, part = 0, cells = [] } = written[at] ?? {};
    return {
      ...row,
      key: `${sources[place]}.${part}`,
      cells,
      turn: part === 0 ? turnOf(place) : null,
      aside: null,
    };
  });
  const aside = [
    ...read.nameless
      .slice(0, MOST_ASIDE)
      .map((at) => ({ reason: 'NO_NAME' as const, cells: written[at]?.cells ?? [] })),
    ...unread.flatMap(({ texts = [] }) => texts.map((text) => ({ reason: 'NAMES_NOTHING' as const, cells: [text] }))),
  ];
  const isReadInPart = unread.some(({ reason, isAtLeast }) => reason === 'TOO_MANY' && isAtLeast); // nobody knows how many there are
  const asideSources = sourcesOf(aside.map(({ cells }) => cells));
  return {
    lines: [...lines, ...aside.flatMap((each, index) => asideLine(each, `aside ${asideSources[index]}`, ways))],
    leftOut: [...unread, ...read.leftOut.filter(({ reason }) => reason !== 'TOO_MANY' || !isReadInPart)],
  };
}

/** Each row by its words and numbers, in whichever cells they stand, and by how often they came before. */
function sourcesOf(rows: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  return rows.map((cells) => {
    const words = cells.join(' ').match(/\p{L}+|\p{N}+/gu) ?? [];
    const source = words.toSorted().join(' ');
    const count = (counts.get(source) ?? 0) + 1;
    counts.set(source, count);
    return `${source} #${count}`;
  });
}

/** A row that has no name is named by all that it says. */
function asideLine(
  { reason, cells }: { reason: Aside; cells: readonly string[] },
  key: string,
  ways: FileWays,
): PreviewLine[] {
  const name = cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ');
  const { rows } = rowsOf({ columns: ['name'], headings: [], rows: [[name]] }, ways);
  return rows.map(({ place: _place, ...row }) => ({
    ...row,
    key,
    cells: reason === 'NO_NAME' ? cells : [],
    turn: null,
    aside: reason,
  }));
}

function inWords({ quantityDesired, title, amount, description, price, currency }: FoundItem): string {
  const cost = price === null ? '' : moneyText(price, currency);
  return enumeration([countedTitle(quantityDesired, title), amountText(amount), description, cost].filter(Boolean));
}
