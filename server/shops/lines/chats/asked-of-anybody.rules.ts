import type { Asked } from '../asked-things.rules.ts';
import { linksIn } from '../links.rules.ts';
import { ANYBODY, GETTING, PARTICLE_LAST } from '../words/bringing-words.rules.ts';
import { thingsNeededLast } from '../words/needs-last.rules.ts';
import { TALK_WORDS } from '../words/talk-words.rules.ts';
import { partsOfOffer } from './offered-parts.rules.ts';

/** In characters, and in words before "someone" and before the verb. */
const LONGEST_REQUEST = 200;
const MOST_BEFORE = 3;
const MOST_BETWEEN = 4;

/** Politeness and where, at the end. */
const LAST =
  /[,\s]{1,3}(?:please|pls|plz|bitte|stp|svp|s['’]il (?:te|vous) plaît|por favor|porfa|per favore|graag|alsjeblieft|proszę|tack|prosím|lütfen|on (?:the|your) way(?: home| over)?|if (?:you|they) can|too|thanks|thx|danke|merci|gracias|grazie|obrigad[oa]|dzięki)$/iu;

const ARABIC =
  /^(?:ممكن |يا ريت |ياريت )?(?:أحد|احد|حد|حدا|شخص)(?: منكم)?(?: ممكن)? (?:يجيب|يحضر|يشتري|يجلب|تجيب)(?: معه| معاه)? (?<thing>\S.{1,80})$/u;

/** A request to all who read it, "someone please bring the red napkins", without the verb and the one who is asked; null for any other message. */
export function thingsAskedOfAnybody(message: string): Asked | null {
  const said = message.trim().replace(/[^\p{L}\p{N})]{1,12}$/u, '');
  if (said.length > LONGEST_REQUEST || linksIn(said).length > 0 || /[.!]\s/u.test(said)) return null;
  const arabic = ARABIC.exec(said)?.groups?.thing;
  if (arabic) return { things: [arabic], leftOut: [] };
  const needed = /^(?:누가|누구|아무나|誰か|だれか)/u.test(said) ? thingsNeededLast(said) : null;
  if (needed) return { things: needed.things, leftOut: [] };
  const words = [...said.matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)];
  const lower = words.map(([word]) => word.toLowerCase().replaceAll("'", '’'));
  const anybody = lower.findIndex((word) => ANYBODY.test(word) || /^qu’?(?:el|il)qu’un$/u.test(word));
  if (anybody < 0 || anybody > MOST_BEFORE) return null;
  const isSmall = (word: string) => TALK_WORDS.some(({ small }) => small.has(word)) || LEAD.test(word);
  if (!lower.slice(0, anybody).every(isSmall)) return null;
  let start = anybody + 1;
  let verbs = 0;
  while (
    start < words.length &&
    start - anybody <= MOST_BETWEEN &&
    (isVerb(lower[start]) || BESIDE.test(lower[start] ?? ''))
  ) {
    if (isVerb(lower[start])) verbs += 1;
    start += 1;
  }
  const from = words[start]?.index;
  if (from === undefined) return null;
  const rest = said.slice(numberAt(said, from)).replace(LAST, '').replace(LAST, '');
  const thing = rest.replace(PARTICLE_LAST, '');
  if (verbs === 0 && thing === rest) return null;
  const things = partsOfOffer(thing);
  return things.length === 0 ? null : { things, leftOut: [] };
}

/** A number before the first word of the thing is how many. */
function numberAt(said: string, from: number): number {
  return from - (/[\d½¼¾][\d.,]{0,5}\s?[x×]?\s?$/u.exec(said.slice(0, from))?.[0].length ?? 0);
}

function isVerb(word = ''): boolean {
  return GETTING.has(word);
}

const LEAD =
  /^(?:can|could|would|kann|könnte|mag|peut|peux|puede|podría|può|potrebbe|kan|kunnen|niech|może|mógłby|чи|може|міг|хай|нехай|пусть|может|můžete|může|mohl|pode|poderia|kann|vil|bana|lütfen)$/u;

/** Between the one who is asked and the thing: "please", "maybe", "still", "up", "with them". */
const BESIDE =
  /^(?:please|pls|also|maybe|up|just|quickly|kindly|can|could|bitte|noch|auch|mal|vielleicht|schnell|kann|könnte|peut|pourrait|encore|aussi|puede|podría|también|può|potrebbe|anche|kan|nog|ook|even|pode|poderia|também|może|jeszcze|też|kan|också|även|gärna|med|може|ще|теж|может|ещё|еще|může|ještě|by)$/u;
