import { placesOfSums } from './added-sums.rules.ts';
import type { Ways, WrittenLine } from './line.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isSumSaid, TOTAL } from './receipts.rules.ts';
import { isFeeRow, isSumRow, mayBeSumRow } from './table-rows.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { barePrice, priceAlone, splitLinePriceOff } from './written-prices.rules.ts';

/** In lines: so many below the first sum of a table are sums as well. */
const MOST_SUMS = 2;

/** Lines without the rows at the end of a table that say what all of it costs. */
export function withoutSumRows(lines: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  const isRow = ({ text }: WrittenLine) => /[\t|]/.test(text);
  const added = lines.some(isRow) ? placesOfSums(lines.map(({ text }) => text)) : new Set();
  const isSumAt = (index: number) => isSumRow(lines[index]?.text ?? '', added.has(index));
  const isLast = (index: number) =>
    lines.slice(index + 1, index + 1 + MOST_SUMS).every((line, behind) => !isRow(line) || isSumAt(index + 1 + behind));
  const isFee = (index: number) => isFeeRow(lines[index]?.text ?? '') && isSumAt(index + 1);
  const sums = new Set(
    lines.filter((_line, index) => index > 1 && ((isSumAt(index) && isLast(index)) || isFee(index))),
  );
  leftOut.push(...[...sums].map(({ text }) => text.trim()));
  return lines.filter((line) => !sums.has(line));
}

/** Blocks of several lines without the sum in a block of its own below them. */
export function withoutSumsOfRecords(
  lines: readonly WrittenLine[],
  ways: Ways,
  leftOut: string[],
): readonly WrittenLine[] {
  const last = lines.at(-1);
  const isAlone = last !== undefined && lines.at(-2)?.block !== last.block;
  const prices = lines.filter(({ text }) => priceAlone(text, ways)).length;
  if (!isAlone || prices < 2 || !isSum(last.text, ways)) return lines;
  leftOut.push(last.text.trim());
  return lines.slice(0, -1);
}

/** Lines without the sum of the others. */
export function withoutSums(lines: readonly WrittenLine[], ways: Ways, leftOut: string[]): readonly WrittenLine[] {
  const counts = new Set(lines.filter(({ text }) => isCount(text, lines.length - 1)));
  const added = placesOfSums(lines.map(({ text }) => text));
  const sums = new Set(lines.filter(({ text }, index) => isSum(text, ways, added.has(index))));
  const priced = lines.filter((line) => !sums.has(line) && isPriced(line.text, ways));
  if (priced.length < 2) sums.clear();
  for (const line of counts) sums.add(line);
  leftOut.push(...[...sums].flatMap(({ text, notes }) => [text.trim(), ...notes]));
  return lines.filter((line) => !sums.has(line));
}

function isPriced(text: string, ways: Ways): boolean {
  const cells = text.split(/[\t|]/, MOST_CELLS);
  return splitLinePriceOff(text, ways) !== null || (cells.length > 2 && cells.some((cell) => priceAlone(cell, ways)));
}

/** A wider row is no thing with its price. */
const MOST_CELLS = 60;

/** "Total: 69,79 €" and "Total 48". */
function isSum(text: string, ways: Ways, doesAddUp = false): boolean {
  if (!mayBeSumRow(text, doesAddUp)) return false;
  const line = withoutMark(text);
  const [word = ''] = TOTAL.exec(plainSigns(line.slice(0, LONGEST_SUM))) ?? [];
  const sum = line
    .slice(word.length)
    .replace(ABOUT_SUM, '')
    .replace(/\*{1,2}$/, '');
  if (word === '' || (priceAlone(sum, ways) ?? barePrice(sum, ways)) === null) return false;
  return doesAddUp || isSumSaid(line.slice(0, line.length - sum.length).replace(ABOUT_ALONE, ''));
}

/** Between the word for a sum and the sum. */
const ABOUT_SUM =
  /^(?:\s\p{L}{1,20}){0,2}[\s:：=.–-]{1,9}(?:(?:ca\.?|circa|about|around|env\.?|environ|aprox\.?|około|ok\.?|ungefär|etwa|約)\s?|[~≈]\s?)?/iu;

/** The last of it. */
const ABOUT_ALONE =
  /[\s:：=.–-]{0,9}(?:(?:ca\.?|circa|about|around|env\.?|environ|aprox\.?|około|ok\.?|ungefär|etwa|約)\s?|[~≈]\s?)?$/iu;

/** "Total items: 3", where as many stand above it, give or take a heading. */
function isCount(text: string, others: number): boolean {
  const { count } = COUNT_OF_ALL.exec(plainSigns(withoutMark(text)))?.groups ?? {};
  return count !== undefined && Number(count) <= others && Number(count) * 2 >= others;
}

const COUNT_OF_ALL =
  /^(?:total|items|articles?|artikel|artículos|articoli|itens|pozycji|varor|合計)(?: (?:items?|articles?|artikel|artículos|articoli|itens|pozycji|varor))?\s?[:：]\s?(?<count>\d{1,4})(?: (?:items?|stück))?$/iu;

/** In characters. */
const LONGEST_SUM = 60;
