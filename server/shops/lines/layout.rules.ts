import { withoutLinesAround } from './around-lines.rules.ts';
import type { Ways, WrittenLine } from './line.rules.ts';
import { groupsOf } from './line-groups.rules.ts';
import { withoutSumRows, withoutSums, withoutSumsOfRecords } from './line-sums.rules.ts';
import { apartAtMarks, withoutMark } from './marks.rules.ts';
import { withWrapsJoined } from './paired-lines.rules.ts';
import { partsAtCommas } from './parted-lines.rules.ts';
import { recordsIn } from './records.rules.ts';
import { withoutUnlikeBlocks } from './shapes-around.rules.ts';
import { withoutMergedCells, withSpacedColumns, withStruckRows } from './table-rows.rules.ts';
import { isCountedForSure } from './words/amount-patterns.rules.ts';
import { isNumberOfName } from './words/numbered-names.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { withCountsFirst, withCountsLast, withNumbersApart } from './written-counts.rules.ts';

/** Fewer lines show no habit. */
const FEWEST = 3;

/**
 * Lines as the layout of their text means them. People write a list in one way from top to bottom: a sign that stands at the
 * same place of every line is a mark of that list, whatever it would be on a line alone.
 */
export function laidOut(
  written: readonly WrittenLine[],
  ways: Ways,
  leftOut: string[],
): { lines: WrittenLine[]; ways: Ways } {
  const around = withoutLinesAround(withoutUnlikeBlocks(written, leftOut), leftOut);
  const led = withTexts(around, withoutLeaders);
  const spaced = withStruckRows(withSpacedColumns(withoutSumRows(led, leftOut), leftOut));
  if (spaced.some(({ text }) => text.includes('\t')))
    return { lines: [...withoutSums(withoutMergedCells(spaced), ways, leftOut)], ways }; // cells say what they are
  const boxed = withTexts(recordsIn(withoutSumsOfRecords(withWrapsJoined(spaced), ways, leftOut), ways), (texts) =>
    withTicks(withCircles(withNumbersApart(texts))),
  );
  const apart = withoutSums(boxed, ways, leftOut).flatMap((line) =>
    line.about ? [line] : apartAtMarks(line.text, written.length).map((text, index) => partOf(line, text, index)),
  );
  const marked = withTexts(apart, (texts) =>
    withColonPrices(withCountsFirst(withSpacedBullets(withAnyBullets(texts))), ways),
  );
  const bare = withoutEnds(marked, ways);
  const numbered = withTexts(bare, (texts) => withCountsLast(texts, ways)).map((line, index) =>
    doubted(line, bare[index], ways),
  );
  const lines = groupsOf(numbered, ways);
  const texts = lines.map(({ text }) => text);
  return { lines, ways: { ...ways, areCounted: areCounted(texts), hasAmounts: hasAmounts(texts) } };
}

/** "じゃがいも…4個": dots that lead to how much. Those that lead to a price are known there. */
const LEADERS =
  /(?<=[^\s…‥・·.])\s{0,3}(?:[…‥]{1,40}|[・·]{2,40}|\.{3,60})\s{0,3}(?=(?:大さじ|小さじ|カップ|適量|適宜|少々|お好み|各)|(?:約|[~～])?[\d½¼¾]{1,5}(?:[./,]\d{1,3})?[½¼¾]?\s?(?!円|元|€)(?:\p{L}{1,14}|$))/u;

function withoutLeaders(texts: readonly string[]): readonly string[] {
  const isFound = texts.filter((text) => LEADERS.test(plainSigns(text))).length > 1;
  const spaced = texts.map(
    (text) => text.replace(DOTS_TO_PRICE, ' - ').replace(/(?<=[.…_]{3})(?=\p{Sc}\s?\d)/u, ' '), // "Kite.....$14"
  );
  return isFound ? spaced.map((text) => text.replace(LEADERS, ' ')) : spaced;
}

/** "Kite......12.50": no amount has cents. */
const DOTS_TO_PRICE = /(?<=[^\s.…])\s{0,3}[.…]{3,80}\s{0,3}(?=\d{1,6}[.,]\d{2}\s{0,3}$)/u;

/** A filled circle among open ones is a tick. */
const OPEN_CIRCLE = /^\s{0,9}[○◯◦⚪]\ufe0f?\s{0,3}/u;
const FILLED_CIRCLE = /^\s{0,9}[●⚫◉🔘]\ufe0f?\s{0,3}/u;

function withCircles(texts: readonly string[]): readonly string[] {
  const areBoth = [OPEN_CIRCLE, FILLED_CIRCLE].every((circle) => texts.some((text) => circle.test(text)));
  return areBoth ? texts.map((text) => text.replace(OPEN_CIRCLE, '[ ] ').replace(FILLED_CIRCLE, '[x] ')) : texts;
}

