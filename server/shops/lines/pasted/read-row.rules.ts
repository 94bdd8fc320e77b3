import { cellsOf, type Mark, parseCells, type Table } from '../cells.rules.ts';
import type { Line, Ways } from '../line.rules.ts';
import { withoutMark, withoutMarks } from '../marks.rules.ts';
import type { ReadLine } from '../paired-lines.rules.ts';
import { partsAtSemicolons, partsSaid } from '../parted-lines.rules.ts';
import { parseLine } from '../read-line.rules.ts';
import { withoutGuessFirst } from '../words/vague-words.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';
import { thingsAmongLines, thingsOfOneLine, withCommas } from './one-line.rules.ts';
import { withSureCount } from './read-gift.rules.ts';

interface Form {
  /** The sign between the cells of a table. */
  mark: Mark | null;
  table: Table | null;
  /** Whether it is the only line with a thing on it. */
  isAlone: boolean;
  /** Whether it is one of several without a mark, which things may share. */
  mayBeShared: boolean;
}

/** The things of a line, or the price that it is. */
export function readRow(
  text: string,
  { mark, table, isAlone, mayBeShared }: Form,
  ways: Ways,
): Omit<ReadLine, 'block'> {
  const cells = cellsOf(table ? text : text.trim(), mark);
  if (cells && cells.length <= (table?.columns.length ?? cells.length)) {
    const parsed = parseCells(cells, ways, table);
    const line = table?.headings.some(Boolean) ? parsed : withSureCount(parsed);
    return { lines: line.name === '' && !line.link ? [] : [line] };
  }
  const price = priceAlone(text, ways);
  const near = withoutGuessFirst(text);
  const guess = near === null ? null : priceAlone(near, ways);
  if (guess) return { lines: parseLine(text, ways), guess: { text: text.trim(), price: guess } };
  const said = ways.kind === 'SHOPPING' ? partsSaid(text) : null;
  const parts =
    said ??
    (isAlone ? thingsOfOneLine(text, ways) : null) ??
    (mayBeShared ? thingsAmongLines(text, ways) : null) ??
    partsAtSemicolons(text);
  const lines = parts.flatMap((part) =>
    withoutMarks([part]).flatMap((one) => {
      const [line, ...others] = parseLine(unquoted(one.text), ways);
      if (!line || (line.price && !line.link && TIMES.test(line.name))) return [];
      return others.length === 0 ? [withCommas(line, part, ways)] : [line, ...others];
    }),
  );
  return { lines: lines.length > 1 && !price ? withWhole(lines, text, ways) : lines, ...(price && { price }) };
}

/** Things that a line was parted into may be one after all: "Käse und Wurst". */
function withWhole(lines: readonly Line[], text: string, ways: Ways): readonly Line[] {
  const [one, ...more] = parseLine(unquoted(withoutMark(text)), ways);
  if (!one || more.length > 0 || one.link) return lines;
  const { others: _meant, ...whole } = one;
  return lines.map((line) => ({ ...line, whole }));
}

/** "2 x 5 €" below a thing names none. */
const TIMES = /^[x×]{1,3}$/iu;

function unquoted(text: string): string {
  return /^"[^"]{1,500}"$/.test(text) ? text.slice(1, -1) : text;
}
