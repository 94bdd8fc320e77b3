import { withNote } from '../reservations.rules.ts';
import { OF_KNOWN } from '../words/articles.rules.ts';
import { isHeadCount } from '../words/head-counts.rules.ts';
import { NEGATION } from '../words/negations.rules.ts';
import { isPerson } from '../words/people.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isHadAlready, isRemark } from '../words/remark-words.rules.ts';
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
  /(?<!\p{L})(?:acheté[es]{0,2}|pris[es]{0,2}|comprad[oa]s?|kupion[yea]|куплен[аоі]|купила?|köp[ts]a?|comprei|peguei|bought|got|gekauft|besorgt|geholt|acheté|pris|compré|cogí|preso|presa|presi|prese|comprato|comprata|gekocht|gehaald|kupił[ae]?m|wzięł[ae]?m|köpt|hämtat|købt|ostin|koupila?|aldım|купила?|взяла?|узяла?)(?!\p{L})|買った|買いました|购买|买了|샀(?:어|다|습니다|음)|구매(?:했|완료)|اشتريت|شريت|جبت/iu;

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

/** Says that another amount is meant, beside the thing and how much: "lieber", "facciamo", "reichen". */
const RATHER =
  /^(?:make|let|lets|let’s|rather|better|instead|lieber|doch|besser|reich(?:t|en)|genüg(?:t|en)|machen|nehmen|plutôt|mieux|mettons|faisons|suffit|suffisent|prends|mejor|pon|ponme|ponemos|hagamos|basta|bastan|sirve|anzi|meglio|facciamo|metti|prendi|bastano|fai|liever|toch|maak|doe|genoeg|melhor|põe|faz|faça|bota|coloca|chega|lepiej|jednak|zróbmy|wystarczy|weź|краще|лучше|хай|візьми|возьми|зробимо|сделаем|hellre|ta|räcker|heller|tag|raději|radši|stačí|inkább|legyen|olsun)$/u;

/** How much, somewhere in a message. */
const AMOUNT_WITHIN =
  /(?<![\p{L}\d.,])(?<number>\d{1,3}(?:[.,]\d{1,2})?|½)(?:\s?(?<unit>\p{L}{1,14})\.?)?(?![\p{L}\d%])/gu;

/**
 * The place of the thing of which a message tells another amount, and the thing with that: "lo spumante 4 bottiglie" behind three of
 * them. Null unless it names that thing and nothing else beside words that say so.
 */
export function otherAmount(things: readonly string[], message: string): { place: number; thing: string } | null {
  const bare = message
    .trim()
    .replace(/^[^,]{3,40},\s/u, (opening) => (isHeadCount(opening.replace(/,\s$/u, '')) ? '' : opening));
  const [clause = '', behind = ''] = bare.split(/(?<=\d.{0,30}),\s(?=\D)/u, 2);
  const said = clause.replace(AND_FIRST, '').replace(/[.!\s]{1,4}$/u, '');
  if (said.length > LONGEST_CORRECTION || (behind !== '' && !isRemark(behind))) return null;
  const [amount, ...more] = [...plainSigns(said).matchAll(AMOUNT_WITHIN)];
  const { number = '', unit = '' } = amount?.groups ?? {};
  if (!amount || more.length > 0) return null;
  const isUnit = unitKindOf(unit) !== null;
  const written = isUnit ? `${number} ${unit}` : `${number} x`;
  const rest = `${said.slice(0, amount.index)} ${isUnit ? '' : unit} ${said.slice(amount.index + amount[0].length)}`;
  const words =
    rest
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}\p{M}’-]*/gu) ?? [];
  const place = placeOf(things, words.filter((word) => !RATHER.test(word)).join(' '));
  const thing = things[place];
  const isSaidSo = words.some((word) => RATHER.test(word)) || (OF_KNOWN.test(rest.trim()) && hasNumber(thing ?? ''));
  const changed = thing === undefined || !isSaidSo ? null : withAmount(thing, written);
  return changed === null ? null : { place, thing: behind === '' ? changed : withNote(changed, behind) };
}

/** In characters. */
const LONGEST_CORRECTION = 80;

const AND_FIRST = /^(?:and|und|et|y|e|en|i|och|og|a|и|та|і)\s{1,3}/iu;

function hasNumber(thing: string): boolean {
  return /\d/u.test(plainSigns(thing));
}

/** Beside a thing that nobody wants any more: "need", "brauchen", "plus besoin". */
const WANTED =
  /^(?:need|needed|needs|want|any|more|anymore|brauch(?:e|en|t|st)?|mehr|will|wollen|besoin|plus|falta|faltan|necesit\p{L}{1,5}|más|serv(?:e|ono|ire)|più|nodig|meer|hoe(?:ft|ven)|precis(?:a|o|am|amos)|mais|potrzeb\p{L}{1,6}|trzeba|więcej|треба|потрібн\p{L}{1,2}|надо|нужн\p{L}{1,2}|behövs|behöver|längre|potřeb\p{L}{1,6}|už|gerek|lazım|kell)$/u;

