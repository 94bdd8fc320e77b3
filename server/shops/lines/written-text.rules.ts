import type { Line } from './line.rules.ts';

/** The columns of what is written, in words that the reader knows. */
const HEADINGS = ['Name', 'Quantity', 'Details', 'Price', 'Link', 'Category', 'Done'];

/** A line without a number is one of which none is counted, as a fund. */
export type WrittenLine = Omit<Line, 'amount'> & { amount: number | null };

/**
 * Lines as a text that people can read and send, and that is read back as the same lines: a row for each, under
 * headings. Ambiguous words stand in quotes.
 */
export function writtenText(lines: readonly WrittenLine[]): string {
  return [HEADINGS.join('\t'), ...lines.map(rowOf)].join('\n');
}

function rowOf({ name, amount, size, price, link, category, isTicked }: WrittenLine): string {
  const money = price ? `${price.price} ${price.currency}` : '';
  const cells = [
    quoted(name),
    String(amount ?? ''),
    plainOrQuoted(size),
    money,
    link ?? '',
    plainOrQuoted(category ?? ''),
    isTicked ? 'x' : '',
  ];
  return cells.join('\t');
}

function plainOrQuoted(text: string): string {
  return /["\t\r\n]/.test(text) ? quoted(text) : text;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
