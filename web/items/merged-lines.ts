import type { Kind } from '../design/kinds.ts';
import { nameKey } from './already-listed.ts';
import { type BulkLine, LARGEST_AMOUNT } from './bulk-line.ts';

/** Each thing once: what is to be bought as often as it was written, and of the same gift one. */
export function mergeLines(lines: readonly BulkLine[], kind: Kind): BulkLine[] {
  const merged = new Map<string, BulkLine>();
  for (const [index, line] of lines.entries()) {
    const key = keyOf(line);
    const before = merged.get(key);
    const amount = (before?.amount ?? 0) + line.amount;
    if (!before) merged.set(key, line);
    else if (kind !== 'SHOPPING') merged.set(key, { ...before, isRepeated: true });
    else if (amount <= LARGEST_AMOUNT) merged.set(key, { ...before, amount });
    else merged.set(`${key} ${index}`, line);
  }
  return [...merged.values()];
}

function keyOf({ name, size, link = '', price }: BulkLine): string {
  return JSON.stringify([nameKey(name), nameKey(size), link, price?.price, price?.currency]);
}