/** "x milk" and "o eggs": what is done and what is not. One letter alone may begin the names: "x files", "X Box". */
const TICK = /^\s{0,9}(?<mark>[xo])\s(?=\S)/iu;

function withTicks(texts: readonly string[]): readonly string[] {
  const marks = texts.map((text) => TICK.exec(text)?.groups?.mark?.toLowerCase());
  if (texts.length < FEWEST || marks.includes(undefined)) return texts;
  if (new Set(marks).size === 1 && marks[0] === 'x') return texts;
  const areBullets = !marks.includes('x');
  return texts.map((text, index) => text.replace(TICK, areBullets ? '- ' : marks[index] === 'x' ? '[x] ' : '[ ] '));
}

function withTexts(lines: readonly WrittenLine[], change: (texts: string[]) => readonly string[]): WrittenLine[] {
  const texts = change(lines.map(({ text }) => text));
  return lines.map((line, index) => ({ ...line, text: texts[index] ?? line.text }));
}

/** Any sign before a space: what most lines begin with is a bullet, whatever it is. */
const ANY_SIGN = /^\s{0,9}(?<mark>[^\p{L}\p{M}\p{N}\p{Sc}\s"'“”„«»‘’¿¡#@&([{<|+%/\\])\ufe0f?\s{1,4}(?=[\p{L}\p{N}(])/u;

function withAnyBullets(texts: readonly string[]): readonly string[] {
  const isUnknown = texts.map((text) => ANY_SIGN.test(text) && withoutMark(text) === text.trim());
  const unknown = isUnknown.filter(Boolean).length;
  const marked = texts.filter((text) => withoutMark(text) !== text.trim()).length;
  const isHabit = unknown > 0 && unknown + marked >= FEWEST && (unknown + marked) * 4 >= texts.length * 3;
  const hasPictures = texts.some((text, index) => isUnknown[index] && /^\s{0,9}\p{Extended_Pictographic}/u.test(text));
  if (!isHabit || hasPictures) return texts;
  return texts.map((text, index) => (isUnknown[index] ? text.replace(ANY_SIGN, '- ') : text));
}

/** "-milk" and "*eggs": a sign before words that no space parts from them, where at least two lines have it, and no line another one. */
const GLUED = /^\s{0,20}(?<mark>[-–—*+>~])(?=[\p{L}\p{N}"“„«¿¡(])/u;

function withSpacedBullets(texts: readonly string[]): readonly string[] {
  const marks = texts.map((text) => GLUED.exec(text)?.groups?.mark);
  const [mark, ...others] = marks.filter((one) => one !== undefined);
  const marked = texts.filter((text) => withoutMark(text) !== text.trim()).length;
  const isBeside = mark !== undefined && marked > 1 && marked + 2 >= texts.length; // a space that somebody forgot
  const isHabit =
    (others.length > 0 || isBeside) && others.every((one) => one === mark) && !texts.some(isFramedBy(mark));
  return isHabit ? texts.map((text, index) => (marks[index] ? text.replace(GLUED, '$<mark> ') : text)) : texts;
}

const PICTURES_LAST = /(?:\s|\ufe0f|\p{Extended_Pictographic}){1,8}$/u;

/** "*bold*", "*bold* 🎉" and "~done~". */
function isFramedBy(mark = ''): (text: string) => boolean {
  return (text) => text.trim().startsWith(mark) && text.trim().replace(PICTURES_LAST, '').endsWith(mark);
}

/** A mark at the end of lines, of a sentence or of a row. */
const END = /(?<=[\p{L}\p{N})\]"”»%])\s?(?<mark>[.;,،、；。])\s{0,3}$/u;

/** Lines without the mark that ends all but the last of them. Commas part things within such lines, too. */
function withoutEnds(lines: readonly WrittenLine[], ways: Ways): WrittenLine[] {
  const rows = lines.filter(({ text }) => !/[:：]\s{0,3}$/.test(text));
  const ended = rows.slice(0, -1).flatMap(({ text }) => END.exec(text)?.groups?.mark ?? []);
  const mark = ended[0];
  const areCommas = mark !== undefined && ',،、'.includes(mark);
  const isHabit =
    (rows.length >= FEWEST || areCommas) &&
    ended.length >= (areCommas ? 1 : 2) &&
    ended.length * 3 >= (rows.length - 1) * 2 &&
    ended.every((one) => one === mark);
  const bare = isHabit ? lines.map((line) => ({ ...line, text: line.text.replace(END, '') })) : [...lines];
  const isRunning = isHabit && areCommas && bare.some(({ text }) => partsOf(text).length > 1);
  return isRunning || areRows(bare, ways)
    ? bare.flatMap((line) => (line.about ? [line] : partsOf(line.text).map((text, index) => partOf(line, text, index))))
    : bare;
}

/** Notes below a line of several things are of the first one alone. */
function partOf(line: WrittenLine, text: string, index: number): WrittenLine {
  return index === 0 ? { ...line, text } : { ...line, text, notes: [] };
}

/** "Toy Story - 3" may be the third one: on a list of wishes, where nobody needs so many, a number at the end is asked about. */
function doubted(line: WrittenLine, before: WrittenLine | undefined, { kind }: Ways): WrittenLine {
  if (kind === 'SHOPPING' || !before || before.text === line.text) return line;
  return { ...line, about: { ...line.about, others: [{ name: withoutMark(before.text), size: '', amount: 1 }] } };
}

function partsOf(text: string): string[] {
  return /https?:|[:：\t|]/i.test(text) ? [text] : partsAtCommas(text);
}

/** In words, of one thing among several on a line. */
const LONGEST_PART = 3;

/** "milk, eggs, bread" above "butter, cheese": every line to buy has several, and none of them is long. */
function areRows(lines: readonly WrittenLine[], { kind }: Ways): boolean {
  const parts = lines.map(({ text }) => partsOf(text));
  const several = parts.filter((some) => some.length > 1);
  return (
    kind === 'SHOPPING' &&
    lines.length > 1 &&
    several.length >= lines.length - 1 &&
    parts.some((some) => some.length > 2) &&
    parts.flat().every((part) => isNameable(part) && part.split(/\s+/).length <= LONGEST_PART)
  );
}

/** Numbers and prices alone are cells of a row: "Mug; 3; 5 €". */
function isNameable(part: string): boolean {
  return /\p{L}|\p{Extended_Pictographic}/u.test(part);
}

/** "bread:2275": more than anybody buys of a thing. "Lego: 75192", a capital and a space, has the number of a model. */
const COLON_NUMBER =
  /^\s{0,9}(?:[-*•]\s)?(?<name>\p{L}[^\d:：]{1,40})(?<colon>\s?[:：]\s?)(?<number>\d{1,3}(?:[.,' ]\d{3}){1,2}|\d{2,7})$/u;

/** A year is none, where all of them may be one. */
const YEAR = /^(?:19|20)\d\d$/;

/** In the usual money, the smallest number that is rather a price than an amount. */
const LEAST_PRICE = 100;

/** Money of which a loaf of bread costs hundreds. */
const SMALL_UNITS = new Set('JPY KRW HUF IDR VND CLP COP ARS'.split(' '));

function withColonPrices(texts: readonly string[], { kind, currency }: Ways): readonly string[] {
  if (kind !== 'SHOPPING' && !SMALL_UNITS.has(currency)) return texts;
  const found = texts.map((text) => {
    const { groups } = COLON_NUMBER.exec(plainSigns(text.trimEnd())) ?? {};
    return /\s/.test(groups?.colon ?? '') && /^\p{Lu}/u.test(groups?.name ?? '') ? undefined : groups;
  });
  const names = found.flatMap((one) => one?.name?.toLowerCase() ?? []);
  if (new Set(names).size < names.length) return texts; // models of one brand
  const numbers = found.map((one) => one?.number);
  const known = numbers.filter((number) => number !== undefined);
  const arePrices = known.every((number) => Number(number.replace(/\D/g, '')) >= LEAST_PRICE);
  if (known.length < FEWEST || known.length < texts.length - 1 || !arePrices || known.every((one) => YEAR.test(one)))
    return texts;
  return texts.map((text, index) => (numbers[index] === undefined ? text : `${text.trimEnd()} ${currency}`));
}

/** "6 Bodys" and "2 Pfannen": where half of the lines begin with a number, it says how many, also before a capital. */
const NUMBER_FIRST = /^\d{1,2}\s(?<name>\p{L}.*)$/u;

function areCounted(texts: readonly string[]): boolean {
  const names = texts.flatMap((text) => NUMBER_FIRST.exec(plainSigns(withoutMark(text)))?.groups?.name ?? []);
  const counted = names.filter((name) => !isNumberOfName(name)).length;
  return counted > 1 && counted * 2 >= texts.length;
}

/** "2x pillow", "glasses x 12" and "towels – 5 pcs": two such lines show the habit. */
function hasAmounts(texts: readonly string[]): boolean {
  return texts.filter((text) => isCountedForSure(withoutMark(text))).length > 1;
}
