import type { Ways } from '../line.rules.ts';
import { withoutLinks } from '../links.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';

/** In characters: nothing longer is a line with a word struck through. */
const LONGEST = 2_000;

/** "~~red~~" among other words. "so cute~~ please~~" is no such thing. */
const STRUCK = /(?<=^|[\s([])~~(?=\S)(?<text>[^~]{1,500})~~(?=$|[\s)\],.;:!?–—-])/gu;

/** The marks of a list, of a heading and of a box. */
const MARKS = /^\s{0,40}(?:(?:[-*+•–—☐]|#{1,6}|\d{1,3}[.)]|\[[ xX]?\])\s{1,9}){0,4}/u;

/** Behind a thing that is done, how that came: "~~Socks~~ (Anna has them)". */
const ASIDE = /^\s?[([–—-]/u;

/** Beside several things on a line. */
const COMMA_BEFORE = /[,;、،]\s?$/u;
const COMMA_BEHIND = /^\s?[,;、،]/u;

/** Lines without the words in them that are struck through: a price that was, or a word for which another one stands. A thing that is struck through is done. */
export function withoutStruckWords(rows: readonly string[], leftOut: string[], ways: Ways): string[] {
  return rows.map((row) => {
    if (!row.includes('~~') || row.length > LONGEST || /[\t|]/.test(row)) return row;
    const found = [...row.matchAll(STRUCK)];
    const [mark = ''] = MARKS.exec(row) ?? [];
    const rest = row.replace(STRUCK, ' ').slice(mark.length);
    const [first] = found;
    if (!first || (found.length === 1 && rest.trim() === '')) return row;
    const isFirst = first.index === mark.length && !isPrice(first, ways);
    const isAside = isFirst && ASIDE.test(row.slice(first.index + first[0].length));
    const isWhole = isFirst && (isAside || !/[\p{L}\p{N}]/u.test(withoutLinks(rest)));
    if (isWhole) return `${/^\s{0,40}/.exec(row)?.[0] ?? ''}- [x] ${bare(row.slice(mark.length))}`;
    return row
      .replace(STRUCK, (written, text: string, place: number) => {
        const isOneOfSeveral =
          COMMA_BEFORE.test(row.slice(0, place)) || COMMA_BEHIND.test(row.slice(place + written.length));
        const isCount = /^\d/.test(text) && /^\s?\d/.test(row.slice(place + written.length));
        const isThing = (place === mark.length && !isCount) || isOneOfSeveral;
        const isKept = isThing && priceAlone(text.trim(), ways) === null;
        if (!isKept) leftOut.push(text.trim());
        return isKept ? text : '';
      })
      .replace(/(?<=\S) {2,}/gu, ' ')
      .trimEnd();
  });
}

function isPrice({ groups }: RegExpExecArray, ways: Ways): boolean {
  return priceAlone(groups?.text?.trim() ?? '', ways) !== null;
}

function bare(text: string): string {
  return text.replace(STRUCK, '$<text>').replace(/\s{2,}/gu, ' ');
}
