import { doneIn, isDoneWord } from './words/done-words.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';

/** Bullets of word processors, notes and messages. A dash or a star needs a space, a letter of a list a tab. */
const BULLET =
  /^(?:[-*+–—‐]\s{1,20}|[♥♡❤•·∙‣⁃▪▫◦●■◼◾➢➤➔➜→⇒►▸★☆✦✧❖♦♣♠◆◇✱･・❑☞❥❣…\uf0b7\uf0a7\uf0d8\uf076\uf0fc]\ufe0f?\s{0,20}|[o§]\t\s{0,20})/u;

/** As in "1. ", "2) ", "(3) ", "1.⇥", "1、", "①", "1️⃣" and "a) ". */
const NUMBER =
  /^(?:\(?\d{1,3}(?:[.)]-?|\.\)|[º°])\s{1,20}|\d{1,3}[.)](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『])|\d{1,3}、\s{0,5}|\d{1,2}\.\d{1,2}\.?\t\s{0,20}|\d{1,2}[-/]\s{1,20}|[①-⑳]\s{0,20}|\d\ufe0f?\u20e3\s{0,20}|[a-z]\)\s{1,20}|[ivx]{1,5}\.\t\s{0,20})/u;

const OPEN_BOX = /^(?:\[[\s/<>!?*]?\]\s{0,20}|[☐□▢⬜🔲○◻❏]\ufe0f?\s{0,20})/u;
const TICKED_BOX = /^(?:\[[xX✓✔×-]\]\s{0,20}|[☑☒🗹▣]\ufe0f?\s{0,20})/u;

/** A tick beside open boxes, and a bullet where every line has one. */
const TICK = /^[✅✔✓]\ufe0f?\s{0,20}/u;

/** Not yet, beside lines that are ticked. */
const CROSS = /^[❌✗✘✖❎]\ufe0f?\s{0,20}/u;

/** Stands for an open box beside lines that are ticked, as notes are shared. */
const ROUND_BULLET = /^[◦○◯]\s/u;

/** Arrows, pins, stars and shapes: nobody wishes for those. */
const EMOJI_BULLET =
  /^(?:[👉🔸🔹🔶🔷➡▶◀⬅⭐✨📌📍🟢🔴🟡🔵🟠🟣🟤⚫⚪🔘🔺🔻💠❌❗‼]\ufe0f?|👉[\u{1f3fb}-\u{1f3ff}])\s{0,20}/u;

/** Behind the thing, as in "Milk ✔". */
const TICK_LAST = /(?<=[\p{L}\p{N})]) {1,5}[✅✔✓☑]\ufe0f?$/u;

