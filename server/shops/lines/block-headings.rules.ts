import { blocksOf, type WrittenLine } from './line.rules.ts';
import { isIngredients, isListOf, isReminder, isSection, isThingToo, isTitleText } from './line-headings.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isLongNameApart, isNumberedTitle, isShopBetween, peopleInTurn } from './more-headings.rules.ts';
import { nameToldByWords } from './names-of-lists.rules.ts';
import { isShopOverAll, shopsApart } from './shops-apart.rules.ts';
import { isPerson, mayBePerson } from './words/people.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isRecipePart, isServing } from './words/recipe-parts.rules.ts';
import { mayBeShop } from './words/shops.rules.ts';
import { priceAlone } from './written-prices.rules.ts';

/** In characters and words; a longer line is no heading. */
const LONGEST_HEADING = 60;
const MOST_WORDS = 8;

/** Fewer blocks of which only some lines have a number show no habit. */
const FEWEST_BLOCKS = 3;
/** Keyboards begin the first line with a capital, whatever it is: this says something only of a line that stands apart. */
const isSmall = (text: string) => /^\p{Ll}/u.test(text.trim()) && !/[:：]$/.test(text.trim());

/** The same beside numbers: "2 tbsp oil" and "pinch of salt" below "For the sauce". */
const isSmallOrCounted = (text: string) => isSmall(text) || /^[\d½¼¾(]/u.test(plainSigns(text.trim()));

/** "DRINKS" and "🛒 TO BUY". */
const isInCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
const isPictured = (text: string) => /^\p{Extended_Pictographic}/u.test(text.trim());

/** Signs that all lines below a heading have, and the heading has not. */
const TRAITS: readonly ((text: string) => boolean)[] = [
  isSmallOrCounted,
  (text) => !isInCapitals(text),
  (text) => !isPictured(text),
  (text) => withoutMark(text) !== text.trim(),
  (text) => /^[^:：]{1,30}:\s\S/u.test(text.trim()),
  (text) => /^\d{1,3}\s?[x×]?\s\p{L}/u.test(plainSigns(text.trim())),
  (text) => /\d(?:\s?(?:\p{Sc}|\p{L}{1,4}\.?))?\)?$/u.test(plainSigns(text.trim())),
];

interface Headings {
  headings: (string | null)[];
  /** Whether the first line names the whole list. */
  isNamed: boolean;
}

/** The headings of a text, told by how it is laid out: where lines have marks by those without, else by its blocks. */
export function headingsOfBlocks(lines: readonly WrittenLine[]): Headings {
  const { headings, isNamed } = byLayout(lines);
  const isAnyEnded = lines.some(({ text }) => /[:：]\s{0,3}$/.test(text));
  const isHead = (line: WrittenLine, index: number) =>
    index > 0 &&
    lines[index - 1]?.block !== line.block &&
    lines[index + 1]?.block === line.block &&
    mayHead(line) &&
    (isReminder(line.text) || (isAnyEnded && isSection(line.text) && !isThingToo(line.text)));
  return {
    headings: lines.map(
      (line, index) => headings[index] ?? (isHead(line, index) || isShopBetween(lines, index) ? headingOf(line) : null),
    ),
    isNamed,
  };
}

function byLayout(lines: readonly WrittenLine[]): Headings {
  const overMarks = headsOverMarks(lines);
  if (overMarks) return overMarks;
  const parts = partsOfRecipe(lines) ?? partsOfShop(lines) ?? shopsApart(lines) ?? peopleInTurn(lines);
  if (parts) return parts;
  const [first, second] = lines;
  const heads = first?.block === second?.block ? headsOf(lines) : [];
  const isNamed = heads.length === 0 && isNameOfAll(lines);
  const known = new Set(heads.length > 0 ? heads : headsOf(isNamed ? lines.slice(1) : lines));
  return { headings: lines.map((line) => (known.has(line) ? headingOf(line) : null)), isNamed };
}

/** "Dough" and "Topping" between the lines of a recipe, which say how much. */
function partsOfRecipe(lines: readonly WrittenLine[]): Headings | null {
  const isPart = lines.map((line) => mayHead(line) && isRecipePart(line.text));
  const areOver = isPart.every((is, index) => !is || (index + 1 < lines.length && !isPart[index + 1]));
  const numbered = lines.filter(({ text }) => /\d/.test(plainSigns(text))).length;
  isPart[0] ||= isIngredients(lines[0]?.text ?? '') && isServing(lines[isPart.indexOf(true, 3)]?.text ?? '');
  if (isPart.filter(Boolean).length < 2 || !areOver || numbered * 2 < lines.length - 2 || !(isPart[0] || isPart[1]))
    return null;
  return { headings: lines.map((line, index) => (isPart[index] ? headingOf(line) : null)), isNamed: !isPart[0] };
}

