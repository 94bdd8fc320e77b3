import { type Asked, askedThings, isChatTalk, isTalking } from '../asked-things.rules.ts';
import { linksIn } from '../links.rules.ts';
import { partsAtCommas } from '../parted-lines.rules.ts';
import { isSaid } from '../said-lines.rules.ts';
import { isAskAlone, isSmallTalk } from '../small-talk.rules.ts';
import { TALK_WORDS } from '../words/talk-words.rules.ts';
import { withoutWouldBe } from '../words/would-be.rules.ts';
import {
  amountSaid,
  furtherThings,
  isAskedBack,
  isQuestionInWords,
  isTalkAmong,
  thingsOfSomebody,
  withDescriptions,
} from './chat-answers.rules.ts';
import { isCorrection } from './corrections.rules.ts';
import { thingsForSomebody } from './for-somebody.rules.ts';
import { lastTwo, SENTENCE_END, thingsOfSentence, wordsOf } from './sentences.rules.ts';

/** Faces, hands and hearts, which answer. */
const REACTION =
  /^(?:[\u{1f600}-\u{1f64f}\u{1f910}-\u{1f92f}👍👎👌👏🙏✌🤞🤝💪👀❤🧡💛💚💙💜🎉🥰🥳😘💕💖💋✅✔][\ufe0f\u{1f3fb}-\u{1f3ff}\s]{0,3}){1,10}$/u;

/** In words: "Lidl: Bread?" asks for bread at a shop. */
const FEWEST_ASKING = 3;

/** It has three words or more: "Milk?" is a thing. */
export function isQuestion(words: string): boolean {
  if (isAskedBack(words)) return true;
  return /^\P{N}{4,80}[?？؟]$/u.test(words.trim()) && words.trim().split(/\s+/, FEWEST_ASKING).length === FEWEST_ASKING;
}

/** Behind a message that somebody changed. */
const EDITED =
  /\s?[([<](?:edited|bearbeitet|geändert|modifié|editado|modificato|bewerkt|edytowano|redigerad|redigeret|redigert|muokattu|upraveno|düzenlendi|szerkesztve|змінено|изменено|編集済み?|수정됨|已编辑|تم التعديل)[)\]>]$/iu;

/** Before what is meant, with a sign behind it or none: "Ja! Dübel", "yes ice", "ok fine. a phone stand". */
const YES =
  /^(?:(?:ok|okay|yes|yeah|yep|yup|ja|jaa|jo|jup|jep|oui|ouais|si|sí|sì|sim|tak|no tak|jasne|jag|joo|kyllä|evet|ano|igen|да|так|はい|うん|네|نعم)(?: (?:please|pls|bitte|gerne|stp|por favor|porfa|grazie|graag|proszę|tack|prosím|lütfen))?[,!.\s]{1,4})(?=[\p{L}\d])/iu;

/** A short sentence of talk before another one. */
const OPENED = /^(?<talk>[^.!?…,;:\d]{1,40}[.!…])\s{1,3}(?=[\p{L}\d])/u;

/** "2 lessons, they're $80 each": words before a price. */
const COSTS_BEHIND =
  /,?\s(?:they['’]re|it['’]s|costs?|kostet|kosten|ça coûte|coûte|cuestan?|costano?|kost|custam?|kosztuj[eą]|kostar)\s(?=\p{Sc}|\d)/iu;

/** "A kettle! Ours leaks": what is said behind a thing. */
const FIRST_OF_TWO = /^(?<first>[^.!?…,;:\d]{2,40})(?:\s?!|(?<=\p{L}{4})\.)[.!]{0,2}\s{1,3}\p{Lu}/u;

