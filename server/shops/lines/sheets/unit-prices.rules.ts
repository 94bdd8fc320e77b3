import type { Ways } from '../line.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { type Cells, centsIn } from './sheet-cells.rules.ts';
import type { SheetPlaces } from './sum-rows.rules.ts';

/** In rows: fewer products are equal by chance. */
const FEWEST = 2;

/** In rows and columns: so many are looked at. */
const MOST_ROWS = 200;
const MOST_COLUMNS = 20;

/** The column with the price of one piece, where that of the prices is the same times the amount; else the column of the prices. */
export function unitPriceColumn(rows: readonly Cells[], places: SheetPlaces, ways: Ways): number {
  const unit = unitColumn(rows, places, ways);
  return unit < 0 ? places.price : unit;
}

/** The same; -1 where no column is. */
export function unitColumn(rows: readonly Cells[], { name, price, amount }: SheetPlaces, ways: Ways): number {
  if (price < 0 || amount < 0) return -1;
  const counted = rows.slice(0, MOST_ROWS).flatMap((row) => {
    const count = Number(/^\d{1,4}(?![\d.,])/.exec(plainSigns(row[amount] ?? '').trim())?.[0] ?? 0);
    const cents = centsIn(row[price] ?? '', ways);
    return count > 0 && cents !== null ? [{ row, count, cents }] : [];
  });
  const several = counted.filter(({ count }) => count > 1);
  const isUnit = (place: number) => {
    const isProduct = ({ row, count, cents }: (typeof counted)[number]) => {
      const each = centsIn(row[place] ?? '', ways);
      return each !== null && each > 0 && each * count === cents;
    };
    return several.filter(isProduct).length >= FEWEST && several.every(isProduct);
  };
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...counted.map(({ row }) => row.length)));
  return Array.from({ length: width }, (_, place) => place).findIndex(
    (place) => place !== name && place !== price && place !== amount && isUnit(place),
  );
}
