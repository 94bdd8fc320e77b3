import { type ApiKeyScope, isSinglePurpose } from '../users/api-key-scope.rules.ts';

export type KeyAccess = ApiKeyScope | 'nothing' | 'never';

/** A key for a single purpose is let into nothing else, not even what is for everybody. */
export function isEnough(scopes: readonly ApiKeyScope[], needed: KeyAccess): boolean {
  if (needed === 'never') return false;
  if (needed === 'ADD_ITEMS') return scopes.includes('ADD_ITEMS') || scopes.includes('WRITE_LISTS');
  if (needed === 'SYNC_REMINDERS') return scopes.includes('SYNC_REMINDERS');
  return !isSinglePurpose(scopes) && (needed === 'nothing' || scopes.includes(needed));
}