/** Parts of a shop between the lines of a single block, the first of them above all: "Fruit", "Dairy". */
function partsOfShop(lines: readonly WrittenLine[]): Headings | null {
  const areOne = lines.every(({ block }) => block === lines[0]?.block);
  const isKnown = lines.map(
    (line, index) => areOne && isSection(line.text) && mayHead(line) && (index === 0 || !mayBeShop(line.text)),
  );
  const isPart = withLargeOnes(lines, isKnown);
  const places = isPart.flatMap((is, index) => (is ? [index] : []));
  const areOver = places.every((place, index) => (places[index + 1] ?? lines.length) - place > 1);
  const areMeant = places.filter((place) => !isThingToo(lines[place]?.text ?? '')).length;
  const areMany = places.length >= FEWEST_BLOCKS && !isThingToo(lines[0]?.text ?? '');
  const areSure = areMany || (areMeant > 1 && areMeant * 2 >= places.length);
  if (places[0] !== 0 || !areOver || !areSure) return null;
  return { headings: lines.map((line, index) => (isPart[index] ? headingOf(line) : null)), isNamed: false };
}

/** Among parts with a capital, above things without, each other line with one is a part, too. */
function withLargeOnes(lines: readonly WrittenLine[], isKnown: readonly boolean[]): readonly boolean[] {
  const isLarge = lines.map(
    (line) => mayHead(line) && !isSmallOrCounted(line.text) && !/\d/.test(plainSigns(line.text)),
  );
  const areOver = isLarge.every((is, index) => !is || (isLarge[index + 1] === false && index + 1 < lines.length));
  const known = isKnown.filter(Boolean).length;
  const large = isLarge.filter(Boolean).length;
  const isHabit = isKnown[0] && known * 2 >= large && large * 2 < lines.length;
  return areOver && isHabit && isKnown.every((is, index) => !is || isLarge[index]) ? isLarge : isKnown;
}

/** How many stand below it: "Drugstore (4 items)". */
const COUNT_BEHIND =
  /\s\(\d{1,3}\s(?:items?|artikel|articles?|artículos?|articol[io]|artikelen|itens|ite[mn]s?|pozycj[aei]|varor|品|点|個|عناصر)\)$/iu;

function headingOf({ text }: WrittenLine): string {
  return text
    .trim()
    .replace(COUNT_BEHIND, '')
    .replace(/[:：]$/, '')
    .trim();
}

/** The first lines of blocks, if they differ from those below them in the same way in each block. */
function headsOf(lines: readonly WrittenLine[]): WrittenLine[] {
  const blocks = blocksOf(lines).filter((block) => block.some(({ under }) => under === undefined));
  const headed = blocks.filter(([, ...others]) => others.length > 0);
  const areEnded = headed.filter(([first]) => /[:：]\s{0,3}$/.test(first?.text ?? '')).length;
  if (areEnded > 0 && areEnded < headed.length) return []; // who ends headings with a mark does so with all
  const areThings = headed.every(([, ...others]) => others.every(isThing));
  const isHeaded =
    headed.length > 1 &&
    areThings &&
    (hasTrait(headed) ||
      arePurposes(headed) ||
      arePeople(headed) ||
      areSections(headed) ||
      haveNumbers(headed, blocks));
  return isHeaded ? headed.flatMap(([first]) => first ?? []) : [];
}

/**
 * Lines without a mark among those that have one: each stands above some that do, and heads them. The first one, above all
 * or above another one, names the list.
 */
function headsOverMarks(lines: readonly WrittenLine[]): Headings | null {
  const isMarked = lines.map(({ text }) => withoutMark(text) !== text.trim());
  const isHead = lines.map((line, index) => isMarked[index] === false && isMarked[index + 1] === true && mayHead(line));
  const [first, second] = lines;
  if (lines.some(({ text }, index) => isMarked[index] && /[:：]\s{0,3}$/.test(text))) return null; // these are headings
  const isOverHead = first !== undefined && !isMarked[0] && isHead[1] === true && mayHead(first);
  const rest = isOverHead ? 1 : 0;
  const areAllOver = lines.every((_line, index) => index < rest || isMarked[index] || isHead[index]);
  const places = isHead.flatMap((is, index) => (is ? [index] : []));
  const isSure =
    places.length > 1 || places.some((place) => place > rest && lines[place]?.block !== lines[place - 1]?.block);
  const isCalledSo = places.some((place) => place > rest && isCalledAsHeading(lines[place]?.text ?? ''));
  if (!areAllOver || places.length === 0) return null;
  const isAlone = places.length === 1 && places[0] === 0;
  if (isAlone ? !isNameOverMarks(lines) : !isSure && !isCalledSo && !(isOverHead && first?.block !== second?.block))
    return null;
  return {
    headings: lines.map((line, index) => (isHead[index] && !(isAlone && index === 0) ? headingOf(line) : null)),
    isNamed: isAlone || isOverHead,
  };
}

