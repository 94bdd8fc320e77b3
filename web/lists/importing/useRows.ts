import { useMemo, useState } from 'react';
import { nameKey } from '#rules/base/text/name-key';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import type { FoundList } from '#rules/shops/imports/found-file';
import { thingKey } from '#rules/shops/imports/found-rows';
import { currencyToldBy } from '#rules/shops/imports/told-currency';
import { currencyOf } from '#rules/shops/lines/words/currencies';
import type { Kind } from '../../base/design/kinds.ts';
import type { TickedAs } from './ImportTarget.tsx';

import { fileWays } from './rows/file-ways.ts';
import { type PreviewLine, previewLines } from './rows/preview-lines.ts';
import type { PreviewRow, RowActions, RowEdit } from './rows/preview-row.ts';
import type { TextOutcome } from './rows/read-rows.ts';
import { linesAsWritten, NOTHING_WRITTEN, withWritten } from './rows/rows-of-text.ts';
import { useKept } from './useKept.ts';

import { useLinkReadings } from './useLinkReadings.ts';

interface Place {
  /** The names of the items that are on the list already. */
  titles: readonly string[] | undefined;
  room: number | null;
  isBlind: boolean;
}

/** The rows of a list as they will be imported, with all that was changed of them in the preview. */
export function useRows(found: FoundList, kind: Kind, { titles, room, isBlind }: Place) {
  const { table } = found;
  const [columns, setColumns] = useKept('columns', table.columns);
  const [isExact, setExact] = useKept('isExact', table.isExact);
  const [turned, setTurned] = useKept<ReadonlySet<string>>('turned', new Set());
  const [included, setIncluded] = useKept<ReadonlyMap<string, boolean>>('included', new Map());
  const [edits, setEdits] = useKept<ReadonlyMap<string, RowEdit>>('edits', new Map());
  const [done, setDone] = useKept<ReadonlySet<string>>('done', new Set());
  const [written, setWritten] = useKept('written', NOTHING_WRITTEN);
  const [undoText, setUndoText] = useState<(() => void) | null>(null);
  const [tickedAs, setTickedAs] = useKept<TickedAs | null>('tickedAs', null);
  const [chosen, setChosen] = useKept<string | null>('currency', null);
  const links = useLinkReadings();
  const shape = table.columns.join();
  const [shapeBefore, setShape] = useKept('shape', shape);
  if (shape !== shapeBefore) {
    // read for another kind of list, it has other columns
    setShape(shape);
    setColumns(table.columns);
    setExact(table.isExact);
  }

  const { lines: unchanged, leftOut } = useMemo(
    () => previewLines(found, { columns, isExact, turned }, fileWays(kind)),
    [found, columns, isExact, turned, kind],
  );
  const priceAt = columns.indexOf('price');
  const lines = useMemo(
    () => linesAsWritten(unchanged, written, { kind, priceAt }),
    [unchanged, written, kind, priceAt],
  );
  const usual = useMemo(() => mostUsual(unchanged) ?? fileWays(kind).currency, [unchanged, kind]);
  const told = useMemo(
    () =>
      isExact ? null : currencyToldBy({ name: found.name, table: { ...table, columns } }, fileWays(kind).currency),
    [found.name, table, columns, isExact, kind],
  );
  const currency = chosen ?? told ?? usual;
  const listed = useMemo(() => new Set(titles?.map(nameKey)), [titles]);
  const mode = tickedAs === 'DONE' && isBlind ? 'LEFT_OUT' : (tickedAs ?? (isBlind ? 'LEFT_OUT' : 'DONE'));
  const isBought = mode === 'DONE' && !isBlind;

  const itemOf = (line: PreviewLine) => {
    const cell = line.cells[priceAt];
    const isNamed = (line.cells[columns.indexOf('currency')] ?? '').trim() !== '';
    const isUsual = line.item.currency === usual && !namesOther(cell ?? line.cells.join(' '), currency);
    const isOther = isUsual || (!isNamed && isBare(cell));
    const edit = edits.get(line.key);
    const item = { ...links.filledIn({ ...line.item, ...(isOther && { currency }), ...edit }), ...edit };
    if (edit?.quantityBought !== undefined && !isBlind) {
      const { quantityBought, boughtBy } = item;
      return { ...item, boughtBy: quantityBought > 0 ? boughtBy : null };
    }
    const bought = line.isTicked ? (edit?.quantityDesired ?? item.quantityBought) : item.quantityBought;
    return isBought
      ? { ...item, quantityBought: Math.min(bought, item.quantityDesired) }
      : { ...item, quantityBought: 0, boughtBy: null };
  };
  /** Somebody has said here how many were bought. */
  const isSaid = (key: string) => edits.get(key)?.quantityBought !== undefined && !isBlind;
  const seen = new Set<string>();
  let count = 0;
  const rows = lines.map((line): PreviewRow => {
    const item = itemOf(line);
    const key = thingKey(item);
    const isRepeated = line.aside === null && seen.has(key);
    if (line.aside === null) seen.add(key);
    const double = listed.has(nameKey(item.title)) ? 'LISTED' : isRepeated ? 'REPEATED' : null;
    const aside = done.has(line.key) ? 'BROUGHT' : line.aside;
    const isLeftOut = double !== null || aside !== null || (line.isTicked && mode === 'LEFT_OUT' && !isSaid(line.key));
    const isIncluded = included.get(line.key) ?? !isLeftOut;
    if (isIncluded) count += 1;
    const picture = line.item.imageUrl === null ? item.imageUrl : null; // the file's own would be asked of its host before anything is agreed
    const remarks = edits.has(line.key) ? [] : line.remarks;
    const isTicked = isSaid(line.key) ? item.quantityBought >= item.quantityDesired : line.isTicked;
    return {
      ...line,
      isTicked,
      aside,
      item,
      picture,
      double,
      remarks,
      isIncluded,
      hasRoom: room === null || count <= room,
    };
  });

  const include = (keys: readonly string[], isIncluded: boolean) =>
    setIncluded((before) => new Map([...before, ...keys.map((one) => [one, isIncluded] as const)]));
  const actions: RowActions = {
    onInclude(keys, isIncluded) {
      setUndoText(null);
      include(keys, isIncluded);
    },
    onTurn(source) {
      setUndoText(null);
      setEdits((before) => new Map([...before].filter(([key]) => key !== `${source}.0`)));
      setTurned(new Set(turned.has(source) ? [...turned].filter((one) => one !== source) : [...turned, source]));
    },
    onEdit(keys, edit) {
      setUndoText(null);
      setEdits((before) => withEdits(before, keys, () => edit));
    },
    onBought(keys, isBought) {
      setUndoText(null);
      const wanted = new Map(
        rows.map(({ key, item }) => [key, isAnyNumber(item.quantityDesired) ? 1 : item.quantityDesired]),
      );
      const some = keys.filter((key) => !rows.some((row) => row.key === key && row.item.isFund));
      setEdits((before) =>
        withEdits(before, some, (key) => ({ quantityBought: isBought ? (wanted.get(key) ?? 1) : 0 })),
      );
    },
  };
  return {
    rows,
    leftOut,
    columns,
    onColumns: (next: typeof columns) => {
      setColumns(next);
      setExact(undefined);
    },
    actions,
    onText(outcome: TextOutcome) {
      setUndoText(() => () => {
        setEdits(edits);
        setIncluded(included);
        setWritten(written);
        setUndoText(null);
      });
      setEdits(
        new Map([...edits, ...[...outcome.edits].map(([key, edit]) => [key, { ...edits.get(key), ...edit }] as const)]),
      );
      include([...outcome.moved.in, ...outcome.typed.map(({ key }) => key)], true);
      include(outcome.moved.out, false);
      const { moved } = outcome;
      const leftOut = rows
        .filter(({ key, isIncluded }) => !isIncluded && !moved.in.includes(key))
        .map(({ key }) => key);
      setWritten(withWritten(written, { ...outcome, moved: { ...moved, out: [...leftOut, ...moved.out] } })); // as they stood in it
    },
    /** Takes back what the text changed, until something else is. */
    undoText,
    /** Null where each price keeps the one that it was exported with. */
    currency: isExact ? null : currency,
    onCurrency: setChosen,
    ticked: lines.filter(({ isTicked }) => isTicked).length,
    areNamed: lines.some(({ item }) => item.boughtBy !== null),
    mode,
    onTickedAs: setTickedAs,
    links,
    /** These are on a list now. */
    setBrought: (keys: readonly string[]) => {
      setDone(new Set([...done, ...keys]));
      setIncluded((before) => new Map([...before].filter(([key]) => !keys.includes(key))));
    },
  };
}

function withEdits(
  before: ReadonlyMap<string, RowEdit>,
  keys: readonly string[],
  editOf: (key: string) => RowEdit,
): ReadonlyMap<string, RowEdit> {
  return new Map([...before, ...keys.map((key) => [key, { ...before.get(key), ...editOf(key) }] as const)]);
}

/** Whether a price is a number alone: it is in the money of the list. */
const isBare = (cell = ''): boolean => /\d/.test(cell) && !/\p{Sc}|\p{L}/u.test(cell);

/** Whether a sign beside a price is that of another currency: a dollar may be that of Canada, and never a euro. */
function namesOther(cell: string, currency: string): boolean {
  const [sign] = /\p{Sc}/u.exec(cell) ?? [];
  return sign !== undefined && currencyOf(sign, currency) !== currency;
}

/** The currency of most prices. */
function mostUsual(lines: readonly PreviewLine[]): string | null {
  const counts = new Map<string, number>();
  for (const { item } of lines)
    if (item.price !== null) counts.set(item.currency, (counts.get(item.currency) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
