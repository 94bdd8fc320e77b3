import { plainSigns } from '../words/plain-signs.rules.ts';
import { TALK_WORDS } from '../words/talk-words.rules.ts';
import { unitKindOf } from '../words/units.rules.ts';
import { amountSaid } from './chat-answers.rules.ts';

/** Said before what is meant in place of the message before: "make that 12", "ach nein, doch lieber 3 Baguettes". */
const INSTEAD =
  /^(?:(?:oh|ah+|ach|äh|o|no|nein|non|nee|nie|nej|não|sorry|wait|warte|ups|oops|and|und|et|y|e|en|i|och)[\s,!.…-]{1,4}){0,3}(?:make (?:that|it|them)|actually|doch(?: lieber| besser)?|lieber(?: doch)?|besser|plutôt|finalement|en fait|mejor|al final|anzi|meglio|toch(?: maar| liever)?|liever|doe maar|melhor|aliás|na verdade|lepiej|jednak|hellre|förresten|raději|radši|inkább|aslında|heller|mieluummin|sittenkin|краще|лучше|bota|põe|coloca|faz|faça|pon|ponme|metti|mets|dopisz)[\s,:]{1,3}(?<rest>[\p{L}\d].{0,80})$/iu;

/** "12*" and "*12": a star corrects. */
const STARRED = /^(?:\*\s?(?<first>\d{1,3})|(?<last>\d{1,3})\s?\*)$/u;
const STARRED_WORD = /^(?:\*(?<first>\p{L}.{1,60}[^*])|(?<last>\p{L}.{1,60})\*)$/u;

