import { isKissedApart } from './letters.rules.ts';
import { blocksOf, type WrittenLine } from './line.rules.ts';
import { isListOf, isTitleText } from './line-headings.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutFrame } from './marked-lists.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isSaid, isToldBelow } from './said-lines.rules.ts';
import { NAMES } from './small-talk.rules.ts';
import { isDay } from './words/days.rules.ts';
import { ABOUT, type Fact } from './words/fact-labels.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isAddress, isContact, isWhen } from './words/times-and-places.rules.ts';

/** Fewer lines of one shape show no habit. */
const FEWEST = 3;

/** The share of all lines that have the shape. */
const MOST = 0.6;

/** In lines: more above or below a list are a list of their own. */
const MOST_AROUND = 4;

type Shape = (text: string) => boolean;

/** "24 pencils", and no "2nd grade". */
const COUNTED = /^(?!\d{1,4}(?:st|nd|rd|th|º|ª|°|er|ère|ème|e)(?![\p{L}]))[\d½¼¾]/iu;

/** How all lines of a list may look, whatever they say. */
function shapesIn(lines: readonly WrittenLine[]): Shape[] {
  const emoji = pictureOf(lines);
  return [
    (text) => withoutMark(text) !== text.trim(),
    (text) => emoji !== null && text.trim().startsWith(emoji),
    (text) => COUNTED.test(plainSigns(text.trim())),
    (text) => /\S\s[-–—]\s?/u.test(text.trim()) || /\s[-–—]$/u.test(text.trim()),
    (text) => /\d(?:\s?(?:\p{Sc}|\p{L}{1,4}\.?))?\)?$/u.test(plainSigns(text.trim())),
  ];
}

/** The picture with which most lines begin. */
function pictureOf(lines: readonly WrittenLine[]): string | null {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const [first] = /^\p{Extended_Pictographic}/u.exec(text.trim()) ?? [];
    if (first) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return most && most[1] >= FEWEST ? most[0] : null;
}

/**
 * Lines without those above and below a list that do not look like its lines, which all look alike, and say something: who wrote
 * it, for whom and when it is. A name among them may be a thing that somebody added later.
 */
export function withoutUnlikeBlocks(written: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  const lines = withoutPlans(withoutOccasion(withoutFrame(written, leftOut), leftOut), leftOut);
  if (lines.length < FEWEST + 1) return lines;
  const hasCells = (text: string) => text.includes('\t');
  for (const has of lines.some(({ text }) => hasCells(text)) ? [hasCells] : shapesIn(lines)) {
    const alike = lines.filter(({ text }) => has(text)).length;
    if (alike < FEWEST || (has !== hasCells && alike < lines.length * MOST)) continue;
    const above = has === hasCells ? aboveCells(lines, has) : aboveOf(lines, has);
    const gone = new Set([...above, ...belowOf(lines, has)]);
    if (gone.size === 0) continue;
    leftOut.push(...[...gone].flatMap(({ text, notes }) => [text.trim(), ...notes]));
    return lines.filter((line) => !gone.has(line));
  }
  return lines;
}

