import type { WrittenLine } from './line.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';

/** Many spaces before the price of a column, as copies of printed pages have them. */
const PRICE_COLUMN = /\s{3,200}(?=(?:\p{Sc}\s?\d|\d[\d.,]{0,12}\s?\p{Sc})[^()]{0,30}$)/u;

/** Words behind which more has to come. */
const UNFINISHED =
  /\p{L}.{0,200}\s(?:with|without|and|or|for|of|the|mit|ohne|und|oder|für|aus|von|avec|sans|et|ou|pour|con|sin|y|para|senza|e|ed|per|met|zonder|en|voor|com|sem|z|ze|i|lub|dla|med|utan|och|för|&|\+)$/iu;

/** In characters: whatever is shorter did not reach the end of a printed line. */
const SHORTEST_WRAPPED = 24;

/** A longer one has been joined often enough. */
const LONGEST_WRAPPED = 400;

/** Lines with the one below them that belongs to them: it closes their bracket, or they end with a word that cannot end a name. */
export function withWrapsJoined(lines: readonly WrittenLine[]): WrittenLine[] {
  const joined: WrittenLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const whole = before?.block === line.block ? wholeOf(before.text, line.text) : null;
    if (before && whole !== null) joined[joined.length - 1] = { ...before, text: whole };
    else joined.push(line);
  }
  return joined;
}

function wholeOf(above: string, below: string): string | null {
  if (above.length > LONGEST_WRAPPED) return null;
  const isOpen = /\([^()]*$/.test(above) && /^[^()]*\)/.test(below);
  const gap = isOpen ? PRICE_COLUMN.exec(above) : null;
  if (gap) {
    const price = above.slice(gap.index + gap[0].length).trim();
    return `${above.slice(0, gap.index).trimEnd()} ${below.trim()}   ${price}`;
  }
  const text = above.trim();
  const isCut =
    UNFINISHED.test(text.slice(-240)) &&
    text.length >= SHORTEST_WRAPPED &&
    linksIn(text).length === 0 &&
    withoutMark(below) === below.trim() &&
    /^\s{0,20}[\p{L}\p{N}(]/u.test(below);
  return isOpen || isCut ? `${above.trimEnd()} ${below.trim()}` : null;
}
