import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret, newSecret } from '../../server/base/database/secret-token.ts';
import type { ApiKeyScope } from '../../server/core/users/api-key-scope.rules.ts';
import type { User } from '../../server/core/users/user.entity.ts';
import { ApiKey } from '../../server/keys/api-keys/api-key.entity.ts';

/** A key of somebody on the Premium plan, past its making. */
export async function anApiKey(em: EntityManager, user: User, scopes: ApiKeyScope[]) {
  const apiKey = `kl_${newSecret()}`;
  const { id } = em.create(ApiKey, {
    user,
    name: 'Till',
    scopes,
    prefix: apiKey.slice(0, 9),
    hash: hashSecret(apiKey),
  });
  await em.flush();
  return { id, apiKey, headers: { authorization: `Bearer ${apiKey}` } };
}