/** Lines right below the list that talk, and who signs them. */
function belowOf(lines: readonly WrittenLine[], has: Shape): readonly WrittenLine[] {
  const last = lines.findLastIndex(({ text }) => has(text));
  const below = lines.slice(last + 1);
  const isHeaded = below.some(({ text }) => /[:：]$|^#{1,6}\s/u.test(text.trim()));
  if (below.length === 0 || below.length > MOST_AROUND || isHeaded || isHeadingText(lines[last]?.text ?? '')) return [];
  const isApart = below[0]?.block !== lines[last]?.block;
  const isGone = ({ text }: WrittenLine, index: number) =>
    (isApart ? isToldBelow(text) : isSaid(text) && !/\d/.test(plainSigns(text))) ||
    (index > 0 && (NAMES.test(text.trim()) || isKissedApart(text.trim(), [below[0]?.text ?? ''])));
  return below.every(isGone) ? below : [];
}

/** Lines above the name of a table that talk or say what follows: "here is the list for Saturday:". */
function aboveCells(lines: readonly WrittenLine[], has: Shape): readonly WrittenLine[] {
  const above = lines.slice(0, Math.max(0, lines.findIndex(({ text }) => has(text)) - 1));
  const isGone = ({ text }: WrittenLine) => isHeadingText(text) || isSaid(text);
  return above.length <= MOST_AROUND && above.every(isGone) ? above : [];
}

/** Lines above a list that talk, and in a block of several lines, of which the first may name it, what it is called besides. */
function aboveOf(lines: readonly WrittenLine[], has: Shape): readonly WrittenLine[] {
  const first = lines.findIndex(({ text }) => has(text));
  const above = lines.slice(0, Math.max(0, first));
  if (above.length === 0 || above.length > MOST_AROUND) return [];
  if (above.some(({ text }) => linksIn(text).length > 0 || /\p{Sc}|^#{1,6}\s/u.test(text))) return [];
  const [top] = blocksOf(above);
  const isApart = above.at(-1)?.block !== lines[first]?.block;
  const isOne = isApart && top !== undefined && top.length === above.length && above.length > 1;
  const isNamed = isTitleText(above[0]?.text ?? '');
  const isBeside = (text: string) => isTitleText(text) || isListOf(text) || (isNamed && isWithTitle(text.trim()));
  return above.filter(
    ({ text }, index) => !isHeadingText(text) && (isSaid(text) || (isOne && index > 0 && isBeside(text))),
  );
}

/** "Mrs. Alvarez - Room 12" below "2nd Grade Supply List": whose list it is, and no "Dr. Martens". */
function isWithTitle(text: string): boolean {
  return /^(?:Mrs|Mr|Ms|Miss|Mx|Frau|Herrn?|Mme|Mlle|Madame|Monsieur|M\.|Señora?|Sra|Sr|Srta|Signora?|Mevrouw|Meneer|Mevr|Juf|Meester|Dona|Professora?|Pani|Pan|Fru|Fröken)\.?\s\p{Lu}[\p{L}’'-]{1,24}\s?[-–—,|/(]\s?[^,]{0,24}\d/u.test(
    text,
  );
}

function isHeadingText(text: string): boolean {
  return /[:：]$/u.test(text.trim());
}

/** "Mo: Linsensuppe": what is cooked on a day of the week. */
const ON_A_DAY = /^(?<day>\p{L}{1,14}(?:-feira)?)\.?\s?[:：–—-]\s{0,3}\S/u;

/** Several days in turn say what is cooked, where other lines say what is bought. */
function withoutPlans(lines: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  const onDay = lines.map(({ text }) => isDay(ON_A_DAY.exec(text.trim())?.groups?.day ?? ''));
  const first = onDay.indexOf(true);
  const last = onDay.lastIndexOf(true);
  const count = last - first + 1;
  const others = lines.length - count;
  if (first < 0 || count < FEWEST || others < FEWEST || !onDay.slice(first, last + 1).every(Boolean)) return lines;
  const above = lines[first - 1];
  const isHead = above !== undefined && first - 1 === 0 && above.block === lines[first]?.block;
  const from = isHead ? first - 1 : first;
  leftOut.push(...lines.slice(from, last + 1).map(({ text }) => text.trim()));
  return [...lines.slice(0, from), ...lines.slice(last + 1)];
}

/** In lines: beside fewer things, facts may be things themselves. */
const FEWEST_THINGS = 2;

interface Labelled {
  kind: Fact;
  /** Whether it can be no thing, as its words say what its label promises: "Time: 3 pm", and no "Time: thyme". */
  isSure: boolean;
}

function labelled({ text, notes }: WrittenLine): Labelled | null {
  const line = text.trim();
  if (notes.length > 0 || linksIn(line).length > 0) return null;
  const [, label = '', value = ''] =
    /^(?:\p{Extended_Pictographic}\ufe0f?\s?)?([^:：]{2,40}?)\s?[:：]\s?(\S.{0,300})$/u.exec(line) ?? [];
  const [kind] = ABOUT.flatMap(([one, pattern]) => (pattern.test(label) ? [one] : []));
  if (kind === undefined) return null;
  const isSure =
    kind === 'SAID' ||
    (kind === 'WHEN' && isWhen(value)) ||
    (kind === 'WHERE' && isAddress(value)) ||
    (kind === 'CONTACT' && isContact(value)) ||
    (kind === 'SUM' && /\d/.test(plainSigns(value)));
  return { kind, isSure };
}

/**
 * Lines without those that tell of a day or a person, behind labels that are known. Where the words behind a label may name a thing,
 * a fact that names none has to stand in the same row: "Local: Rua Azul" above "Pix: lia@example.com", and no "Local: honey".
 */
function withoutOccasion(lines: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  const found = lines.map(labelled);
  const gone = new Set<number>();
  let isToldInRow: boolean | null = null;
  for (const [index, fact] of found.entries()) {
    if (fact) isToldInRow ??= isTold(rowFrom(found, index));
    else isToldInRow = null;
    if (fact?.isSure || isToldInRow) gone.add(index);
  }
  const things = lines.length - gone.size;
  if (gone.size === 0 || things < FEWEST_THINGS || gone.size > lines.length / 2 + 1) return lines;
  leftOut.push(...[...gone].map((index) => (lines[index]?.text ?? '').trim()));
  return lines.filter((_line, index) => !gone.has(index));
}

/** Whether facts that stand beside each other are none that might be things. */
function isTold(row: readonly Labelled[]): boolean {
  const kinds = new Set(row.map(({ kind }) => kind));
  const areTastes = kinds.has('LIKES') && kinds.has('FAVOURITE');
  return kinds.size > 1 && (areTastes || row.some(({ isSure }) => isSure));
}

/** The facts that stand beside each other, from the first of them. */
function rowFrom(found: readonly (Labelled | null)[], from: number): Labelled[] {
  const to = found.indexOf(null, from);
  return found.slice(from, to < 0 ? found.length : to).flatMap((fact) => fact ?? []);
}
