import { blocksOf, type WrittenLine } from './line.rules.ts';
import { isTitleText } from './line-headings.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isTitled } from './said-lines.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';

/** Fewer lines with marks are no list within a text. */
const FEWEST_MARKED = 3;

/** In lines: more below a list are a list of their own. */
const MOST_BELOW = 6;

/** "Milý Ježíšku," and "Kedves Jézuska!": two words or more, which no thing ends so. */
const SALUTATION = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]{0,20}(?:\s[\p{L}\p{M}.’'-]{1,20}){1,4}\s?[,!，！،]$/u;

/** A year and a time of the day, which a program writes where somebody posts something. */
const YEAR = /(?<!\d)20\d\d(?!\d)/u;
const TIME = /(?<!\d)\d{1,2}:\d{2}(?!\d)/u;

/** "Posts: 1482". */
const LABELLED = /^\p{L}[\p{L}\p{M} -]{0,24}\s?[:：]\s{0,3}\S/u;

/** "P.S. And socks": more is wished for. */
const POSTSCRIPT = /^p\.?\s?s\b/iu;

/**
 * Lines without those around a list with marks that the form of the text tells to be none of it: the salutation and the closing of a
 * letter, and what a program writes around a post.
 */
export function withoutFrame(lines: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  const marked = lines.filter(isMarked);
  const [first] = marked;
  const last = marked.at(-1);
  if (!first || !last || marked.length < FEWEST_MARKED) return lines;
  const blocks = blocksOf(lines);
  const posted = blocks.flatMap((block) => (isProfile(block) ? block : block.filter(isStamped)));
  const below = blocks.slice(blocks.findIndex((block) => block.includes(last)) + 1);
  const signed = below.findIndex(isProfile);
  const belowProfile = signed < 0 ? [] : below.slice(signed + 1).flat();
  const rest = belowProfile.length <= MOST_BELOW && belowProfile.every(isPlain) ? belowProfile : [];
  const above = blocks.slice(
    0,
    Math.max(
      0,
      blocks.findIndex((block) => block.includes(first)),
    ),
  );
  const isLetter = [...leftOut, ...above.flat().map(({ text }) => text.trim())].some((line) => SALUTATION.test(line));
  const told = [...toldAbove(above), ...(isLetter ? toldBelow(below) : [])]; // else a sentence may be a wish, and so may what follows
  const letter = [...posted, ...rest, ...letterAround(lines, blocks, below, leftOut)];
  const gone = new Set([...letter, ...told]);
  if (gone.size === 0) return lines;
  if (letter.length > 0) for (const line of introductionOf(lines)) gone.add(line);
  leftOut.push(...[...gone].flatMap(({ text, notes }) => [text.trim(), ...notes]));
  return lines.filter((line) => !gone.has(line));
}

function isMarked({ text }: WrittenLine): boolean {
  return withoutMark(text) !== text.trim();
}

function isPlain(line: WrittenLine): boolean {
  return !isMarked(line) && linksIn(line.text).length === 0 && !/\p{Sc}/u.test(line.text);
}

function isStamped(line: WrittenLine): boolean {
  const text = plainSigns(line.text);
  return isPlain(line) && YEAR.test(text) && TIME.test(text);
}

/** "woodturner61", "Posts: 1482" and "Joined: Sat Mar 03, 2012 5:11 pm": who wrote it, with labels, one of them with a time. */
function isProfile(block: readonly WrittenLine[]): boolean {
  const labelled = block.filter(({ text }) => LABELLED.test(text.trim()));
  return labelled.length > 1 && labelled.length + 1 >= block.length && block.every(isPlain) && labelled.some(isStamped);
}

/** In words, of a line that ends as a sentence does. */
const FEWEST_ENDED = 3;

/** Ends a sentence, also before pictures. */
const ENDED = /[!?.…！？。؟।](?:[^\p{L}\p{N}]{0,12})$/u;

/** A line without a mark, apart from the list, that ends as a sentence does, in any language. */
function isTold(line: WrittenLine): boolean {
  const text = line.text.trim();
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  if (!isPlain(line) || line.notes.length > 0 || /^\d|[:：]$|\d[.,]\d\d|\t/u.test(plainSigns(text)) || isTitled(text))
    return false;
  return words >= FEWEST_ENDED && ENDED.test(text);
}

/** Blocks above a list with marks that say something; a single line on top may name the list. */
function toldAbove(above: readonly WrittenLine[][]): WrittenLine[] {
  return above.flatMap((block, index) => {
    const isName = index === 0 && block.length === 1 && !ENDED.test(block[0]?.text ?? '');
    return isName ? [] : block.filter(isTold);
  });
}

/** In lines: a longer text below a list is one of its own. */
const MOST_CLOSING = 10;

/** Blocks below a list of which the first says something: the end of a letter, with all that is written there, unless a heading or a price is among it. */
function toldBelow(below: readonly WrittenLine[][]): WrittenLine[] {
  const [first = []] = below;
  const lines = below.flat();
  const isClosing =
    first.some(isTold) &&
    lines.length <= MOST_CLOSING &&
    lines.every((line) => isPlain(line) && line.notes.length === 0 && !/[:：]$|\t/u.test(line.text.trim()));
  return isClosing ? lines : [];
}

/** To whom it is, and several lines behind the list of which the first calls out its thanks: "Děkuju moc!". */
function letterAround(
  lines: readonly WrittenLine[],
  blocks: readonly WrittenLine[][],
  below: readonly WrittenLine[][],
  leftOut: readonly string[],
): WrittenLine[] {
  const [top] = blocks;
  const [salutation] = top ?? [];
  const isOwn = top?.length === 1 && salutation !== undefined && SALUTATION.test(salutation.text.trim());
  const isSaluted = isOwn && !isMarked(salutation);
  const isLetter = isSaluted || leftOut.some((line) => SALUTATION.test(line));
  const closing = below.flat();
  const [thanks] = closing;
  const isClosed =
    isLetter &&
    thanks !== undefined &&
    closing.length > 1 &&
    closing.length <= MOST_BELOW &&
    /[!！.。]$/u.test(thanks.text.trim()) &&
    closing.every((line) => isPlain(line) && !/[:：]$/u.test(line.text.trim()) && !POSTSCRIPT.test(line.text.trim()));
  return [...(isSaluted && lines.length > FEWEST_MARKED ? [salutation] : []), ...(isClosed ? closing : [])];
}

/** The only line with a colon at its end, right above the list: in a letter it is no heading. */
function introductionOf(lines: readonly WrittenLine[]): WrittenLine[] {
  const ended = lines.filter(({ text }) => /[:：]$/u.test(text.trim()));
  const [line] = ended;
  const below = lines[lines.findIndex(isMarked) - 1];
  return line && ended.length === 1 && line === below && !isTitleText(line.text) ? [line] : [];
}
