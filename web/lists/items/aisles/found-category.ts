import { nameKey } from '#rules/base/text/name-key';
import { categoryKey } from '../../../base/text/category-groups.ts';
import { type AisleWords, aisleNamed, aisleOf, foldedWords } from './aisle-words.ts';
import { AISLES, type Aisle, aisleName } from './aisles.ts';

interface Thing {
  title: string;
  category: string;
}

interface Household {
  /** All that stand on the list, bought or not; null where this device does not know it. */
  things: readonly Thing[] | null;
  categoryOrder: readonly string[];
  /** By their names' keys, as they were bought the last time. */
  usuals: Readonly<Record<string, Thing>>;
}

/** So many things without a category were left without one on purpose: headings do not come by themselves between them. */
const LEFT_WITHOUT = 5;

/** The category of a thing as this household last had it; undefined for a thing that it did not have. */
export function learnedCategory(title: string, { things, usuals, ...list }: Household): string | undefined {
  const key = nameKey(title);
  const alike = things?.filter((thing) => nameKey(thing.title) === key) ?? [];
  const onList = alike.findLast(({ category }) => categoryKey(category) !== '') ?? alike[0];
  if (onList) return onList.category; // a thing that somebody has left without one stays so
  const before = Object.hasOwn(usuals, key) ? usuals[key]?.category : undefined;
  if (!before) return undefined;
  const spelt = [...(things ?? []).map(({ category }) => category), ...list.categoryOrder];
  return spelt.find((category) => sameWords(category, before)) ?? before;
}

/**
 * The category that the words of the languages give a thing, under the name that the list or the household has for it. None where nobody
 * uses such categories: a list that is sorted by shops or days, or by nothing, stays as it is.
 */
export function categoryByWords(
  title: string,
  { things, categoryOrder, usuals }: Household,
  languages: readonly AisleWords[],
): string {
  if (!things) return '';
  const aisleFor = (name: string) => firstOf(languages, (language) => aisleOf(name, language));
  const meant = (category: string): Aisle | null => firstOf(languages, (language) => aisleNamed(category, language));
  const isNamed = (aisle: Aisle, category: string) =>
    meant(category) === aisle || sameWords(category, aisleName(aisle));
  const aisle = aisleFor(title);
  if (!aisle) return '';

  const filed = things.filter(({ category }) => categoryKey(category) !== '');
  const ofList = [...filed.map(({ category }) => category), ...categoryOrder];
  const ofHousehold = Object.values(usuals).flatMap(({ category }) => category || []);
  const isSorted = ofList.some((category) => meant(category) !== null || isOurs(category));
  const isLeftWithout = ofList.length > 0 || things.length >= LEFT_WITHOUT;
  if (!isSorted && (isLeftWithout || !ofHousehold.some((category) => meant(category) || isOurs(category)))) return '';

  const named = [...ofList, ...ofHousehold].find((category) => isNamed(aisle, category));
  if (named) return named;
  const beside = new Map(
    filed.filter((thing) => aisleFor(thing.title) === aisle).map(({ category }) => [categoryKey(category), category]),
  );
  const [only] = beside.values();
  return beside.size === 1 && only !== undefined ? only : aisleName(aisle);
}

/** One that was given by these words before. */
function isOurs(category: string): boolean {
  return AISLES.some((aisle) => sameWords(category, aisleName(aisle)));
}

function sameWords(one: string, other: string): boolean {
  return foldedWords(one).join(' ') === foldedWords(other).join(' ');
}

function firstOf<Answer>(
  languages: readonly AisleWords[],
  ask: (language: AisleWords) => Answer | null,
): Answer | null {
  for (const language of languages) {
    const answer = ask(language);
    if (answer !== null) return answer;
  }
  return null;
}
