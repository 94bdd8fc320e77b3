import type { WrittenLine } from '../line.rules.ts';
import { isSection } from '../line-headings.rules.ts';
import { withoutMark } from '../marks.rules.ts';

/** Whether a line without a mark stands right below one that has one, or further in than it. */
export function isUnderMarked(lines: readonly WrittenLine[], index: number): boolean {
  const [above, line] = [lines[index - 1]?.text ?? '', lines[index]?.text ?? ''];
  const isBare = (text: string) => withoutMark(text) === text.trim();
  const isFurtherIn = line.length - line.trimStart().length > above.length - above.trimStart().length;
  return index > 0 && isBare(line) && (!isBare(above) || isFurtherIn);
}

/** A group below a heading has the heading before its name. */
export function within(heading: string | undefined, group: string | undefined): string | undefined {
  const areParts = isSection(heading ?? '') && isSection(group ?? ''); // of a shop, none of them in another
  return heading === undefined || group === undefined || heading === group || areParts
    ? (group ?? heading)
    : `${heading}: ${group}`;
}

/** By place, the lines that stand alone above the headings of a table, where there are several: each names its table. */
export function headingsOverTables(lines: readonly WrittenLine[]): (string | null)[] {
  const heads = lines.filter(({ isHead }) => isHead).length;
  return lines.map(({ text, isHead }, index) => {
    const isOver = heads > 1 && !isHead && lines[index + 1]?.isHead === true && !/[|\t]/.test(text);
    return isOver && text.trim().length <= LONGEST_NAME ? withoutMark(text).replace(/^#{1,6}\s|\s?[:：]$/gu, '') : null;
  });
}

/** In characters. */
const LONGEST_NAME = 60;
