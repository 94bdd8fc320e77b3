import { unitKindOf } from './units.rules.ts';

/** Begins a thing that nobody spoke of yet: "a lamp", "des gants". */
const INDEFINITE =
  /^(?:an?|some|eine?n?|etwas|une?|des|du|un[ao]s?|uno|een|wat|uma?s?|ett?|jakiś|jakaś|jakieś|якийсь|якась|какой-нибудь|какую-нибудь|nějak[ýéáou]{1,2}|bir)\s{1,3}(?=[\p{L}\d])/iu;

/** The same in French; before a capital it begins a name: "L'Oréal", "De la Rosa". */
const PARTITIVE = /^(?:(?:[Dd]e )?l['’]|[Dd]e la\s{1,3})(?=\p{Ll})/u;

/** The same of a thing that is known; with a capital it may be of a name: "The Hobbit", "Die Säulen der Erde". */
const DEFINITE = /^(?:the|der|die|das|den|dem|il|el|los|las|les|het|lo|gli)\s{1,3}(?=[\p{L}\d])/u;

/** Names that begin so: "A Game of Thrones", "Uno Flip", "Un sac de billes". */
const TITLE =
  /^(?:(?:A|An|Some|Un|Une|Una|Um|Uma|Een|En|Ett|Des|Du)\s\p{Lu}|Uno\s|\p{Lu}\p{L}*\s\p{Lu}\p{Ll}+\s(?:\p{L}+\s){1,4}\p{Lu}\p{Ll}+$)/u;

/** Behind it stands how much: "a dozen eggs", "a pair of socks". */
function isBeforeMeasure(rest: string): boolean {
  return unitKindOf(/^\p{L}{1,16}/u.exec(rest)?.[0] ?? '') !== null;
}

/** A thing that somebody spoke of without the article before it, which goes to those left out. */
export function withoutArticle(said: string, leftOut: string[]): string {
  if (TITLE.test(said)) return said;
  const rest = said.replace(INDEFINITE, '').replace(PARTITIVE, '').replace(DEFINITE, '');
  if (rest === said || isBeforeMeasure(rest)) return said;
  leftOut.push(said.slice(0, said.length - rest.length).trim());
  return rest;
}

/** Begins words for a thing that was spoken of before, in any writing: "lo spumante", "bei der Milch", "pour les pommes". */
export const OF_KNOWN =
  /^(?:(?:for|bei|von|für|pour|para|per|di|voor|dla|для|av|of)\s)?(?:the|der|die|das|den|dem|le|la|les|l['’]|el|los|las|il|lo|i|gli|de|het|os?|as?)(?:\s|(?<=['’]))(?=\p{L})/iu;
