import { displayText } from '../../../base/text/display-text.rules.ts';
import type { GiftThing } from '../gift-pages/gift-page.rules.ts';
import { type CopiedPage, pastedGiftsIn } from '../gift-pages/read-gift-page.rules.ts';
import { counted, type Line, type Ways } from '../line.rules.ts';
import { mergeLines } from '../paired-lines.rules.ts';
import { unreadWords } from '../unread-words.rules.ts';
import { dataLines } from './data-things.rules.ts';
import { pageRecords } from './page-records.rules.ts';
import { receiptRows } from './receipt-rows.rules.ts';
import { linesOfSheet } from './sheet-text.rules.ts';
import { tableInText } from './tables-in-texts.rules.ts';

/** In characters: beyond it, it is no handful of items. */
const LONGEST_TEXT = 200_000;

/** The same of data, which cannot be read in part. */
const LONGEST_DATA = 2_000_000;

/** No list has more. */
const MOST_LINES = 5_000;

/** Signs that draw nothing, which messages and pages leave between words. */
const UNSEEN = /[\u200b\u200e\u200f\u061c\u2060\u00ad]/g;

/** Whether a text goes on beyond what is read of it. */
export function isReadInPart(text: string): boolean {
  return text.length > LONGEST_TEXT || text.split(/\r\n|\r|\n/, MOST_LINES + 1).length > MOST_LINES;
}

interface CopiedText {
  lines: Line[];
  written: number;
  title?: string;
  leftOut?: readonly string[];
}

/** Messages that the program itself wrote, which it marks with a sign that draws nothing behind the name. */
const OF_PROGRAM = /(?<=^\[[^[\]\n]{8,40}\]\s[^:\n\u200e]{1,60}:\s)\u200e(?<start>[^<>\r\n]{3,58})[^<>\r\n]{0,400}$/gmu;

/** The lines of a text in one spelling. */
export function rowsOf(text: string): string[] {
  const clean = displayText(text.slice(0, LONGEST_TEXT).replace(OF_PROGRAM, '<$<start>>'))
    .normalize('NFC')
    .replace(UNSEEN, '');
  return clean.split(/\r\n|\r|\n/, MOST_LINES);
}

/**
 * The things of a text that a program wrote as a whole: data, a receipt, or a page. Its form tells them, and nothing in it is read
 * line by line. Null for any other text.
 */
export function copiedText(text: string, ways: Ways): CopiedText | null {
  const data = text.length > LONGEST_DATA ? null : dataLines(text, ways);
  const rows = data ? [] : rowsOf(text);
  const read: { lines: Line[]; leftOut: string[]; title?: string } | null = data
    ? { ...data, leftOut: [...data.gone, ...data.unread] }
    : (linesOfSheet(rows, ways) ??
      receiptRows(rows, ways) ??
      tableInText(rows, ways) ??
      linesOfGifts({ lines: rows }, ways) ??
      pageRecords(rows, ways));
  if (!read) return null;
  const lines = mergeLines(read.lines, ways);
  const leftOut = [...read.leftOut, ...unreadWords(rows, lines, [read.title ?? '', ...read.leftOut])];
  return {
    lines,
    written: read.lines.length,
    ...(read.title && { title: read.title }),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

/** A page of fewer things is read record by record. */
const FEWEST_GIFTS = 4;

/** The gifts on a page that was copied; null for any other, and on a list for shopping. */
export function linesOfGifts(
  copied: CopiedPage,
  ways: Ways,
): { lines: Line[]; leftOut: string[]; title?: string } | null {
  const page = ways.kind === 'SHOPPING' ? null : pastedGiftsIn(copied, ways);
  return page && page.things.length >= FEWEST_GIFTS ? { ...page, lines: page.things.map(lineOfGift) } : null;
}

/** A thing of a page of gifts as a line of a list. */
function lineOfGift({ name, brand, notes, section, price, link, wanted, given }: GiftThing): Line {
  return {
    ...counted({ name, size: [brand, ...notes].filter(Boolean).join(', '), amount: 1 }, wanted),
    ...(section && { category: section }),
    ...(price && { price }),
    ...(link && { link }),
    ...(given >= wanted && { isTicked: true }),
  };
}
