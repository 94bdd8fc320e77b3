import { isDoneWord } from '../words/done-words.rules.ts';
import { saysGiven } from '../words/gift-counts.rules.ts';
import { NEGATION } from '../words/negations.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import {
  type Counts,
  countIn,
  labelsIn,
  type Role,
  roleOf,
  type Shape,
  saysAllGiven,
  shapeOfLabel,
} from './gift-counts.rules.ts';

/** The lines of a thing beside its name, its price and its maker. */
interface LabelledCard {
  /** Lines that come again at others, and lines that may be a remark of its owner. */
  labels: readonly string[];
  notes: readonly string[];
  buttons: readonly string[];
  /** Its name is struck through. */
  isStruck: boolean;
}

/** With the texts that say so. */
interface SaidCounts extends Counts {
  said: ReadonlySet<string>;
}

/** The share of the things at which labels and buttons stand. */
const USUAL = 0.4;

/** In characters. */
const LONGEST_STATE = 48;
const LONGEST_NOTE = 30;

/** The shop has none of it. */
const OF_STOCK =
  /stock|sold out|unavailable|lager|vorrätig|ausverkauft|verfügbar|lieferbar|indisponible|épuisé|agotado|disponib|esaurit|voorraad|uitverkocht|leverbaar|slut|estoque|esgotad|disponív|niedostęp|wyprzedan|нет в наличии|在庫|品切|売り切れ|نفد|غير متوفر/iu;

/**
 * How many of each thing are asked for and given: by labels whose words are known, else by their numbers. What is given in full lacks the button of the
 * others. Null for a page that says so of none.
 */
export function countsOnCards(cards: readonly LabelledCard[]): SaidCounts[] | null {
  const button = buttonOf(cards);
  const isOpen = cards.map(({ buttons }) => button === null || buttons.length > 0); // another button is there for a fund
  const ofOpen = new Set(
    cards.flatMap(({ labels, notes, buttons }, index) => (isOpen[index] ? [...labels, ...notes, ...buttons] : [])),
  );
  const states = cards.map((card, index) => statesOf(card, { isOpen: isOpen[index] === true, ofOpen, button }));
  const isTold = cards.map(({ isStruck }, index) => isStruck || (states[index] ?? []).length > 0);
  const stems = new Set([button ?? '', ...states.flat()].filter((text) => !/\d/.test(text)).flatMap(stemsOf));
  const labels = cards.map((card) =>
    joined([...card.labels, ...card.notes]).map((text) => ({
      text,
      shapes: labelsIn(text).flatMap((label) => shapeOfLabel(label) ?? []),
    })),
  );
  const shapes = labels.map((some) => some.flatMap((label) => label.shapes));
  const roles = rolesOf(shapes, isOpen, stems);
  if (roles.size === 0 && !isTold.includes(true)) return null;
  return shapes.map((some, index) => {
    const counts = countIn(some, roles, false);
    const isCounted = some.some(({ key }) => roles.get(key) === 'GIVEN' || roles.get(key) === 'LEFT');
    const isAll = isTold[index] && !(isCounted && counts.given > 0 && counts.given < counts.wanted);
    const told = (labels[index] ?? []).filter((label) => label.shapes.some(({ key }) => roles.has(key)));
    return {
      ...counts,
      ...(isAll && { given: counts.wanted }),
      said: new Set([...told.map(({ text }) => text), ...(states[index] ?? [])]),
    };
  });
}

/** The button that comes most often, if it is one that some things lack: null where all have it or none. */
function buttonOf(cards: readonly LabelledCard[]): string | null {
  const counts = new Map<string, number>();
  for (const { buttons } of cards) for (const text of new Set(buttons)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const some = [...counts].filter(([, count]) => count < cards.length && count >= Math.max(2, cards.length * USUAL));
  return some.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** "Richiesti" above "2" are one label. */
function joined(labels: readonly string[]): string[] {
  const whole: string[] = [];
  for (const label of labels) {
    const above = whole.at(-1);
    if (/^\d{1,2}$/.test(plainSigns(label)) && above !== undefined && !/\d/.test(above))
      whole.splice(-1, 1, `${above} ${label}`);
    else whole.push(label);
  }
  return whole;
}

/** The texts that say that all of it is given: in words, or in the place of the button. */
function statesOf(
  { labels, notes, buttons }: LabelledCard,
  { isOpen, ofOpen, button }: { isOpen: boolean; ofOpen: ReadonlySet<string>; button: string | null },
): readonly string[] {
  const aside = notes.filter((text) => text.length <= LONGEST_NOTE || saysGiven(text));
  const texts = [...labels, ...aside].filter(
    (text) => text.length <= LONGEST_STATE && !OF_STOCK.test(text) && !/\d/.test(plainSigns(text)),
  );
  const worded = [...texts, ...buttons.filter((text) => text !== button)].filter(
    (text) => saysAllGiven(text) || isDoneWord(text),
  );
  if (worded.length > 0 || isOpen) return worded;
  return texts.filter((text) => /\p{L}/u.test(text) && !NEGATION.test(text) && !ofOpen.has(text)).slice(-1);
}

/** A word has this many letters of its stem at most: "offert" and "offerts" are alike. */
const STEM = 4;

/** The beginnings of a label's longer words. */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,40}/gu) ?? [];
  return words.map((word) => word.slice(0, STEM));
}

