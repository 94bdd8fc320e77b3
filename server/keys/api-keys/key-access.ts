import type { EntityManager } from '@mikro-orm/postgresql';
import { NotAllowed, NotSignedIn } from '../../base/errors/errors.ts';
import type { ActionAccess } from '../../core/access/actions.rules.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { ApiKeyScope } from '../../core/users/api-key-scope.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { isAdministrator } from '../../core/users/user.policy.ts';
import { ApiKey } from './api-key.entity.ts';
import { KeyNotAllowed } from './errors.ts';

interface Asking {
  viewerOrGuest: User | null;
  /** The scopes of the API key with which they ask. */
  keyScopes: readonly ApiKeyScope[] | null;
}

/** Refuses guests where signing in is required, keys without the scope, and people without the role. */
export function assertMayAsk({ viewerOrGuest, keyScopes }: Asking, { signIn, key, role }: ActionAccess): void {
  if (signIn === 'required' && !viewerOrGuest) throw new NotSignedIn();
  if (keyScopes && key !== 'nothing' && (key === 'never' || !keyScopes.includes(key))) throw new KeyNotAllowed(key);
  if (role && !isAdministrator(viewerOrGuest)) throw new NotAllowed();
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
