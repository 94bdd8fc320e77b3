import type { FoundList } from '#rules/shops/imports/found-file';
import type { Kind } from '../../base/design/kinds.ts';
import { aisleOf } from '../items/aisles/aisle-words.ts';
import { loadAisleWords } from '../items/aisles/load-words.ts';

/** Fewer things tell nothing of a list. */
const FEWEST = 3;

/** As much of a long list is looked at. */
const SAMPLE = 40;

/** The share of everyday things from which a list is one for shopping. */
const ENOUGH = 0.5;

/** The kind that a list is said to be of, else a shopping list where most of its things are everyday ones, without a link or a price. */
export async function guessedKind({ kind, table: { columns, rows } }: FoundList): Promise<Kind | undefined> {
  if (kind) return kind;
  const name = columns.indexOf('name');
  const isOfGifts = (['link', 'price', 'picture', 'mostWanted', 'fund'] as const).some((one) => columns.includes(one));
  if (name < 0 || isOfGifts || rows.length < FEWEST) return undefined;
  const languages = await loadAisleWords();
  const some = rows.slice(0, SAMPLE);
  const isEveryday = (thing: string) =>
    thing.split(/[,;]/).some((part) => languages.some((language) => (aisleOf(part, language) ?? 'none') !== 'none'));
  return some.filter((row) => isEveryday(row[name] ?? '')).length >= some.length * ENOUGH ? 'SHOPPING' : undefined;
}
