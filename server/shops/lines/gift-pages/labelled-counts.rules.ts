import { columnOf } from '../words/column-headings.rules.ts';
import { isDoneWord } from '../words/done-words.rules.ts';
import { isGivenBeforeLeft, saysGiven, saysLeft, saysWanted } from '../words/gift-counts.rules.ts';
import { NEGATION } from '../words/negations.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import type { Counts } from './gift-counts.rules.ts';

/** A thing of a page, with what the page repeats at it. */
interface Labelled {
  labels: readonly { text: string; look: string }[];
}

/** In characters. */
const LONGEST_LABEL = 96;

/** How well people rate it: "4,6/5 (312)". */
const RATED = /\d[.,]\d|\d\)|[★☆⭐]/u;

/** A label that ends with its one number, as in "Wanted: 2". */
const LAST_NUMBER = /^(?<label>\p{L}[^\d:：]{1,30})[:：]?\s?(?<all>\d{1,2})$/u;

/** A word has this many letters of its stem at most: "offert" and "offerts" are alike. */
const STEM = 5;

const isOpen = ({ labels }: Labelled, buttons: readonly string[]): boolean =>
  labels.some(({ text }) => buttons.includes(text));

/**
 * How many of each thing are asked for and given; null for a page that says so of none. Two numbers at each thing may as well be
 * ages or sizes: they count only with a word that says so, or where what has all of them lacks the button of the others.
 */
export function countsOnPage(parts: readonly Labelled[], buttons: readonly string[]): readonly Counts[] | null {
  const meaning = meaningOf(parts, buttons);
  const isAnyWanted = parts.some((part) => wantedOf(part) !== undefined);
  if (meaning === null && !isAnyWanted && parts.every((part) => isOpen(part, buttons))) return null;
  return parts.map((part) => {
    const two = meaning === null ? undefined : numbersOf(part);
    const wanted = Math.max(1, two?.all ?? wantedOf(part) ?? 1);
    if (!isOpen(part, buttons) && isToldGiven(part, buttons)) return { wanted, given: wanted };
    const some = two?.some ?? 0;
    return { wanted, given: two === undefined ? 0 : meaning === 'GIVEN' ? some : wanted - some };
  });
}

/** Whether "1 of 2" says how many are given or how many are left; null where nothing shows that it says either. */
function meaningOf(parts: readonly Labelled[], buttons: readonly string[]): 'GIVEN' | 'LEFT' | null {
  const read = parts.flatMap((part) => {
    const numbers = numbersOf(part);
    return numbers ? [{ ...numbers, isOpen: isOpen(part, buttons) }] : [];
  });
  const [first] = read;
  if (!first || read.length * 2 < parts.length) return null;
  const [isGiven, isLeft] = [saysGiven(first.text), saysLeft(first.text)];
  if (isGiven && (!isLeft || isGivenBeforeLeft(first.text))) return 'GIVEN';
  if (isLeft) return 'LEFT';
  const isWhere = (isClosed: (one: (typeof read)[number]) => boolean) =>
    read.some(isClosed) && read.every((one) => isClosed(one) !== one.isOpen);
  if (isWhere(({ some, all }) => some === all)) return 'GIVEN';
  return isWhere(({ some }) => some === 0) ? 'LEFT' : null;
}

/** So many of so many; of three numbers the first is that of the others together. */
function numbersOf({ labels }: Labelled): { some: number; all: number; text: string } | undefined {
  for (const { text } of labels) {
    if (text.length > LONGEST_LABEL || RATED.test(text)) continue;
    const [first = 0, second = 0, third, more] = (plainSigns(text).match(/\d{1,4}/g) ?? []).map(Number);
    if (more !== undefined || Math.max(first, second) > 99) continue;
    if (third === undefined && second > 0 && first <= second) return { some: first, all: second, text };
    if (third !== undefined && first > 0 && first === second + third) return { some: second, all: first, text };
  }
  return undefined;
}

function wantedOf({ labels }: Labelled): number | undefined {
  for (const { text } of labels) {
    const { label = '', all } = LAST_NUMBER.exec(plainSigns(text))?.groups ?? {};
    if (all !== undefined && (saysWanted(label) || columnOf(label) === 'amount')) return Number(all);
  }
  return undefined;
}

/** In the place of the button a word says so that stands alone, or that the button or the count has, too: "Reserve" and "Reserved". */
function isToldGiven({ labels }: Labelled, buttons: readonly string[]): boolean {
  const counts = labels.map(({ look }) => look).filter((look) => look.includes('#'));
  const known = new Set([...buttons, ...counts].flatMap(stemsOf));
  return labels.some(
    ({ text, look }) =>
      !counts.includes(look) &&
      (isDoneWord(text) || (!NEGATION.test(text) && stemsOf(look).some((stem) => known.has(stem)))),
  );
}

/** The beginnings of a label's longer words, each once. */
function stemsOf(look: string): string[] {
  return [
    ...new Set(
      look
        .toLowerCase()
        .split(/[^\p{L}]{1,20}/u)
        .flatMap((word) => (word.length < STEM ? [] : word.slice(0, STEM))),
    ),
  ];
}
