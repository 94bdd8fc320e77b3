import type { Line } from '#rules/shops/lines/line';
import type { PastedText } from '#rules/shops/lines/pasted/read-text';
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

/** Reads a line in its other way, or again as it was read first. */
export function turnLine(edit: PreviewEdit, index: number): PreviewEdit {
  const line = edit.pasted.lines[index];
  if (!line?.others) return edit;
  const otherwise = new Set(edit.otherwise);
  const isOther = !otherwise.delete(index);
  if (isOther) otherwise.add(index);
  const { category } = line;
  const rows = rowsOf(isOther ? line.others.map((other) => ({ ...other, category })) : [line], index);
  const at = edit.rows.findIndex((row) => row.index === index);
  const others = edit.rows.filter((row) => row.index !== index);
  return { ...edit, otherwise, rows: others.toSpliced(at, 0, ...rows) };
}

/** The other reading of the line, in words: "7 × Up", or several with "+" between them. */
export function otherReading({ pasted, otherwise }: PreviewEdit, index: number): string | null {
  const line = pasted.lines[index];
  if (!line?.others) return null;
  return (otherwise.has(index) ? [line] : line.others).map(inWords).join(' + ');
}

function inWords({ amount, name, size, price }: Line): string {
  const facts = [countedTitle(amount, name), size, price ? moneyText(price.price, price.currency) : ''];
  return enumeration(facts.filter((fact) => fact !== ''));
}

/** Whether somebody should look at what was read before it is added. */
export function isDoubtful({ others, isTicked, isTooMany, isRepeated }: Line): boolean {
  return Boolean(others ?? isTicked ?? isTooMany ?? isRepeated);
}
