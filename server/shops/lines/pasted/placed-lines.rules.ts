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