/** Each label with its numbers at the things that have it. */
function placesOf(shapes: readonly (readonly Shape[])[]): ReadonlyMap<string, ReadonlyMap<number, Shape['numbers']>> {
  const places = new Map<string, Map<number, Shape['numbers']>>();
  for (const [index, some] of shapes.entries())
    for (const { key, numbers } of some) {
      const found = places.get(key) ?? new Map<number, Shape['numbers']>();
      places.set(key, found);
      if (!found.has(index)) found.set(index, numbers);
    }
  return places;
}

function rolesOf(
  shapes: readonly (readonly Shape[])[],
  isOpen: readonly boolean[],
  stems: ReadonlySet<string>,
): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  const places = placesOf(shapes);
  for (const key of places.keys()) {
    const role = roleOf(key);
    if (role) roles.set(key, role);
  }
  const known = new Set(roles.values());
  const open = [...places].filter(([key]) => !roles.has(key));
  for (const [key, numbersAt] of open) {
    const told = [...numbersAt].map(([index, numbers]) => ({ index, numbers, isOpen: isOpen[index] === true }));
    const isOfState = stemsOf(key).some((stem) => stems.has(stem));
    const areOfTwo = told.every(({ numbers: [some = 0, all = 0] }) => some <= all);
    if (isOfState && areOfTwo && !known.has('GIVEN')) {
      roles.set(key, 'GIVEN');
      known.add('GIVEN');
    }
    if (roles.has(key) || told.length < Math.max(2, shapes.length * USUAL)) continue;
    const asked = known.has('WANTED') || known.has('GIVEN') ? 'WANTED' : 'LEFT'; // "needs 2 · has 2"
    const wanted = shapes.map((some) => some.find((shape) => roles.get(shape.key) === asked)?.numbers[0]);
    if (known.has(asked) && known.size === 1) {
      const pairs = told.flatMap(({ index, numbers, ...one }) => {
        const all = wanted[index];
        return numbers.length === 1 && all !== undefined ? [{ ...one, some: numbers[0] ?? 0, all }] : [];
      });
      const role = pairs.every(({ some, all }) => some <= all) ? roleByButton(pairs) : null;
      if (role === 'GIVEN' && asked === 'LEFT')
        for (const [other, one] of [...roles]) if (one === 'LEFT') roles.set(other, 'WANTED');
      if (role && (asked === 'WANTED' || role === 'GIVEN')) roles.set(key, role);
      continue;
    }
    const areTwo = told.every(({ numbers: [some = 0, all = -1] }) => some <= all && all > 0);
    if (areTwo && !known.has('GIVEN') && !known.has('LEFT')) {
      const role = roleByButton(told.map(({ numbers: [some = 0, all = 0], ...one }) => ({ ...one, some, all })));
      if (role) roles.set(key, role);
    } else if (
      told.every(({ numbers }) => numbers.length === 1 && (numbers[0] ?? 0) > 0) &&
      !known.has('WANTED') &&
      roles.size > 0
    ) {
      roles.set(key, 'WANTED');
      known.add('WANTED');
    }
  }
  return roles;
}

/** "1 of 2" says how many are given where all of what lacks the button are, and how many are left where none of it is. */
function roleByButton(told: readonly { some: number; all: number; isOpen: boolean }[]): Role | null {
  const isWhere = (isClosed: (one: (typeof told)[number]) => boolean) =>
    told.some(isClosed) && told.every((one) => isClosed(one) !== one.isOpen);
  if (isWhere(({ some, all }) => some === all)) return 'GIVEN';
  return isWhere(({ some }) => some === 0) ? 'LEFT' : null;
}
