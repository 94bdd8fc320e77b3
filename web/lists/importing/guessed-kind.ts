import { LANGUAGE_TAGS } from '#rules/base/languages/languages';
import type { FileWays, FoundList } from '#rules/shops/imports/found-file';
import { isOfGifts, isOfRegistries, kindToldBy } from '#rules/shops/imports/told-kind';
import type { Kind } from '../../base/design/kinds.ts';
import { type AisleWords, aisleOf } from '../items/aisles/aisle-words.ts';
import { loadAisleWords } from '../items/aisles/load-words.ts';
import { toldDay } from './told-event.ts';

/** Fewer things tell nothing of a list. */
const FEWEST = 3;

/** As much of a long list is looked at. */
const SAMPLE = 40;

/** The share of everyday things from which a list is one for shopping. */
const ENOUGH = 0.5;

/** The kind that a list is said to be of, else the one that its name and its rows tell, else a shopping list where most of its things are everyday ones. */
export async function guessedKind(list: FoundList, ways: FileWays): Promise<Kind | undefined> {
  const told = list.kind ?? kindToldBy(list, ways);
  if (told) return told;
  if (isOfRegistries(list.name)) return toldDay(list) ? 'REGISTRY' : undefined; // a registry needs its day
  const { columns, rows } = list.table;
  const name = columns.indexOf('name');
  if (name < 0 || isOfGifts(list.table) || rows.length < FEWEST) return undefined;
  const languages = await loadAisleWords(LANGUAGE_TAGS);
  const some = rows.slice(0, SAMPLE);
  const isEveryday = (thing: string, language: AisleWords) =>
    thing.split(/[,;]/).some((part) => (aisleOf(part, language) ?? 'none') !== 'none');
  const isOne = languages.some(
    (language) => some.filter((row) => isEveryday(row[name] ?? '', language)).length >= some.length * ENOUGH,
  );
  return isOne ? 'SHOPPING' : undefined;
}
