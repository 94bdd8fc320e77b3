import { LONGEST_DESCRIPTION } from './list.rules.ts';

/** In characters: nothing that can be found is longer, with room for spaces around it. */
export const LONGEST_SEARCH = 2 * LONGEST_DESCRIPTION;

/** Gives the pattern for name or description; null for all lists, and undefined where none can match. */
export function searchPattern(search: string | null | undefined): string | null | undefined {
  if (search && search.length > LONGEST_SEARCH) return undefined;
  const words = search?.trim();
  return words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null;
}
