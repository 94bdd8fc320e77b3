import { isDescription } from './descriptions.rules.ts';
import type { WrittenPrice } from './line.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isHadAlready, isRemark, isReservation } from './words/remark-words.rules.ts';
import { priceAlone, type Reading } from './written-prices.rules.ts';

/** A comma, a dash or an arrow, and what stands behind it up to the end. */
const MARK = /[,،、，]\s{0,3}|\s[-–—]\s{1,3}|\s(?:→|➡\ufe0f?|->)\s{0,3}/gu;

/** Stands before a note that was told by the words of a message. Nobody can type or see it. */
const NOTE_SIGN = '\u2063';

/** A thing in a line of its own, with what somebody said of it. */
export function withNote(thing: string, note: string): string {
  return `${thing}${NOTE_SIGN}${note}`;
}

/** For how many it is: "for 8 people". */
const FOR_PEOPLE =
  /\s(?:for|für|pour|para|per|voor|dla|для|för|til|на)\s\d{1,2}\s(?:people|persons?|guests|personen|leute|personnes?|personas|persone|pessoas|os[óo]b|людей|осіб|человек|personer)$/iu;

/** "A bathrobe, size M, not white" as a thing with a note, where each part behind the first one says more of it. */
export function withTailAsNote(said: string): string {
  const [first = '', ...others] = said.split(/,\s/u, MOST_PARTS + 1);
  const isMore = (part: string) => isDescription(part, ANY) || isRemark(part) || NOT_SO.test(part);
  const isNoted =
    others.length > 0 &&
    others.length < MOST_PARTS &&
    !/[(（:：]|https?:/iu.test(said) &&
    others.every(isMore) &&
    others.some((part) => !/\p{Sc}|^\d/u.test(part));
  const thing = isNoted ? first : said;
  const note = isNoted ? said.slice(first.length).replace(/^,\s/u, '') : '';
  const people = FOR_PEOPLE.exec(thing)?.[0] ?? '';
  const all = [people.trim(), note].filter(Boolean).join(', ');
  return all === '' ? said : withNote(thing.slice(0, thing.length - people.length), all);
}

const MOST_PARTS = 5;
const ANY = { currency: 'EUR' };

/** "not white", "die große", "the blue one". */
const NOT_SO =
  /^(?:not?|nicht|kein\p{L}{0,2}|pas|non|niet|geen|não|nie|inte|не)\s|^(?:the|der|die|das|le|la|el|il|de|den|o|a)\s\p{L}{2,14}(?:\s(?:one|ones))?$/iu;

/** In characters; nothing longer is a thing with a note. */
const LONGEST_LINE = 1_000;
const LONGEST_NOTE = 160;

/** In words, of a thing before a remark: more are a sentence. */
const MOST_WORDS = 8;

/** In brackets at the end. */
const ASIDE = /\s?[(（](?<note>[^()（）]{4,120})[)）]$/u;

/** A line parted before words that say which one is meant, or that it need not be so; null where it has none. */
export function splitReservation(line: string): { rest: string; note: string } | null {
  if (line.length > LONGEST_LINE) return null;
  const sign = line.indexOf(NOTE_SIGN);
  if (sign > 0) return { rest: line.slice(0, sign), note: line.slice(sign + 1).replaceAll(NOTE_SIGN, ', ') };
  for (const { index, 0: mark } of line.matchAll(MARK)) {
    const note = line.slice(index + mark.length);
    const rest = line.slice(0, index).trimEnd();
    if (index > 0 && (isReservation(note) || isRemarkOn(rest, note, mark))) return { rest, note: note.trim() };
  }
  const aside = ASIDE.exec(line);
  const note = aside?.groups?.note ?? '';
  const rest = line.slice(0, aside?.index ?? 0);
  return aside && /\p{L}/u.test(rest) && isRemark(note) ? { rest, note } : null;
}

/** Behind a comma the remark comes at once, as further things may stand there. */
function isRemarkOn(rest: string, note: string, mark: string): boolean {
  if (note.length > LONGEST_NOTE || !/\p{L}/u.test(rest) || rest.split(/\s+/, MOST_WORDS + 1).length > MOST_WORDS)
    return false;
  if (/[→➡>]/u.test(mark)) return /^\p{Ll}/u.test(note) || isRemark(note) || isHadAlready(note);
  return isRemark(/^[,،、，]/u.test(mark) ? (note.split(/[,،、，]/u, 1)[0] ?? '') : note);
}

/** In characters; nothing longer is a remark. */
const LONGEST_SAID = 300;

/** Any price with its mark, within words. */
const WITHIN =
  /(?<![\p{L}\d.,])(?:[A-Z]{0,3}\p{Sc}\s?\d{1,6}(?:[.,\u00a0\u202f ]\d{3}){0,2}(?:[.,]\d{1,2})?|\d{1,6}(?:[.,\u00a0\u202f ]\d{3}){0,2}(?:[.,]\d{1,2})?\s?(?:\p{Sc}|\p{L}{2,5}\.?|円|원))(?![\d%])/gu;

/** The only price within words, as a remark tells it: "the £25 one from Argos is fine". Null where there is none, or more than one. */
export function priceWithin(text: string, ways: Reading): WrittenPrice | null {
  if (text.length > LONGEST_SAID) return null;
  const found = [...plainSigns(text).matchAll(WITHIN)].flatMap(([written]) => priceAlone(written, ways) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}
