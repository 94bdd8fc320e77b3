import { isSection, isTitleText } from '../line-headings.rules.ts';
import { mayBeHeading, type PageLine } from './page-lines.rules.ts';

/** In lines of words, of one thing. */
const MOST_TEXTS = 6;

/** Lines of words between the page's own. */
export interface Group {
  places: number[];
  /** Whether an empty line is above. */
  isApart: boolean;
  /** A line of the page stands below it. */
  isEnded: boolean;
  /** The price of the thing, where pages have it first. */
  price?: number;
}

export interface Head extends Group {
  category?: string;
  /** Lines above it that are none of its own. */
  extra: number[];
}

/** Heads without the lines on top that only some have: the heading of a part, or the name of the page. */
export function usualHeads(heads: readonly Group[], body: readonly PageLine[], tail: number): Head[] | null {
  const sizes = heads.map(({ places }) => places.length);
  const apart = heads.filter(({ isApart }) => isApart).map(({ places }) => places.length);
  const close = heads.filter(({ isApart }) => !isApart).map(({ places }) => places.length);
  const most = (some: readonly number[]) => (some.length > 0 ? modeOf(some) : 0);
  const areOverBlocks = close.length > 0 && apart.length > 1 && apart.every((size) => size === most(close) + 1);
  const areHeaded = areOverBlocks || areHeadedParts(heads, body);
  const usual = areOverBlocks ? most(close) : areHeaded ? Math.min(...sizes) : modeOf(sizes);
  const first = usualOfFirst(heads, body);
  if (usual > MOST_TEXTS || sizes.some((size) => size > MOST_TEXTS + 2)) return null;
  let category: string | undefined;
  return heads.map((head, index) => {
    const surplus = head.places.length - (index === 0 && !areHeaded ? Math.max(usual, first) : usual);
    const top = body[head.places[0] ?? 0];
    const lead = body[head.places[surplus - 1] ?? -1] ?? top;
    const isHeading = lead !== undefined && mayBeHeading(lead) && (head.isApart || areHeaded);
    const isOfBefore = surplus > 0 && index > 0 && surplus === tail && !areHeaded; // as a town below the price
    const isOver = surplus > 0 && (areHeaded || isOfBefore || index === 0 || (isHeading && isSection(lead.text)));
    const isNamed = isOver && isHeading && !isOfBefore && (areHeaded || index > 0 || isSection(lead.text));
    const cut = isOver ? surplus : 0;
    if (isNamed) category = body[head.places[cut - 1] ?? 0]?.text;
    const extra = head.places.slice(0, isNamed ? cut - 1 : cut);
    return { ...head, places: head.places.slice(cut), extra, ...(category && { category }) };
  });
}

/**
 * Heads without the lines on top that are of the thing before, as where it stands in the shop: they come again at others, and the last
 * thing has as many of them below its price.
 */
export function withoutTails(heads: readonly Group[], body: readonly PageLine[], below: readonly number[]): Group[] {
  const textAt = (place?: number) => body[place ?? -1]?.text;
  const tops = heads.slice(1).map(({ places }) => textAt(places[below.length - 1]));
  const isAgain = below.length > 0 && tops.includes(textAt(below.at(-1)));
  const size = (heads[1]?.places.length ?? 0) - below.length;
  const areAlike = heads.slice(1).every(({ places }) => places.length - below.length === size);
  if (!isAgain || !areAlike || size < 1) return [...heads];
  return heads.map((head) => ({ ...head, places: head.places.slice(-size) }));
}

/** How many lines of words the first thing has, as most of the others do: what stands above them is of the page. */
function usualOfFirst([first, ...others]: readonly Group[], body: readonly PageLine[]): number {
  const top = body[first?.places[0] ?? 0];
  const isBlock = [first, ...others].every((head) => head?.isApart) && top !== undefined && !isTitleText(top.text);
  const sizes = others.map(({ places }) => places.length);
  return isBlock || sizes.length === 0 ? (first?.places.length ?? 0) : modeOf(sizes, 'LARGEST');
}

/** In words, of the heading of a part where nothing else tells it. */
const LONGEST_LEAD = 3;

