import { askedThings, isTalking } from '../asked-things.rules.ts';
import { linksIn } from '../links.rules.ts';
import { isSmallTalk } from '../small-talk.rules.ts';
import { talkIn } from '../weighed-talk.rules.ts';
import { withoutAlsoFirst } from '../words/needs-last.rules.ts';
import { TALK_WORDS } from '../words/talk-words.rules.ts';
import { asAside } from './answered-things.rules.ts';
import { amountSaid, isAskedBack, isLinkAlone, isOpening, openerHeard } from './chat-answers.rules.ts';
import type { Spoken } from './chat-heads.rules.ts';
import { isCorrection } from './corrections.rules.ts';
import type { Chat } from './heard-chat.rules.ts';
import { giverOf } from './offers.rules.ts';
import { offersIn } from './offers-in-turn.rules.ts';
import { isOnlyTalk } from './only-talk.rules.ts';
import { isAskingWhen, isCalledTo, thingsInPart } from './parts-of-messages.rules.ts';
import { isQuestion, isReaction, thingsSaid } from './said-things.rules.ts';
import { thingBehindTalk, thingsApart } from './sentences.rules.ts';
import { NamedThings } from './spoken-of.rules.ts';

/** ":christmas_tree:", as programs copy a picture. */
const PICTURE_CODE = /(?:^|\s):[a-z][a-z0-9_+-]{1,30}:(?=\s|$)/giu;

/** In messages: a question further down opens nothing. */
const MOST_BEFORE_OPENING = 4;

/** In words: a shorter message before a question may be a thing. */
const FEWEST_BEFORE_OPENING = 3;

interface Heard {
  things: readonly string[];
  talk: readonly string[];
}

/** For each line of the messages of a chat the things that it names, and what else it says. */
export function thingsOfMessages(written: readonly Spoken[], chat: Chat): Heard[] {
  const spoken = written.map((one) => ({ ...one, words: one.words.replace(PICTURE_CODE, '') }));
  const names = new Set(spoken.flatMap(({ writer }) => writer.toLowerCase().match(/\p{L}{2,20}/gu) ?? []));
  const opening = placeOfOpening(spoken, names);
  const isTalkOf = openerHeard();
  const named = new NamedThings();
  const isReplying = replyTo(names);
  const offered = offersIn(spoken, named, chat, names);
  const isTalkIn = talkIn(
    spoken.map(({ words }) => ({ text: words, block: 0 })),
    true,
  );
  const isRatherTalk = (said: string, place: number) =>
    said !== '' && !isAskedBack(said) && amountSaid(said) === null && !isCorrection(said) && isTalkIn(said, place);
  const thingsOf = ({ writer, words }: Spoken, place: number, leftOut: string[]): string[] => {
    const said = words.trim();
    if (isLinkAlone(words)) return [`  ${said}`]; // further in, as of the thing above
    const also = alsoAsked(spoken, place);
    if (also !== null) {
      named.remember(writer, [also]);
      if (also === '') leftOut.push(said); // nobody wants it
      return also === '' ? [] : [also];
    }
    const offer = said === '' ? null : offered(place);
    if (offer) {
      leftOut.push(...offer.leftOut);
      named.remember(writer, offer.things);
      return [...offer.things];
    }
    const spokenOf =
      said !== '' && !isCorrection(said) && linksIn(said).length === 0 ? named.spokenOf(writer, said) : null;
    if (spokenOf?.isTaken) chat.givers.set(spokenOf.thing, giverOf(writer));
    const isBefore = place < opening && writer === spoken[opening]?.writer && said !== '';
    const part = isBefore || spokenOf || isCorrection(said) ? null : thingsInPart(words, names);
    const isTalk =
      isBefore ||
      namesNothing(said) ||
      isOnlyTalk(said) ||
      isCalledTo(said) ||
      isTimeSaid(spoken, place) ||
      isAmountOfNothing(spoken, place) ||
      isReplying(said) ||
      isAnswered(spoken, place) ||
      (place >= opening && isTalkOf(writer, words) && !isAskedBack(said)) ||
      spokenOf !== null;
    if (isTalk && !part && (spokenOf?.isTaken === false || isOnlyTalk(said))) return [asAside(said)];
    if (isTalk && !part) leftOut.push(said);
    leftOut.push(...(part?.leftOut.filter((one) => /\p{L}/u.test(one)) ?? []));
    const heard = part?.things ?? (isTalk ? [] : thingsSaid(words, leftOut, names));
    const found = heard.flatMap((thing) => apart(thing, leftOut));
    const things = found.filter((thing) => !isRatherTalk(thing.trim(), place));
    leftOut.push(...found.filter((thing) => !things.includes(thing)).map((thing) => thing.trim()));
    named.remember(writer, things);
    return things;
  };
  return spoken.map((one, place) => {
    const talk = (written[place]?.words.match(PICTURE_CODE) ?? []).map((code) => code.trim());
    return { things: thingsOf(one, place, talk), talk };
  });
}

