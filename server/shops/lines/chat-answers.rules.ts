import { numberWord } from '../products/extraction/texts/number-words.rules.ts';
import { askedThings } from './asked-things.rules.ts';
import { linksIn } from './links.rules.ts';
import { partsAtCommas } from './parted-lines.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { unitKindOf } from './words/units.rules.ts';

/** "wie viele" and "welche Marke?", in few words. */
const ASKED_BACK =
  /^(?:which|what (?:kind|size|brand|colou?r|sort)|how (?:many|much)|welche[rsn]?|wie ?viele?|was für|quel(?:le)?s?|combien|cuál(?:es)?|cuánt[oa]s?|quale|quali|quant[oaie]|welke?|hoeveel|qual|quais|quant[oa]s|jaki|jaka|jakie|któr[yae]|ile|vilken|vilka|vilket|hur (?:många|mycket)|сколько|какой|какие|كم|أي)(?:\s\p{L}{2,16}){0,3}$/iu;

/** Whether a message asks about the one before it. */
export function isAskedBack(words: string): boolean {
  return ASKED_BACK.test(words.trim().replace(/^[¿\s]{1,3}|[\s?？؟]{1,6}$/gu, ''));
}

/** "6", "so 6", "2 packs please". */
const HOW_MANY =
  /^(?:(?:so|about|maybe|just|etwa|circa|ca\.?|environ|unos|unas|circa|ongeveer|około|ungefär)\s)?(?<amount>\d{1,3}|\p{L}{2,10})(?:\s?(?<unit>\p{L}{1,14})\.?)?(?:,?\s(?:please|pls|bitte|stp|svp|por favor|porfa|per favore|graag|proszę|tack))?[.!]{0,3}$/iu;

/** How many a message says that says nothing else: "6", "six" or "2 packs". Null for any other. */
export function amountSaid(words: string): string | null {
  const { amount = '', unit = '' } = HOW_MANY.exec(plainSigns(words.trim()))?.groups ?? {};
  const isPlease = /^(?:please|pls|bitte|stp|svp|graag|proszę|tack|reicht|reichen)$/iu.test(unit);
  const count = /^\d/.test(amount) ? Number(amount) : numberWord(amount);
  if (!count || (unit !== '' && !isPlease && unitKindOf(unit) === null)) return null;
  return unit === '' || isPlease ? `${count} x` : `${count} ${unit}`;
}

/** Said before another thing: "ach ja und", "oh and", "und noch". */
const ONE_MORE =
  /^(?:(?:ach|ah+|oh+|o|äh|hm+|ja|yes|yeah|oui|sí|sì|sim|tak|so|stimmt|right|wait|warte)[\s,!.]{1,4}){0,3}(?:and(?: also)?|also|und(?: noch)?|außerdem|et(?: aussi)?|aussi|y(?: también)?|también|además|e(?: anche| também)?|anche|inoltre|también|também|en(?: ook)?|ook|oraz|też|och(?: även)?|även|и(?: ещё| еще)?|ещё|og)[\s,]{1,4}(?=[\p{L}\d½¼¾(])/iu;

/** The things of a message that goes on with a list, and the words before them; null for any other. */
export function furtherThings(words: string): { things: string[]; opening: string } | null {
  const opening = ONE_MORE.exec(words.trim())?.[0] ?? '';
  const rest = words.trim().slice(opening.length);
  return opening === '' ? null : { things: partsAtCommas(rest), opening: opening.replace(/[\s,]{1,4}$/u, '') };
}

const PLEASE_LAST =
  /(?<=\s)(?:please|pls|bitte|stp|svp|por favor|porfa|per favore|graag|proszę|tack|reicht|reichen)[.!]{0,3}$/iu;

/** Messages with how many somebody said, when asked, at the thing before. Questions go to those left out, and so do numbers that nobody asked for. */
export function withAmountsSaid(messages: readonly string[], leftOut: string[]): string[] {
  const things: string[] = [];
  let isAsked = false;
  for (const message of messages) {
    const amount = amountSaid(message);
    const thing = things.at(-1)?.trim() ?? '';
    if (isAskedBack(message)) {
      leftOut.push(message.trim());
      isAsked = true;
    } else if (amount !== null && isAsked && thing !== '' && !/[\d,;:]/u.test(plainSigns(thing))) {
      leftOut.push(...(PLEASE_LAST.exec(message.trim())?.[0].match(/\p{L}.*/u) ?? []));
      things[things.length - 1] = `${amount} ${thing}`;
      isAsked = false;
    } else if (amount !== null && (isAsked || /^\P{L}{1,9}$/u.test(message.trim()))) leftOut.push(message.trim());
    else {
      things.push(message);
      if (message.trim() !== '') isAsked = false;
    }
  }
  return things;
}

/** In words: a longer message decides nothing, as what programs write above a chat. */
const LONGEST_OPENING = 9;
const LONGEST_ANSWER = 8;

/** In signs of a script that has no spaces between words. */
const FEWEST_UNSPACED = 4;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/**
 * Hears the messages of a chat in turn, and tells those that only talk: who opened it with a question, as in "what do we need?", answers
 * those who name things, whatever the language.
 */
export function openerHeard(): (writer: string, words: string) => boolean {
  let opener: string | null | undefined;
  let isAnswered = false;
  return (writer, words) => {
    const said = words.trim();
    const length = said.split(/\s+/, LONGEST_OPENING + 1).length;
    if (said === '' || linksIn(said).length > 0) return false;
    if (opener === undefined) {
      if (length > LONGEST_OPENING && !isOpening(said)) return false;
      opener = isOpening(said) ? writer : null;
      return opener !== null;
    }
    if (writer !== opener) {
      isAnswered = opener !== null;
      return false;
    }
    if (!isAnswered) return isOpening(said);
    const isOne = /^\p{L}+$/u.test(said); // "olives" may be a thing
    return (
      !isOne && length <= LONGEST_ANSWER && !/\d/.test(plainSigns(said)) && !askedThings(said) && !furtherThings(said)
    );
  };
}

/** "Milk?" asks for milk. */
function isOpening(said: string): boolean {
  const isLong = /\S\s+\S/u.test(said) || (said.match(UNSPACED)?.length ?? 0) >= FEWEST_UNSPACED;
  return /[?？؟](?:[^\p{L}\p{N}]|\sx{1,5}(?!\p{L})){0,12}$/iu.test(said) && isLong && askedThings(said) === null;
}