/** One line more than others have, which may be the heading of a part, and is one at the first and at another. */
function areHeadedParts(heads: readonly Group[], body: readonly PageLine[]): boolean {
  const fewest = Math.min(...heads.map(({ places }) => places.length));
  const tops = heads.filter(({ places }) => places.length > fewest);
  const lead = ({ places }: Group) => body[places[places.length - fewest - 1] ?? 0] as PageLine;
  const texts = tops.map(lead);
  const isAnyApart = heads.slice(1).some(({ isApart }) => isApart);
  const areShort = !isAnyApart && texts.every(({ text }) => text.split(' ').length <= LONGEST_LEAD) && fewest === 1;
  return (
    tops.length > 1 &&
    tops.length < heads.length &&
    tops[0] === heads[0] &&
    tops.every(
      ({ places, isApart }, index) => (isApart || !isAnyApart) && (index === 0 || places.length === fewest + 1),
    ) &&
    texts.every(mayBeHeading) &&
    (areShort || texts.some(({ text }) => isSection(text) || /\s[&+]\s/.test(text)))
  );
}

/** The most frequent number; of several, the smallest or the largest. */
function modeOf(numbers: readonly number[], of: 'SMALLEST' | 'LARGEST' = 'SMALLEST'): number {
  const counts = new Map<number, number>();
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const often = [...counts].filter(([, count]) => count === most).map(([one]) => one);
  return of === 'SMALLEST' ? Math.min(...often) : Math.max(...often);
}

/** In words: a name has rather more, and a maker rather fewer. */
const WORDS_OF_MAKER = 1.7;

/** So few things show no habit of a page: the words of their lines must. */
const FEW_THINGS = 3;

/** Which of the lines of each thing names it: the first, or the next one where the first is who makes it. */
export function placeOfName(heads: readonly (readonly PageLine[])[]): number {
  if (heads.some((texts) => texts.length < 2)) return 0;
  const texts = (place: number) => heads.map((lines) => lines[place]?.text ?? '');
  const distinct = (place: number) => new Set(texts(place)).size / heads.length;
  const words = (place: number) =>
    texts(place).reduce((sum, text) => sum + text.split(/\s+/, 12).length, 0) / heads.length;
  const share = (is: (lines: readonly PageLine[]) => boolean) => heads.filter(is).length / heads.length;
  const commas = share(([, second]) => /,/.test(second?.text ?? ''));
  const isMaker =
    words(0) <= WORDS_OF_MAKER &&
    words(1) >= words(0) + 1 &&
    commas < 0.5 &&
    share(isDescribed) < 0.5 &&
    (heads.length > FEW_THINGS || share(([, second]) => isTitled(second?.text ?? '')) > 0.5);
  const comesAgain = heads.length > 2 && distinct(0) <= 0.5;
  return (isMaker || comesAgain) && distinct(1) > 0.9 ? 1 : 0;
}

/** Begins a sentence on a thing rather than its name. */
const ARTICLE =
  /^(?:an?|the|our|made|ein(?:e[nrs]?)?|der|die|das|aus|une?|des|les?|la|el|los|las|un[ao]?s?|il|lo|gli|een|het|de|um|uma|os?|as|en|ett|для|из)\s+\p{Ll}/iu;

/** The second line says what the thing of the first is: it names that again, or is a sentence. */
function isDescribed([first, second]: readonly PageLine[]): boolean {
  const [name, text] = [first?.text.toLowerCase() ?? '', second?.text ?? ''];
  return ARTICLE.test(text) || /\p{Ll}[.!。]$/u.test(text) || text.toLowerCase().indexOf(name) > 0;
}

/** Between words that are written with capital letters in whatever they stand. */
const BESIDE_NOUNS = /\s(?:mit|aus|für|und|auf|ohne|im|zum|zur|von|vom)\s/u;

/** Written as names are, with capital letters or numbers in them. */
function isTitled(text: string): boolean {
  const [, ...words] = text.split(/\s+/, 12);
  const long = words.filter((word) => word.length > 3 || /\d/.test(word));
  return long.length > 0 && long.every((word) => /^\p{Lu}|\d/u.test(word)) && !BESIDE_NOUNS.test(text);
}
