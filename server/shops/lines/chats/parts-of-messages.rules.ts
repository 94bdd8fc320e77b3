import { type Asked, askedThings } from '../asked-things.rules.ts';
import { linksIn, titleFromLink, withoutLinks } from '../links.rules.ts';
import { withNote } from '../reservations.rules.ts';
import { isAddress } from '../small-talk.rules.ts';
import { thingsNeededLast, thingsOfKoreans } from '../words/needs-last.rules.ts';
import { TALK_WORDS } from '../words/talk-words.rules.ts';
import { thingsAskedOfAnybody } from './asked-of-anybody.rules.ts';
import { isQuestion, thingsSaid } from './said-things.rules.ts';
import { wordsOf } from './sentences.rules.ts';

/** In characters, and in words of a sentence that points to the link behind it: "È questa https://…". */
const LONGEST_MESSAGE = 400;
const MOST_POINTING = 2;

/** The things of a message in one part of it alone: before a link, beside the price of one, or behind a clause. Null for any other. */
export function thingsInPart(words: string, names: ReadonlySet<string>): Asked | null {
  const said = words.trim();
  if (said.length > LONGEST_MESSAGE) return null;
  if (linksIn(said).length === 1) return thingWithLink(said, names);
  const anybody = thingsAskedOfAnybody(said);
  if (anybody) return anybody;
  const needed = thingsNeededLast(said);
  if (needed && !isQuestion(said)) {
    const [first = '', ...others] = needed.things;
    return { things: [needed.note === '' ? first : withNote(first, needed.note), ...others], leftOut: [] };
  }
  const koreans = thingsOfKoreans(said);
  if (koreans) return { things: koreans, leftOut: [] };
  const comma = said.indexOf(', ');
  const clause = comma < 0 ? '' : said.slice(0, comma);
  const asked = OWN_FIRST.test(clause) && askedThings(clause) === null ? askedThings(said.slice(comma + 2)) : null;
  return asked && { things: asked.things, leftOut: [clause, ...asked.leftOut] };
}

/** "Io faccio il tiramisù, mi servono 12 uova": somebody tells of themselves before they ask. */
const OWN_FIRST = /^(?:i|i['’](?:m|ll)|we|ich|wir|je|j['’]\p{L}+|on|yo|io|noi|ik|wij|eu|nós|ja|jag|vi|jeg|я|мы|ми)\s/iu;

function thingWithLink(said: string, names: ReadonlySet<string>): Asked | null {
  const at = said.search(/https?:\/\//iu);
  const link = linksIn(said)[0] ?? '';
  const rest = withoutLinks(said).trim();
  if (at === 0) {
    const price = PRICE.exec(rest)?.[0] ?? '';
    const others = wordsOf(rest);
    const isTalk = TALK_WORDS.some(({ small }) => others.every((word) => small.has(word) || word === 'tho'));
    return price === '' || others.length === 0 || !isTalk
      ? null
      : { things: [`${titleFromLink(link)} ${price} ${link}`], leftOut: [rest] };
  }
  const [head, tail] = [said.slice(0, at).trim(), said.slice(at)];
  if (/\p{L}{4}/u.test(withoutLinks(tail)) || /[:：]$/u.test(head)) return null;
  const [, before = head, pointing = ''] = /^(.{3,200}\p{L}{2}[.!])\s(\p{L}[^.!?]{1,30})[.:]?$/u.exec(head) ?? [];
  const isPointing = pointing !== '' && wordsOf(pointing).length <= MOST_POINTING;
  const leftOut: string[] = isPointing ? [pointing] : [];
  const named = isPointing ? before.replace(/[.!]$/u, '') : head;
  const things = thingsSaid(named, leftOut, names);
  const isChanged = things.length > 0 && (isPointing || things.join(', ') !== named);
  return isChanged ? { things: [`${things.join(', ')} ${tail}`], leftOut } : null; // one link is of one thing
}

const PRICE = /\p{Sc}\s?\d{1,5}(?:[.,]\d{2})?|\d{1,5}(?:[.,]\d{2})?\s?\p{Sc}/u;

/** "Brava mamma!": called out to somebody. */
export function isCalledTo(said: string): boolean {
  const words = wordsOf(said);
  return (
    /[!！]\P{L}{0,6}$/u.test(said) &&
    !/\d/u.test(said) &&
    words.length > 1 &&
    words.length <= 3 &&
    isAddress(words.at(-1) ?? '')
  );
}

/** Asks when or where, which no thing answers. */
const WHEN_OR_WHERE =
  /(?<!\p{L})(?:when|where|what time|wann|wo|um wie ?viel uhr|quand|où|à quelle heure|cuándo|dónde|a qué hora|quando|dove|a che ora|wanneer|waar|hoe laat|onde|a que horas|kiedy|gdzie|o której|när|var|hvornår|når|hvor|когда|где|во сколько|коли|де|kdy|kde|ne zaman|nerede)(?!\p{L})/iu;

export function isAskingWhen(said: string): boolean {
  return /[?？؟]\s{0,3}$/u.test(said) && WHEN_OR_WHERE.test(said);
}
