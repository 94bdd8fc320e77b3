import type { Kind } from '../../../base/design/kinds.ts';
import type { PreviewLine } from './preview-lines.ts';
import type { TextOutcome, TypedRow } from './read-rows.ts';

/** All that was written in the text of the preview, beside corrections of single rows. */
interface Written {
  /** The rows in their order, as far as somebody has written one. */
  order: readonly string[];
  typed: readonly TypedRow[];
  /** Whether a row was moved above the line, or away. */
  isAbove: ReadonlyMap<string, boolean>;
}

export const NOTHING_WRITTEN: Written = { order: [], typed: [], isAbove: new Map() };

/** After another change of the text. */
export function withWritten(before: Written, { order, typed, moved }: TextOutcome): Written {
  return {
    order,
    typed: [...before.typed, ...typed],
    isAbove: new Map([
      ...before.isAbove,
      ...moved.in.map((key) => [key, true] as const),
      ...moved.out.map((key) => [key, false] as const),
    ]),
  };
}

/** The rows with those that somebody has written, in their order; the others follow the row that they stood behind. */
export function linesAsWritten(
  lines: readonly PreviewLine[],
  { order, typed, isAbove }: Written,
  { kind, priceAt }: { kind: Kind; priceAt: number },
): readonly PreviewLine[] {
  if (order.length === 0 && typed.length === 0 && isAbove.size === 0) return lines;
  const added = typed.map(({ key, text, category, items, isTicked }): PreviewLine => {
    const quantityBought = isTicked ? items[kind].quantityDesired : 0;
    return {
      key,
      item: { ...items[kind], category, quantityBought },
      isTicked,
      remarks: [],
      cells: Array.from({ length: Math.max(0, priceAt) + 1 }, (_, at) => (at === Math.max(0, priceAt) ? text : '')),
      turn: null,
      aside: null,
    };
  });
  const places = new Map(order.map((key, place) => [key, place]));
  let last = -1;
  const placed = [...lines, ...added].map((line) => {
    const moved = isAbove.get(line.key);
    const aside = moved === undefined ? line.aside : moved ? null : (line.aside ?? 'TAKEN_OUT');
    const own = places.get(line.key);
    last = own ?? last;
    return { line: { ...line, aside }, place: aside === null ? last : Number.POSITIVE_INFINITY };
  });
  return placed
    .toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ line }) => line);
}
