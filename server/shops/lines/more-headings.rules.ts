import type { WrittenLine } from './line.rules.ts';
import { isThingToo } from './line-headings.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isOfFamily, isPerson } from './words/people.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isShop } from './words/shops.rules.ts';

/** In words and characters: a longer line above a list is a sentence. */
const MOST_WORDS_APART = 12;
const LONGEST_APART = 90;

/** In lines below a name. */
const FEWEST_BELOW = 3;

/** A line of many words in a block of its own above a single block: "Para la cena del sábado / for Saturday dinner". */
export function isLongNameApart(first: WrittenLine, others: readonly WrittenLine[]): boolean {
  const text = first.text.trim();
  const words = text.split(/\s+/, MOST_WORDS_APART + 1).length;
  return (
    others.length >= FEWEST_BELOW &&
    others.every(({ block }) => block !== first.block && block === others[0]?.block) &&
    words > 5 &&
    words <= MOST_WORDS_APART &&
    text.length <= LONGEST_APART &&
    first.notes.length === 0 &&
    first.about === undefined &&
    withoutMark(text) === text &&
    /^[\p{L}\p{Extended_Pictographic}"“„«]/u.test(text) &&
    !/[.;,\t|]$|\p{Sc}|\d[.,]\d/u.test(plainSigns(text)) &&
    linksIn(text).length === 0 &&
    others.every((line) => line.text.split(/\s+/, words).length < words)
  );
}

/** "4th Grade Supply List". */
const NUMBERED_TITLE =
  /^\d{1,4}(?:st|nd|rd|th|[.ºª°]|er?|e)?\s\p{L}[\p{L}\s'’-]{2,40}(?:\d{4}(?:\s?[-–/]\s?\d{2,4})?)?$/u;

/** Such a name apart from lines with a mark or a number each. */
export function isNumberedTitle(first: WrittenLine, others: readonly WrittenLine[]): boolean {
  return (
    others.length >= FEWEST_BELOW &&
    first.block !== others[0]?.block &&
    NUMBERED_TITLE.test(first.text.trim()) &&
    others.every(({ text }) => withoutMark(text) !== text.trim() || /^\d/u.test(text))
  );
}

/** Fewer people among things are things as well: "Emma" may be a book. */
const FEWEST_PEOPLE = 2;

/**
 * People in turn in one block, each above what they wish for: the first of them is above all. "Emma" and "Rebecca" are books as
 * well, unless one of the family is among them, or most lines below them have no capital.
 */
export function peopleInTurn(lines: readonly WrittenLine[]): { headings: (string | null)[]; isNamed: boolean } | null {
  const isHead = lines.map(
    ({ text, under, about, notes }) =>
      under === undefined &&
      about === undefined &&
      notes.length === 0 &&
      withoutMark(text) === text.trim() &&
      !/\d/.test(plainSigns(text)) &&
      isPerson(text),
  );
  const places = isHead.flatMap((is, index) => (is ? [index] : []));
  const [first = -1] = places;
  const areOver = places.every((place, index) => (places[index + 1] ?? lines.length) - place > 1);
  const areOne = lines.slice(first).every(({ block }) => block === lines[first]?.block);
  const isAbove = first === 0 || (first === 1 && lines[0]?.block !== lines[1]?.block);
  const wishes = lines.filter((_line, index) => index > first && !isHead[index]);
  const areSmall = wishes.filter(({ text }) => !/^\p{Lu}/u.test(text.trim())).length > wishes.length / 2;
  const isSure = areSmall || places.some((place) => isOfFamily(lines[place]?.text ?? ''));
  if (places.length < FEWEST_PEOPLE || !areOver || !areOne || !isAbove || !isSure) return null;
  const headings = lines.map(({ text }, index) => (isHead[index] ? text.trim().replace(/\s?[:：]$/u, '') : null));
  return { headings, isNamed: first === 1 };
}

/** Shops among headings that end with a mark, which somebody forgot at this one. */
export function isShopBetween(lines: readonly WrittenLine[], index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || !next || index === 0 || next.block !== line.block || !isShop(line.text) || isThingToo(line.text))
    return false;
  const isEnded = ({ text }: WrittenLine) => /[:：]\s{0,3}$/.test(text);
  const ended = lines.filter(isEnded);
  return ended.length > 1 && !isEnded(next) && ended.some(({ text }) => isShopName(text));
}

function isShopName(text: string): boolean {
  return isShop(text.trim().replace(/\s?[:：]$/u, ''));
}
