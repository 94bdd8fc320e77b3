import { z } from 'zod';

export const apiKeyScope = z.enum(['READ_LISTS', 'WRITE_LISTS', 'SEE_BUYERS', 'ADD_ITEMS', 'SYNC_REMINDERS']);
export type ApiKeyScope = z.output<typeof apiKeyScope>;

/** Each is for one program: the browser extension, and the reminders of a phone. */
export const SINGLE_PURPOSES: readonly ApiKeyScope[] = ['ADD_ITEMS', 'SYNC_REMINDERS'];

/** Such a key works on every plan, and opens nothing but what the program needs. */
export function isSinglePurpose(scopes: readonly ApiKeyScope[]): boolean {
  return scopes.every((scope) => SINGLE_PURPOSES.includes(scope));
}
