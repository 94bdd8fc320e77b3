import { isSigned } from './letters.rules.ts';
import type { Line } from './line.rules.ts';
import { linksIn } from './links.rules.ts';
import { partsAtAnd, partsAtCommas } from './parted-lines.rules.ts';
import { isAddress, isAskAlone, isSmallTalk, withoutGreeting } from './small-talk.rules.ts';
import { isDay } from './words/days.rules.ts';
import { NEGATION } from './words/negations.rules.ts';
import { TALK_WORDS } from './words/talk-words.rules.ts';
import { unitKindOf } from './words/units.rules.ts';

/** In characters and words; longer ones are looked at no further. */
const LONGEST_MESSAGE = 400;
const MOST_WORDS = 80;

/** In words: "top" alone may be a thing to wear, and "ok going now" none. */
const FEWEST_TALKING = 2;
const MOST_TALKING = 10;

type Words = (typeof TALK_WORDS)[number];

function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}\p{M}’-]*/gu)
      ?.slice(0, MOST_WORDS) ?? []
  );
}

/** "would like", and not "like" alone. */
const isAsking = (words: readonly string[], { asking }: Words) =>
  words.some((word, index) => asking.has(word) || (word === 'like' && WOULD.test(words.slice(0, index).join(' '))));

const WOULD = /(?:^| )(?:would|\p{L}{1,4}’d)(?: |$)/u;

/**
 * Whether a message only talks: nothing but such words, as in "ok going now", a question, as in "what do we need for the picnic", or
 * what somebody does, as in "I'll take the bus".
 */
export function isTalking(text: string): boolean {
  if (WHO_BRINGS.test(text.trim())) return true;
  const words = wordsIn(text);
  if (words.length < FEWEST_TALKING || text.length > LONGEST_MESSAGE || linksIn(text).length > 0) return false;
  return TALK_WORDS.some((talk) => isTalkingIn(words, talk, /\d/.test(text)));
}

