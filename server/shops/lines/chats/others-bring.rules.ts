import { isSmallTalk } from '../small-talk.rules.ts';
import { GETTING, HAVING, PARTICLE_LAST } from '../words/bringing-words.rules.ts';
import { isOfFamily, isPerson } from '../words/people.rules.ts';
import { TALK_WORDS } from '../words/talk-words.rules.ts';
import { partsOfOffer } from './offered-parts.rules.ts';

/** In characters. */
const LONGEST = 200;

/** "Ok, and Carla also brings the salad": who does it, the verb, and what. */
const SOMEBODY_BRINGS =
  /^(?:(?:ok(?:ay)?|yes|ja|oui|sí|sì|sim|tak|так|and|und|et|y|e|en|och|i|a|та|і|и)[,\s]{1,3}){0,2}(?<who>(?:(?:my|our|mein[e]?|unser[e]?|ma|mon|mi|(?:la )?mia|(?:il )?mio|mijn|(?:a )?minha|(?:o )?meu|moja|mój|моя|мій|min)\s)?\p{L}[\p{L}\p{M}]{1,14})(?<has>['’]s(?: got)?)?(?:\s(?:also|too|is|will|auch|noch|aussi|también|anche|ook|também|też|також|тоже|också|med))?\s(?<verb>\p{L}{1,14})(?<med>\s(?:med|care of|de la|de l['’]|du|de|di|del))?\s(?<thing>\S.{1,120})$/iu;

const TURKISH = /^(?<who>\p{Lu}\p{L}{1,14})\s(?<thing>\S.{1,60}?)\s(?:getir|al|yap)(?:iyor|ıyor|ir|ar|acak|ecek)$/u;

interface Brought {
  who: string;
  things: string[];
  /** Somebody only has them. */
  isHad: boolean;
}

/** "Carla brings the salad": who brings what, where it is somebody by name; null for any other message. */
export function othersBring(message: string, names: ReadonlySet<string>, isWhoAsked: boolean): Brought | null {
  const said = message.trim().replace(/[^\p{L}\p{N})]{1,12}$/u, '');
  if (said.length > LONGEST || /[?？؟:：]|:\/\/|[.!]\s/u.test(message)) return null;
  const turkish = isWhoAsked ? TURKISH.exec(said)?.groups : undefined;
  const {
    who = '',
    has,
    verb: written = '',
    med = '',
    thing = '',
  } = turkish ?? SOMEBODY_BRINGS.exec(said)?.groups ?? {};
  const verb = turkish ? 'getiriyor' : written.toLowerCase();
  const isHad = HAVING.has(verb) || has !== undefined;
  if (who === '' || !(isHad || GETTING.has(verb) || turkish) || !isSomebody(who, names, isWhoAsked && !isHad))
    return null;
  const rest =
    has !== undefined && !HAVING.has(verb)
      ? `${written}${med} ${thing}`
      : `${/^\s(?:de la|de l['’]|du|de|di|del)$/iu.test(med) ? med.trim() : ''} ${thing}`;
  const things = partsOfOffer(rest.trim().replace(PARTICLE_LAST, ''));
  if (things.length === 0 || things.some((one) => isPerson(one) || isSmallTalk(one))) return null;
  return { who: who.replace(/^(?:\p{L}+\s)+/u, ''), things, isHad };
}

/** One who writes there, a name, or somebody of the family; where it was asked who brings what, any word with a capital. */
function isSomebody(who: string, names: ReadonlySet<string>, isWhoAsked: boolean): boolean {
  const name = who.split(/\s/u).at(-1) ?? '';
  const lower = name.toLowerCase();
  if (
    !names.has(lower) &&
    TALK_WORDS.some(({ people, small }) => people.has(lower) || (small.has(lower) && !isOfFamily(name)))
  )
    return false;
  if (isOfFamily(who) || isOfFamily(name)) return true;
  return /^\p{Lu}/u.test(name) && (names.has(lower) || isPerson(name) || isWhoAsked);
}
