/**
 * Finding part of a name without an extension of the database: the function trigrams_of, which a migration makes, gives the
 * groups of three letters in a text, and an index of them leaves few rows to compare.
 */

/** As long as anything that is searched, and no longer. */
export const LONGEST_SEARCH = 100;

/** What is searched for; null where nothing is. */
export function searchedWords(search: string | null | undefined): string | null {
  return search?.trim().slice(0, LONGEST_SEARCH).toLowerCase() || null;
}

/** Whether `text`, in lower case, holds the words of the value `$words`, of which `$pattern` is the pattern for `like`. */
export function holdsWords(text: string): string {
  return holding(text, '$words', '$pattern');
}

/** The same with question marks, for the words and for the pattern. */
export function holdsText(text: string): string {
  return holding(text, '?', '?');
}

function holding(text: string, words: string, pattern: string): string {
  return `(trigrams_of(${text}) @> coalesce(trigrams_of(${words}::text), '{}') and ${text} like ${pattern}::text)`;
}

/** The pattern for `like` of whatever holds these words. */
export function patternOf(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