/** Behind a thing: politeness, that it is wanted as well, and who brings it. */
const BEHIND_THING =
  /(?<=[\p{L}\p{N})])[,\s]{1,3}(?:please|pls|plz|bitte|stp|svp|s['’]il (?:te|vous) plaît|por favor|porfa|per favore|graag|alsjeblieft|proszę|tack|prosím|lütfen|too|as well|auch(?: noch| bitte)?|aussi|también|anche|ook(?: nog)?|também|też|także|också|også|taky|také|myös|from me|von mir|de ma part|de mi parte|da me|da parte mia|van mij|ode mnie|från mig|fra mig)[.!]{0,3}$/iu;

/** "or wool socks": another thing that would do as well. */
const OR = /^(?:or|oder|ou|albo|lub|eller|tai|vagy|nebo|veya|ya da|або|чи|или)\s{1,3}(?=[\p{L}\d])/iu;

/** Told with a smile, in several words. */
const LAUGHED = /\s(?:lol|lmao|haha(?:ha)?|hehe|hihi|xd|mdr|ptdr|jaja(?:ja)?|kkk+|rsrs|tbh)[.!\s]{0,4}$/iu;

/** "The tabs are out": needed, as nothing of it is left. */
const NONE_LEFT =
  /^(?<thing>\p{L}.{1,40}?)\s(?:(?:is|are) (?:nearly |almost |all )?(?:out|empty|gone|finished|used up)|(?:ist|sind) (?:fast |bald |auch |schon )?(?:leer|alle|aus|aufgebraucht)|(?:è|sono) finit[oaie]|(?:is|zijn) (?:bijna )?op|(?:se )?(?:acabó|acabaron)|(?:acabou|acabaram)|skończył[oay]? się|är (?:nästan )?slut|er (?:næsten )?(?:tom|tomme|opbrugt))[.!]{0,3}$/iu;

/** In words. */
const LONGEST_OPENING = 4;

/** In things: fewer may be one with what is said of it. */
const FEWEST_LISTED = 3;

/** A message without what a program writes behind it, and without the words around what it names. */
function bareOf(message: string, leftOut: string[]): string {
  const or = OR.exec(message)?.[0] ?? '';
  let said = withoutWouldBe(message.slice(or.length));
  if (said.length < message.length) leftOut.push(or.trim(), message.slice(or.length + said.length).trim());
  const [yes = ''] = YES.exec(said) ?? [];
  if (yes !== '' && !isSmallTalk(said)) {
    leftOut.push(yes.trim());
    said = said.slice(yes.length);
  }
  const talk = OPENED.exec(said)?.groups?.talk ?? '';
  const isTalk = talk !== '' && talk.split(/\s+/, LONGEST_OPENING + 1).length <= LONGEST_OPENING && isAnswer(talk);
  if (isTalk) {
    leftOut.push(talk.trim());
    said = said.slice(talk.length).trim();
  }
  const first = FIRST_OF_TWO.exec(said)?.groups?.first ?? '';
  const isOneThing = first.split(/\s+/, LONGEST_OPENING + 1).length <= LONGEST_OPENING;
  if (first !== '' && isOneThing && isClauseBehind(said.slice(first.length))) {
    leftOut.push(said.slice(first.length).trim());
    said = first.trim();
  }
  said = said.replace(COSTS_BEHIND, ', ');
  const behind = BEHIND_THING.exec(said);
  if (behind && !isTalking(said) && askedThings(said) === null) {
    leftOut.push(behind[0].replace(/^[,\s]{1,3}/u, ''));
    said = said.slice(0, behind.index);
  }
  return said;
}

/** "Ours leaks" says more of a kettle, while "Bread. Eggs" are further things, and so is "Also shampoo". */
function isClauseBehind(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 1 && TALK_WORDS.some(({ people }) => words.some((word) => people.has(word)));
}

function isAnswer(talk: string): boolean {
  const bare = talk.replace(/[.!…\s]{1,8}$/u, '');
  const words = bare.toLowerCase().replaceAll("'", '’').split(/\s+/);
  return (
    isSmallTalk(bare) || isChatTalk(bare) || TALK_WORDS.some(({ small }) => words.every((word) => small.has(word)))
  );
}

/** In words, of a sentence that a message ends. */
const FEWEST_OF_SENTENCE = 4;

/** In tenths of the words that only build sentences: more of them are talk. */
const BUILT_OF_TEN = 7;
const FEWEST_BUILT = 3;

/** Somebody who does something, at the start: "lol he will watch it all day". */
function isClause(words: readonly string[]): boolean {
  const [first = ''] = words;
  if (words.length >= LONG_MESSAGE && /^(?:ok|okay|right|well|lol|haha|puh|uff|alright)$/u.test(first)) return true;
  return TALK_WORDS.some(({ people, small }) =>
    words
      .slice(0, 3)
      .some(
        (word, index) =>
          people.has(word) && small.has(words[index + 1] ?? '') && words.slice(0, index).every((one) => small.has(one)),
      ),
  );
}

/** In words. */
const LONG_MESSAGE = 8;

/** In words, of one thing among several. */
const LONGEST_LISTED = 3;

/** "Milk, bread, eggs and butter." */
function areListed(said: string): boolean {
  const parts = partsAtCommas(said.replace(/[.!…]{1,4}$/u, ''));
  return parts.length > 1 && parts.every((part) => part.split(/\s+/).length <= LONGEST_LISTED);
}

/** In words, of one of several things with what is said of it. */
const LONGEST_OF_SEVERAL = 5;

function areShort(parts: readonly string[]): boolean {
  return parts.every(
    (part) => part.split(/\s+/).length <= LONGEST_OF_SEVERAL && !isClauseBehind(part) && !isSmallTalk(part),
  );
}

const ARTICLE_FIRST = /^(?:an?|eine?n?|une?|un[ao]?|een|uma?|ett?)\s/iu;

/** A sentence, or words most of which only build sentences, and none of them a number, a price or a link. */
function isToldByShape(said: string): boolean {
  const words = wordsOf(said);
  if (/\p{Sc}|\d[.,]\d\d/u.test(said) || linksIn(said).length > 0) return false;
  const isOfThing = ARTICLE_FIRST.test(said) && !isClauseBehind(said); // "A lamp for the desk."
  const isEnded = words.length >= FEWEST_OF_SENTENCE && /[.!…]$/u.test(said) && !isOfThing;
  if (isEnded && isSaid(said) && !areListed(said)) return true;
  if (words.length > FEWEST_OF_SENTENCE && (LAUGHED.test(said) || isClause(words))) return true;
  const built = (small: ReadonlySet<string>) => words.filter((word) => small.has(word)).length;
  return (
    words.length >= FEWEST_BUILT && TALK_WORDS.some(({ small }) => built(small) * 10 >= words.length * BUILT_OF_TEN)
  );
}

/** In characters: some pages of a book, of which each sentence would be held against the others. */
const LONGEST_SAID = 4_000;

/** The things that a message names. What else it says goes to those left out. */
export function thingsSaid(words: string, leftOut: string[], names: ReadonlySet<string> = new Set()): string[] {
  const written = words.trim().replace(EDITED, '');
  if (written === '') return [words];
  if (written.length > LONGEST_SAID) {
    leftOut.push(written);
    return [];
  }
  if (isCorrection(written)) return [written];
  const isTold =
    !isAskedBack(written) &&
    amountSaid(written) === null &&
    (isQuestionInWords(written) || isTalkAmong(written, names));
  if (isTold) leftOut.push(written);
  const wished = isTold
    ? null
    : (thingsForSomebody(written) ?? thingsOfSomebody(written) ?? thingsBehindClause(written));
  if (wished) leftOut.push(...wished.leftOut);
  if (isTold || wished) return wished?.things ?? [];
  const asked = askedThings(written) ?? thingsOfSentences(written);
  if (asked && !isTalking(written)) {
    const named = asked.things.filter((thing) => !isChatTalk(thing) && !isToldByShape(thing) && !isObject(thing));
    leftOut.push(...asked.leftOut, ...asked.things.filter((thing) => !named.includes(thing)));
    const last = named.at(-1);
    return last !== undefined && named.length > 1 ? [...named.slice(0, -1), ...lastTwo(last)] : named;
  }
  if (isAskedBack(written) || amountSaid(written) !== null) return [words];
  const further = furtherThings(written);
  if (further && !isTalking(written) && !further.things.some((thing) => isChatTalk(thing) || isSmallTalk(thing))) {
    leftOut.push(further.opening);
    return further.things.map((thing) => bareOf(thing, leftOut));
  }
  if (isTalk(written) || isReaction(written, names) || isTalkFirst(written)) {
    leftOut.push(written);
    return [];
  }
  const none = NONE_LEFT.exec(written)?.groups?.thing;
  const said = none ?? bareOf(written, leftOut);
  const parts = partsAtCommas(said);
  const listed = parts.length > 1 ? [...parts.slice(0, -1), ...lastTwo(parts.at(-1) ?? '')] : parts;
  if (listed.length >= FEWEST_LISTED && areShort(listed) && !/\p{Sc}|\d[.,]\d\d|[:：]/u.test(said)) return listed;
  if (said === written) return words.trim() === written ? [words] : [written];
  return amountSaid(said) === null && isTalk(said) ? [] : [said];
}

/** "But if you insist, Dan needs a pump": words before the comma that name nothing. */
function thingsBehindClause(said: string): Asked | null {
  const [, clause = '', rest = ''] = /^([^,.!?\d]{4,40}),\s(\p{Lu}.{4,300})$/u.exec(said) ?? [];
  const found = clause.includes(' ') ? thingsOfSomebody(rest) : null;
  return found && { things: found.things, leftOut: [clause, ...found.leftOut] };
}

/** Whether a message is one word of an answer, and names of those who write: "tamam anne". */
export function isReaction(words: string, names: ReadonlySet<string>): boolean {
  const [first = '', ...others] = words
    .trim()
    .split(/[\s,!.]{1,4}/u)
    .filter((word) => /\p{L}/u.test(word));
  return (
    (isChatTalk(first) || isSmallTalk(first)) &&
    others.length < LONGEST_OPENING &&
    others.every((word) => names.has(word.toLowerCase()))
  );
}

/** "Noted: 5 kg of rice, 2 packs of coffee and milk" and the things of several sentences. */
function thingsOfSentences(said: string): Asked | null {
  const [, opening = '', rest = ''] = /^([^:：]{2,40})[:：]\s(.{8,300})$/u.exec(said) ?? [];
  const parts = withDescriptions(partsAtCommas(rest));
  const isOpening = opening.split(/\s+/).length > 1 && !/\d/u.test(opening) && linksIn(said).length === 0;
  if (isOpening && parts.length >= FEWEST_LISTED && (isAnswer(opening) || areCounted(parts)))
    return { things: parts, leftOut: [opening] };
  const sentences = said.split(SENTENCE_END);
  const found = sentences.map((sentence) => (linksIn(said).length > 0 ? null : thingsOfSentence(sentence, false)));
  const things = found.flatMap((one) => one?.things ?? []);
  if (things.length === 0 || (sentences.length < 2 && things.length < 2)) return null;
  return { things, leftOut: found.flatMap((one, place) => one?.leftOut ?? [sentences[place] ?? '']) };
}

/** Most of them say how many. */
function areCounted(parts: readonly string[]): boolean {
  return parts.filter((part) => /\d/u.test(part)).length * 2 >= parts.length;
}

/** "me falem": somebody to whom it is said comes first, and no name of a film: "Me Before You". */
function isObject(said: string): boolean {
  const words = said.toLowerCase().match(/\p{L}[\p{L}\p{M}’-]*/gu) ?? [];
  const [first = ''] = words;
  return words.length > 1 && words.length < FEWEST_OF_SENTENCE && OBJECT.test(first) && !/\d|\s\p{Lu}/u.test(said);
}

const OBJECT = /^(?:me|te|nos|vos|lhe|mir|dir|uns|euch|moi|toi|mi|ti|ci|vi|mij|jou|mig|dig|oss|mnie|mi|nam)$/u;

function isTalk(said: string): boolean {
  return (
    isQuestion(said) ||
    isSmallTalk(said) ||
    isAskAlone(said) ||
    REACTION.test(said) ||
    isChatTalk(said) ||
    isToldByShape(said) ||
    isObject(said) ||
    (/[!！]$/u.test(said) && isSaid(said))
  );
}

/** "Va bene cara. Il pranzo lo facciamo da noi": an answer, and a sentence behind it. */
function isTalkFirst(said: string): boolean {
  const first = FIRST_OF_TWO.exec(said)?.groups?.first ?? '';
  return isSmallTalk(first) && isClauseBehind(said.slice(first.length));
}