/** The same before a word that says so again: "Curtains ✓ bought". */
const TICK_AND_WORD = /(?<=[\p{L}\p{N})]) {1,5}[✅✔✓☑]\ufe0f?\s{1,3}(?<word>\p{L}[\p{L}\p{M}’' ]{1,20})[.!]?$/u;

const ANY_EMOJI = /^\p{Extended_Pictographic}\ufe0f?[\u{1f3fb}-\u{1f3ff}]?\s{0,5}(?=\S)/u;

/** Dates that a plugin of a notes app writes behind a task. */
const TASK_DATES = /(?:\s{1,3}(?:[✅📅➕⏳🛫❌]\ufe0f?|🔁)\s?\d{4}-\d{2}-\d{2}){1,5}$/u;

/** Words within a line or a cell that are bold, and no part of an address. */
const BOLD_WORDS =
  /(?<![\p{L}\p{N}*?&=/#_%])(?<mark>\*\*|__)(?=\S)(?<text>[^*_\t]{1,200}?)(?<=\S)\k<mark>(?![\p{L}\p{N}*])/gu;

const STRUCK = /^~{1,2}(?<text>[^~]{1,500})~{1,2}$/u;
const BOLD = /^\*\*(?<text>[^*]{1,500})\*\*$/u;

/** Nobody nests marks deeper. */
const MOST_MARKS = 6;

interface Unmarked {
  text: string;
  isTicked: boolean;
  /** Words behind it that are taken for a tick, and may mean something else. */
  vague?: string;
}

/** Lines without the marks before them, and whether each was ticked off. */
export function withoutMarks(lines: readonly string[]): Unmarked[] {
  const bare = withoutRowNumbers(lines);
  const ticks = bare.filter((line) => TICK.test(plainSigns(line.trim()))).length;
  const areBeside =
    ticks * 2 < bare.length &&
    bare.filter((line) => [TICK, BULLET].some((mark) => mark.test(line.trim()))).length * 4 >= bare.length * 3;
  const done = doneIn(bare);
  const areSomeTicked =
    ticks > 0 &&
    (areBeside ||
      (ticks * 2 < bare.length && bare.some((line) => STRUCK.test(line.trim()) || done(line) !== null)) ||
      bare.some((line) => [ROUND_BULLET, CROSS].some((open) => open.test(line.trim()))));
  const hasBoxes = areSomeTicked || bare.some((line) => OPEN_BOX.test(afterBullets(line)));
  const shared = sharedEmoji(bare);
  const areDrawn = arePictured(bare);
  return bare.map((line) => {
    const isShared = shared !== null && line.trim().startsWith(shared);
    const picture = areDrawn && !TICK.test(line.trim()) ? ANY_EMOJI.exec(line.trim())?.[0] : undefined;
    const drawn = isShared ? shared : picture;
    const read = unmarked(drawn ? line.trim().slice(drawn.length) : line, hasBoxes || areDrawn);
    const isRow = line.includes('\t') || line.trim().startsWith('#');
    const bareText = isRow ? read.text : withoutTickLast(read.text);
    const { text = bareText, vague } = (isRow ? null : done(bareText)) ?? {};
    return { text, isTicked: read.isTicked || text !== read.text, ...(vague && { vague }) };
  });
}

function withoutTickLast(text: string): string {
  const said = TICK_AND_WORD.exec(text);
  return said && isDoneWord(said.groups?.word ?? '') ? text.slice(0, said.index) : text.replace(TICK_LAST, '');
}

/** One line without the marks before it. */
export function withoutMark(line: string): string {
  return unmarked(line, false).text.trim();
}

function unmarked(line: string, hasBoxes: boolean): Unmarked {
  let text = line.trim().replace(/^#task\s{1,3}(?=\S)/u, '');
  let isTicked = false;
  let isMarked = text !== line.trim();
  for (let count = 0; count < MOST_MARKS; count++) {
    const plain = plainSigns(text);
    const box = TICKED_BOX.exec(plain) ?? (hasBoxes ? TICK.exec(plain) : null);
    const mark =
      box ??
      [BULLET, NUMBER, OPEN_BOX, TICK, EMOJI_BULLET, ...(hasBoxes ? [CROSS] : [])]
        .map((pattern) => pattern.exec(plain))
        .find(Boolean);
    const rest = text
      .slice(mark?.[0].length ?? 0)
      .trim()
      .replace(/^#task\s{1,3}(?=\S)/u, '');
    if (!mark || rest === '') break; // a mark alone is what somebody wrote
    isTicked ||= box !== null;
    text = rest;
    isMarked = true;
  }
  const struck = STRUCK.exec(text)?.groups?.text;
  const dateless = isMarked ? (struck ?? text).replace(TASK_DATES, '') : (struck ?? text);
  const isQuoted = line.includes('\t') && /(?:^|\t)"/.test(line); // cells in quotes are as they are written
  const bare = isQuoted ? dateless : (BOLD.exec(dateless)?.groups?.text ?? dateless).replace(BOLD_WORDS, '$<text>');
  // a tab before a row stands for an empty cell
  return { text: isMarked || bare !== text ? bare.trim() : line.trimEnd(), isTicked: isTicked || struck !== undefined };
}

function afterBullets(line: string): string {
  const plain = plainSigns(line.trim());
  const bare = plain.replace(BULLET, '');
  return bare.replace(NUMBER, '');
}

/** Above the numbers of rows. */
const NUMBER_HEADING = /^(?:#|no|nr|n[º°o]|№|pos|lp|番号|م)\.?\t/iu;

/** "1 doll", "2 puzzle", "3 boots" and "4 book": in fewer lines they may be amounts. */
const FEWEST_COUNTED = 4;

/** Rows that are numbered from 1 on, as they come out of a spreadsheet, without those numbers. */
function withoutRowNumbers(lines: readonly string[]): readonly string[] {
  const isNumbered = lines.length > 2 && lines.every((line, index) => line.startsWith(`${index + 1}\t`));
  const isNumberedBelow =
    lines.length > 2 &&
    NUMBER_HEADING.test(lines[0] ?? '') &&
    lines.slice(1).every((line, index) => line.startsWith(`${index + 1}\t`));
  if (isNumbered || isNumberedBelow) return lines.map((line) => line.slice(line.indexOf('\t') + 1));
  const counted = lines.filter((line) => /^\d{1,3}\s\D/.test(line));
  const isCounted = counted.length >= FEWEST_COUNTED && counted.length >= lines.length - 1;
  const areRows = isCounted && counted.every((line, index) => line.startsWith(`${index + 1} `));
  return areRows ? lines.map((line) => line.replace(/^\d{1,3}\s/, '')) : lines;
}

/** In lines: fewer pictures may belong to the names. */
const FEWEST_PICTURES = 3;

/** Whether each line begins with a picture of its own, as a bullet: "🥛 Milk", "🍞 Bread"; the first may stand above them. */
function arePictured(lines: readonly string[]): boolean {
  const things = lines.slice(lines.length > FEWEST_PICTURES ? 1 : 0).map((line) => line.trim());
  const pictures = new Set(things.map((line) => PICTURE.exec(line)?.[0].trim() ?? ''));
  return things.length >= FEWEST_PICTURES && !pictures.has('') && pictures.size > 1;
}

/** A picture before words, and not the one mark of a list. */
const PICTURE = /^\p{Extended_Pictographic}\ufe0f?[\u{1f3fb}-\u{1f3ff}]?\s{1,3}(?=[\p{L}\p{N}])/u;

/** The emoji with which each of several lines begins, the first of which may stand above them. */
export function sharedEmoji(lines: readonly string[]): string | null {
  const [emoji] = ANY_EMOJI.exec(lines[1]?.trim() ?? '') ?? [];
  const from = lines.length > 2 ? 1 : 0;
  return emoji && !TICK.test(emoji) && lines.slice(from).every((line) => line.trim().startsWith(emoji.trim()))
    ? emoji.trim()
    : null;
}

/** A bullet or a box before each of several things on one line. */
const BULLETS = [
  /(?:^|\s)[•·∙▪●◦‣]\s?(?=\S)/gu,
  /(?:^|\s)(?:[-*]\s)?(?:\[[ xX]?\]|[☐☑✅✓✔])\s(?=\S)/gu,
  /(?:^|\s)\*\s(?=\S)/gu,
  /(?:^|\s)[-–]\s(?=\S)/gu,
] as const;

/** "1) a puppy 2) a book". */
const INLINE_NUMBERS = /(?:^|\s)(?<number>\d{1,2})(?:[.)]|\.\))\s(?=\S)/gu;
const CIRCLED = /(?:^|\s|(?<=\S))(?=[①-⑳])/gu;

/** Between things without a mark before the first. */
const BETWEEN = [/\s[•·|]\s/gu, /\s\/\s/gu] as const;

/** Fewer marks within a line belong to the words. */
const FEWEST_INLINE = 3;

/** In characters; a longer line is no list on one line. */
const LONGEST_INLINE = 4_000;

/** The things of a line on which several stand, each with its mark: lists lose the ends of their lines on their way. */
export function apartAtMarks(text: string, lines: number): string[] {
  const line = text.trim();
  if (line.length > LONGEST_INLINE || line.includes('\t')) return [text];
  for (const bullet of BULLETS) {
    const places = [...line.matchAll(bullet)].map(({ index }) => index);
    if (places[0] === 0 && places.length >= FEWEST_INLINE && areNamed(cutAt(line, places))) return cutAt(line, places);
  }
  const numbers = numbersIn(line);
  if (numbers.length >= FEWEST_INLINE) return cutAt(line, numbers);
  const circles = [...line.matchAll(CIRCLED)].map(({ index }) => index);
  if (circles[0] === 0 && circles.length >= FEWEST_INLINE) return cutAt(line, circles);
  const counted = line.split(/\s[|·]\s/);
  if (counted.length > 1 && counted.every((part) => COUNTED_PART.test(part.trim()))) return counted;
  if (lines > 1 || /https?:/i.test(line)) return [text];
  for (const mark of BETWEEN) {
    const parts = line.split(mark);
    if (parts.length >= FEWEST_INLINE && parts.every((part) => /\p{L}/u.test(part))) return parts;
  }
  return [text];
}

/** No part is a number or a price alone: "- Pillows - 2 - £18 each" is one thing. */
function areNamed(parts: readonly string[]): boolean {
  return parts.every((part) => {
    const bare = part.replace(/^[^\p{L}\p{N}\p{Sc}]{1,12}/u, '');
    return /\p{L}/u.test(bare) && !PRICE_START.test(bare);
  });
}

const PRICE_START = /^(?:\p{Sc}\s?\d|\d{1,6}(?:[.,]\d{1,2})?\s?\p{Sc})/u;

/** "socks: 3 | caps: 2". */
const COUNTED_PART = /\p{L}\s?[:：–-]\s?\d{1,3}(?:\s?\p{L}{1,10}\.?)?$/u;

/** Places of the numbers from 1 on, each after the one before it. */
function numbersIn(line: string): number[] {
  const places: number[] = [];
  for (const { index, groups } of line.matchAll(INLINE_NUMBERS))
    if (Number(groups?.number) === places.length + 1) places.push(index);
  return places[0] === 0 ? places : [];
}

function cutAt(line: string, places: readonly number[]): string[] {
  return places.map((place, index) => line.slice(place, places[index + 1]).trim());
}
