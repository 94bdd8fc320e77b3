import type { ListType } from '../../core/access/list-access.rules.ts';

/** A price as somebody wrote it beside the name of a thing. */
export interface WrittenPrice {
  price: number;
  currency: string;
  /** In a form that is read as the same price again. */
  text: string;
}

export interface Line {
  name: string;
  size: string;
  amount: number;
  /** The address of a page, beside the name or instead of it. */
  link?: string;
  price?: WrittenPrice;
  /** The heading under which it stands. */
  category?: string;
  /** The recipe that it is for, as an item keeps it. */
  recipe?: string;
  /** Written several times, where one is enough. */
  isRepeated?: true;
  /** In a box that was ticked, or struck through. */
  isTicked?: true;
  /** More were written than fit on an item: the number stands with the size, so that it is not lost. */
  isTooMany?: true;
  /** Brings or gives it, as somebody said; "✓" where they have no name. */
  giver?: string;
  /** The same line in the other way in which it can be meant. */
  others?: readonly Line[];
  /** The whole line that it was parted from, as one thing. Those beside it that have the same one come out of it as well. */
  whole?: Line;
}

/** How a text is to be read. */
export interface Ways {
  kind: ListType;
  /** The currency of prices without a mark, and the one meant by a mark that several share. */
  currency: string;
  /** The sign between thousands where the reader lives. */
  groupSign?: string;
  /** Whether numbers before the names are known to say how many, as several in a text are. */
  areCounted?: boolean;
  /** Whether several things in the text say how many they are in a way that nothing else is written in. */
  hasAmounts?: boolean;
}

export const LARGEST_AMOUNT = 99;

/** How many of a thing a text says; null for what is no such number. */
export function amountOf(text: string | undefined): number | null {
  const count = countOf(text);
  return count !== null && count <= LARGEST_AMOUNT ? count : null;
}

/** The same without an end. */
export function countOf(text: string | undefined): number | null {
  const count = /^\s*\d{1,6}\s*$/.test(text ?? '') ? Number(text) : 0;
  return count >= 1 ? count : null;
}

/** So many of a thing; what does not fit on an item stands with its size. */
export function counted(line: Line, count: number, written = String(count)): Line {
  if (count <= LARGEST_AMOUNT) return { ...line, amount: count };
  return { ...line, size: [line.size, written].filter(Boolean).join(', '), isTooMany: true };
}

/** A line of a text as it is written, before it is read. */
export interface WrittenLine {
  text: string;
  block: number;
  /** Lines below it that say more of it. */
  notes: string[];
  /** The name of the group that it stands in, where that is on its own line: "Ruby: skates, art set". */
  under?: string;
  /** Known of it from other lines. */
  about?: Partial<Line>;
  /** A row of headings, with a rule below it. */
  isHead?: true;
}

/** The lines that no empty line parts, together. */
export function blocksOf(lines: readonly WrittenLine[]): WrittenLine[][] {
  const blocks = new Map<number, WrittenLine[]>();
  for (const line of lines) {
    const block = blocks.get(line.block);
    if (block) block.push(line);
    else blocks.set(line.block, [line]);
  }
  return [...blocks.values()];
}
