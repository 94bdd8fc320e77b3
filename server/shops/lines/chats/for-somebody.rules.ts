import { linksIn } from '../links.rules.ts';
import { partsAtCommas } from '../parted-lines.rules.ts';
import { withNote } from '../reservations.rules.ts';
import { isOfFamily, isPerson } from '../words/people.rules.ts';
import { withDescriptions } from './chat-answers.rules.ts';
import { SENTENCE_END } from './sentences.rules.ts';

/** "Et pour Hugo des Kapla": for whom, before the thing. */
const FOR_SOMEBODY =
  /^(?:(?:and|also|then|so|und|also|dann|et|alors|aussi|y|e|poi|allora|entonces|então|en|dan|i|och|og|a|та|і)\s)?(?:for|für|pour|para|per|voor|dla|till|til|pro|для)\s(?<name>(?:(?:il|la|lo|el|the|my|die|den|der|le|o|a|mijn|mia|mio|mi|ma|mon|min)\s)?\p{L}[\p{L}\p{M}]{1,14})(?:\s?[:,–-])?\s(?<thing>[\p{L}\d].{1,200})$/u;

/** "A perfume, Acqua di Parma" is one thing, where nothing behind the comma begins a further one. */
const ARTICLE = /^(?:an?|eine?n?|une?|un[ao]?|een|uma?|ett?|en)\s/iu;
const FURTHER =
  /^(?:an?|some|and|or|eine?n?|und|une?|des|du|et|un[ao]s?|y|e|een|en|uma?s?|ett?|och|i|\d)\s|,\s|\s(?:and|und|et|y|e|en|och|i|a|и|та|і)\s/iu;

/** "And for Hugo the big set": the name goes to those left out. */
export function thingsForSomebody(said: string): { things: string[]; leftOut: string[] } | null {
  const { name = '', thing = '' } =
    FOR_SOMEBODY.exec(said.replace(/^\p{Lu}/u, (first) => first.toLowerCase()))?.groups ?? {};
  const isNamed = isPerson(name) || isOfFamily(name) || /^(?:\p{Ll}{1,4}\s)?\p{Lu}\p{Ll}{1,13}$/u.test(name); // and no day or room
  if (thing === '' || linksIn(said).length > 0 || !isNamed) return null;
  const [sentence = thing, ...others] = thing.split(SENTENCE_END);
  const leftOut = [said.slice(0, said.length - thing.length).trim(), ...others];
  const named = sentence.replace(/[.!?]{1,3}$/u, '');
  const [first = '', more = ''] = named.split(/,\s(.*)/u, 2);
  const isOneThing = more !== '' && ARTICLE.test(first) && !FURTHER.test(more);
  return { things: isOneThing ? [withNote(first, more)] : withDescriptions(partsAtCommas(named)), leftOut };
}
