import type { EntityManager } from '@mikro-orm/postgresql';
import { NotAllowed, NotSignedIn } from '../../base/errors/errors.ts';
import type { ActionAccess } from '../../core/access/access-levels.rules.ts';
import { isEnough } from '../../core/access/enough-key.rules.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { ApiKeyScope } from '../../core/users/api-key-scope.rules.ts';
import { SecondFactorMissing } from '../../core/users/errors.ts';
import type { User } from '../../core/users/user.entity.ts';
import { isAdministrator } from '../../core/users/user.policy.ts';
import { ApiKey } from './api-key.entity.ts';
import { KeyNotAllowed } from './errors.ts';

interface Asking {
  viewerOrGuest: User | null;
  keyScopes: readonly ApiKeyScope[] | null;
  isSecondFactorMissing: boolean;
}

export function assertMayAsk(asking: Asking, { signIn, key, role }: ActionAccess): void {
  const { viewerOrGuest, keyScopes } = asking;
  if (signIn === 'required' && !viewerOrGuest) throw new NotSignedIn();
  if (keyScopes && !isEnough(keyScopes, key)) throw new KeyNotAllowed(key);
  if (!role) return;
  if (!isAdministrator(viewerOrGuest)) throw new NotAllowed();
  if (asking.isSecondFactorMissing) throw new SecondFactorMissing();
}

/** Ends their sockets, too, in the transaction that gives the reason. */
export async function revokeKeys(em: EntityManager, which: { id?: string; user: string }): Promise<number> {
  const keys = await em.find(ApiKey, which, { fields: ['id'], disableIdentityMap: true });
  const ids = keys.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await em.nativeDelete(ApiKey, { id: ids });
  await announceEvent(em, { kind: 'SESSIONS_ENDED', sessionIds: ids });
  return ids.length;
}
