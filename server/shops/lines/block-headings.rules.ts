import { blocksOf, type WrittenLine } from './line.rules.ts';
import { isTitleText } from './line-headings.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isPerson, mayBePerson } from './people.rules.ts';
import { plainSigns } from './plain-signs.rules.ts';
import { priceAlone } from './written-prices.rules.ts';

/** In characters and words; a longer line is no heading. */
const LONGEST_HEADING = 60;
const MOST_WORDS = 8;

/** Fewer blocks of which only some lines have a number show no habit. */
const FEWEST_BLOCKS = 3;

/** Keyboards begin the first line with a capital, whatever it is: this says something only of a line that stands apart. */
const isSmall = (text: string) => /^\p{Ll}/u.test(text.trim()) && !/[:：]$/.test(text.trim());

/** Signs that all lines below a heading have, and the heading has not. */
const TRAITS: readonly ((text: string) => boolean)[] = [
  isSmall,
  (text) => withoutMark(text) !== text.trim(),
  (text) => /^[^:：]{1,30}:\s\S/u.test(text.trim()),
  (text) => /^\d{1,3}\s?[x×]?\s\p{L}/u.test(plainSigns(text.trim())),
  (text) => /\d(?:\s?(?:\p{Sc}|\p{L}{1,4}\.?))?\)?$/u.test(plainSigns(text.trim())),
];

/** The headings that the blocks of a text begin with, and whether its first line names all of it. */
export function headingsOfBlocks(lines: readonly WrittenLine[]): { headings: (string | null)[]; isNamed: boolean } {
  const over = headsOverMarks(lines);
  if (over) return { headings: lines.map((line) => (over.has(line) ? line.text.trim() : null)), isNamed: false };
  const [first, second] = lines;
  const heads = first?.block === second?.block ? headsOf(lines) : [];
  const isNamed = heads.length === 0 && isNameOfAll(lines);
  const known = new Set(heads.length > 0 ? heads : headsOf(isNamed ? lines.slice(1) : lines));
  return { headings: lines.map((line) => (known.has(line) ? line.text.trim() : null)), isNamed };
}

/** The first lines of blocks, if they differ from those below them in the same way in each block. */
function headsOf(lines: readonly WrittenLine[]): WrittenLine[] {
  const blocks = blocksOf(lines);
  const headed = blocks.filter(([, ...others]) => others.length > 0);
  const areThings = headed.every(([, ...others]) => others.every(isThing));
  const isHeaded =
    headed.length > 1 && areThings && (hasTrait(headed) || arePeople(headed) || haveNumbers(headed, blocks));
  return isHeaded ? headed.flatMap(([first]) => first ?? []) : [];
}

/** Lines without a mark that stand above lines with one, if there are several, the first line is one, and each stands above some. */
function headsOverMarks(lines: readonly WrittenLine[]): ReadonlySet<WrittenLine> | null {
  const isMarked = lines.map(({ text }) => withoutMark(text) !== text.trim());
  const heads = lines.filter((line, index) => !isMarked[index] && line.under === undefined);
  const areOver = lines.every((line, index) => isMarked[index] || (isMarked[index + 1] && mayHead(line)));
  return heads.length > 1 && !isMarked[0] && areOver ? new Set(heads) : null;
}

/** Each block begins with a line that may be a heading, and all others have a sign that it lacks. */
function hasTrait(blocks: readonly WrittenLine[][]): boolean {
  return TRAITS.some((trait) =>
    blocks.every(
      ([first, ...others]) =>
        first !== undefined && mayHead(first) && !trait(first.text) && others.every(({ text }) => trait(text)),
    ),
  );
}

/** Each block begins with whose it is, at least a third of them in words that are known. */
function arePeople(blocks: readonly WrittenLine[][]): boolean {
  const heads = blocks.flatMap(([first]) => first ?? []);
  const known = heads.filter(({ text }) => isPerson(text));
  const others = blocks.flatMap(([, ...rest]) => rest);
  const isName = ({ text }: WrittenLine) => isPerson(text) || mayBePerson(text);
  return (
    known.length * 3 >= heads.length &&
    known.length > 0 &&
    heads.every(isName) &&
    !others.some(({ text }) => isPerson(text))
  );
}

/** No first line has a number, and in most of the blocks another one has. */
function haveNumbers(headed: readonly WrittenLine[][], all: readonly WrittenLine[][]): boolean {
  const isNumbered = ({ text }: WrittenLine) => /\d/.test(plainSigns(withoutMark(text)));
  const numbered = headed.filter(([, ...others]) => others.some(isNumbered));
  return (
    headed.length === all.length &&
    headed.length >= FEWEST_BLOCKS &&
    numbered.length * 3 >= headed.length * 2 &&
    headed.every(([first]) => first !== undefined && mayHead(first) && !isNumbered(first))
  );
}

/** No price and no link, which say more of the line above them. */
function isThing({ text }: WrittenLine): boolean {
  return /\p{L}{2}|\p{Lo}/u.test(text) && linksIn(text).length === 0 && priceAlone(withoutMark(text), ANY) === null;
}

/** A price may be in any currency. */
const ANY = { currency: 'EUR' };

function mayHead({ text, under, notes, about }: WrittenLine): boolean {
  const line = text.trim();
  return (
    under === undefined &&
    about === undefined &&
    notes.length === 0 &&
    line.length <= LONGEST_HEADING &&
    line.split(/\s+/).length <= MOST_WORDS &&
    /^[\p{L}\p{Extended_Pictographic}"“„«¡¿]/u.test(line) &&
    !/[.;,\t|]$|\p{Sc}|\t/u.test(line) &&
    linksIn(line).length === 0
  );
}

/** The first line stands above groups, or alone above lines that are all of one kind and unlike it. */
function isNameOfAll(lines: readonly WrittenLine[]): boolean {
  const [first, ...others] = lines;
  if (!first || others.length < 2 || !mayHead(first) || withoutMark(first.text) !== first.text.trim()) return false;
  if (others.every(({ under, about }) => under !== undefined || about)) return true;
  const isApart = first.block !== others[0]?.block;
  const isOneBlock = others.every(({ block }) => block === others[0]?.block);
  const isTitle = isTitleText(first.text);
  const fewest = isTitle ? (others.length * 2) / 3 : others.length;
  const isUnlike = (isApart ? TRAITS : TRAITS.slice(1)).some(
    (trait) => !trait(first.text) && others.filter(({ text }) => trait(text)).length >= fewest,
  );
  if (isTitle && (isApart || isUnlike)) return true;
  return (isApart && isOneBlock && isUnlike) || (isApart && headsOf(others)[0] === others[0]);
}
