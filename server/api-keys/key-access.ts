import type { EntityManager } from '@mikro-orm/postgresql';
import { announceEvent } from '../events/announce.ts';
import type { ApiKeyScope } from '../users/api-key-scope.rules.ts';
import { ApiKey } from './api-key.entity.ts';
import { KeyNotAllowed } from './errors.ts';

/** What an API key must be allowed to for a call; `nothing` lets every key call, `never` none. */
export type KeyAccess = ApiKeyScope | 'nothing' | 'never';

/** Lets everybody through who came without an API key, and keys that have the scope. */
export function assertKeyMay(keyScopes: readonly ApiKeyScope[] | null, needed: KeyAccess): void {
  if (!keyScopes || needed === 'nothing') return;
  if (needed === 'never' || !keyScopes.includes(needed)) throw new KeyNotAllowed(needed);
}

/** Ends keys and the sockets that were opened with them, in the transaction that gives the reason. Says how many. */
export async function revokeKeys(em: EntityManager, which: { id?: string; user: string }): Promise<number> {
  const keys = await em.find(ApiKey, which, { fields: ['id'], disableIdentityMap: true });
  const ids = keys.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await em.nativeDelete(ApiKey, { id: ids });
  await announceEvent(em, { kind: 'SESSIONS_ENDED', sessionIds: ids });
  return ids.length;
}
