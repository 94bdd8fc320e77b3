import { areRemarks } from '../said-lines.rules.ts';

/** Before each line of a mail that is answered. */
const QUOTE = /^(?:\|\s?){0,6}(?:>\s?){1,6}(?=\S)/u;

/** The bar that some programs write in its place; a row of a table has another one. */
const BAR = /^\s{0,9}\|(?:\s?\|){0,5}\s(?=[^|\t]{1,4000}$)/u;

/** Says who wrote what is quoted below. */
const QUOTED_FROM =
  /^(?:on|am|le|el|il|op|em|w dniu|dnia|den)\s.{5,160}\s?(?:wrote|schrieb(?: .{1,80})?|a écrit|escribió|ha scritto|schreef(?: .{1,80})?|escreveu|napisał\(?a?\)?(?: .{1,80})?|skrev(?: .{1,80})?)\s?:$/iu;

/** The same in any language: an address or a time, and a colon at the end. */
const TOLD_FROM = /^(?=.{0,200}(?:<[^\s<>@]{1,60}@[^\s<>@]{1,60}>|\d{4}.{0,40}\d{1,2}[:.]\d{2})).{6,240}[:：]$/u;

function isQuotedFrom(line: string): boolean {
  const text = line.trim();
  return QUOTED_FROM.test(text) || TOLD_FROM.test(text);
}

/** Lines of a mail that is quoted, as they were written. Who wrote it goes to those left out. */
export function withoutQuoteMarks(lines: readonly string[], leftOut: string[]): string[] {
  if (!lines.some((line) => QUOTE.test(line))) return withoutBars(lines);
  const remarks = remarksIn(lines);
  if (remarks.size > 0) {
    leftOut.push(...[...remarks].map((place) => (lines[place] ?? '').replace(QUOTE, '').trim()));
    return withoutQuoteMarks(
      lines.filter((_line, place) => !remarks.has(place)),
      leftOut,
    );
  }
  leftOut.push(...lines.filter(isQuotedFrom).map((line) => line.trim()));
  return lines
    .filter((line) => !isQuotedFrom(line))
    .map((line) => (/^[>\s]{1,40}$/u.test(line) ? '' : line.replace(QUOTE, '')));
}

/** The places of lines that are quoted in a note with headings, in a block that says something: a remark beside its things. */
function remarksIn(lines: readonly string[]): ReadonlySet<number> {
  const isQuoted = lines.map((line) => QUOTE.test(line));
  const isNote = lines.some((line, place) => !isQuoted[place] && /^#{1,6}\s/u.test(line));
  const blocks: number[][] = [];
  for (const place of isNote ? lines.keys() : []) {
    if (!isQuoted[place]) continue;
    if (isQuoted[place - 1]) blocks.at(-1)?.push(place);
    else blocks.push([place]);
  }
  const isTold = (block: readonly number[]) =>
    areRemarks(block.map((place) => (lines[place] ?? '').replace(QUOTE, '').trim()));
  return new Set(blocks.filter(isTold).flat());
}

function withoutBars(lines: readonly string[]): string[] {
  const areBarred =
    lines.filter((line) => BAR.test(line)).length > 1 && !lines.some((line) => /\|.*\|/u.test(line.replace(BAR, '')));
  return areBarred ? lines.map((line) => line.replace(BAR, '')) : [...lines];
}
