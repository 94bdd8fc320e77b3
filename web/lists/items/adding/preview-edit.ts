import type { Line } from '#rules/shops/lines/line';
import type { PastedText } from '#rules/shops/lines/pasted/read-text';
import { partsFrom } from '#rules/shops/lines/pasted/whole-lines';
import { enumeration } from '../../../base/design/list-text.ts';
import { moneyText } from '../../../base/design/Money.tsx';
import { countedTitle } from '../../../base/text/counted-title.ts';

/** A row of the preview: a line as it is read now, or one of those that it is read as. */
interface PreviewRow {
  line: Line;
  /** The index of the pasted line. */
  index: number;
  /** Among those that the pasted line is read as. */
  part: number;
  isLeftOut: boolean;
  /** As it was read, whatever it is changed to. */
  writtenName: string;
  /** Names nothing, as a greeting does, and comes along only where somebody says so. */
  isAside?: true;
}

interface PreviewEdit {
  pasted: PastedText;
  rows: readonly PreviewRow[];
  /** Lines that are read in their other way. */
  otherwise: ReadonlySet<number>;
  isTitleUsed: boolean;
}

/** How the preview of a text begins: what was ticked off is left out, and so is what names nothing. */
export function editOf(pasted: PastedText): PreviewEdit {
  const rows = pasted.lines.flatMap((line, index) => rowsOf([line], index));
  const aside = (pasted.leftOut ?? []).map((name, index) => ({
    line: { name, size: '', amount: 1 },
    index: pasted.lines.length + index,
    part: 0,
    isLeftOut: true,
    writtenName: name,
    isAside: true as const,
  }));
  return { pasted, rows: [...rows, ...aside], otherwise: new Set(), isTitleUsed: false };
}

function rowsOf(lines: readonly Line[], index: number): PreviewRow[] {
  return lines.map((line, part) => ({
    line,
    index,
    part,
    isLeftOut: line.isTicked === true,
    writtenName: line.name,
  }));
}

export function changeRow(edit: PreviewEdit, row: PreviewRow, change: Partial<PreviewRow>): PreviewEdit {
  return { ...edit, rows: edit.rows.map((one) => (one === row ? { ...one, ...change } : one)) };
}

/** A line as it is read first, and in its other way; null where there is none. */
function readingsOf({ lines }: PastedText, index: number): { first: readonly Line[]; other: readonly Line[] } | null {
  const line = lines[index];
  if (line?.others) return { first: [line], other: line.others };
  const count = partsFrom(lines, index);
  return line?.whole && count > 0 ? { first: lines.slice(index, index + count), other: [line.whole] } : null;
}

/** Reads a line in its other way, or again as it was read first. */
export function turnLine(edit: PreviewEdit, index: number): PreviewEdit {
  const readings = readingsOf(edit.pasted, index);
  if (!readings) return edit;
  const { first, other } = readings;
  const otherwise = new Set(edit.otherwise);
  const isOther = !otherwise.delete(index);
  if (isOther) otherwise.add(index);
  for (const [part] of first.entries()) if (part > 0) otherwise.delete(index + part);
  const category = first[0]?.category;
  const rows = isOther
    ? rowsOf(
        other.map((line) => ({ ...line, category })),
        index,
      )
    : first.flatMap((line, part) => rowsOf([line], index + part));
  const isOfIt = (row: PreviewRow) => row.index >= index && row.index < index + first.length;
  const at = edit.rows.findIndex(isOfIt);
  const others = edit.rows.filter((row) => !isOfIt(row));
  return { ...edit, otherwise, rows: others.toSpliced(at, 0, ...rows) };
}

export interface OtherReading {
  /** In words: "7 × Up", or several with "+" between them. */
  text: string;
  /** The part of it that the row does not say already. */
  news: string;
}

/** The other reading of the line. */
export function otherReading({ pasted, otherwise }: PreviewEdit, index: number): OtherReading | null {
  const readings = readingsOf(pasted, index);
  if (!readings) return null;
  const [now, next] = otherwise.has(index) ? [readings.other, readings.first] : [readings.first, readings.other];
  const text = next.map(inWords).join(' + ');
  const [from, to] = [now[0], next[0]];
  const isAmountAlone = now.length === 1 && next.length === 1 && from && to && to.amount > 1;
  const isSaid = isAmountAlone && from.name.endsWith(to.name) && text === countedTitle(to.amount, to.name);
  return { text, news: isSaid ? countedTitle(to.amount, '').trim() : text };
}

function inWords({ amount, name, size, price }: Line): string {
  const facts = [countedTitle(amount, name), size, price ? moneyText(price.price, price.currency) : ''];
  return enumeration(facts.filter((fact) => fact !== ''));
}

/** Whether somebody should look at what was read before it is added. */
export function isDoubtful({ others, whole, isTicked, isTooMany, isRepeated }: Line): boolean {
  return Boolean(others ?? whole ?? isTicked ?? isTooMany ?? isRepeated);
}
