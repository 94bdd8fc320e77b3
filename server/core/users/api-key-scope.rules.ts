import { z } from 'zod';

export const apiKeyScope = z.enum(['READ_LISTS', 'WRITE_LISTS', 'SEE_BUYERS', 'ADD_ITEMS']);
export type ApiKeyScope = z.output<typeof apiKeyScope>;

/** Whether a key can do nothing but add items, as the one of a browser extension. It works on every plan. */
export function canOnlyAdd(scopes: readonly ApiKeyScope[]): boolean {
  return scopes.every((scope) => scope === 'ADD_ITEMS');
}