/** In words, of an answer that says when. */
const LONGEST_TIME = 4;

function isTimeSaid(spoken: readonly Spoken[], place: number): boolean {
  const { writer = '', words = '' } = spoken[place] ?? {};
  const before = spoken.slice(0, place).findLast((one) => one.words.trim() !== '');
  const isShort = words.trim().split(/\s+/, LONGEST_TIME + 1).length <= LONGEST_TIME;
  return before !== undefined && before.writer !== writer && isShort && isAskingWhen(before.words.trim());
}

/** Pictures and single letters: "ok L". */
function namesNothing(said: string): boolean {
  const words = said.split(/\s+/);
  const isShort = (word: string) => (word.match(/[\p{L}\p{N}]/gu) ?? []).length < FEWEST_LETTERS;
  const isBare = !/[\d\p{Lo}*]/u.test(said);
  return said !== '' && isBare && words.every((word) => isShort(word) || isSmallTalk(word)) && words.some(isShort);
}

/** In letters, of a word. */
const FEWEST_LETTERS = 2;

/** "Yes, 2 kg" of somebody else, when nobody asked how many: a wrong amount is worse than none. */
function isAmountOfNothing(spoken: readonly Spoken[], place: number): boolean {
  const { writer = '', words = '' } = spoken[place] ?? {};
  const said = YES.exec(words.trim().slice(0, LONGEST_ANSWER))?.groups?.rest ?? words;
  if (writer === '' || amountSaid(said) === null) return false;
  const before = spoken.slice(Math.max(0, place - MOST_BEFORE_AMOUNT), place).filter((one) => one.words.trim() !== '');
  return (
    before.at(-1)?.writer !== writer && !before.some((one) => /[?？؟]|^$/u.test(one.words) || isAskedBack(one.words))
  );
}

/** In messages. */
const MOST_BEFORE_AMOUNT = 2;

/** The things of what a message names, without the words of talk before each. */
function apart(said: string, leftOut: string[]): string[] {
  if (isCorrection(said) || said.trim() === '') return [said];
  return thingsApart(said).map((one) => {
    const found = thingBehindTalk(one.trim());
    if (found) leftOut.push(found.talk.trim());
    return found?.thing ?? withoutAlsoFirst(one);
  });
}

const YES = /^(?:yes|yeah|yep|ja|jo|oui|sí|sì|sim|tak|jag)[\s,.!]{1,4}(?<rest>.*)$/iu;
const LISTED = /,|\s(?:and|und|et|y|e|en|och|og|i|ja|&|\+)\s/iu;

/** In characters. */
const LONGEST_ANSWER = 300;

/** In words: a shorter answer may name a thing, as "yes, Lego Technic" does. */
const FEWEST_OF_ANSWER = 4;

