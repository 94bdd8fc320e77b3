import { nameKey } from '#rules/base/text/name-key';
import type { Line } from '#rules/shops/lines/line';

/** The parts of an item that tell whether a line names it. */
export interface ListedItem {
  id: string;
  title: string;
  description: string;
  quantityDesired: number;
  quantityPurchased: number;
}

/** A line that names what is still to be bought. */
export interface ListedLine {
  line: Line;
  item: ListedItem;
}

/** Parts lines into those that are new, and those that stand on the list already, of the same size. */
export function partListed(lines: readonly Line[], items: readonly ListedItem[]) {
  const open = new Map<string, ListedItem>();
  for (const item of items) if (item.quantityPurchased < item.quantityDesired) open.set(nameKey(item.title), item);
  const fresh: Line[] = [];
  const listed: ListedLine[] = [];
  for (const line of lines) {
    const item = line.link ? undefined : open.get(nameKey(line.name));
    if (item && (line.size === '' || nameKey(line.size) === nameKey(item.description))) listed.push({ line, item });
    else fresh.push(line);
  }
  return { fresh, listed };
}
