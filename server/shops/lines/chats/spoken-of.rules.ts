import { NEGATION } from '../words/negations.rules.ts';
import { TALK_WORDS } from '../words/talk-words.rules.ts';
import { stemsOf } from './corrections.rules.ts';

/** Words before the name of a thing, with which a message of talk does not begin. */
const ARTICLE =
  /^(?:an?|the|some|two|three|eine?n?|der|die|das|den|zwei|drei|une?|des|du|les?|la|deux|trois|una?|unos|unas|el|los|las|dos|tres|il|lo|i|gli|due|tre|een|de|het|twee|drie|uma?|os?|as|dois|duas|ett?|två|tre|and|und|et|y|e|en|och|or|oder|ou|for|für|pour|para|per|voor|för|dla)$/u;

/** They have it, and need none. */
const HAD = /^(?:have|had|habe?|hab|ai|avons|tengo|tenemos|ho|abbiamo|heb|hebben|tenho|temos|mam|mamy|har)$/u;

interface Named {
  writer: string;
  thing: string;
  stems: readonly string[];
}

/** In letters. */
const LONG_WORD = 4;

/** Somebody takes it: "I'll get the Lego then". */
const CLAIMED =
  /^(?:[^,.!]{2,20}[,.!]\s{1,3})?(?:(?:dann|gut|ok|so|then|to|alors|entonces|allora|dan|então|da)\s)?(?:i['’]?ll|i can|i will|i['’]?m|we['’]?ll|ich|wir|nehme ich|nehm ich|je|j['’]|on|yo|lo(?!\s\p{L}{1,20}\s\d)|io|ik|eu|jag|jeg|ja|kupię|wezmę|prendo|pensamos|llevo|compro|levo)\s/iu;

/** Somebody who names several things says more than that they take the one. */
const LISTED = /\p{L},\s?\p{L}.{1,80}\s(?:and|und|et|y|e|en|och|og|i|ja|&|\+)\s|\p{L},[^,]{1,60}\p{L},\s?\p{L}/iu;

/** In words: fewer beside the name of a thing may be of another one, as "oat milk" is beside "milk". */
const FEWEST_BESIDE = 2;

/**
 * Remembers who named which things in a chat, and tells messages of others that only speak of one of them: "there's no coriander", "I can
 * get the rice cooker".
 */
export class NamedThings {
  private readonly byStem = new Map<string, Named>();
  private latest: string | null = null;

  remember(writer: string, things: readonly string[]): void {
    for (const thing of things) {
      const stems = stemsOf(thing);
      for (const stem of stems) this.byStem.set(stem, { writer, thing, stems });
      if (stems.length > 0) this.latest = thing;
    }
  }

  last(): string | null {
    return this.latest;
  }

  /** The thing that somebody named in these words, or in some of them. */
  namedAs(said: string): string | null {
    const stems = stemsOf(said);
    const found = stems.flatMap((stem) => this.byStem.get(stem) ?? []);
    return found.find((one) => stems.every((stem) => one.stems.includes(stem)))?.thing ?? null;
  }

  /** The thing of somebody else that a message only speaks of, and whether its writer takes it; null for any other message. */
  spokenOf(writer: string, message: string): { thing: string; isTaken: boolean } | null {
    if (LISTED.test(message)) return null;
    const words = wordsIn(message);
    const stems = new Set(words.map((word) => word.slice(0, 5)));
    for (const stem of stems) {
      const named = this.byStem.get(stem);
      if (!named || named.writer === writer || stem.length < LONG_WORD) continue;
      const isTaken = CLAIMED.test(message.trim());
      if (isTaken || (named.stems.every((one) => stems.has(one)) && isSaidOf(named, words)))
        return {
          thing: named.thing,
          isTaken: isTaken && isNearly(message, named) && !words.some((word) => NEGATION.test(word) || HAD.test(word)),
        };
    }
    return null;
  }
}

/** Little but the thing is named, beside the verb: who takes "the puzzle for Tommi" takes no bike of his. */
function isNearly(message: string, { stems }: Named): boolean {
  return stemsOf(message).filter((stem) => !stems.includes(stem)).length <= MOST_OTHERS;
}

/** In words. */
const MOST_OTHERS = 1;

function wordsIn(message: string): string[] {
  return (
    message
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}\p{M}’-]*/gu)
      ?.slice(0, 40) ?? []
  );
}

/** Begins with a word of talk, or has somebody who does something, or that it is not so, behind the thing. */
function isSaidOf({ stems }: Named, words: readonly string[]): boolean {
  const beside = words.filter((word) => !stems.includes(word.slice(0, 5)));
  const [first = ''] = words;
  const isTalk = TALK_WORDS.some(({ small }) => small.has(first)) && !ARTICLE.test(first);
  const isOfSomebody = TALK_WORDS.some(({ people, small }) =>
    beside.some(
      (word, index) => people.has(word) && beside.some((other, place) => place !== index && small.has(other)),
    ),
  );
  return (
    beside.length >= FEWEST_BESIDE &&
    (isTalk || NEGATION.test(first) || beside.some((word) => NEGATION.test(word)) || isOfSomebody)
  );
}