/** "Yes, a table for nine", behind a question of somebody else that asks for no thing. */
function isAnswered(spoken: readonly Spoken[], place: number): boolean {
  const { writer = '', words = '' } = spoken[place] ?? {};
  const before = spoken.slice(Math.max(0, place - 3), place).findLast((one) => one.words.trim() !== '');
  if (
    !before ||
    before.writer === writer ||
    !isQuestion(before.words) ||
    isAskedBack(before.words) ||
    ALSO_ASKED.test(before.words.trim())
  )
    return false;
  const isForThings = TALK_WORDS.some(({ asking }) =>
    (before.words.toLowerCase().match(/\p{L}{2,20}/gu) ?? []).some((word) => asking.has(word)),
  );
  if (!isForThings && NO.test(words.trim())) return true;
  const rest = YES.exec(words.trim().slice(0, LONGEST_ANSWER))?.groups?.rest?.trim();
  if (isForThings || rest === undefined) return false;
  if (rest === '' || isTalking(rest)) return true;
  const isShort = rest.split(/\s+/, FEWEST_OF_ANSWER).length < FEWEST_OF_ANSWER;
  return !isShort && !LISTED.test(rest);
}

/** "White paint too?" asked from the shop: a thing, unless the next message says no. */
const ALSO_ASKED =
  /^(?<thing>[\p{L}\d].{1,40}?),?\s(?:too|as well|auch(?: noch)?|aussi|también|anche|ook|também|też|także|också|også|taky|myös)\s?[?？]$/iu;
const NO = /^(?:no|nope|nah|nein|nö|nee|non|não|nie|nej|ei|hayır|ne|ні|нет|いらない|لا)(?![\p{L}])/iu;

function alsoAsked(spoken: readonly Spoken[], place: number): string | null {
  const { thing = '' } = ALSO_ASKED.exec(spoken[place]?.words.trim() ?? '')?.groups ?? {};
  if (thing === '' || isTalking(thing) || thing.split(/\s+/).length > 3) return null;
  const next = spoken.slice(place + 1, place + 4).find(({ words }) => words.trim() !== '');
  return next && NO.test(next.words.trim()) ? '' : thing;
}

/** Tells lines such as "[In reply to Anna]", which a program writes above a message. */
function replyTo(names: ReadonlySet<string>): (line: string) => boolean {
  return (line) => {
    const last = /^\[[^[\]]{3,60}?(?<name>\p{L}{2,20})[^\p{L}[\]]{0,4}\]$/u.exec(line)?.groups?.name ?? '';
    return names.has(last.toLowerCase()) || REPLIED.test(line);
  };
}

const REPLIED =
  /^(?:you replied to|.{2,40} replied to|du hast (?:auf|dir) .{2,40}geantwortet|.{2,40} hat (?:auf|dir) .{0,40}geantwortet|vous avez répondu à|.{2,40} (?:vous )?a répondu|has respondido a|respondiste a|.{2,40} (?:te )?ha respondido|hai risposto a|.{2,40} ha risposto|je hebt (?:gereageerd|geantwoord) op|.{2,40} heeft (?:gereageerd|geantwoord)|você respondeu a|.{2,40} respondeu|du svarade|original message:?$|ursprüngliche nachricht:?$|message d['’]origine ?:?$|mensaje original:?$|messaggio originale:?$)/iu;

/** The place of the question with which somebody opens the chat: the first message, or one behind others of their own, or of talk. */
function placeOfOpening(spoken: readonly Spoken[], names: ReadonlySet<string>): number {
  let heard = 0;
  for (const [place, { writer, words }] of spoken.entries()) {
    const said = words.trim();
    if (said === '') continue;
    heard += 1;
    if (heard > MOST_BEFORE_OPENING) return -1;
    if (isOpening(said) && !isAskedBack(said)) {
      const before = spoken.slice(0, place).filter((one) => one.words.trim() !== '');
      if (before.some((one) => askedThings(one.words.trim()) !== null)) return -1;
      const isLong = (text: string) => text.trim().split(/\s+/, FEWEST_BEFORE_OPENING).length === FEWEST_BEFORE_OPENING;
      return before.every((one) => isSmallTalk(one.words) || isReaction(one.words, names) || isLong(one.words)) &&
        (place === 0 || writer !== '')
        ? place
        : -1;
    }
  }
  return -1;
}