/** Beside a thing that somebody has already. */
const HAS =
  /^(?:already|has|have|had|got|one|hat|haben|hab|schon|bereits|a|ont|ai|déjà|ya|tiene|tengo|l[oa]|già|ha|ho|hanno|abbiamo|ce|l’ha|l’ho|al|heeft|heb|hebben|já|tem|tenho|ma|mam|mają|mamy|już|har|redan|allerede|вже|уже|має|маю|мають|есть|є)$/u;

const ARTICLE =
  /^(?:the|an?|der|die|das|den|eine?n?|le|la|les|un[aeo]?|el|los|las|il|lo|i|gli|de|het|een|os?|as?|uma?)$/u;

/** The same where no spaces part words. */
const UNWANTED_UNSPACED =
  /(?:は|も)?(?:いらない|要らない|いりません|必要ない|不要|なくていい|やめ)|(?:은|는|도)?\s?(?:필요\s?없|안\s?사도|됐어|빼(?:자|줘))|(?:لا داعي|ما نحتاج|لا نحتاج|ما يحتاج|مو لازم|مش لازم)/u;

/** The place of the thing that a message takes back: "geen kaas meer nodig", "das Springseil hat sie schon". */
export function takenBack(things: readonly string[], message: string): number {
  const [clause = ''] = message.trim().split(/[,!.]\s/u, 1);
  if (clause.length > LONGEST_CORRECTION || ASKED.test(clause) || /\d/u.test(plainSigns(clause))) return -1;
  if (UNWANTED_UNSPACED.test(clause)) {
    const said = clause.replace(UNWANTED_UNSPACED, '');
    return things.findLastIndex((thing) => thing.trim() !== '' && isNamedIn(thing, said));
  }
  if (!NEGATION.test(clause) && !isHadAlready(clause)) return -1;
  const words =
    clause
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}\p{M}’-]*/gu) ?? [];
  const isSaidSo = (word: string) => WANTED.test(word) || NEGATION.test(word) || HAS.test(word) || isPerson(word);
  const named = words.filter((word) => !isSaidSo(word));
  const isSure = isHadAlready(clause) || words.some((word) => WANTED.test(word));
  const areMore = named.some((word) => !ARTICLE.test(word) && stemsOf(word).length === 0);
  if (!isSure && (areMore || !NEGATION.test(words[0] ?? ''))) return -1; // "no hay pan" in that shop
  return named.length === 0 ? -1 : placeOfSome(things, named.join(' '));
}

/** A thing in a writing without spaces, without how many. */
function isNamedIn(thing: string, said: string): boolean {
  const name = plainSigns(thing)
    .replace(/[\d\s]{1,8}\p{L}?$/u, '')
    .trim();
  return name.length > 1 ? said.includes(name) : said.trim() === name;
}

/** "Who's already got the salad?" tells nothing. */
const ASKED = /^[^,.!]{1,80}[?？؟]/u;

/** Takes a thing away that is there already, and ticks one that was bought. Words that speak of neither are left out. */
function withDone(things: string[], said: string, leftOut: string[]): void {
  const place = placeOfDone(things, said);
  leftOut.push(said);
  const thing = things[place]?.trim() ?? '';
  if (place < 0 || ASKED.test(said) || /^\[x\]/u.test(thing)) return;
  if (NOT_NEEDED.test(said)) leftOut.push(...things.splice(place, 1).map((one) => one.trim()));
  else things[place] = `[x] ${thing}`;
}

/** The place of the thing that was bought: its words are in the message, or all words of the message that name something are of that thing alone. */
function placeOfDone(things: readonly string[], said: string): number {
  const stems = stemsOf(said.replace(BOUGHT, ' '));
  const from = Math.max(0, things.length - MOST_ABOVE);
  const some = things.slice(from).map((thing) => stemsOf(thing.replace(/^\[x\]/u, '')));
  const isIn = (stem: string, others: readonly string[]) => others.some((other) => isOneStem(stem, other));
  const whole = some.findLastIndex((own) => own.length > 0 && own.every((stem) => isIn(stem, stems)));
  if (whole >= 0) return from + whole;
  const unspaced = things.slice(from).findLastIndex((thing) => UNSPACED.test(thing) && isNamedIn(thing, said));
  if (unspaced >= 0) return from + unspaced;
  const partly = some.flatMap((own, place) => {
    const both = own.filter((stem) => isIn(stem, stems)).length;
    const isOfIt = stems.length > 0 && stems.every((stem) => isIn(stem, own));
    return isOfIt || (both > 1 && both * 3 >= own.length * 2) ? [from + place] : [];
  });
  return partly.length === 1 ? (partly[0] ?? -1) : -1;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;

/** In letters: endings of a word are short. */
const SHORTEST_STEM = 3;

/** "bröd" and "brödet", "книжка" and "книжку". */
function isOneStem(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST_STEM && long.startsWith(short);
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
  const [count = amount, unit = ''] = amount.split(' ', 2);
  const behind = thing.slice(number.index + number[0].length);
  const [, own = ''] = /^\s?(\p{L}{1,14})/u.exec(behind) ?? [];
  const isOther = unit !== 'x' && unit !== '';
  const rest = isOther && unitKindOf(own) !== null ? behind.slice(behind.indexOf(own) + own.length) : behind;
  return `${thing.slice(0, number.index)}${isOther ? `${count} ${unit}` : count}${rest}`;
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
