import { linksIn } from '../links.rules.ts';
import { partsAtCommas } from '../parted-lines.rules.ts';
import { isPerson } from '../words/people.rules.ts';
import { withDescriptions } from './chat-answers.rules.ts';

/** "Et pour Hugo des Kapla": for whom, before the thing. */
const FOR_SOMEBODY =
  /^(?:(?:and|also|then|so|und|also|dann|et|alors|aussi|y|e|poi|allora|entonces|então|en|dan|i|och|og|a|та|і)\s)?(?:for|für|pour|para|per|voor|dla|till|til|pro|для)\s(?<name>\p{Lu}[\p{L}\p{M}]{1,14})(?:\s?[:,–-])?\s(?<thing>[\p{L}\d].{1,200})$/u;

/** "And for Hugo the big set": the name goes to those left out. */
export function thingsForSomebody(said: string): { things: string[]; leftOut: string[] } | null {
  const { name = '', thing = '' } =
    FOR_SOMEBODY.exec(said.replace(/^\p{Lu}/u, (first) => first.toLowerCase()))?.groups ?? {};
  const isNamed = isPerson(name) || /^\p{Lu}\p{Ll}{1,13}$/u.test(name); // and no day or room
  if (thing === '' || linksIn(said).length > 0 || !isNamed) return null;
  const parts = withDescriptions(partsAtCommas(thing));
  return { things: parts, leftOut: [said.slice(0, said.length - thing.length).trim()] };
}
