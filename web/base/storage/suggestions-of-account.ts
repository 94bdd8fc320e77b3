import { SUGGESTIONS } from './suggestions-key.ts';

/** Suggestions of an account that have not arrived, of which signing out needs to know no more than whose they are. */
export function countSuggestionsOf(ownerId: string | undefined): number {
  return kept().filter((one) => one.ownerId === ownerId).length;
}

export function deleteSuggestionsOf(ownerId: string | undefined): void {
  const others = kept().filter((one) => one.ownerId !== ownerId);
  if (others.length > 0) localStorage.setItem(SUGGESTIONS, JSON.stringify(others));
  else localStorage.removeItem(SUGGESTIONS);
}

function kept(): { ownerId: string | null }[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SUGGESTIONS) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return []; // no storage, or somebody else wrote there
  }
}