/** "For the party", "Dad" and "Dairy". */
function isCalledAsHeading(text: string): boolean {
  return isSection(text) || isPerson(text) || PURPOSE.test(text.trim());
}

/** "For the sauce", in a text that has several of them. */
const PURPOSE = /^(?:for|für|fürs|zum|zur|pour|para|per|voor|dla|na|do|för|till|til|для|на|к|pro)\s\p{L}/iu;

function arePurposes(blocks: readonly WrittenLine[][]): boolean {
  return blocks.every(
    ([first, ...others]) =>
      first !== undefined &&
      mayHead(first) &&
      PURPOSE.test(first.text.trim()) &&
      !others.some(({ text }) => PURPOSE.test(text.trim())),
  );
}

/** A single word right above two bullets may be a thing that lost its own. */
function isNameOverMarks([first, ...others]: readonly WrittenLine[]): boolean {
  const [second] = others;
  if (!first || !second) return false;
  const isWord = /^\p{L}+$/u.test(first.text.trim());
  const isCounted = /^\s{0,20}(?:1[.)]|①|\[|[☐☑□])/u.test(plainSigns(second.text));
  return others.length > 1 && (first.block !== second.block || others.length > 2 || isCounted || !isWord);
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
  const known = heads.filter(({ text }) => isPerson(text) || (AGED.test(plainSigns(text)) && mayBePerson(text)));
  const others = blocks.flatMap(([, ...rest]) => rest);
  const isName = ({ text }: WrittenLine) => isPerson(text) || mayBePerson(text);
  return (
    known.length * 3 >= heads.length &&
    known.length > 0 &&
    heads.every(isName) &&
    !others.some(({ text }) => isPerson(text))
  );
}

/** "Kim (6)" and "Kim, 6 years". */
const AGED =
  /\p{L}\s?[(,]?\s?\d{1,2}(?:[.,]\d)?(?:\s?(?:years?(?: old)?|yrs?|y\.?o\.?|months?|jahre?|j\.?|monate|ans|mois|años|meses|anni|mesi|jaar|anos|lata?|år|歳|才|лет|года?|سنوات|سنة))?\)?[:：]?$/iu;

/** Half of the first lines are called as parts of a shop or a home are, or as shops, and no other line is. */
function areSections(blocks: readonly WrittenLine[][]): boolean {
  const heads = blocks.flatMap(([first]) => first ?? []);
  const known = heads.filter(({ text }) => isSection(text));
  const others = blocks.flatMap(([, ...rest]) => rest);
  const isClear = known.length === heads.length || !others.some(({ text }) => isSection(text));
  const areAllOver = known.length === blocks.length && known.length >= FEWEST_BLOCKS; // "Bread", "Meat" and "Fish"
  const areMeant =
    (areAllOver || known.some(({ text }) => !isThingToo(text))) &&
    !heads.some(({ text }) => AMOUNT.test(plainSigns(text)));
  const fewest = heads.length >= FEWEST_BLOCKS ? heads.length / 3 : heads.length / 2;
  return known.length >= fewest && heads.every(mayHead) && isClear && areMeant;
}

/** "2 l", which no heading says, except in brackets. */
const AMOUNT = /(?:^|[^(（\d])\d{1,9}(?![^(（]{0,60}[)）])/u;

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

const PICTURE = /\p{Extended_Pictographic}/u;

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
  if (first && isNumberedTitle(first, others)) return isTitleText(first.text);
  if (first && isLongNameApart(first, others)) return true;
  if (!first || others.length < 2 || !mayHead(first) || withoutMark(first.text) !== first.text.trim()) return false;
  if (others.every(({ under, about }) => under !== undefined || about)) return true;
  const isApart = first.block !== others[0]?.block;
  const isOneBlock = others.every(({ block }) => block === others[0]?.block);
  const isTitle = isTitleText(first.text);
  if (isIngredients(first.text) || isShopOverAll(lines) || nameToldByWords(lines)) return true;
  if (isApart && COUNT_BEHIND.test(first.text.trim())) return true;
  const fewest = isTitle ? (others.length * 2) / 3 : others.length;
  const isUnlike = (isApart ? TRAITS : TRAITS.slice(1)).some(
    (trait) => !trait(first.text) && others.filter(({ text }) => trait(text)).length >= fewest,
  );
  if (isListOf(first.text) || (isTitle && (isApart || isUnlike))) return true;
  const isPictured = PICTURE.test(first.text) && !others.some(({ text }) => PICTURE.test(text));
  if (isApart && isOneBlock) return isUnlike || isPictured || others.length > 2;
  return (isPictured && others.length > 2) || (isApart && headsOf(others)[0] === others[0]);
}
