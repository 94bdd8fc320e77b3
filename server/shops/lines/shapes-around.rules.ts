import { blocksOf, type WrittenLine } from './line.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isDay } from './words/days.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';

/** Fewer lines of one shape show no habit. */
const FEWEST = 3;

/** The share of all lines that have the shape. */
const MOST = 0.6;

/** In lines: more above or below a list are a list of their own. */
const MOST_AROUND = 4;

/** In words: a line of as many is rather said than named. */
const WORDS_OF_TALK = 5;
const WORDS_OF_SENTENCE = 9;

interface Shape {
  /** Whether a line of a list that has it never lacks it, so that what lacks it outside of the list is none of its things. */
  isSure: boolean;
  has: (text: string) => boolean;
}

/** "24 pencils", and no "2nd grade". */
const COUNTED = /^(?!\d{1,4}(?:st|nd|rd|th|º|ª|°|er|ère|ème|e)(?![\p{L}]))[\d½¼¾]/iu;

/** How all lines of a list may look, whatever they say. */
function shapesIn(lines: readonly WrittenLine[]): Shape[] {
  const emoji = pictureOf(lines);
  return [
    { isSure: true, has: (text) => withoutMark(text) !== text.trim() },
    { isSure: true, has: (text) => emoji !== null && text.trim().startsWith(emoji) },
    { isSure: false, has: (text) => COUNTED.test(plainSigns(text.trim())) },
    { isSure: false, has: (text) => /\S\s[-–—]\s?/u.test(text.trim()) || /\s[-–—]$/u.test(text.trim()) },
    { isSure: false, has: (text) => /\d(?:\s?(?:\p{Sc}|\p{L}{1,4}\.?))?\)?$/u.test(plainSigns(text.trim())) },
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
 * Lines without blocks above and below a list that do not look like its lines, which all look alike: who wrote it, for whom and when
 * it is. Where the look may be chance, only what is said, and no name, is left out.
 */
export function withoutUnlikeBlocks(written: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  const lines = withoutPlans(withoutAbout(written, leftOut), leftOut);
  if (lines.length < FEWEST + 1 || lines.some(({ text }) => text.includes('\t'))) return lines;
  for (const { isSure, has } of shapesIn(lines)) {
    const alike = lines.filter(({ text }) => has(text)).length;
    if (alike < FEWEST + (isSure ? 0 : 1) || alike < lines.length * MOST) continue;
    const gone = new Set([...aboveOf(lines, has), ...belowOf(lines, has, isSure)]);
    if (gone.size === 0) continue;
    leftOut.push(...[...gone].flatMap(({ text, notes }) => [text.trim(), ...notes]));
    return lines.filter((line) => !gone.has(line));
  }
  return lines;
}

/** Whole blocks, and lines right below the list that say something. */
function belowOf(lines: readonly WrittenLine[], has: Shape['has'], isSure: boolean): readonly WrittenLine[] {
  const last = lines.findLastIndex(({ text }) => has(text));
  const below = lines.slice(last + 1);
  const isHeaded = below.some(({ text }) => /[:：]$|^#{1,6}\s/u.test(text.trim()));
  if (below.length === 0 || below.length > MOST_AROUND || isHeaded || isHeadingText(lines[last]?.text ?? '')) return [];
  const isApart = below[0]?.block !== lines[last]?.block;
  const isGone = (line: WrittenLine) =>
    linksIn(line.text).length === 0 &&
    (isSure && isApart ? true : isSaid(line.text) && (isApart || !/\d/.test(plainSigns(line.text))));
  const isTelling = ({ text }: WrittenLine) => wordsIn(text) >= FEWEST || /[:：]/.test(text); // "Bon Iver" alone may be a thing
  return below.every(isGone) && below.some(isTelling) ? below : [];
}

/** Above a list: what is too long to name it, and in a block of several lines all but the first, which may. */
function aboveOf(lines: readonly WrittenLine[], has: Shape['has']): readonly WrittenLine[] {
  const first = lines.findIndex(({ text }) => has(text));
  const above = lines.slice(0, Math.max(0, first));
  if (above.length === 0 || above.length > MOST_AROUND) return [];
  if (above.some(({ text }) => linksIn(text).length > 0 || /\p{Sc}|^#{1,6}\s/u.test(text))) return [];
  const isLong = ({ text }: WrittenLine) =>
    text.trim().split(/\s+/, WORDS_OF_SENTENCE).length === WORDS_OF_SENTENCE && !/[:：]$/.test(text.trim());
  const [top] = blocksOf(above);
  const isApart = above.at(-1)?.block !== lines[first]?.block;
  const isOne = isApart && top !== undefined && top.length === above.length && above.length > 1;
  return isOne ? above.filter((line, index) => index > 0 || isLong(line)) : above.filter(isLong);
}

function isHeadingText(text: string): boolean {
  return /[:：]$/u.test(text.trim());
}

/** Several words with the end of a sentence, or so many that they are one. */
function isSaid(text: string): boolean {
  const words = wordsIn(text);
  const isEnded = /[.!?！？。…](?:[^\p{L}\p{N}]{0,8}|\s\p{L}{1,12}[^\p{L}\p{N}]{0,8}|\s[\d\s+()-]{5,24})$/u.test(
    text.trim(),
  );
  return words >= (isEnded ? WORDS_OF_TALK - 1 : WORDS_OF_TALK + 2);
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{M}’']{1,40}/gu)?.length ?? 0;
}

/** Labels of what is said of a person or a day, and is no thing. */
const ABOUT =
  /^(?:\p{Extended_Pictographic}\ufe0f?\s?)?(?:(?:(?:my|our|the|gift|max(?:imum)?|price|spending) )?(?:budget|price (?:range|limit)|spending limit)|(?:dis)?likes?|hates?|favou?rite \p{L}{3,12}|allerg(?:y|ies)|dietary(?: requirements)?|theme|where|when|venue|location|address|date|time|rsvp|dress code|host(?:ed by)?|mag(?: ich)?(?: nicht)?|mag gar nicht|vorlieben|abneigungen|lieblings\p{L}{3,12}|allergien?|preisrahmen|wo|wann|ort|adresse|datum|uhrzeit|motto|aime|n['’]aime pas|couleur préférée|budget max|où|quand|lieu|date|heure|thème|le gusta|no le gusta|alergias?|presupuesto|dónde|cuándo|lugar|dirección|fecha|hora|gusti|non le piace|non gli piace|allergie|dove|quando|luogo|indirizzo|data|ora|tema|houdt van|houdt niet van|allergieën|waar|wanneer|locatie|adres|datum|tijd|gosta de|não gosta(?: de)?|alergias|orçamento|onde|quando|local|endereço|data|horário|hora|pix|chave pix|iban|lubi|nie lubi|alergie|budżet|gdzie|kiedy|miejsce|adres|godzina|gillar(?: inte)?|tycker om|allergier|var|när|plats|adress|tid|予算|アレルギー|日時|場所|会場|الميزانية|المكان|الموعد|التاريخ|العنوان)\s?[:：]\s?\S.{0,300}$/iu;

/** Lines without those with a label that tell of a person or a day. */
function withoutAbout(lines: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  const about = new Set(lines.filter(({ text }) => ABOUT.test(text.trim()) && linksIn(text).length === 0));
  if (about.size === 0 || lines.length - about.size < FEWEST - 1 || about.size > lines.length / 2 + 1) return lines;
  leftOut.push(...[...about].map(({ text }) => text.trim()));
  return lines.filter((line) => !about.has(line));
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
