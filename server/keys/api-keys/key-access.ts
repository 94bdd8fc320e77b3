import type { EntityManager } from '@mikro-orm/postgresql';
import { NotAllowed, NotSignedIn } from '../../base/errors/errors.ts';
import { type ActionAccess, isEnough } from '../../core/access/actions.rules.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { ApiKeyScope } from '../../core/users/api-key-scope.rules.ts';
import { SecondFactorMissing } from '../../core/users/errors.ts';
import type { User } from '../../core/users/user.entity.ts';
import { isAdministrator } from '../../core/users/user.policy.ts';
import { ApiKey } from './api-key.entity.ts';
import { KeyNotAllowed } from './errors.ts';

interface Asking {
  viewerOrGuest: User | null;
  /** The scopes of the API key with which they ask. */
  keyScopes: readonly ApiKeyScope[] | null;
  /** Whether the site asks administrators for a second factor, and the session was opened without one. */
  isSecondFactorMissing: boolean;
}

/** Refuses guests where signing in is required, keys without the scope, people without the role, and administrators without a second factor. */
export function assertMayAsk(asking: Asking, { signIn, key, role }: ActionAccess): void {
  const { viewerOrGuest, keyScopes } = asking;
  if (signIn === 'required' && !viewerOrGuest) throw new NotSignedIn();
  if (keyScopes && !isEnough(keyScopes, key)) throw new KeyNotAllowed(key);
  if (!role) return;
  if (!isAdministrator(viewerOrGuest)) throw new NotAllowed();
  if (asking.isSecondFactorMissing) throw new SecondFactorMissing();
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
