import { partsIn } from '../asked-things.rules.ts';
import { withDescriptions } from './chat-answers.rules.ts';
import { lastTwo } from './sentences.rules.ts';

/** Before the name of a thing, which it says nothing of. */
const ARTICLE =
  /^(?:the|an?|some|my|our|der|die|das|den|eine?n?|etwas|meine?n?|le|la|les|l['’]|une?|des|du|de la|de l['’]|el|los|las|una?|unos|unas|il|lo|i|gli|uno|de|het|een|wat|os?|as|uma?s?|ett?|en)\s{0,3}(?<=[\s'’])(?=[\p{L}\d])/iu;

const PLEASE = /^(?:please|bitte|stp|svp|por favor|per favore|alsjeblieft|graag|proszę|snälla)\s/iu;

/** Behind the name of a thing in an offer. */
const BEHIND =
  /\s(?:mit|mee|med|too|as well|then|also|auch|dann|noch|aussi|alors|también|entonces|anche|allora|ook|dan|também|então|też|också|тоже|for (?:everyone|all)|für alle|pour tous|para todos|per tutti|voor iedereen|dla wszystkich)$/iu;

/** The things of an offer, one by one and without articles. */
export function partsOfOffer(text: string): string[] {
  const parts = partsIn(text.trim().replace(PLEASE, '').replace(BEHIND, '').replace(ARTICLE, ''));
  const last = parts.at(-1)?.replace(ARTICLE, '');
  const apart = last === undefined ? [] : [...parts.slice(0, -1), ...lastTwo(last)];
  return withDescriptions(apart.map((part) => part.trim().replace(ARTICLE, '')).filter((part) => /\p{L}/u.test(part)));
}
