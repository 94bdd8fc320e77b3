import { type Asked, askedThings, isTalking, partsIn } from '../asked-things.rules.ts';
import { isSaid } from '../said-lines.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
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
    (also === '' || isSaid(asked.slice(also.length))
      ? null
      : { things: partsIn(asked.slice(also.length)), leftOut: [also.trim()] }) ??
    (withoutWouldBe(asked) === asked ? null : { things: partsIn(withoutWouldBe(asked)), leftOut: [] }) ??
    thingsCommanded(asked);
  if (!found || found.things.length === 0) return null;
  const all =
    found.things.length > 1 ? [...found.things.slice(0, -1), ...lastTwo(found.things.at(-1) ?? '')] : found.things;
  const things = withDescriptions(all.map((thing) => withoutWouldBe(thing.replace(AND_FIRST, ''))));
  return { things: things.filter((thing) => /\p{L}/u.test(plainSigns(thing))), leftOut: [...found.leftOut, dropped] };
}