/** "chi porta cosa per sabato?" */
const WHO_BRINGS =
  /^(?:\p{L}{2,12},? )?(?:who(?:['’]s| is)? bring(?:s|ing)? what|wer bringt was(?: mit)?|qui (?:apporte|ramène|amène) quoi|quién (?:trae|lleva) qué|chi porta (?:che )?cosa|wie (?:brengt|neemt) wat(?: mee)?|quem (?:leva|traz) o quê?|kto co przynosi|vem tar med vad)(?:\s[^:]{1,30})?[?!\s]{0,4}$/iu;

function isTalkingIn(words: readonly string[], talk: Words, hasNumber: boolean): boolean {
  const isSmall = (word = '') => talk.small.has(word);
  if (!hasNumber && words.length <= MOST_TALKING && words.every(isSmall)) return true;
  const start = Math.max(
    0,
    words.findIndex((word) => talk.people.has(word) || talk.question.has(word)),
  );
  if (start > 2 || !words.slice(0, start).every(isSmall)) return false;
  const [first = '', second = '', third = ''] = words.slice(start);
  const isOpened = talk.people.has(second) || talk.question.has(second) || (isSmall(third) && words.length > start + 3);
  const isQuestion = talk.question.has(first) && isSmall(second) && isOpened;
  const isOwn = talk.people.has(first) && isSmall(second) && words.length > start + 2;
  if (isQuestion && isAsking(words, talk)) return talk.people.has(words[start + 2] ?? '') && hasNoThing(words, talk);
  return (isQuestion || isOwn) && !isAsking(words, talk);
}

/** "what do we need for the picnic": the question is what, so that no thing is named. */
function hasNoThing(words: readonly string[], talk: Words): boolean {
  const place = words.findIndex((word) => talk.asking.has(word));
  const [next = ''] = words.slice(place + 1);
  return next === '' || talk.small.has(next);
}

/** A whole message that answers or cheers. */
const REACTION_WORD =
  /^(?:top|boa|show|fechado|bora|ótimo|maravilha|legal|nickel|génial|nice|cool|sweet|awesome|amazing|yay|done|deal|roger|noted|thx|ta|genau|logo|läuft|passt|erledigt|notiert|guay|dale|genial|listo|hecho|ottimo|fatto|grande|mooi|fijn|gelukt|fajnie|spoko|git|fint|bra|toppen|kanon|ок|окей|хорошо|ладно|да|нет|ага|угу|супер|отлично|спасибо|спс|понял|поняла|принято|договорились|готово|tamam|olur|olsun|peki|geliyorum|(?:jo |ano )?prosím|(?:love|like) (?:that|this|it)|pode ser|puede ser|jasně|dobře|díky|fajn|arrivo|llego|voy|j['’]?arrive|chegando|indo|omw|coming|idę|jadę|иду|еду|ㅇㅋ|ㅇㅇ|ㅋ{2,9}|넵|네|응|알겠어(?:요)?|알았어(?:요)?|오케이|고마워(?:요)?|好的?|行|收到|知道了|没问题|谢谢|了解(?:です)?|わかった|わかりました|오키)[^\p{L}\p{N}]{0,8}$/iu;

/** The same of a message in a chat, where one word may be an answer. */
export function isChatTalk(text: string): boolean {
  return REACTION_WORD.test(text.trim()) || isTalking(text);
}

/** Ends one of several sentences. */
const SENTENCE_END = /(?<=[.!?…])\s{1,5}(?=[\p{L}¡¿])/u;

/** Begins a sentence that goes on with the one before it. */
const AND =
  /^(?:and|also|plus|oh and|und|auch|außerdem|et|aussi|y|también|además|e|anche|inoltre|en|ook|e também|também|i|też|także|oraz|och|även|и|ещё|еще|также|og)\s{1,5}/iu;

export interface Asked {
  things: string[];
  /** The words around them. */
  leftOut: string[];
}

/**
 * The things that a message asks for: "Can you please get milk, bread and 2 lemons? And cat food." Null where it asks for none.
 * It may go on with what the line before it asked for.
 */
export function askedThings(text: string, goesOn = false): Asked | null {
  if (text.length > LONGEST_MESSAGE || linksIn(text).length > 0) return null;
  const asked: Asked = { things: [], leftOut: [] };
  let isAsked = goesOn;
  for (const sentence of text.trim().split(SENTENCE_END).flatMap(requestsIn)) {
    const bare = sentence.replace(/^[¡¿\s]{1,4}/u, '').replace(/[^\p{L}\p{N})]{1,12}$/u, '');
    if (bare === '' || isSmallTalk(bare) || isSigned(bare)) {
      asked.leftOut.push(sentence.trim());
      continue;
    }
    const and = isAsked ? (AND.exec(bare)?.[0] ?? '') : '';
    const found = thingsAsked(bare) ?? thingsAsked(bare.slice(and.length));
    if (found) {
      isAsked = true;
      asked.leftOut.push(...found.leftOut);
      asked.things.push(...found.things);
    } else if (and !== '') {
      asked.leftOut.push(and.trim());
      asked.things.push(...partsIn(bare.slice(and.length)));
    } else if (isTalking(bare) || isAskAlone(sentence)) asked.leftOut.push(sentence.trim());
    else return null;
  }
  return isAsked && asked.things.length > 0 ? asked : null;
}

/** In lines: a message of more is a list. */
const MOST_LINES = 2;

/** Between two requests in one sentence: "I need socks and I want a bike". */
const AND_SOMEBODY =
  /\s(?=(?:and|und|et|y|e|en|i(?!\s(?:need|want|wish|would|also|will|have)\s)|och|og|и)\s{1,5}\p{L})/giu;

/** The requests of a sentence, if it consists of nothing but several. */
function requestsIn(sentence: string): string[] {
  const requests: string[] = [];
  for (const part of sentence.split(AND_SOMEBODY)) {
    const isOne = requests.length === 0 || thingsAsked(part.replace(AND, '')) !== null;
    if (isOne) requests.push(part);
    else requests.push(`${requests.pop() ?? ''} ${part}`);
  }
  return requests.length > 1 && thingsAsked(requests[0] ?? '') ? requests : [sentence];
}

/**
 * A message of a line or two, with the things that it asks for on a line each. `torn` gets the lines from which one thing was
 * cut, by it: such a line may be the name of a thing itself.
 */
export function withThingsAsked(
  lines: readonly string[],
  leftOut: string[],
  torn: Map<string, string>,
): readonly string[] {
  if (lines.filter((line) => line.trim() !== '').length > MOST_LINES) return lines;
  let isAsked = false;
  return lines.flatMap((line) => {
    const asked = /[:：]/.test(line) ? null : askedThings(line, isAsked);
    isAsked = asked !== null;
    leftOut.push(...(asked?.leftOut ?? []));
    const [thing, ...others] = asked?.things ?? [];
    if (thing !== undefined && others.length === 0) torn.set(thing, line.trim());
    return asked?.things ?? [line];
  });
}

/** A whole line is offered beside the thing that was cut from it. */
export function withWholeLines(lines: Line[], torn: ReadonlyMap<string, string>): Line[] {
  if (torn.size === 0) return lines;
  return lines.map((line) => {
    const [, whole] = [...torn].find(([thing]) => thing.includes(line.name)) ?? [];
    return whole === undefined || line.others ? line : { ...line, others: [{ name: whole, size: '', amount: 1 }] };
  });
}

/** In words: fewer are rather one name. */
const FEWEST_NAMES = 5;
const MOST_NAMES = 15;

/** "milk eggs bread and two lemons": at least as many words before the last "and". */
const FEWEST_BEFORE_AND = 3;
const WORDS_AND =
  /^(?<words>\p{L}{3,16}(?:\s\p{L}{3,16}){2,11})\s(?:and|und|et|y|e|en|i|och|og|и)\s(?<last>\p{L}.{2,60})$/u;

/** A line of nothing but words that may each be a thing, "Milk Butter Cheese Bread Eggs", with nothing that makes a phrase of them. */
export function wordsAsThings(text: string): string[] | null {
  const { words: before = '', last } = WORDS_AND.exec(text.trim())?.groups ?? {};
  if (last) {
    const names = before.split(/\s/);
    const isSaid = TALK_WORDS.some(({ small }) => names.some((word) => small.has(word.toLowerCase())));
    const areSmall = names.every((word) => /^\p{Ll}/u.test(word)) && names.length >= FEWEST_BEFORE_AND;
    return areSmall && !isSaid && new Set(names).size === names.length ? [...names, last] : null;
  }
  const words = text.trim().split(/\s+/, MOST_NAMES + 1);
  if (words.length < FEWEST_NAMES || words.length > MOST_NAMES) return null;
  const areAlike = [/^\p{Lu}\p{Ll}{2,20}$/u, /^\p{Ll}{3,20}$/u].some((name) => words.every((word) => name.test(word)));
  const said = words.map((word) => word.toLowerCase());
  const isPhrase = TALK_WORDS.some(({ small }) => said.some((word) => small.has(word)));
  return areAlike && !isPhrase && new Set(said).size === said.length ? words : null;
}

function thingsAsked(written: string): Asked | null {
  if (WHO_BRINGS.test(written.trim())) return null;
  const greeted = withoutGreeting(written);
  const [address = ''] = /^\p{L}{2,14}(?:\s\p{L}{2,14})?[,!]\s{1,3}/u.exec(greeted) ?? [];
  const spoken = isAddress(address.replace(/[,!\s]{1,4}$/u, '')) ? greeted.slice(address.length) : greeted;
  const text = spoken.replace(/^[¡¿\s]{1,4}/u, '');
  const words = [...text.matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)].slice(0, MOST_WORDS);
  const said = words.map(([word]) => word.toLowerCase().replaceAll("'", '’'));
  for (const talk of TALK_WORDS) {
    const isSmall = (index: number) =>
      talk.small.has(said[index] ?? '') && !/\d\s?$/u.test(text.slice(0, words[index]?.index));
    let start = 0;
    while (start < said.length && isSmall(start)) start += 1;
    let end = said.length;
    while (end > start && isSmall(end - 1)) end -= 1;
    const around = [...said.slice(0, start), ...said.slice(end)];
    const isMeant = isAsking(around, talk) && around.some(isToSomebody(talk));
    const isTitle = words.slice(1, start).some(([word]) => /^\p{Lu}\p{Ll}/u.test(word)); // "We Need to Talk About Kevin"
    if (start === end || start === 0 || !isMeant || isTitle) continue;
    if (around.some((word) => NEGATION.test(word))) return null; // "Ich brauche keine Socken"
    if (isDeed(said, start, talk) || isClause(text, words, start, talk)) return null;
    const from = Math.min(words[start]?.index ?? 0, numberBefore(text, words[start - 1]));
    const last = words[end - 1];
    const until = end < said.length && last ? last.index + last[0].length : text.length;
    const to = isOpen(text.slice(from, until)) ? text.length : until;
    const things = partsIn(text.slice(from, to));
    if (things.every(isDay)) return null; // "what do we need for Friday?"
    const leftOut = [written.slice(0, written.length - text.length), text.slice(0, from), text.slice(to)];
    return { things, leftOut: leftOut.map((words) => words.trim()).filter((words) => /\p{L}/u.test(words)) };
  }
  return null;
}

/** Ends within brackets. */
function isOpen(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

/** Somebody wants to do something, and no thing: "we need to talk about it", "quiero ser como tú". */
function isDeed(said: readonly string[], start: number, { asking }: Words): boolean {
  const from = said.findIndex((word) => asking.has(word));
  return (
    /^(?:to|zu)$/u.test(said[start - 1] ?? '') ||
    said.slice(from, start + 1).some((word, index) => (index > 0 || from === start) && DEED.test(word))
  );
}

const DEED =
  /^(?:ser|estar|ver|vivir|hablar|saber|poder|dormir|viajar|bailar|conocer|tener|volver|salir|jugar|pensar|morir|être|avoir|voir|faire|aller|vivre|parler|savoir|dormir|voyager|danser|partir|rester|essere|avere|vedere|fare|andare|vivere|parlare|sapere|dormire|viaggiare|ballare|falar|viver|fazer|ficar|viajar|dançar|być|mieć|wiedzieć|żyć|spać|iść|vara|prata|leva|veta|resa|sova|быть|знать|жить|спать|говорить|поговорить|talk|know|sleep|live|speak|worden|leven|praten|weten|slapen)$/u;

/** The words that ask are set apart by a comma, as in "Was ich brauche, hab ich". */
function isClause(text: string, words: readonly RegExpExecArray[], start: number, talk: Words): boolean {
  const asking = words.findIndex(([word]) => talk.asking.has(word.toLowerCase().replaceAll("'", '’')));
  const between = asking < 0 || asking >= start ? '' : text.slice(words[asking]?.index, words[start]?.index);
  return /,/.test(between);
}

const isToSomebody = (talk: Words) => (word: string) =>
  talk.people.has(word) || talk.question.has(word) || PLEASE.test(word) || INFLECTED.test(word);

/** Verbs that say who needs it. */
const INFLECTED =
  /^(?:necesit|precis|potrzeb|przyda|behöv|j’aimer|j’ador|vorre|piacereb|voglio|quier|quisi|gustar|encantar|quer[oi]|gostar|chcę|chciał|faut|faudrait|falta|mangler|serv|manca|brakuje|saknas|fehl|нуж|надо|кончил|закончил)/u;

const PLEASE =
  /^(?:please|pls|plz|bitte|stp|svp|plaît|favor|porfa|favore|piacere|alsjeblieft|aub|proszę|snälla|пожалуйста)$/u;

/** Numbers between the last of such words and the first other one belong to the thing. */
export function numberBefore(text: string, word?: RegExpExecArray): number {
  const end = (word?.index ?? 0) + (word?.[0].length ?? 0);
  return end + (/^[^\p{L}\p{N}½¼¾(]{0,9}/u.exec(text.slice(end))?.[0].length ?? 0);
}

/** Before another thing that is asked for. */
const AND_ARTICLE =
  /\s(?:and|und|et|y|e|en|i|och|og|и)\s(?=(?:a|an|the|some|my|eine?n?|un|une|una|unos|unas|des|du|de la|el|la|los|las|il|lo|le|een|het|uma?|ett?)\s\p{L})/iu;

/** Behind a comma it says how much of the thing before it: "oranges, 2 kg". */
const MEASURE_ALONE = /^\d{1,4}(?:[.,]\d{1,2})?\s?\p{L}{1,14}\.?$/u;

export function partsIn(text: string): string[] {
  if (wordsAsThings(text)) return [text.trim()]; // people are asked
  const apart = partsAtCommas(text);
  const [, measure = ''] = apart;
  if (apart.length === 2 && MEASURE_ALONE.test(measure) && unitKindOf(measure.replace(/^[\d.,\s]{1,8}/u, '')) !== null)
    return [text.trim()];
  const parts = apart.flatMap((part) => part.split(AND_ARTICLE));
  return parts.length > 1 ? parts.flatMap((part) => partsAtAnd(part)) : partsAtAnd(text.trim());
}
