import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../errors/errors.ts';

/**
 * Finds part of a text without an extension of the database: the function grams_of, which a migration makes,
 * gives the groups of one, two and three letters in a text.
 */

/** An e-mail address is the longest text that is searched. */
export const LONGEST_SEARCH = 254;

/** Null for none. A longer search than anything that could be found is refused. */
export function searchedWords(search: string | null | undefined): string | null {
  if (search && search.length > LONGEST_SEARCH)
    throw new InvalidInput({ search: [t`A search must be at most ${LONGEST_SEARCH} characters`] });
  return search?.trim().toLowerCase() || null;
}

/**
 * Making the groups of each row takes a hundred times longer than reading the rows that an index finds, even if
 * these are all, and PostgreSQL does not know that.
 */
export function searching<Result>(
  em: EntityManager,
  words: string | null,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  if (words === null) return work(em);
  return em.transactional(async (inside) => {
    await inside.execute('set local enable_seqscan = off');
    return work(inside);
  });
}

export function holdsWords(text: string): string {
  return holding(text, '$words', '$pattern');
}

export function holdsText(text: string): string {
  return holding(text, '?', '?');
}

/**
 * The index is asked for adjacent groups and for the last one; together they are the words. A search of one or two
 * letters is its own group. More groups would find hardly less, and each costs reading every row that has it, as all
 * addresses of one provider share an ending.
 */
function holding(text: string, words: string, pattern: string): string {
  const groups = `(select array_agg(substr(words, place, 3)) || right(words, 3)
    from (select ${words}::text) given (words), generate_series(1, greatest(length(words) - 2, 1), 3) place group by words)`;
  return `(grams_of(${text}) @> ${groups} and ${text} like ${pattern}::text)`;
}

export function patternOf(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
