import { type Asked, askedThings, isTalking, partsIn } from '../asked-things.rules.ts';
import { isSaid } from '../said-lines.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { TALK_WORDS } from '../words/talk-words.rules.ts';
import { withoutWouldBe } from '../words/would-be.rules.ts';
import { thingsOfSomebody, withDescriptions } from './chat-answers.rules.ts';

/** Ends one of several sentences. */
export const SENTENCE_END = /(?<=[.!?…])\s{1,5}(?=[\p{L}\d¡¿])/u;

/** Why it is wished for, and what else there is to say: no thing is named behind it. */
const BECAUSE =
  /[,;]?\s(?:parce qu['’]\p{L}{2,4}|because|since|as (?=we|i|he|she|they)|so that|in case|weil|denn|damit|falls|parce que|car|pour que|au cas où|porque|ya que|para que|que ya|perché|dato che|visto che|omdat|want|zodat|já que|pois|bo|ponieważ|żeby|eftersom|för att|så att|fordi|koska|protože|aby|mert|hogy|çünkü|потому что|чтобы|бо|щоб)\s.{3,300}$/iu;

/** Begins a sentence that goes on with what another one asked for. */
const ALSO =
  /^(?:and|also|plus|oh and|och så|und|auch|außerdem|dazu|et|aussi|y|también|además|e|anche|inoltre|en|ook|também|też|także|oraz|och|även|også|и|также|і|також)[\s,]{1,3}/iu;

/** "For Saturday, we need": when and for whom, before a sentence that asks. */
const FOR_WHEN =
  /^(?:for|für|pour|para|per|voor|na|till|til|на|для)\s[\p{L}\p{M}’'-]{2,20}(?:\s[\p{L}\p{M}’'-]{2,20})?,?\s(?=\p{L})/iu;

/** "My little brother wants": somebody of the family, whose name may stand behind. */
const OF_FAMILY =
  /^(?:my|our|mein\p{L}{0,2}|unser\p{L}{0,2}|mon|ma|mes|notre|nos|mi|mis|nuestr\p{L}{1,2}|(?:il |la )?(?:mio|mia|nostr\p{L})|mijn|onze?|(?:o |a )?(?:meu|minha|noss\p{L})|mój|moja|moje|nasz\p{L}?|min|mitt|vår\p{L}?|můj|moje|мой|моя|мій)\s(?:\p{L}{2,12}\s){0,2}\p{L}{3,12}\s/iu;

/** Before one of several things, behind the comma before it. */
const AND_FIRST = /^(?:and|und|et|y|e|en|i|och|og|a|и|та|і|ja|és|ve)\s{1,3}/iu;

/** The last of several things has the word before it that parts it from another one: "a ball, a ship and new shoes". */
export function lastTwo(part: string): string[] {
  const open = part.indexOf('(');
  const found = /\s(?:and|und|et|y|e|en|i|och|og|a|и|та|і|ja|és|ve)\s(?=\p{L})/iu.exec(
    open < 0 ? part : part.slice(0, open),
  );
  if (!found || AND_FIRST.test(part)) return [part];
  return [part.slice(0, found.index), part.slice(found.index + found[0].length)];
}

/** "I would like to have": no deed, but that it is wished for. */
const HAVE =
  /(?<=(?:(?:j['’])?aimerai[st]|voudrai[st]|like|love|vorrei|vorrebbe|gustaría|quisiera|gostaria|chciał\p{L}{0,4}|möchte|würde gern|zou graag)(?: bien| beaucoup| tanto| muito| bardzo)?(?: de)?)\s(?:to have|avoir|avere|tener|ter|mieć|hebben|haben)(?=\s)/iu;

/** Asks somebody to get things, behind where to go: "when you pass the market, buy two leeks". */
const COMMAND =
  /(?:^|[\s,])(?:buy|get|grab|bring|pick up|kaufe?|bringe?|hole?|achète|prends|ramène|acheter|prendre|ramener|compra(?:r|re)?|trae(?:r|me)?|coger?|pilla|prend(?:i|ere)|porta(?:re|mi)?|koop|haal|neem|traz(?:er)?|pega(?:r)?|kup(?:ić)?|weź|przynieś|köpa?(?: med dig| hem)?|hämta|ta|osta|купи|візьми|возьми)\s(?=(?:\d|an?\s|some\s|two\s|three\s|eine?n?\s|zwei\s|drei\s|etwas\s|une?\s|des\s|du\s|de la\s|deux\s|trois\s|una?\s|dos\s|tres\s|medi[ao]\s|due\s|tre\s|een\s|twee\s|drie\s|uma?\s|dois\s|duas\s|dwa\s|dwie\s|trzy\s|ett?\s|två\s))/iu;

function thingsCommanded(sentence: string): Asked | null {
  const found = COMMAND.exec(sentence);
  const rest = found ? sentence.slice(found.index + found[0].length) : '';
  if (!found || /\bof (?:it|them|those)\b/iu.test(rest)) return null;
  const things = partsIn(rest).filter((thing) => !isTalking(`so ${thing}`));
  return { things, leftOut: [sentence.slice(0, found.index + found[0].length).trim()] };
}

/** Begins something that nobody has spoken of yet: an article, a number. */
const NEW_THING =
  /(?<![\p{L}\p{M}\p{N}’'])(?:d['’])?(?:an?|some|two|three|eine?n?|etwas|zwei|drei|une?|des|du|de la|deux|trois|un[ao]s?|dos|tres|medi[ao]|due|tre|een|twee|drie|uma?s?|dois|duas|três|dwa|dwie|trzy|\d{1,3}(?:[.,]\d{1,2})?)\s(?=\p{L})/giu;

/** In words, between what asks and what it asks for, and of one thing. */
const MOST_BETWEEN = 5;
const LONGEST_THING = 9;

/** Nothing is asked for, but left for somebody, or not wanted. */
const NO_WISH =
  /(?<![\p{L}\p{M}])(?:not|no|don['’]t|won['’]t|nicht|kein\p{L}{0,2}|pas|sin|non|niet|geen|não|nie|leave|leaving|lasse?n?|laisse\p{L}{0,3}|lascio|lasciamo|dej\p{L}{1,6}|deix\p{L}{1,5}|zostaw\p{L}{1,4})(?![\p{L}\p{M}])/iu;

/** Ends what is said of the things before it. */
const BUT_WORD = /,?\s(?:but|aber|mais|pero|però|ma|maar|mas|ale|men|но|але|ama)\s.{2,200}$/iu;

/**
 * The things behind the first article or number after a word that asks, whatever else stands between: "She told me she wants a gown and some
 * gloves". A part of it that begins with somebody says more of the thing before.
 */
function thingsAnnounced(sentence: string): Asked | null {
  for (const found of sentence.matchAll(NEW_THING)) {
    const lead = sentence.slice(0, found.index);
    const before = wordsOf(lead);
    const talk = TALK_WORDS.find(({ asking, small }) =>
      before.some(
        (word, index) =>
          index + MOST_BETWEEN >= before.length &&
          (asking.has(word) || PLEASE.test(word)) &&
          before.filter((one) => small.has(one)).length * 2 >= before.length,
      ),
    );
    if (!talk) continue;
    if (NO_WISH.test(lead)) return null;
    const rest = sentence.slice(found.index).replace(/^d['’]/iu, '');
    const parts = partsIn(rest.replace(BUT_WORD, ''));
    const isMore = (part: string) => {
      const [first = ''] = wordsOf(part);
      return talk.people.has(first) || talk.question.has(first) || wordsOf(part).length > LONGEST_THING;
    };
    const things = parts.filter((part, index) => index === 0 || !isMore(part));
    if (things[0] === undefined || wordsOf(things[0]).length > LONGEST_THING) return null;
    return {
      things,
      leftOut: [lead.trim(), BUT_WORD.exec(rest)?.[0].trim() ?? '', ...parts.filter((part) => !things.includes(part))],
    };
  }
  return null;
}

/** "du hast gefragt, was wir uns wünschen": what was asked, and no thing. */
function isAskedWhat(part: string): boolean {
  const [first = '', second = ''] = wordsOf(part);
  return TALK_WORDS.some(({ question, people }) => question.has(first) && people.has(second));
}

/** A thing without the words of talk before its article or number: "maybe a lamp". Null where no such words stand there. */
export function thingBehindTalk(said: string): { thing: string; talk: string } | null {
  const [found] = said.matchAll(NEW_THING);
  const talk = found ? said.slice(0, found.index) : '';
  const words = wordsOf(talk);
  const isSmall = TALK_WORDS.some(({ small }) => words.every((word) => small.has(word)));
  if (!found || words.length === 0 || words.length > MOST_BETWEEN || !isSmall || NO_WISH.test(talk)) return null;
  return /[^\p{L}\s’'-]|^$/u.test(talk) || /^\d/u.test(found[0]) || OF_THING.test(words[0] ?? '')
    ? null
    : { thing: said.slice(found.index), talk };
}

/** Begins a name before an article: "for the love of a dog", "one a day". */
const OF_THING =
  /^(?:an?|the|one|for|to|in|of|with|für|mit|zu|in|der|die|das|pour|de|avec|à|le|la|les|para|con|el|los|las|per|di|il|lo|gli|voor|met|het|com|o|os|as|för|med|dla|do|z|на|для)$/u;

/** Things of a message, apart where another article begins a further one: "boots and a till". A label before them is that of each. */
export function thingsApart(said: string): string[] {
  const label = /^[^:：\d]{2,24}[:：]\s(?=\S)/u.exec(said)?.[0] ?? '';
  const parts = said.slice(label.length).split(AND_NEW);
  const areShort = parts.every((part) => wordsOf(part).length <= LONGEST_THING);
  return parts.length > 1 && areShort && !said.includes('://') ? parts.map((part) => label + part) : [said];
}

const AND_NEW =
  /\s(?:and|und|et|y|e|en|och|og)\s(?=(?:an?|some|eine?n?|une?|des|du|le|la|les|un[ao]s?|een|uma?s?|ett?)\s\p{L})/iu;

const PLEASE = /^(?:please|bitte|proszę|prosím|lütfen)$/u;

/** The words of what somebody says, in small letters and without numbers. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}\p{M}’-]*/gu) ?? []
  );
}

/** The things that a sentence asks for; null for one that asks for none. It may go on with what another one asked for. */
export function thingsOfSentence(sentence: string, goesOn: boolean): Asked | null {
  const said = sentence
    .trim()
    .replace(/[.!?…\s]{1,8}$/u, '')
    .replace(/^[¡¿\s]{1,3}/u, '');
  const asked = said.replace(BECAUSE, '').replace(HAVE, ' ');
  const dropped = BECAUSE.exec(said)?.[0].trim() ?? '';
  const family = OF_FAMILY.exec(asked)?.[0] ?? '';
  const somebody = family === '' ? asked : `Anna ${asked.slice(family.length)}`;
  const when = FOR_WHEN.exec(asked)?.[0] ?? '';
  const also = goesOn ? (ALSO.exec(asked)?.[0] ?? '') : '';
  const found =
    askedThings(asked) ??
    (when === '' ? null : askedThings(asked.slice(when.length))) ??
    askedThings(asked.slice(also.length)) ??
    thingsOfSomebody(somebody) ??
    (also === '' || isSaid(asked.slice(also.length)) || /[:¡!]/u.test(sentence.trim().slice(0, -1))
      ? null
      : { things: partsIn(asked.slice(also.length)), leftOut: [also.trim()] }) ??
    (withoutWouldBe(asked) === asked ? null : { things: partsIn(withoutWouldBe(asked)), leftOut: [] }) ??
    thingsCommanded(asked) ??
    thingsAnnounced(asked);
  if (!found || found.things.length === 0 || found.things.some(isAskedWhat)) return null;
  const all =
    found.things.length > 1 ? [...found.things.slice(0, -1), ...lastTwo(found.things.at(-1) ?? '')] : found.things;
  const things = withDescriptions(all.map((thing) => withoutWouldBe(thing.replace(AND_FIRST, ''))));
  return { things: things.filter((thing) => /\p{L}/u.test(plainSigns(thing))), leftOut: [...found.leftOut, dropped] };
}
