import { furtherThings } from './chat-answers.rules.ts';
import type { Spoken } from './chat-heads.rules.ts';
import type { Chat } from './heard-chat.rules.ts';
import { partsOfOffer } from './offered-parts.rules.ts';
import { giverOf, isAskingWho, isClaimAlone, offerIn } from './offers.rules.ts';
import { othersBring } from './others-bring.rules.ts';
import type { NamedThings } from './spoken-of.rules.ts';

/** In messages: somebody goes on with what they bring. */
const MOST_BEHIND_OFFER = 3;

/** Tells the messages in which somebody says what they bring, in turn, and keeps who does. */
export function offersIn(
  spoken: readonly Spoken[],
  named: NamedThings,
  { givers, isToBuy }: Chat,
  names: ReadonlySet<string>,
) {
  const places = new Map<string, number>();
  let isWhoAsked = false;
  return (place: number): { things: readonly string[]; leftOut: readonly string[] } | null => {
    const { writer = '', words = '' } = spoken[place] ?? {};
    const said = words.trim();
    if (isAskingWho(said)) {
      isWhoAsked = true;
      return { things: [], leftOut: [said] };
    }
    if (writer === '') return null;
    const giver = giverOf(writer);
    const before = spoken.slice(0, place).findLast((one) => one.words.trim() !== '');
    const claimed = isClaimAlone(said) && before && before.writer !== writer ? named.last() : null;
    if (claimed) {
      givers.set(claimed, giver);
      return { things: [], leftOut: [said] };
    }
    const isBehind = place - (places.get(writer) ?? -Infinity) <= MOST_BEHIND_OFFER;
    const further = isBehind ? furtherThings(said) : null;
    const isOfOther = othersBring(said, names, isWhoAsked) !== null; // "Ben" is "I" in Turkish
    const offer =
      (isOfOther ? null : offerIn(said, isWhoAsked)) ??
      (further && { things: partsOfOffer(further.things.join(', ')), leftOut: [further.opening] });
    const given = (things: readonly string[], by: string) =>
      things.filter((thing) => {
        const known = named.namedAs(thing);
        givers.set(known ?? thing, by);
        return known === null && (isWhoAsked || !isToBuy);
      });
    if (!offer || offer.things.length === 0) {
      const told = broughtIn(said);
      if (told.length === 0) return null;
      if (!isWhoAsked && told.every(({ isHad }) => isHad)) return { things: [], leftOut: [said] };
      const things = told.flatMap((one) => given(one.things, one.who === '' ? giver : nameOf(one.who)));
      return { things, leftOut: things.length === 0 ? [said] : [] };
    }
    places.set(writer, place);
    const things = given(offer.things, giver);
    return { things, leftOut: things.length === 0 ? [said] : offer.leftOut };
  };

  /** Tells who brings what, clause by clause: "Tom's got the barbecue, I'll do buns". */
  function broughtIn(said: string): { who: string; things: readonly string[]; isHad: boolean }[] {
    const whole = othersBring(said, names, isWhoAsked);
    const clauses = whole && !/,\s(?:i|ich|je|yo|io|eu|ja|jag|я)['’\s]/iu.test(said) ? [] : said.split(/,\s/u);
    const found = clauses.map((clause) => {
      const other = othersBring(clause, names, isWhoAsked);
      const own = other ? null : offerIn(clause, isWhoAsked);
      return own && own.things.length > 0 ? { who: '', things: own.things, isHad: false } : other;
    });
    const all = found.filter((one) => one !== null);
    return clauses.length > 1 && all.length === clauses.length ? all : whole ? [whole] : [];
  }

  /** As the one who writes is called. */
  function nameOf(who: string): string {
    const writers = spoken.map((one) => giverOf(one.writer));
    return writers.find((name) => name.toLowerCase() === who.toLowerCase()) ?? who;
  }
}
