import { nameKey } from '#rules/base/text/name-key';

/** A thing that the people of the lists on this device buy, as it stood on the list the last time. */
export interface Usual {
  title: string;
  category: string;
  amount: string;
  /** When it was bought, in milliseconds, the latest last. */
  boughtAt: readonly number[];
}

/** An item of a shopping list, with when somebody bought of it. */
export interface BoughtItem extends Omit<Usual, 'boughtAt'> {
  purchases: readonly { purchaseDate: string }[];
}

export type Usuals = Readonly<Record<string, Usual>>;

export const MOST_USUALS = 400;
const MOST_TIMES = 12;

const DAY_MILLISECONDS = 86_400_000;
const HALF_LIFE_DAYS = 45;

/** Longer than this not bought, a thing is no usual one any more. */
const FORGOTTEN_AFTER_DAYS = 180;

/** From this letter on things are offered; one sign of Chinese or Japanese says as much as three letters. */
const FIRST_LETTERS = 3;
const WHOLE_SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Adds what these items tell: each purchase counts once, however often its list is opened. */
export function withBought(known: Usuals, items: readonly BoughtItem[], now: number): Usuals {
  const usuals = new Map(Object.entries(known)); // no name of an item is one that every object has
  for (const { title, category, amount, purchases } of items) {
    const key = nameKey(title);
    const before = usuals.get(key);
    const fresh = purchases.map(({ purchaseDate }) => Date.parse(purchaseDate));
    const boughtAt = [...new Set([...(before?.boughtAt ?? []), ...fresh])].toSorted((one, other) => one - other);
    if (fresh.length === 0) continue;
    const isLatest = Math.max(...fresh) === boughtAt.at(-1);
    const words = before && !isLatest ? before : { title, category, amount };
    usuals.set(key, { ...words, boughtAt: boughtAt.slice(-MOST_TIMES) });
  }
  const lately = [...usuals].filter(
    ([, { boughtAt }]) => now - (boughtAt.at(-1) ?? 0) < FORGOTTEN_AFTER_DAYS * DAY_MILLISECONDS,
  );
  return Object.fromEntries(mostFirst(lately, now).slice(0, MOST_USUALS));
}

/** By how often and how lately: each time counts half after a month and a half. */
function weightOf({ boughtAt }: Usual, now: number): number {
  return boughtAt.reduce((sum, time) => sum + 0.5 ** ((now - time) / (HALF_LIFE_DAYS * DAY_MILLISECONDS)), 0);
}

/** The things that are bought most and that are not still to be bought. */
export function usualOnes(usuals: Usuals, openTitles: readonly string[], now: number): Usual[] {
  const open = new Set(openTitles.map(nameKey));
  const wanted = Object.entries(usuals).filter(([key]) => !open.has(key));
  return mostFirst(wanted, now).map(([, usual]) => usual);
}

function mostFirst(entries: readonly [string, Usual][], now: number): [string, Usual][] {
  const weights = new Map(entries.map(([key, usual]) => [key, weightOf(usual, now)]));
  return entries.toSorted(([one], [other]) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
}

/** Finds a word that begins with what is typed, from its third letter on. */
export function offersFor(text: string, ones: readonly Usual[]): Usual[] {
  const typed = nameKey(lastPartOf(text));
  if (typed.length < FIRST_LETTERS && !WHOLE_SIGN.test(typed)) return [];
  return ones.filter(({ title }) => {
    const key = nameKey(title);
    return key !== typed && (key.startsWith(typed) || key.includes(` ${typed}`));
  });
}

/** The thing that is being typed: what stands behind the last comma, in any script. */
export function lastPartOf(text: string): string {
  return text.split(/[,;、，،]/).at(-1) ?? '';
}