/** "no need for ice", "doch keine Servietten": a thing that nobody wants any more. */
const CANCELLED =
  /^(?:(?:oh|ah+|ach|actually|sorry|ok|okay|and|und|et|y|e|en|och|giusto)[\s,!.…-]{1,4}){0,3}(?:no need for|(?:we |i )?don['’]?t need|forget(?: about)?|skip|scrap|scratch|niente|nada de|remove|take off|cross off|leave out|streich|lösch|enlève|retire|supprime|saca|borra|togli|schrap|tira|tire|risca|remove|skreśl|usuń|ta bort|stryk|vergiss|doch keine?n?|pas besoin d(?:e |['’])|oublie|laisse tomber|quita|olvida|no hacen? falta|lascia perdere|non serv(?:e|ono)|laat maar|doch geen|toch geen|esquece|deixa|nie trzeba|zapomnij o|glöm|hoppa över)\s?(?:the |die |den |das |le |la |les |l['’]|el |los |las |il |lo |i |gli |de |het |o |os |as )?(?<thing>\p{L}[^,]{1,40}?)(?:,\s.{1,80})?(?:\s(?:any ?more|after all|then|mehr|doch|now|finalement|al final|più|meer|już))?[.!\s]{0,3}$/iu;

/** "Skip detergent" and "Quita manchas", where nothing above is called so. */
const MAY_BE_BRAND =
  /^(?:skip|scratch|remove|forget|quita|tira|tire|retire|saca|borra|deixa|oublie)\s(?!the|le|la|les|el|los|las|o|a|os|as)/iu;

/** Said of what is there or was bought already. */
const NOT_NEEDED =
  /(?:não precisa|no need|not needed|don['’]?t need (?:it|any|more)|nicht nötig|brauchen wir nicht|pas besoin|no hace falta|non serv(?:e|ono)|niet nodig|nie trzeba|behövs inte)[.!\s]{0,3}$/iu;
const BOUGHT =
  /(?<!\p{L})(?:comprei|peguei|bought|got|gekauft|besorgt|geholt|acheté|pris|compré|cogí|preso|presa|presi|prese|comprato|comprata|gekocht|gehaald|kupił[ae]?m|wzięł[ae]?m|köpt|hämtat|købt|ostin|koupila?|aldım|купила?|взяла?|узяла?)(?!\p{L})/iu;

/** Words of a thing without how many, as they begin: other endings of a word are the same word. */
export function stemsOf(thing: string): string[] {
  const words = plainSigns(thing)
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}’'-]*/gu)
    ?.slice(0, MOST_WORDS);
  return (words ?? [])
    .filter((word) => unitKindOf(word) === null && !TALK_WORDS.some(({ small }) => small.has(word)))
    .map((word) => word.slice(0, STEM));
}

/** In letters, and in words. */
const STEM = 5;
const MOST_WORDS = 40;

/** In things: a correction is close to what it corrects. */
const MOST_BETWEEN = 12;

/** Whether a message may correct one before it. */
export function isCorrection(message: string): boolean {
  const said = message.trim();
  return [INSTEAD, STARRED, STARRED_WORD, CANCELLED, NOT_NEEDED, BOUGHT].some((pattern) => pattern.test(said));
}

/**
 * Corrects the things before a message that says so, if it is sure which is meant. Otherwise the message stays, without the words that
 * correct.
 */
export function withCorrection(things: string[], message: string, leftOut: string[]): void {
  const said = message.trim();
  if (NOT_NEEDED.test(said) || (BOUGHT.test(said) && !CANCELLED.test(said))) {
    withDone(things, said, leftOut);
    return;
  }
  const last = things.findLastIndex((thing) => thing.trim() !== '');
  const starred = STARRED.exec(plainSigns(said))?.groups;
  const cancelled = CANCELLED.exec(said)?.groups?.thing;
  const { rest = said } = INSTEAD.exec(said)?.groups ?? {};
  const amount = starred ? `${starred.first ?? starred.last} x` : amountSaid(rest);
  const place = cancelled ? placeOfSome(things, cancelled) : amount === null ? placeOf(things, rest) : last;
  if (cancelled && place < 0 && MAY_BE_BRAND.test(said)) {
    things.push(message);
    return;
  }
  if (cancelled) {
    leftOut.push(said);
    if (place >= 0) leftOut.push(...things.splice(place, 1).map((thing) => thing.trim()));
    return;
  }
  if (amount !== null) {
    const counted = place < 0 ? null : withAmount(things[place] ?? '', amount);
    if (counted !== null) things[place] = counted;
    leftOut.push(said);
    return;
  }
  const { first, last: behind } = STARRED_WORD.exec(said)?.groups ?? {};
  const word = first ?? behind;
  if (word !== undefined) {
    if (last >= 0 && isNearlySame(things[last]?.trim() ?? '', word)) things[last] = word;
    else things.push(message);
    return;
  }
  if (place >= 0 && /\d/u.test(plainSigns(rest))) things[place] = rest;
  else things.push(rest);
  if (rest !== said) leftOut.push(said.slice(0, said.length - rest.length).trim());
}

/** In things: no chat speaks of more. */
const MOST_ABOVE = 60;

/** Takes a thing away that is there already, and ticks one that was bought. Words that speak of neither are left out. */
function withDone(things: string[], said: string, leftOut: string[]): void {
  const stems = new Set(stemsOf(said));
  const from = Math.max(0, things.length - MOST_ABOVE);
  const found = things.slice(from).findLastIndex((thing) => {
    const own = stemsOf(thing);
    return own.length > 0 && own.every((stem) => stems.has(stem));
  });
  const place = found < 0 ? -1 : from + found;
  leftOut.push(said);
  const thing = things[place]?.trim() ?? '';
  if (place < 0 || /^\[x\]/u.test(thing)) return;
  if (NOT_NEEDED.test(said)) leftOut.push(...things.splice(place, 1).map((one) => one.trim()));
  else things[place] = `[x] ${thing}`;
}

/** The place of the last thing that consists of the same words; -1 where none does. */
function placeOf(things: readonly string[], said: string): number {
  const stems = stemsOf(said);
  const from = Math.max(0, things.length - MOST_BETWEEN);
  const found = things.slice(from).findLastIndex((thing) => {
    const own = stemsOf(thing);
    return own.length > 0 && own.length === stems.length && own.every((stem) => stems.includes(stem));
  });
  return found < 0 ? -1 : from + found;
}

/** The same, or else that of the only thing that has these words among others: "the gloves" are the gardening gloves. */
function placeOfSome(things: readonly string[], said: string): number {
  const place = placeOf(things, said);
  const stems = stemsOf(said);
  if (place >= 0 || stems.length === 0) return place;
  const from = Math.max(0, things.length - MOST_BETWEEN);
  const found = things.slice(from).flatMap((thing, index) => {
    const own = stemsOf(thing);
    return stems.every((stem) => own.includes(stem)) ? from + index : [];
  });
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** A thing with another amount in place of its own; null where it has several numbers. */
function withAmount(thing: string, amount: string): string | null {
  const plain = plainSigns(thing);
  const numbers = [...plain.matchAll(/\d{1,4}(?:[.,]\d{1,3})?/gu)];
  const [number] = numbers;
  if (/\p{Sc}|[,;:]/u.test(plain) || numbers.length > 1) return null;
  if (!number) return `${amount} ${thing.trim()}`;
  const count = amount.split(' ', 1)[0] ?? amount;
  return `${thing.slice(0, number.index)}${count}${thing.slice(number.index + number[0].length)}`;
}

/** In letters: how much a slip of the finger changes. */
const MOST_SLIPPED = 2;

function isNearlySame(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  let start = 0;
  while (start < first.length && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < first.length - start && end < second.length - start && first.at(-1 - end) === second.at(-1 - end))
    end += 1;
  const longest = Math.max(first.length, second.length);
  return longest > MOST_SLIPPED * 2 && longest - start - end <= MOST_SLIPPED;
}
